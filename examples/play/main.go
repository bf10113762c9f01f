package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"strings"
	"time"

	"github.com/railhex/railhex/examples/bots"
	"github.com/railhex/railhex/examples/bots/players"
	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/examples/tabletop"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/words"
)

func main() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }

const (
	exitPlayed = iota
	exitBroken
	exitUsage
)

func run(args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("play", flag.ContinueOnError)
	flags.SetOutput(stderr)
	var setup setupwords.Words
	setup.Define(flags)
	seats := flags.String("seats", "person", "`list` of who plays: person, "+strings.Join(players.Names(), ", ")+"; greedy for those left out")
	seed := flags.Uint64("seed", uint64(time.Now().UnixNano()), "`number` that decides dice, bag and bots")
	tag := flags.String("language", "en", "language: en, fr, de or nl")
	plain := flags.Bool("plain", os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb", "no colours")
	if err := flags.Parse(args); err != nil {
		return exitUsage
	}
	err := setupwords.OnlyFlags(flags)
	var t *table
	if err == nil {
		t, err = newTable(setup, *seats, *seed, *tag)
	}
	if err != nil {
		fmt.Fprintln(stderr, "play:", err)
		return exitUsage
	}
	t.in, t.out, t.painter = bufio.NewScanner(stdin), bufio.NewWriter(stdout), tabletop.Painter{Plain: *plain}
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

// A table is a game with who sits at it.
type table struct {
	in      *bufio.Scanner
	out     *bufio.Writer
	painter tabletop.Painter
	speaker words.Speaker
	random  *rand.Rand
	bots    [steamrollers.MaxSeats + 1]bots.Player

	record    steamrollers.Record
	positions []steamrollers.State // positions[i] is the one after i moves
}

func newTable(of setupwords.Words, seats string, seed uint64, tag string) (*table, error) {
	language, err := words.ParseLanguage(tag)
	if err != nil {
		return nil, fmt.Errorf("-language: %w", err)
	}
	setup, err := of.Setup()
	if err != nil {
		return nil, err
	}
	start, err := steamrollers.New(setup)
	if err != nil {
		return nil, err
	}
	t := &table{
		speaker:   words.In(language),
		random:    rand.New(rand.NewPCG(seed, 0)),
		record:    steamrollers.Record{Setup: start.Setup()},
		positions: []steamrollers.State{start},
	}
	names := strings.Split(seats, ",")
	if len(names) > start.Seats() {
		return nil, fmt.Errorf("-seats %s: %d seats are named, and there are %d", seats, len(names), start.Seats())
	}
	for seat := 1; seat <= start.Seats(); seat++ {
		name := "greedy"
		if seat <= len(names) {
			name = names[seat-1]
		}
		if name == "person" {
			continue
		}
		if t.bots[seat], err = bots.Named(name); err != nil {
			return nil, fmt.Errorf("-seats %s: %w, or person", seats, err)
		}
	}
	return t, nil
}

func (t *table) position() *steamrollers.State { return &t.positions[len(t.positions)-1] }

// errQuit ends the game where a person wants to.
var errQuit = errors.New("the game is left")

// play plays to the end, or until a person leaves.
func (t *table) play() error {
	for !t.position().Over() {
		m, err := t.next()
		switch {
		case err == nil:
			t.apply(m)
		case errors.Is(err, errQuit):
			return nil
		case !errors.Is(err, errUndone):
			return err
		}
	}
	t.say(t.speaker.Result(t.position()))
	t.score()
	return nil
}

// next is the move that comes next: by chance, a bot or a person.
func (t *table) next() (steamrollers.Move, error) {
	s := t.position()
	switch {
	case s.Chance():
		return s.Sample(t.random), nil
	case t.bots[s.Turn()] != nil:
		return t.bots[s.Turn()].Choose(context.Background(), s, t.random)
	}
	return t.ask()
}

// apply makes a move and tells what it did, or why it is refused.
func (t *table) apply(m steamrollers.Move) {
	s := t.position()
	events, err := s.AppendEvents(nil, m)
	if err != nil {
		t.say(t.speaker.Refusal(err))
		return
	}
	for _, line := range t.speaker.Events(events) {
		t.say(line)
	}
	next, err := s.Apply(m)
	if err != nil {
		panic(err) // its events were told
	}
	t.record.Moves = append(t.record.Moves, m)
	t.positions = append(t.positions, next)
}

// undo goes back to what a person decided first since the last roll or draw,
// and reports whether there was something to go back to.
func (t *table) undo() bool {
	last := len(t.record.Moves)
	first := last
	for n := last; n > 0 && !t.record.Moves[n-1].Chance(); n-- {
		if t.bots[t.positions[n-1].Turn()] == nil {
			first = n - 1
		}
	}
	t.record.Moves, t.positions = t.record.Moves[:first], t.positions[:first+1]
	return first < last
}

// show shows the sheet of the person who is asked, and the table.
func (t *table) show() {
	t.painter.WriteSheet(t.out, t.position(), t.position().Turn())
	tabletop.WriteTable(t.out, t.position(), t.position().Turn(), t.speaker)
}

func (t *table) say(line string) { fmt.Fprintln(t.out, line) }

// score tells where everybody's points come from.
func (t *table) score() {
	s := t.position()
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		t.say(fmt.Sprintf("%s: %d", t.speaker.Player(seat), s.Points(seat).Total()))
		ledger, err := t.record.Ledger(seat)
		if err != nil {
			panic(err) // every move of the record was applied
		}
		for _, line := range t.speaker.Ledger(ledger) {
			t.say("   " + line)
		}
	}
	if s.Setup().Olive != 0 {
		t.say(fmt.Sprintf("%s: %d", t.speaker.Player(steamrollers.Nobody), s.OlivePoints().Total))
		for _, line := range t.speaker.OliveLedger(s.OlivePoints()) {
			t.say("   " + line)
		}
	}
}
