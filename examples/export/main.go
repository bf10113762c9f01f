package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/railhex/railhex/variants/family/table"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

const (
	exitWritten = iota
	exitRefused
	exitUsage
)

func run(args []string, stdout, stderr io.Writer) int {
	o, err := parse(args, stderr)
	if err != nil {
		if !errors.Is(err, errUsageShown) {
			fmt.Fprintln(stderr, "export:", err)
		}
		return exitUsage
	}
	out := bufio.NewWriter(stdout)
	status, err := o.game.export(o, json.NewEncoder(out))
	if flushed := out.Flush(); err == nil && flushed != nil {
		status, err = exitUsage, flushed
	}
	if err != nil {
		fmt.Fprintln(stderr, "export:", err)
	}
	return status
}

// errUsageShown is the error of flags that have said themselves what is wrong.
var errUsageShown = errors.New("usage shown")

// options is what is asked for on the command line.
type options struct {
	game    game
	records []string // files, or none: then games are played
	games   int
	players int // 0 for as many as the game has at least
	bots    []string
	seed    uint64
	told    io.Writer // how long it will take
}

// A game is one that can be exported.
type game interface {
	name() string
	// check says what is wrong with the players of games that are to be played.
	check(o options) error
	// export writes the lines of the games, up to the first that is refused.
	export(o options, out *json.Encoder) (status int, err error)
}

// games are those that can be exported, the one first that is meant unless another is
// asked for.
var games = []game{steamRollers, steamPower, steamGame}

func parse(args []string, stderr io.Writer) (o options, err error) {
	var names []string
	for _, g := range games {
		names = append(names, g.name())
	}
	flags := flag.NewFlagSet("export", flag.ContinueOnError)
	flags.SetOutput(stderr)
	o.told = stderr
	of := flags.String("game", names[0], "of which game: "+strings.Join(names, ", "))
	flags.IntVar(&o.games, "games", 1, "how many games to play, where no record is named")
	flags.IntVar(&o.players, "players", 0, "players of these games; unless given as few as the game can have, and not one")
	policy := flags.String("policy", "builder", "who plays them, or several names with commas, who take turns at the seats: "+strings.Join(table.Names(), ", "))
	flags.Uint64Var(&o.seed, "seed", 1, "seed of the first of them; each game has the next")
	if err := flags.Parse(args); err != nil {
		return o, errUsageShown
	}
	i := slices.Index(names, *of)
	if i < 0 {
		return o, fmt.Errorf("-game %s: it is one of %s", *of, strings.Join(names, ", "))
	}
	o.game, o.records, o.bots = games[i], flags.Args(), strings.Split(*policy, ",")
	if len(o.records) > 0 {
		var faults []error
		flags.Visit(func(f *flag.Flag) {
			if f.Name != "game" {
				faults = append(faults, fmt.Errorf("-%s is about games that are played: leave it out, or the names of records", f.Name))
			}
		})
		return o, errors.Join(faults...)
	}
	if o.games < 1 {
		err = fmt.Errorf("-games %d: at least one is played", o.games)
	}
	return o, errors.Join(err, o.game.check(o))
}
