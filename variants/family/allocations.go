package family

import (
	"fmt"
	"runtime"
)

// AllocationsLaw returns the law for [Options] that a game is played without allocating. It
// covers Apply and ApplyTo of legal moves, Check of any move, AppendMoves and
// AppendOutcomes into slices with room, and all methods of a [Position] that return a
// number. Others are methods of the game's own that should not allocate either.
//
// The law counts what the whole program allocates, and asks again if it was much: what
// goes on beside the checker does no harm.
func AllocationsLaw[P Pointer[State, Move], State, Move comparable](others ...func(P)) Law[State, Move] {
	room := make([]Move, 0, 1<<13)
	outcomes := make([]Outcome[Move], 0, 1<<13)
	next, number := new(State), 0.0
	return Law[State, Move]{"nothing is allocated", func(at At[State, Move]) error {
		var wrong Faults
		s := P(at.State)
		legal := at.some(s.AppendMoves(nil))
		all := append([]struct {
			what string
			f    func(P)
		}{
			{"Apply", func(s P) {
				for _, m := range legal {
					*next, _ = s.Apply(m)
				}
			}},
			{"ApplyTo", func(s P) {
				for _, m := range legal {
					_ = s.ApplyTo(next, m)
				}
			}},
			{"Check", func(s P) {
				for _, m := range at.Trials {
					if s.Check(m) == nil {
						number++
					}
				}
			}},
			{"AppendMoves", func(s P) { room = s.AppendMoves(room[:0]) }},
			{"AppendOutcomes", func(s P) { outcomes = s.AppendOutcomes(outcomes[:0]) }},
			{"Sample or Probability", func(s P) { number += s.NumOutcomes() + s.Probability(s.Sample(at.Random)) }},
			{"Hash", func(s P) { number += float64(s.Hash()) }},
			{"a method that returns a number", func(s P) {
				least, most := s.TotalBounds()
				number += float64(s.Seats() + s.LongestGame() + least + most + int(s.Turn()))
				for seat := Seat(1); int(seat) <= s.Seats(); seat++ {
					number += float64(s.Total(seat) + s.Rank(seat))
				}
				if s.Chance() || s.Over() {
					number++
				}
			}},
		}, named(others)...)
		together := func() {
			for _, one := range all {
				one.f(s)
			}
		}
		if allocations(together) == 0 { // asked once, since the world stops for each question
			return nil
		}
		for _, one := range all {
			if n := allocations(func() { one.f(s) }); n > 0 {
				wrong.Add("%s allocates %d times", one.what, n)
			}
		}
		return wrong.Err()
	}}
}

func named[P any](others []func(P)) (all []struct {
	what string
	f    func(P)
},
) {
	for i, f := range others {
		all = append(all, struct {
			what string
			f    func(P)
		}{fmt.Sprintf("method %d of the game's own", i+1), f})
	}
	return all
}

// allocations returns how often f allocates: the least of some runs, behind one that may
// grow the room.
func allocations(f func()) uint64 {
	var before, after runtime.MemStats
	least := ^uint64(0)
	f()
	for range 5 {
		runtime.ReadMemStats(&before)
		f()
		runtime.ReadMemStats(&after)
		if least = min(least, after.Mallocs-before.Mallocs); least == 0 {
			break
		}
	}
	return least
}
