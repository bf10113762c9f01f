package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"strings"

	"github.com/railhex/railhex/examples/selfplay/policy"
	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/steamrollers"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

const (
	exitPlayed = iota
	exitUnwritten
	exitUsage
)

func run(args []string, stdout, stderr io.Writer) int {
	game, err := parse(args, stderr)
	if err != nil {
		if !errors.Is(err, errUsageShown) {
			fmt.Fprintln(stderr, "selfplay:", err)
		}
		return exitUsage
	}
	if _, err := io.WriteString(stdout, game.play()); err != nil {
		fmt.Fprintln(stderr, "selfplay:", err)
		return exitUnwritten
	}
	return exitPlayed
}

// A game is what is asked for on the command line.
type game struct {
	seed              uint64
	start             steamrollers.State
	policy            policy.Policy
	board, components string // as the record names them
}

// errUsageShown is the error of flags that have said themselves what is wrong.
var errUsageShown = errors.New("usage shown")

// parse reads the command line.
func parse(args []string, stderr io.Writer) (game, error) {
	flags := flag.NewFlagSet("selfplay", flag.ContinueOnError)
	flags.SetOutput(stderr)
	var words setupwords.Words
	seed := flags.Uint64("seed", 0, "`number` that decides the game; must be given")
	name := flags.String("policy", "builder", "how the players decide: "+strings.Join(policy.Names(), " or "))
	words.Define(flags)
	if err := flags.Parse(args); err != nil {
		return game{}, errUsageShown
	}
	if err := setupwords.OnlyFlags(flags); err != nil {
		return game{}, err
	}
	if !isSet(flags, "seed") {
		return game{}, errors.New("-seed is missing: a number that decides the game")
	}
	players, ok := policy.Named(*name)
	if !ok {
		return game{}, fmt.Errorf("-policy %s: it is %s", *name, strings.Join(policy.Names(), " or "))
	}
	setup, err := words.Setup()
	if err != nil {
		return game{}, err
	}
	start, err := steamrollers.New(setup)
	return game{*seed, start, players, words.Board, words.Components}, err
}

func isSet(flags *flag.FlagSet, name string) (set bool) {
	flags.Visit(func(f *flag.Flag) { set = set || f.Name == name })
	return set
}

// play plays the game and gives its record.
func (g game) play() string {
	record := policy.Record(g.start, g.policy, rand.New(rand.NewPCG(g.seed, 0)))
	return withHeader(withHeader(record.String(), "board", g.board), "components", g.components)
}

// withHeader is a record in whose header the line that begins with a word says
// something else.
func withHeader(record, word, value string) string {
	before, rest, _ := strings.Cut(record, "\n"+word+" ")
	_, after, _ := strings.Cut(rest, "\n")
	return before + "\n" + word + " " + value + "\n" + after
}
