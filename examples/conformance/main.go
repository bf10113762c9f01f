package main

import (
	"os"

	"github.com/railhex/railhex/examples/conformance/examining"
	"github.com/railhex/railhex/internal/games"
)

func main() { os.Exit(examining.Run(os.Args[1:], games.All()...)) }
