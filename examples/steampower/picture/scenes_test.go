package picture_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/railhex/railhex/examples/steampower"
	"github.com/railhex/railhex/hexmap"
)

// allMoves are those of a whole record.
const allMoves = -1

// replay is the position after so many moves of a record among the test data.
func replay(t testing.TB, name string, moves int) steampower.State {
	t.Helper()
	record := read(t, name)
	if moves != allMoves {
		record.Moves = record.Moves[:moves]
	}
	s, err := record.Replay()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func read(t testing.TB, name string) steampower.Record {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	record, err := steampower.ParseRecord(string(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	return record
}

// latest is the last position of a record, from a number of moves on backwards,
// that is as it should be.
func latest(t testing.TB, name string, moves int, as func(*steampower.State) bool) steampower.State {
	t.Helper()
	for n := min(moves, len(read(t, name).Moves)); n > 0; n-- {
		if s := replay(t, name, n); as(&s) {
			return s
		}
	}
	t.Fatalf("%s: no such position", name)
	return steampower.State{}
}

// paying is a position in which a good is shipped over foreign links, and such a
// shipment.
func paying(t testing.TB) (s steampower.State, shipment steampower.Move) {
	t.Helper()
	s = latest(t, "five.srr", 520, func(s *steampower.State) bool {
		m := dearest(s)
		if m.Payments().Total() >= 2 {
			shipment = m
		}
		return m.Payments().Total() >= 2
	})
	return s, shipment
}

// dearest is the legal shipment that pays the most for links.
func dearest(s *steampower.State) (found steampower.Move) {
	for m := range s.Moves() {
		if m.Kind() == steampower.KindShip && (!found.IsValid() || m.Payments().Total() > found.Payments().Total()) {
			found = m
		}
	}
	return found
}

// routeOf is the first route of the dearest shipment.
func routeOf(s *steampower.State) steampower.Route {
	for route := range s.Routes(dearest(s)) {
		return route
	}
	return nil
}

// fenced is the map on which some edges are closed.
func fenced(t testing.TB, name string) *hexmap.Map {
	t.Helper()
	m, err := steampower.ParseMap("map " + name + `
layout pointy odd-r
grid
a  p*  p~  h   p*
b    p   m~  w   p
c  p*  p*  p~  h
end
city a1 ` + name + `
city a4 Anfang
closed a1/SE b1/E
`)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// begin is the position in which a game begins.
func begin(t testing.TB, setup steampower.Setup) steampower.State {
	t.Helper()
	s, err := steampower.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}
