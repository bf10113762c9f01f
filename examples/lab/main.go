// Command lab has players of a game meet each other, and says who is stronger and what the games
// say of the game:
//
//	go -C examples/lab run . -seats greedy,builder
//	go -C examples/lab run . -help
//
// learn.py beside it fits a value to exported games.
package main

import (
	"os"

	"github.com/railhex/railhex/examples/lab/tournament"
	"github.com/railhex/railhex/internal/games"
)

func main() { os.Exit(tournament.Main(os.Args[1:], games.All()...)) }
