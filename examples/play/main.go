package main

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
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
	game := flags.String("game", "steamrollers", "the `game`: "+strings.Join(setupwords.Games(), ", "))
	var setup setupwords.Words
	setup.Define(flags)
	younger := setupwords.Younger{}
	younger.Define(flags)
	seats := flags.String("seats", "person", "`list` of who plays: person, "+strings.Join(games.All().Bots(), ", ")+" or search:500; greedy for those left out")
	seed := flags.Uint64("seed", uint64(time.Now().UnixNano()), "`number` that decides dice, bag and bots")
	tag := flags.String("language", "en", "language: en, fr, de or nl")
	of := screenOf(stdout)
	flags.BoolVar(&of.plain, "plain", of.plain, "no colours; they are left out where the output is no terminal")
	flags.IntVar(&of.width, "width", of.width, "`characters` in a line")
	if err := flags.Parse(args); err != nil {
		return exitUsage
	}
	err := setupwords.OnlyFlags(flags)
	if err == nil {
		err = setupwords.CheckGame(*game, flags)
	}
	if err == nil && of.width < leastWidth {
		err = fmt.Errorf("-width %d: it is %d at least", of.width, leastWidth)
	}
	var start describe.Position
	if err == nil {
		younger.Players, younger.Components = setup.Players, setup.Components
		start, err = begin(*game, setup, younger)
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

// begin is the beginning of a game as the flags say it.
func begin(game string, words setupwords.Words, younger setupwords.Younger) (describe.Position, error) {
	switch game {
	case "steampower":
		setup, _, err := younger.SteamPower()
		return beginOf(setup, err, steampower.New)
	case "steam":
		setup, _, err := younger.Steam()
		return beginOf(setup, err, steam.New)
	}
	setup, err := words.Setup()
	return beginOf(setup, err, steamrollers.New)
}

func beginOf[Setup any, S interface{ MarshalJSON() ([]byte, error) }](setup Setup, err error, start func(Setup) (S, error)) (describe.Position, error) {
	if err != nil {
		return nil, err
	}
	s, err := start(setup)
	if err != nil {
		return nil, err
	}
	text, err := s.MarshalJSON() // with maps and boards that do not ship, too
	if err != nil {
		return nil, err
	}
	return games.All().FromJSON(text)
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
	for seat := 1; seat <= start.Seats(); seat++ {
		name := "greedy"
		if seat <= len(names) {
			name = names[seat-1]
		}
		if name == "person" {
			t.persons = append(t.persons, seat)
			continue
		}
		if t.bots[seat], err = botNamed(start.Of(), name); err != nil {
			return nil, fmt.Errorf("-seats %s: %w, or person", seats, err)
		}
	}
	return t, nil
}

// botNamed is a bot by its name, with the iterations that it thinks behind a colon.
func botNamed(game describe.Game, name string) (describe.Bot, error) {
	name, iterations, said := strings.Cut(name, ":")
	var thought describe.Thought
	if said {
		n, err := strconv.Atoi(iterations)
		if err != nil || n < 1 {
			return nil, fmt.Errorf("%q iterations cannot be thought", iterations)
		}
		thought.Iterations = n
	}
	return game.Bot(name, thought)
}
