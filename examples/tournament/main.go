package main

import (
	"os"

	"github.com/railhex/railhex/examples/tournament/tournament"
	"github.com/railhex/railhex/internal/games"
)

func main() { os.Exit(tournament.Run(os.Args[1:], games.All()...)) }
