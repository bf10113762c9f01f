package gametest

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
type Weights[Beliefs, State, Move any] struct {
	Standard Beliefs
	Greedy   func(*Beliefs) Greedy[State, Move]
	Are      []Weight[Beliefs]
}

// HoldWeights holds each weight to what it is for, in games that begin in the positions. More
// of it changes the worth of those moves and of no others. A player with thirty times as much
// of it falls behind players with the standard weights. That is measured in so many deals of
// each game, with the player alone among the others, and with one of them alone among players
// like it. Every number in the struct must be among the weights. Short tests play no deals.
func HoldWeights[P family.Pointer[State, Move], State, Move comparable, Beliefs any](
	t *testing.T, w Weights[Beliefs, State, Move], luck func(seed uint64) *search.Luck[State, Move], starts []State, deals int,
) {
	var numbers func(of reflect.Type) int
	numbers = func(of reflect.Type) (n int) {
		switch of.Kind() {
		case reflect.Float64:
			return 1
		case reflect.Array:
			return of.Len() * numbers(of.Elem())
		}
		for field := range of.Fields() {
			n += numbers(field.Type)
		}
		return n
	}
	if want := numbers(reflect.TypeFor[Beliefs]()); len(w.Are) != want {
		t.Errorf("%d weights are held to what they are for, and there are %d numbers", len(w.Are), want)
	}
	p := Players[P, State, Move]{luck: luck}
	standard := w.Standard
	var positions []State
	for i, start := range starts {
		const every = 2
		positions = append(positions, p.Asked(start, w.Greedy(&standard), uint64(i), every)...)
	}
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
			lead := 0.0
			for _, start := range starts {
				for deal := range deals {
					a, b := w.Greedy(&changed), w.Greedy(&standard)
					lead += (p.lead(start, a, b, uint64(deal)) - p.lead(start, b, a, uint64(deal))) / float64(2*deals*len(starts))
				}
			}
			if lead >= 0 && !weight.Little || lead > 1 {
				t.Errorf("thirty times as much of it is %.2f points ahead", lead)
			}
		})
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
func changes[P family.Pointer[State, Move], State, Move comparable](a, b Greedy[State, Move], positions []State) string {
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

// lead is by how many points a player is ahead of the mean of others in games of a deal, once
// from each seat.
func (p *Players[P, State, Move]) lead(start State, player, others search.Player[State, Move], seed uint64) (lead float64) {
	seats := P(&start).Seats()
	for seat := range seats {
		seated := Around(others, seats)
		seated[seat] = player
		end := p.Last(start, seated, seed)
		for i := range seats {
			points := float64(P(&end).Total(family.Seat(i + 1)))
			if i == seat {
				lead += points
			} else {
				lead -= points / float64(seats-1)
			}
		}
	}
	return lead / float64(seats)
}
