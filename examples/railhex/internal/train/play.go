package train

import (
	"context"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/search"
)

// A game is what it takes to train a value of a game.
type game[P position[State, Move], State, Move comparable] struct {
	file   string                            // of the model, below the root of the repository
	start  func(r *rand.Rand) (State, error) // a start, by lot
	greedy func() greedy[State, Move]        // plays the games
	sight  func() search.Sight[State]        // what the model sees
	// games, hidden and rate are those of the model that ships.
	games, hidden int
	rate          float64
}

// lead is the difference in points that is e times as good as none.
const lead = 6

type position[State, Move any] interface {
	family.Pointer[State, Move]
	Total(seat family.Seat) int
}

// A greedy weighs the moves of a position.
type greedy[State, Move any] interface {
	AppendWeighed(dst []search.Weighed[Move], s *State) []search.Weighed[Move]
	Choose(ctx context.Context, s *State, r *rand.Rand) (Move, error)
}

// A sample is a position: the features of each seat, and what it could expect, seen from
// the end of the game.
type sample struct {
	game   int
	values [][]float64
	target []float64
}

// one in straying moves is any of the best few.
const (
	straying = 20
	few      = 5
)

// play plays games and returns the settled positions of each. The same seed gives the same
// positions, on however many cores.
func (g game[P, State, Move]) play(games int, seed uint64) []sample {
	found := make([][]sample, games)
	var next atomic.Int64
	var working sync.WaitGroup
	for range runtime.GOMAXPROCS(0) {
		working.Go(func() {
			p, sight := g.greedy(), g.sight()
			for {
				i := int(next.Add(1)) - 1
				if i >= games {
					return
				}
				found[i] = g.playOne(p, sight, i, rand.New(rand.NewPCG(seed, uint64(i))))
			}
		})
	}
	working.Wait()
	return slices.Concat(found...)
}

func (g game[P, State, Move]) playOne(p greedy[State, Move], sight search.Sight[State], number int, r *rand.Rand) (found []sample) {
	now, err := g.start(r)
	if err != nil {
		panic(err)
	}
	s := P(&now)
	var weighed []search.Weighed[Move]
	settled, root := false, now
	for !s.Over() {
		if was := settled; sight.Settled(&root, &now) {
			settled, root = true, now
			if !was {
				found = append(found, g.look(sight, &now, number))
			}
		} else {
			settled = false
		}
		var m Move
		switch {
		case s.Chance():
			m = s.Sample(r)
		case r.IntN(straying) == 0:
			weighed = p.AppendWeighed(weighed[:0], &now)
			m = weighed[r.IntN(min(few, len(weighed)))].Move
		default:
			if m, err = p.Choose(context.Background(), &now, nil); err != nil {
				panic(err)
			}
		}
		if err := s.ApplyTo(&now, m); err != nil {
			panic(err)
		}
	}
	target := g.outcome(s)
	for i := range found {
		found[i].target = target
	}
	return found
}

func (g game[P, State, Move]) look(sight search.Sight[State], s *State, number int) sample {
	one := sample{game: number}
	for seat := 1; seat <= P(s).Seats(); seat++ {
		one.values = append(one.values, sight.Append(nil, s, family.Seat(seat)))
	}
	return one
}

// outcome says how good the end of a game is for each seat, all together 1: half of it is
// shared by the winners, and half by leads.
func (g game[P, State, Move]) outcome(s P) []float64 {
	target := make([]float64, s.Seats())
	most, winners := math.Inf(-1), 0
	for seat := 1; seat <= s.Seats(); seat++ {
		most = max(most, float64(s.Total(family.Seat(seat))))
		if s.Rank(family.Seat(seat)) == 1 {
			winners++
		}
	}
	sum := 0.0
	for i := range target {
		target[i] = math.Exp((float64(s.Total(family.Seat(i+1))) - most) / lead)
		sum += target[i]
	}
	for i := range target {
		target[i] /= 2 * sum
		if s.Rank(family.Seat(i+1)) == 1 {
			target[i] += 0.5 / float64(winners)
		}
	}
	return target
}
