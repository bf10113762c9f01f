// Package command is the command railhex for games of your own:
//
//	func main() { os.Exit(command.Main(os.Args[1:], described.Game())) }
//
// A command needs the parts of a description that it uses: export needs Arrays, check needs
// Formats, vectors needs Vectors. Everything else has defaults.
package command

import (
	"context"
	_ "embed"
	"fmt"
	"strings"
	"text/tabwriter"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/railhex/internal/check"
	"github.com/railhex/railhex/examples/railhex/internal/export"
	"github.com/railhex/railhex/examples/railhex/internal/play"
	"github.com/railhex/railhex/examples/railhex/internal/referee"
	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/examples/railhex/internal/train"
	"github.com/railhex/railhex/examples/railhex/internal/vectors"
	"github.com/railhex/railhex/variants/family/describe"
)

// program is what railhex can do.
var program = cli.Program{
	Name: "railhex", Does: "plays, adjudicates, checks and exports games",
	Commands: []cli.Command{
		play.Command, referee.Command, selfplay, rules, check.Command, vectors.Command, export.Command, train.Command,
	},
}

// Main runs the command that the arguments name on some games, and returns its exit status:
// 0 if all is well, 1 if something is wrong with what was read or played, and 2 for wrong usage.
// The first game is the one that is meant where none is named.
func Main(args []string, games ...describe.Game) int { return program.Main(args, games...) }

//go:embed rules.txt
var rulesHelp string

// rules prints the rules.
var rules = cli.Command{
	Name: "railhex rules", Does: "print the rules of a game, or one of them with its ruling",
	Usage: []string{"[flags]", "[flags] RULE"}, Help: rulesHelp, Run: runRules,
}

func runRules(c *cli.Call) (status int, err error) {
	name := c.Flags.String("game", c.Games.Names()[0], "`name` of the game: "+strings.Join(c.Games.Names(), ", "))
	language := c.Language()
	if err := c.Parse(1); err != nil {
		return cli.Misused, err
	}
	g, err := cli.Named(c.Games, *name)
	if err != nil {
		return cli.Misused, err
	}
	v, wanted := say.In(*language), strings.ToUpper(c.Flags.Arg(0))
	if wanted == "" {
		table := tabwriter.NewWriter(c.Out, 0, 0, 2, ' ', 0)
		for _, rule := range g.About().Rules {
			fmt.Fprintf(table, "%s\t%s\n", rule.String(), g.RuleText(rule, v.Manner()))
		}
		return cli.Done, table.Flush()
	}
	rule := say.RuleOf(g, wanted)
	if rule == nil {
		return cli.Failed, fmt.Errorf("%s has no rule %s", g.Name(), wanted)
	}
	fmt.Fprintln(c.Out, v.Rule(g, rule))
	if ruling := v.Ruling(g, rule); ruling != "" {
		fmt.Fprintln(c.Out, ruling)
	}
	return cli.Done, nil
}

//go:embed selfplay.txt
var selfplayHelp string

// selfplay plays a whole game.
var selfplay = cli.Command{
	Name: "railhex selfplay", Does: "play a whole game by itself and print its record",
	Help: selfplayHelp, Run: runSelfplay,
}

func runSelfplay(c *cli.Call) (status int, err error) {
	seed := c.Flags.Uint64("seed", 1, "`number` that decides the game")
	seats := c.Seats()
	setup := cli.NewSetup(c.Flags, c.Games)
	if err := c.Parse(0); err != nil {
		return cli.Misused, err
	}
	start, err := setup.Begin()
	if err != nil {
		return cli.Misused, err
	}
	bots, err := cli.Seated(start, cli.Bots(start.Of(), *seats), 0)
	if err != nil {
		return cli.Misused, err
	}
	var moves []string
	made := func(_ describe.Position, move string, _ describe.Position) error {
		moves = append(moves, move)
		return nil
	}
	if err := start.Of().Play(context.Background(), start, bots, *seed, made); err != nil {
		return cli.Failed, err
	}
	record, err := start.Record(moves, describe.Notes{})
	if err != nil {
		return cli.Failed, err
	}
	fmt.Fprint(c.Out, setup.Named(record))
	return cli.Done, nil
}
