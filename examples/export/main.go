package main

import (
	"os"

	"github.com/railhex/railhex/examples/export/exporting"
	"github.com/railhex/railhex/internal/games"
)

func main() { os.Exit(exporting.Run(os.Args[1:], games.All()...)) }
