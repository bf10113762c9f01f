package selfplay

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/variants/family/describe"
)

// What became of a game, as exit statuses.
const (
	exitPlayed = iota
	exitUnwritten
	exitUsage
)

// Run plays one of the games as the arguments say, prints its record, and returns the
// exit status of the command.
func Run(args []string, games ...describe.Game) int { return run(args, os.Stdout, os.Stderr, games) }

func run(args []string, stdout, stderr io.Writer, games describe.Games) int {
	if err := describe.Complete(games...); err != nil {
		fmt.Fprintln(stderr, "selfplay:", err)
		return exitUsage
	}
	play, err := parse(args, stderr, games)
	record := ""
	if err == nil {
		record, err = play()
	}
	if err != nil {
		if !errors.Is(err, errUsageShown) {
			fmt.Fprintln(stderr, "selfplay:", err)
		}
		return exitUsage
	}
	if _, err := io.WriteString(stdout, record); err != nil {
		fmt.Fprintln(stderr, "selfplay:", err)
		return exitUnwritten
	}
	return exitPlayed
}

// errUsageShown is the error of flags about which the usage has been printed.
var errUsageShown = errors.New("usage shown")

func parse(args []string, stderr io.Writer, games describe.Games) (play func() (string, error), err error) {
	flags := flag.NewFlagSet("selfplay", flag.ContinueOnError)
	setupwords.Version(flags)
	flags.SetOutput(stderr)
	seed := flags.Uint64("seed", 0, "`number` that decides the game; must be given")
	policy := flags.String("policy", "", "how the players decide: "+strings.Join(games.Bots(), ", ")+", search:500 or search:200ms; builder if the game has it")
	setup := setupwords.Define(flags, games)
	if err := flags.Parse(args); err != nil {
		return nil, errUsageShown
	}
	seeded := false
	flags.Visit(func(f *flag.Flag) { seeded = seeded || f.Name == "seed" })
	if !seeded {
		return nil, errors.New("-seed is missing: a number that decides the game")
	}
	start, err := setup.Begin()
	if err != nil {
		return nil, err
	}
	name := *policy
	if name == "" {
		name = usual(start.Of())
	}
	bot, err := start.Of().Bot(name, describe.Thought{})
	if err != nil {
		return nil, fmt.Errorf("-policy %s: %w", name, err)
	}
	return func() (string, error) {
		record, err := recordOf(start, bot, rand.New(rand.NewPCG(*seed, 0)))
		return setup.Named(record), err
	}, nil
}

// usual is the bot that plays if none is asked for.
func usual(g describe.Game) string {
	const builder = "builder"
	if names := g.Bots(); !slices.Contains(names, builder) {
		return names[0]
	}
	return builder
}

// recordOf plays a game to its end.
func recordOf(start describe.Position, bot describe.Bot, random *rand.Rand) (string, error) {
	var moves []string
	for p := start; !p.Over(); {
		var move string
		var err error
		if p.Chance() {
			p, move = p.Fall(random)
		} else if move, err = bot.Choose(context.Background(), p, random); err == nil {
			p, err = p.Move(move)
		}
		if err != nil {
			return "", err
		}
		moves = append(moves, move)
	}
	return start.Record(moves, describe.Notes{})
}
