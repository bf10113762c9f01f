package gamelaws

import (
	"fmt"
	"maps"
	"math"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/search"
)

// A Weight is a number that a greedy player goes by, and what it is for.
type Weight[Beliefs any] struct {
	Name string
	Of   func(*Beliefs) *float64
	// For are the moves whose worth it changes, by the first words of their notation, in
	// alphabetical order.
	For string
	// Little means that too little depends on it for the games of a test to show.
	Little bool
}

// Weights are all the weights of a greedy player.
type Weights[Beliefs, G any] struct {
	Standard Beliefs
	Greedy   func(*Beliefs) G
	Are      []Weight[Beliefs]
	// Allocates means that the player may allocate, as where it imagines what falls.
	Allocates bool
}

// A greedy is a player who weighs moves.
type greedy[State, Move any] interface {
	search.Player[State, Move]
	AppendWeighed(dst []search.Weighed[Move], s *State) []search.Weighed[Move]
}

// HoldWeights holds each weight to what it is for, in games that begin in the positions. More
// of it changes the worth of those moves and of no others. A player with thirty times as much
// of it falls behind players with the standard weights. That is measured in so many deals of
// each game, with the player alone among the others, and with one of them alone among players
// like it. Every number in the struct must be among the weights. The player weighs each legal
// move, makes the one that it weighs most, and allocates nothing. Short tests play no deals.
func HoldWeights[P family.Pointer[State, Move], State, Move comparable, Beliefs any, G greedy[State, Move]](
	t *testing.T, w Weights[Beliefs, G], luck func(seed uint64) *search.Luck[State, Move], starts []State, deals int,
) {
	if want := numbersIn(reflect.TypeFor[Beliefs]()); len(w.Are) != want {
		t.Errorf("%d weights are held to what they are for, and there are %d numbers", len(w.Are), want)
	}
	standard := w.Standard
	var positions []State
	for i, start := range starts {
		const every = 2
		seated := slices.Repeat([]search.Player[State, Move]{w.Greedy(&standard)}, P(&start).Seats())
		n := 0
		for _, s := range search.Walk(P(&start), seated, luck(uint64(i)), uint64(i)) {
			if P(&s).Turn() != 0 && len(P(&s).AppendMoves(nil)) > 1 {
				if n++; n%every == 0 {
					positions = append(positions, s)
				}
			}
		}
	}
	weighedBeginsWithTheChoice[P](t, w.Greedy(&standard), positions, w.Allocates)
	for _, weight := range w.Are {
		t.Run(weight.Name, func(t *testing.T) {
			changed := w.Standard
			more(weight.Of(&changed), 3)
			if got := changes[P](w.Greedy(&standard), w.Greedy(&changed), positions); got != weight.For {
				t.Errorf("it changes the worth of %q, not %q", got, weight.For)
			}
			if testing.Short() {
				return
			}
			changed = w.Standard
			more(weight.Of(&changed), 30)
			ahead := 0.0
			for _, start := range starts {
				for deal := range uint64(deals) {
					a, b := w.Greedy(&changed), w.Greedy(&standard)
					seats := P(&start).Seats()
					for seat := range seats {
						ahead += (lead[P](start, seat, a, b, luck(deal), deal) - lead[P](start, seat, b, a, luck(deal), deal)) / float64(seats)
					}
				}
			}
			if ahead >= 0 && !weight.Little || ahead > float64(2*deals*len(starts)) {
				t.Errorf("thirty times as much of it is %.2f points ahead", ahead)
			}
		})
	}
}

// numbersIn counts the numbers in a struct.
func numbersIn(of reflect.Type) (n int) {
	switch of.Kind() {
	case reflect.Float64:
		return 1
	case reflect.Array:
		return of.Len() * numbersIn(of.Elem())
	}
	for field := range of.Fields() {
		n += numbersIn(field.Type)
	}
	return n
}

// weighedBeginsWithTheChoice tests that a player weighs each legal move once, the one that it
// chooses first.
func weighedBeginsWithTheChoice[P family.Pointer[State, Move], State, Move comparable](
	t *testing.T, player greedy[State, Move], positions []State, allocates bool,
) {
	t.Helper()
	for i, s := range positions {
		weighed := player.AppendWeighed(nil, &s)
		if m, err := player.Choose(t.Context(), &s, nil); err != nil || m != weighed[0].Move {
			t.Fatalf("it chooses %v, but weighs %v most: %v", m, weighed[0], err)
		}
		seen := map[Move]bool{}
		for _, w := range weighed {
			if P(&s).Check(w.Move) != nil || seen[w.Move] {
				t.Fatalf("it weighs %v, which is not legal, or twice", w.Move)
			}
			seen[w.Move] = true
		}
		if legal := P(&s).AppendMoves(nil); len(legal) != len(weighed) {
			t.Fatalf("it weighs %d of %d moves", len(weighed), len(legal))
		}
		const some = 20
		if allocates || i%some > 0 {
			continue
		}
		if n := testing.AllocsPerRun(3, func() { _, _ = player.Choose(t.Context(), &s, nil) }); n > 0 {
			t.Fatalf("it allocates %v times in\n%v", n, s)
		}
	}
}

// more makes a weight so many times what it is; one that is 0 becomes that.
func more(weight *float64, times float64) {
	if *weight == 0 {
		*weight = 1
	}
	*weight *= times
}

// changes names the moves that two players weigh differently.
func changes[P family.Pointer[State, Move], State, Move comparable](a, b greedy[State, Move], positions []State) string {
	const same = 1e-9
	words := map[string]bool{}
	for i := range positions {
		worth := map[Move]float64{}
		for _, m := range a.AppendWeighed(nil, &positions[i]) {
			worth[m.Move] = m.Worth
		}
		for _, m := range b.AppendWeighed(nil, &positions[i]) {
			if math.Abs(m.Worth-worth[m.Move]) > same {
				word, _, _ := strings.Cut(fmt.Sprint(m.Move), " ")
				words[word] = true
			}
		}
	}
	return strings.Join(slices.Sorted(maps.Keys(words)), " ")
}

// lead is by how many points the player of a seat, from 0, is ahead of the mean of others.
func lead[P family.Pointer[State, Move], State, Move comparable](
	start State, seat int, player, others search.Player[State, Move], luck *search.Luck[State, Move], seed uint64,
) (lead float64) {
	seats := P(&start).Seats()
	seated := slices.Repeat([]search.Player[State, Move]{others}, seats)
	seated[seat] = player
	var end State
	for _, end = range search.Walk(P(&start), seated, luck, seed) {
	}
	for i := range seats {
		points := float64(P(&end).Total(family.Seat(i + 1)))
		if i == seat {
			lead += points
		} else {
			lead -= points / float64(seats-1)
		}
	}
	return lead
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
