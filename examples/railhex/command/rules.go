package command

import (
	_ "embed"
	"fmt"
	"strings"
	"text/tabwriter"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/railhex/internal/say"
)

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
