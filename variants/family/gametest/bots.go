package gametest

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/search"
)

// Bots say how [CheckBots] tries the bots of a game.
type Bots struct {
	// Setups are what is played, in JSON: {"players": 3}. Most laws try the first alone.
	Setups []string
	// Mixed is one of how many games all bots sit in together, in place of the strongest alone.
	Mixed int
	// Wins is how many of 30 games the strongest bot must win against "random". Set a little
	// less than its share in hundreds of games.
	Wins int
}

// CheckBots holds the bots of a game to the laws of the bots of every game. They make only
// legal moves, and games of theirs end. They remember nothing, and return an error if nobody
// is asked. The strongest bot, the last one that is no search, wins from "random". A search
// makes the move of the strongest bot if it is stopped at once. Short tests play fewer setups.
func CheckBots(t *testing.T, game describe.Game, o Bots) {
	names := game.Bots()
	b := bots{game: game, o: o, names: names, strongest: names[max(0, len(names)-2)]}
	for i, setup := range o.Setups {
		start, err := game.Begin([]byte(setup))
		if err != nil {
			t.Fatalf("%s: %v", setup, err)
		}
		if i == 0 || i%5 == 0 || !testing.Short() {
			b.starts = append(b.starts, start)
		}
	}
	t.Run("names", b.named)
	t.Run("legal everywhere", b.legalEverywhere)
	t.Run("nothing is remembered", b.nothingIsRemembered)
	t.Run("the strongest wins from random", b.strongestWins)
	t.Run("a stopped search has an answer", b.stoppedSearchHasAnAnswer)
	t.Run("nobody is asked", b.nobodyIsAsked)
}

// bots are the bots that CheckBots tries.
type bots struct {
	game      describe.Game
	o         Bots
	names     []string
	strongest string
	starts    []describe.Position
}

// generator returns a generator of random numbers, always the same.
func generator() *rand.Rand { return rand.New(rand.NewPCG(3, 7)) }

func (b *bots) bot(t *testing.T, name string) describe.Bot {
	t.Helper()
	bot, err := b.game.Bot(name, describe.Thought{})
	if err != nil {
		t.Fatal(err)
	}
	return bot
}

// around is a table at which each seat has the same bot.
func (b *bots) around(t *testing.T, name string, seats int) []describe.Bot {
	t.Helper()
	return slices.Repeat([]describe.Bot{b.bot(t, name)}, seats)
}

// last returns the position in which a game ends.
func (b *bots) last(t *testing.T, start describe.Position, seated []describe.Bot, seed uint64) (end describe.Position) {
	t.Helper()
	end = start
	err := b.game.Play(t.Context(), start, seated, seed, func(_ describe.Position, _ string, after describe.Position) error {
		end = after
		return nil
	})
	if err != nil || !end.Over() {
		t.Errorf("%s: the game does not end: %v", start.Header(), err)
	}
	return end
}

// asked returns positions of a game of the strongest bot in which a seat has a choice: one of
// every so many.
func (b *bots) asked(t *testing.T, seed uint64, every int) (positions []describe.Position) {
	t.Helper()
	n, start := 0, b.starts[0]
	seated := b.around(t, b.strongest, start.Seats())
	err := b.game.Play(t.Context(), start, seated, seed, func(before describe.Position, _ string, _ describe.Position) error {
		if before.Turn() != 0 && len(before.Moves()) > 1 {
			if n++; n%every == 0 {
				positions = append(positions, before)
			}
		}
		return nil
	})
	if err != nil || len(positions) == 0 {
		t.Fatalf("%d positions in which a seat has a choice: %v", len(positions), err)
	}
	return positions
}

func (b *bots) named(t *testing.T) {
	for _, name := range append([]string{"search:7", "search:30ms"}, b.names...) {
		b.bot(t, name)
	}
	_, err := b.game.Bot("genius", describe.Thought{})
	for _, known := range b.names {
		if err == nil || !strings.Contains(err.Error(), known) {
			t.Errorf("a bot that there is not: %v, want an error that names %s", err, known)
		}
	}
}

// legalEverywhere plays a game from each start. [describe.Game.Play] refuses what is illegal.
func (b *bots) legalEverywhere(t *testing.T) {
	all := append([]string{"search:2"}, b.names[:len(b.names)-1]...)
	for i, start := range b.starts {
		seated := b.around(t, b.strongest, start.Seats())
		if i%max(b.o.Mixed, 1) == 0 {
			for seat := range seated {
				seated[seat] = b.bot(t, all[seat%len(all)])
			}
		}
		b.last(t, start, seated, uint64(i))
	}
}

// nothingIsRemembered tests that a bot that has chosen before chooses what a new one does.
func (b *bots) nothingIsRemembered(t *testing.T) {
	for name, every := range map[string]int{"random": 5, b.strongest: 3, "search:2": 20} {
		used := b.bot(t, name)
		for _, at := range b.asked(t, 4, every) {
			got, err := used.Choose(t.Context(), at, generator())
			if want, _ := b.bot(t, name).Choose(t.Context(), at, generator()); got != want || err != nil {
				t.Fatalf("%s chooses %s after other decisions, and %s without, in %s: %v", name, got, want, at.Text(), err)
			}
		}
	}
}

func (b *bots) strongestWins(t *testing.T) {
	const games = 30
	start, won := b.starts[0], 0
	seats := start.Seats()
	for game := range games {
		seated, me := b.around(t, "random", seats), game%seats
		seated[me] = b.bot(t, b.strongest)
		end := b.last(t, start, seated, uint64(game/seats))
		first := 0
		for seat := 1; seat <= seats; seat++ {
			if end.Standing()[seat].Rank == 1 {
				first++
			}
		}
		if end.Standing()[me+1].Rank == 1 && first == 1 {
			won++
		}
	}
	if won < b.o.Wins {
		t.Errorf("%s won %d of %d games against random, of which it should win %d", b.strongest, won, games, b.o.Wins)
	}
}

func (b *bots) stoppedSearchHasAnAnswer(t *testing.T) {
	stopped, stop := context.WithCancel(t.Context())
	stop()
	for _, at := range b.asked(t, 3, 40) {
		want, _ := b.bot(t, b.strongest).Choose(t.Context(), at, generator())
		if m, err := b.bot(t, "search:2ms").Choose(stopped, at, generator()); m != want || err != nil {
			t.Errorf("stopped at once it makes %s, %s %s: %v", m, b.strongest, want, err)
		}
		if m, err := b.bot(t, "search:2ms").Choose(t.Context(), at, generator()); err != nil || refused(at, m) != nil {
			t.Errorf("after two milliseconds it makes %s: %v", m, err)
		}
	}
}

// nobodyIsAsked tests also that a bot without the generator that it needs returns an error.
func (b *bots) nobodyIsAsked(t *testing.T) {
	start := b.starts[0]
	over := b.last(t, start, b.around(t, b.strongest, start.Seats()), 1)
	decision := b.asked(t, 1, 20)[0]
	for _, name := range append([]string{"search:2", "search:1ms"}, b.names[:len(b.names)-1]...) {
		bot := b.bot(t, name)
		if m, err := bot.Choose(t.Context(), over, generator()); !errors.Is(err, search.ErrOver) || m != "" {
			t.Errorf("%s, at the end: %q and %v", name, m, err)
		}
		if m, err := bot.Choose(t.Context(), start, generator()); start.Chance() && (!errors.Is(err, search.ErrChance) || m != "") {
			t.Errorf("%s, where chance is asked: %q and %v", name, m, err)
		}
		m, err := bot.Choose(t.Context(), decision, nil)
		if errors.Is(err, search.ErrNoGenerator) == (m != "") || err == nil && refused(decision, m) != nil {
			t.Errorf("%s without a generator: %q, %v", name, m, err)
		}
	}
}
