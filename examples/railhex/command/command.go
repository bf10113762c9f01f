// Package command is the command railhex for games of your own:
//
//	func main() { os.Exit(command.Main(os.Args[1:], described.Game())) }
//
// A command needs the parts of a description that it uses: export needs Arrays, check needs
// Formats, vectors needs Vectors. Everything else has defaults.
package command

import (
	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/railhex/internal/check"
	"github.com/railhex/railhex/examples/railhex/internal/export"
	"github.com/railhex/railhex/examples/railhex/internal/play"
	"github.com/railhex/railhex/examples/railhex/internal/referee"
	"github.com/railhex/railhex/examples/railhex/internal/train"
	"github.com/railhex/railhex/examples/railhex/internal/vectors"
	"github.com/railhex/railhex/variants/family/describe"
)

// program is what railhex can do.
var program = cli.Program{Name: "railhex", Does: "plays, adjudicates, checks and exports games", Commands: []cli.Command{
	play.Command, referee.Command, selfplay, rules, check.Command, vectors.Command, export.Command, train.Command,
}}

// Main runs the command that the arguments name on some games, and returns its exit status:
// 0 if all is well, 1 if something is wrong with what was read or played, and 2 for wrong usage.
// The first game is the one that is meant where none is named.
func Main(args []string, games ...describe.Game) int { return program.Main(args, games...) }
