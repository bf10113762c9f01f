package main

import (
	"os"

	"github.com/railhex/railhex/examples/pipeline/pipeline"
	"github.com/railhex/railhex/internal/games"
)

func main() { os.Exit(pipeline.Run(os.Args[1:], games.All()...)) }
