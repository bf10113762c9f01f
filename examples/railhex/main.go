// Command railhex plays, adjudicates, checks and exports games of SteamRollers, Steam Power
// and Steam.
//
//	go run ./examples/railhex help
//	go run ./examples/railhex help referee
//	go run ./examples/railhex play
//
// Its commands have one way to say what is played (-game, -players and the fields of a setup),
// who plays (-seats), by which seed, in which -language, and where to write (-out). Package
// command has all of it for a game of your own.
package main

import (
	"os"

	"github.com/railhex/railhex/examples/railhex/command"
	"github.com/railhex/railhex/internal/games"
)

func main() { os.Exit(command.Main(os.Args[1:], games.All()...)) }
