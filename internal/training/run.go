package training

import (
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
)

// Trained is a game whose value can be trained.
type Trained interface {
	name() string
	train(o options, out io.Writer) error
}

func (g Game[P, State, Move]) name() string { return g.Name }

type options struct {
	game           string
	games, workers int
	fitting
	root string
}

// Run trains the value of a game as the arguments say, and returns the exit status.
func Run(args []string, stdout, stderr io.Writer, all ...Trained) int {
	var o options
	flags := flag.NewFlagSet("train", flag.ContinueOnError)
	flags.SetOutput(stderr)
	var names []string
	for _, g := range all {
		names = append(names, g.name())
	}
	flags.StringVar(&o.game, "game", names[0], "`name` of the game: "+strings.Join(names, ", "))
	flags.IntVar(&o.games, "games", 0, "`number` of games to learn from (default that of the model that ships)")
	flags.Uint64Var(&o.seed, "seed", 1, "`number` that decides the games and the beginning of the fit")
	flags.IntVar(&o.hidden, "hidden", -1, "`number` of hidden units (default likewise)")
	flags.IntVar(&o.epochs, "epochs", 8, "`number` of times that it looks at each position")
	flags.Float64Var(&o.rate, "rate", 0, "learning `rate` at first (default likewise)")
	flags.Float64Var(&o.pull, "pull", 0.001, "weight decay")
	flags.IntVar(&o.workers, "workers", runtime.GOMAXPROCS(0), "`number` of games played at a time")
	flags.StringVar(&o.root, "root", ".", "`folder` of the repository")
	if err := flags.Parse(args); err != nil {
		return 2
	}
	if o.games < 0 || 0 < o.games && o.games < heldOut || o.hidden < -1 || o.rate < 0 || o.epochs < 1 || o.workers < 1 || flags.NArg() > 0 {
		fmt.Fprintf(stderr, "train: it takes at least %d games, one epoch and one worker, and no arguments but flags\n", heldOut)
		return 2
	}
	for _, g := range all {
		if g.name() == o.game {
			if err := g.train(o, stdout); err != nil {
				fmt.Fprintln(stderr, "train:", err)
				return 1
			}
			return 0
		}
	}
	fmt.Fprintf(stderr, "train: -game %s: it is one of %s\n", o.game, strings.Join(names, ", "))
	return 2
}

func (g Game[P, State, Move]) train(o options, out io.Writer) error {
	if o.games == 0 {
		o.games = g.Games
	}
	if o.hidden < 0 {
		o.hidden = g.Hidden
	}
	if o.rate == 0 {
		o.rate = g.Rate
	}
	samples := g.play(o.games, o.workers, o.seed)
	var text strings.Builder
	say := func(format string, args ...any) {
		fmt.Fprintf(out, format, args...)
		fmt.Fprintf(&text, "# "+format, args...)
	}
	say("go run ./examples/train -game %s -games %d -seed %d -hidden %d -epochs %d -rate %g -pull %g\n", g.Name, o.games, o.seed, o.hidden, o.epochs, o.rate, o.pull)
	say("%d positions of %d games; loss in the games learnt from, and in those held out:\n", len(samples), o.games)
	m := o.fit(g.Sight().Names(), samples, func(epoch int, learnt, held float64) {
		say("epoch %2d   %.4f   %.4f\n", epoch, learnt, held)
	})
	model, err := m.AppendText([]byte(text.String()))
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(o.root, filepath.FromSlash(g.File)), model, 0o644)
}
