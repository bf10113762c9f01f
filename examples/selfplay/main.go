package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/variants/family/table"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

const (
	exitPlayed = iota
	exitUnwritten
	exitUsage
)

func run(args []string, stdout, stderr io.Writer) int {
	play, err := parse(args, stderr)
	if err != nil {
		if !errors.Is(err, errUsageShown) {
			fmt.Fprintln(stderr, "selfplay:", err)
		}
		return exitUsage
	}
	if _, err := io.WriteString(stdout, play()); err != nil {
		fmt.Fprintln(stderr, "selfplay:", err)
		return exitUnwritten
	}
	return exitPlayed
}

// errUsageShown is the error of flags that have said themselves what is wrong.
var errUsageShown = errors.New("usage shown")

// An order is what is asked for on the command line.
type order struct {
	game   string
	seed   uint64
	policy string
	words  setupwords.Words // the players and components of any game, and what is SteamRollers' own

	younger setupwords.Younger
}

// parse reads the command line, and gives what plays the game and prints its record.
func parse(args []string, stderr io.Writer) (play func() string, err error) {
	flags := flag.NewFlagSet("selfplay", flag.ContinueOnError)
	flags.SetOutput(stderr)
	var o order
	flags.StringVar(&o.game, "game", games[0].name, "what is played: "+strings.Join(setupwords.Games(), " or "))
	flags.Uint64Var(&o.seed, "seed", 0, "`number` that decides the game; must be given")
	flags.StringVar(&o.policy, "policy", "builder", "how the players decide: "+strings.Join(table.Names(), " or "))
	o.younger.Define(flags)
	o.words.Define(flags)
	if err := flags.Parse(args); err != nil {
		return nil, errUsageShown
	}
	if err := setupwords.OnlyFlags(flags); err != nil {
		return nil, err
	}
	if !isSet(flags, "seed") {
		return nil, errors.New("-seed is missing: a number that decides the game")
	}
	if err := setupwords.CheckGame(o.game, flags); err != nil {
		return nil, err
	}
	o.younger.Players, o.younger.Components = o.words.Players, o.words.Components
	i := slices.IndexFunc(games, func(g game) bool { return g.name == o.game })
	return games[i].prepare(o)
}

func isSet(flags *flag.FlagSet, name string) (set bool) {
	flags.Visit(func(f *flag.Flag) { set = set || f.Name == name })
	return set
}
