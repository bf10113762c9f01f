package main

import (
	"os"

	"github.com/railhex/railhex/examples/referee/refereeing"
	"github.com/railhex/railhex/internal/games"
)

func main() { os.Exit(refereeing.Run(os.Args[1:], games.All()...)) }
