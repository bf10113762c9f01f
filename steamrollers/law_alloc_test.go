package steamrollers_test

import (
	"reflect"
	"sync"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// examples are a few positions of each phase, on all kinds of setups, always
// the same ones.
var examples = sync.OnceValue(func() (positions []steamrollers.State) {
	const games, ofEachPhase = 300, 12
	var found [steamrollers.PhaseOver + 1]int
	drawn := gamegen.Game()
	for seed := range games {
		for i, s := range gamegen.Positions(drawn.Example(seed)) {
			if found[s.Phase()] < ofEachPhase && i%3 == seed%3 { // not all of them of the first game
				found[s.Phase()]++
				positions = append(positions, s)
			}
		}
	}
	return positions
})

func TestExamplesAreOfEveryPhase(t *testing.T) {
	var found [steamrollers.PhaseOver + 1]int
	for _, s := range examples() {
		found[s.Phase()]++
	}
	for phase := steamrollers.PhaseGoods; phase <= steamrollers.PhaseOver; phase++ {
		if found[phase] < 3 {
			t.Errorf("only %d examples are in phase %v", found[phase], phase)
		}
	}
}

// allocatesNothing runs f on every example.
func allocatesNothing(t *testing.T, what string, f func(s *steamrollers.State)) {
	t.Helper()
	for _, s := range examples() {
		if n := testing.AllocsPerRun(5, func() { f(&s) }); n != 0 {
			t.Errorf("%s allocates %v times in phase %v", what, n, s.Phase())
		}
	}
}

// sinkNumber is there so that what adds to it is not compiled away.
var sinkNumber int

// everyKind is moves of all kinds, of which any position allows some and
// forbids others.
func everyKind() (moves []steamrollers.Move) {
	drawn := gamegen.Move()
	for seed := range 200 {
		moves = append(moves, drawn.Example(seed))
	}
	for m := range gamegen.Universe(steamrollers.Setup{Board: hexmap.Standard()}) {
		if m.Kind() != steamrollers.KindDeliver || m.Distance() < 6 && m.Good() == variants.Red {
			moves = append(moves, m)
		}
	}
	return append(moves, steamrollers.Move{})
}

// TestAccessorsAllocateNothing calls every method of a State that tells of it in
// plain values: without slices, text and errors. A new one is called by itself if
// it has the form of another; if not, the test asks for its form.
func TestAccessorsAllocateNothing(t *testing.T) {
	state := reflect.TypeFor[*steamrollers.State]()
	found := 0
	for i := range state.NumMethod() {
		method := state.Method(i)
		if !isAccessor(method.Type) {
			continue
		}
		found++
		if call := caller(method.Func.Interface()); call != nil {
			allocatesNothing(t, method.Name, call)
		} else {
			t.Errorf("%s has a form of its own: %v", method.Name, method.Type)
		}
	}
	if found < 30 {
		t.Errorf("only %d accessors are found", found)
	}
}

// isAccessor reports whether a method asks for numbers and hexes at the most, and
// gives values without references to what might have been allocated.
func isAccessor(method reflect.Type) bool {
	for i := 1; i < method.NumIn(); i++ {
		if kind := method.In(i).Kind(); kind != reflect.Int && kind != reflect.Uint8 && method.In(i) != reflect.TypeFor[hexmap.Cell]() {
			return false
		}
	}
	for i := range method.NumOut() {
		if out := method.Out(i); !out.Comparable() || out.Kind() == reflect.String || out.Kind() == reflect.Interface {
			return false
		}
	}
	return true
}

// caller returns a function that calls an accessor with every argument that means
// something; nil if the signature of the accessor is not listed here.
func caller(accessor any) func(s *steamrollers.State) {
	type state = *steamrollers.State
	switch f := accessor.(type) {
	case func(state) bool:
		return just(f)
	case func(state) int:
		return just(f)
	case func(state) uint64:
		return just(f)
	case func(state) float64:
		return just(f)
	case func(state) (int, int):
		return func(s state) { f(s) }
	case func(state) steamrollers.Phase:
		return just(f)
	case func(state) steamrollers.Seat:
		return just(f)
	case func(state) steamrollers.Seats:
		return just(f)
	case func(state) steamrollers.Setup:
		return just(f)
	case func(state) steamrollers.Dice:
		return just(f)
	case func(state) steamrollers.BlackDie:
		return just(f)
	case func(state) variants.Goods:
		return just(f)
	case func(state) solo.Sheet:
		return just(f)
	case func(state) solo.Step:
		return just(f)
	case func(state) solo.Points:
		return just(f)
	case func(state) (int, steamrollers.Seat):
		return func(s state) { f(s) }
	case func(state, int) bool:
		return numbered(f)
	case func(state, int) variants.Line:
		return numbered(f)
	case func(state, int) (variants.OrderFace, steamrollers.Seat):
		return numbered(func(s state, n int) bool { f(s, n); return true })
	case func(state, int) (variants.Face, steamrollers.Seat, bool):
		return numbered(func(s state, n int) bool { f(s, n); return true })
	case func(state, steamrollers.Seat) int:
		return numbered(f)
	case func(state, steamrollers.Seat) float64:
		return numbered(f)
	case func(state, steamrollers.Seat) variants.Goods:
		return numbered(f)
	case func(state, steamrollers.Seat) variants.Power:
		return numbered(f)
	case func(state, steamrollers.Seat) scoring.Points:
		return numbered(f)
	case func(state, steamrollers.Seat) (variants.Good, int):
		return numbered(func(s state, seat steamrollers.Seat) bool { f(s, seat); return true })
	case func(state, steamrollers.Seat, int) bool:
		return numbered(func(s state, seat steamrollers.Seat) bool { return f(s, seat, 3) })
	case func(state, steamrollers.Seat, hexmap.Cell) track.Track:
		hex, off := hexmap.MustParseCell("c5"), hexmap.CellAt(26, 999)
		return numbered(func(s state, seat steamrollers.Seat) track.Track { return f(s, seat, hex) + f(s, seat, off) })
	}
	return nil
}

// just calls an accessor that asks for nothing.
func just[R any](f func(*steamrollers.State) R) func(*steamrollers.State) {
	return func(s *steamrollers.State) { f(s) }
}

// numbered calls an accessor with each number of a seat, a city or a tile, and with
// some that are none.
func numbered[N int | steamrollers.Seat, R any](f func(*steamrollers.State, N) R) func(*steamrollers.State) {
	return func(s *steamrollers.State) {
		for n := N(0); n < 8; n++ {
			f(s, n)
		}
	}
}

func TestWalkingTrackAllocatesNothing(t *testing.T) {
	allocatesNothing(t, "Drawn", func(s *steamrollers.State) {
		for seat := steamrollers.Seat(1); seat <= steamrollers.MaxSeats; seat++ {
			for _, drawn := range s.Drawn(seat) {
				sinkNumber += int(drawn)
			}
		}
		for die := range s.Dice().All() {
			sinkNumber += die
		}
	})
}
