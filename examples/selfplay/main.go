package main

import (
	"os"

	"github.com/railhex/railhex/examples/selfplay/selfplay"
	"github.com/railhex/railhex/internal/games"
)

func main() { os.Exit(selfplay.Run(os.Args[1:], games.All()...)) }
