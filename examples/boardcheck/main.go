package main

import (
	"os"

	"github.com/railhex/railhex/examples/boardcheck/checking"
	"github.com/railhex/railhex/internal/games"
)

func main() { os.Exit(checking.Run(os.Args[1:], games.All()...)) }
