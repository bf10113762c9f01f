package main

import (
	"os"

	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/internal/training"
)

func main() { os.Exit(training.Run(os.Args[1:], os.Stdout, os.Stderr, games.Trained()...)) }
