package main

import (
	"os"

	"github.com/railhex/railhex/examples/club/server/serving"
	"github.com/railhex/railhex/internal/games"
)

func main() { os.Exit(serving.Run(os.Args[1:], games.All()...)) }
