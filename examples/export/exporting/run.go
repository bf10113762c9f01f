package exporting

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

	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/variants/family/describe"
)

// What became of an export, as exit statuses.
const (
	exitWritten = iota
	exitRefused
	exitUsage
)

// Run writes the lines of games as the arguments say, and returns the exit status of the
// command.
func Run(args []string, games ...describe.Game) int { return run(args, os.Stdout, os.Stderr, games) }

func run(args []string, stdout, stderr io.Writer, games describe.Games) int {
	if err := describe.Complete(games...); err != nil {
		fmt.Fprintln(stderr, "export:", err)
		return exitUsage
	}
	e, err := parse(args, stderr, games)
	if err != nil {
		if !errors.Is(err, errUsageShown) {
			fmt.Fprintln(stderr, "export:", err)
		}
		return exitUsage
	}
	if e.folder != "" {
		status, err := e.exportParts()
		if err != nil {
			fmt.Fprintln(stderr, "export:", err)
		}
		return status
	}
	out := bufio.NewWriter(stdout)
	status, err := e.export(json.NewEncoder(out))
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
	game    describe.Game
	records []string // files, or none: then games are played
	games   int
	players int
	bots    []string
	seed    uint64
	folder  string    // for files of numpy; "" for lines
	part    int       // games in a file
	told    io.Writer // how long it will take
}

func parse(args []string, stderr io.Writer, games describe.Games) (*exporter, error) {
	names := games.Names()
	flags := flag.NewFlagSet("export", flag.ContinueOnError)
	setupwords.Version(flags)
	flags.SetOutput(stderr)
	o := options{told: stderr}
	of := flags.String("game", names[0], "of which game: "+strings.Join(names, ", "))
	flags.IntVar(&o.games, "games", 1, "how many games to play, where no record is named")
	flags.IntVar(&o.players, "players", 0, "players of these games; unless given as few as the game can have, and not one")
	policy := flags.String("policy", "", "the bot that plays them, or several names with commas, which take turns at the seats: "+
		strings.Join(games.Bots(), ", ")+", search:500 or search:200ms; builder if the game has it")
	flags.Uint64Var(&o.seed, "seed", 1, "seed of the first of them; each game has the next")
	flags.StringVar(&o.folder, "npz", "", "a `folder` for files that numpy.load reads, instead of lines")
	flags.IntVar(&o.part, "part", 100, "how many games go into such a file")
	if err := flags.Parse(args); err != nil {
		return nil, errUsageShown
	}
	game, err := games.Named(*of)
	if err != nil {
		return nil, fmt.Errorf("-game %s: it is one of %s", *of, strings.Join(names, ", "))
	}
	layout, err := game.Layout()
	if err != nil {
		return nil, fmt.Errorf("-game %s: %w", *of, err)
	}
	o.game, o.records = game, flags.Args()
	e := &exporter{options: o, layout: layout, walker: game.Walker()}
	if o.part < 1 {
		return nil, fmt.Errorf("-part %d: at least one game goes into a file", o.part)
	}
	if len(o.records) > 0 {
		var faults []error
		flags.Visit(func(f *flag.Flag) {
			if f.Name != "game" && f.Name != "npz" && f.Name != "part" {
				faults = append(faults, fmt.Errorf("-%s is about games that are played: leave it out, or the names of records", f.Name))
			}
		})
		return e, errors.Join(faults...)
	}
	if o.games < 1 {
		err = fmt.Errorf("-games %d: at least one is played", o.games)
	}
	if e.players == 0 {
		e.players = min(max(game.Choices().Least, 2), game.Choices().Most)
	}
	e.bots = strings.Split(*policy, ",")
	if *policy == "" {
		e.bots = []string{usual(game)}
	}
	_, wrong := e.start()
	err = errors.Join(err, wrong)
	for _, name := range e.bots {
		_, unknown := game.Bot(name, describe.Thought{})
		err = errors.Join(err, unknown)
	}
	return e, err
}

// usual is the bot that plays if none is asked for.
func usual(g describe.Game) string {
	const builder = "builder"
	if names := g.Bots(); !slices.Contains(names, builder) {
		return names[0]
	}
	return builder
}
