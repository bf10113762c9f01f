package gametest

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/search"
)

// A Greedy is a player who weighs moves.
type Greedy[State, Move any] interface {
	search.Player[State, Move]
	AppendWeighed(dst []search.Weighed[Move], s *State) []search.Weighed[Move]
}

// Players are the players of a game. [Of] makes them.
type Players[P family.Pointer[State, Move], State, Move comparable] struct {
	byName func(name string) (search.Player[State, Move], error)
	greedy func() Greedy[State, Move]
	search func(search.Thinking) *search.Search[P, State, Move]
	luck   func(seed uint64) *search.Luck[State, Move]
}

// Of returns the Players that these functions make.
func Of[P family.Pointer[State, Move], State, Move comparable, G Greedy[State, Move]](
	named func(name string) (search.Player[State, Move], error),
	greedy func() G,
	search func(search.Thinking) *search.Search[P, State, Move],
	luck func(seed uint64) *search.Luck[State, Move],
) Players[P, State, Move] {
	return Players[P, State, Move]{named, func() Greedy[State, Move] { return greedy() }, search, luck}
}

// Begun returns the positions in which games of setups begin.
func Begun[Setup, State any](t testing.TB, begin func(Setup) (State, error), setups ...Setup) (starts []State) {
	t.Helper()
	for _, setup := range setups {
		s, err := begin(setup)
		if err != nil {
			t.Fatal(err)
		}
		starts = append(starts, s)
	}
	return starts
}

// Around returns a list of seats players, each of them p.
func Around[Player any](p Player, seats int) []Player { return slices.Repeat([]Player{p}, seats) }

// Generator returns a generator of random numbers, always the same.
func Generator() *rand.Rand { return rand.New(rand.NewPCG(3, 7)) }

// Named returns the player of a name.
func (p *Players[P, State, Move]) Named(t testing.TB, name string) search.Player[State, Move] {
	t.Helper()
	player, err := p.byName(name)
	if err != nil {
		t.Fatal(err)
	}
	return player
}

// Last returns the position in which a game ends.
func (p *Players[P, State, Move]) Last(start State, seated []search.Player[State, Move], seed uint64) (s State) {
	for _, s = range search.Walk(P(&start), seated, p.luck(seed), seed) {
	}
	return s
}

// Asked returns positions of a game of the same player in all seats in which a player is
// asked and has a choice: one of every so many.
func (p *Players[P, State, Move]) Asked(start State, player search.Player[State, Move], seed uint64, every int) (positions []State) {
	n := 0
	for _, s := range search.Walk(P(&start), Around(player, P(&start).Seats()), p.luck(seed), seed) {
		if position := P(&s); position.Turn() != 0 && len(position.AppendMoves(nil)) > 1 {
			if n++; n%every == 0 {
				positions = append(positions, s)
			}
		}
	}
	return positions
}
