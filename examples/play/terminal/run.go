package terminal

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

// What became of a game, as exit statuses.
const (
	exitPlayed = iota
	exitBroken
	exitUsage
)

// Run plays one of the games in the terminal as the arguments say, and returns the exit
// status of the command.
func Run(args []string, games ...describe.Game) int {
	return run(args, os.Stdin, os.Stdout, os.Stderr, games)
}

func run(args []string, stdin io.Reader, stdout, stderr io.Writer, games describe.Games) int {
	if err := describe.Complete(games...); err != nil {
		fmt.Fprintln(stderr, "play:", err)
		return exitUsage
	}
	flags := flag.NewFlagSet("play", flag.ContinueOnError)
	setupwords.Version(flags)
	flags.SetOutput(stderr)
	seats := flags.String("seats", "person", "`list` of who plays: person, "+strings.Join(games.Bots(), ", ")+" or search:500; "+usualBot(games.Bots())+" for those left out")
	seed := flags.Uint64("seed", uint64(time.Now().UnixNano()), "`number` that decides dice, bag and bots")
	tag := flags.String("language", "en", "language: en, fr, de or nl")
	of := screenOf(stdout)
	flags.BoolVar(&of.plain, "plain", of.plain, "no colours; they are left out where the output is no terminal")
	flags.IntVar(&of.width, "width", of.width, "`characters` in a line")
	setup := setupwords.Define(flags, games)
	if err := flags.Parse(args); err != nil {
		return exitUsage
	}
	start, err := setup.Begin()
	if err == nil && of.width < leastWidth {
		err = fmt.Errorf("-width %d: it is %d at least", of.width, leastWidth)
	}
	var t *table
	if err == nil {
		t, err = newTable(start, *seats, *seed, *tag)
	}
	if err != nil {
		fmt.Fprintln(stderr, "play:", err)
		return exitUsage
	}
	t.in, t.out, t.screen = bufio.NewScanner(stdin), bufio.NewWriter(stdout), of
	err = t.play()
	if flushed := t.out.Flush(); err == nil {
		err = flushed
	}
	if err != nil {
		fmt.Fprintln(stderr, "play:", err)
		return exitBroken
	}
	return exitPlayed
}

func newTable(start describe.Position, seats string, seed uint64, tag string) (*table, error) {
	language, err := phrases.ParseLanguage(tag)
	if err != nil {
		return nil, fmt.Errorf("-language: %w", err)
	}
	names := strings.Split(seats, ",")
	if len(names) > start.Seats() {
		return nil, fmt.Errorf("-seats %s: %d seats are named, and there are %d", seats, len(names), start.Seats())
	}
	t := &table{
		voice:     phrases.In(language),
		manner:    describe.Manner{Language: language.String(), Names: make([]string, start.Seats())},
		random:    rand.New(rand.NewPCG(seed, 0)),
		positions: []describe.Position{start},
		bots:      make([]describe.Bot, start.Seats()+1),
	}
	leftOut := usualBot(start.Of().Bots())
	for seat := 1; seat <= start.Seats(); seat++ {
		name := leftOut
		if seat <= len(names) {
			name = names[seat-1]
		}
		if name == "person" {
			t.persons = append(t.persons, seat)
			continue
		}
		if t.bots[seat], err = start.Of().Bot(name, describe.Thought{}); err != nil {
			return nil, fmt.Errorf("-seats %s: %w, or person", seats, err)
		}
	}
	return t, nil
}

// usualBot is the bot at the seats that are left out.
func usualBot(bots []string) string {
	const usual = "greedy"
	if len(bots) > 0 && !slices.Contains(bots, usual) {
		return bots[0]
	}
	return usual
}
