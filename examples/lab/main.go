// Command lab finds out what bots are worth: tournaments, and values learned from exported
// games.
//
//	go -C examples/lab run . help
//	go -C examples/lab run . tournament -seats greedy,builder
//	go run ./examples/railhex export -games 1200 -seats greedy | go -C examples/lab run . learn
package main

import (
	"os"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/lab/internal/learn"
	"github.com/railhex/railhex/examples/lab/tournament"
	"github.com/railhex/railhex/internal/games"
)

func main() {
	lab := cli.Program{
		Name: "lab", Does: "finds out what bots are worth",
		Commands: []cli.Command{tournament.Command(), learn.Command},
	}
	os.Exit(lab.Main(os.Args[1:], games.All()...))
}
