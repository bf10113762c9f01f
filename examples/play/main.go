package main

import (
	"os"

	"github.com/railhex/railhex/examples/play/terminal"
	"github.com/railhex/railhex/internal/games"
)

func main() { os.Exit(terminal.Run(os.Args[1:], games.All()...)) }
