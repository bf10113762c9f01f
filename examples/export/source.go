package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"iter"
	"math/rand/v2"
	"os"
	"strings"

	"github.com/railhex/railhex/examples/bots"
	"github.com/railhex/railhex/examples/bots/table"
	"github.com/railhex/railhex/examples/recordfiles"
	"github.com/railhex/railhex/examples/selfplay/policy"
	"github.com/railhex/railhex/steamrollers"
)

// errUsageShown is the error of flags that have said themselves what is wrong.
var errUsageShown = errors.New("usage shown")

// parse reads the command line: which games are to be exported.
func parse(args []string, stderr io.Writer) (iter.Seq2[steamrollers.Record, error], error) {
	flags := flag.NewFlagSet("export", flag.ContinueOnError)
	flags.SetOutput(stderr)
	games := flags.Int("games", 1, "how many games to play, where no record is named")
	players := flags.Int("players", 2, "players of these games, 2 to 5")
	name := flags.String("policy", "builder", "who plays them: "+strings.Join(bots.Names(), ", "))
	seed := flags.Uint64("seed", 1, "seed of the first of them; each game has the next")
	if err := flags.Parse(args); err != nil {
		return nil, errUsageShown
	}
	if flags.NArg() > 0 {
		var faults []error
		flags.Visit(func(f *flag.Flag) {
			faults = append(faults, fmt.Errorf("-%s is about games that are played: leave it out, or the names of records", f.Name))
		})
		return recorded(flags.Args()), errors.Join(faults...)
	}
	player, unknown := bots.Named(*name)
	start, err := steamrollers.New(steamrollers.Setup{Players: *players})
	err = errors.Join(unknown, err)
	if *games < 1 {
		err = errors.Join(err, fmt.Errorf("-games %d: at least one is played", *games))
	}
	return played(start, player, *games, *seed), err
}

// played plays games.
func played(start steamrollers.State, player bots.Player, games int, seed uint64) iter.Seq2[steamrollers.Record, error] {
	return func(yield func(steamrollers.Record, error) bool) {
		for i := range games {
			if !yield(policy.Record(start, table.AsPolicy(player), rand.New(rand.NewPCG(seed+uint64(i), 0))), nil) {
				return
			}
		}
	}
}

// recorded reads games from files.
func recorded(files []string) iter.Seq2[steamrollers.Record, error] {
	return func(yield func(steamrollers.Record, error) bool) {
		for _, file := range files {
			if !yield(read(file)) {
				return
			}
		}
	}
}

// read reads a record that can be replayed.
func read(file string) (steamrollers.Record, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return steamrollers.Record{}, err
	}
	record, err := steamrollers.ParseRecord(string(text), recordfiles.Beside(file))
	if err == nil {
		_, err = record.Replay()
	}
	if err != nil {
		return steamrollers.Record{}, fmt.Errorf("%s: %w", file, err)
	}
	return record, nil
}
