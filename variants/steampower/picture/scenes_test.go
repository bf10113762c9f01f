package picture_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steampower"
)

func read(t tester, name string) steampower.Record {
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

// latest is the last position of a record that is as it should be.
func latest(t tester, name string, as func(*steampower.State) bool) (found steampower.State) {
	t.Helper()
	record := read(t, name)
	s, err := steampower.New(record.Setup)
	if err != nil {
		t.Fatal(err)
	}
	for _, m := range record.Moves {
		if s, err = s.Apply(m); err != nil {
			t.Fatal(err)
		}
		if as(&s) {
			found = s
		}
	}
	if found.Seats() == 0 {
		t.Fatalf("%s: no such position", name)
	}
	return found
}

// paying is a position in which a good is shipped over foreign links.
func paying(t tester) steampower.State {
	t.Helper()
	return latest(t, "five.srr", func(s *steampower.State) bool { return dearest(s).Payments().Total() >= 2 })
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
func fenced(t tester, name string) *hexmap.Map {
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
func begin(t tester, setup steampower.Setup) steampower.State {
	t.Helper()
	s, err := steampower.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// aPosition is a position of a game that was played well, or of one played at
// random on some map.
func aPosition(t *rapid.T) steampower.State {
	if rapid.Bool().Draw(t, "recorded") {
		record := read(t, rapid.SampledFrom([]string{"five.srr", "three.srr"}).Draw(t, "record"))
		record.Moves = record.Moves[:rapid.IntRange(0, len(record.Moves)).Draw(t, "moves")]
		s, err := record.Replay()
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	setup := steampower.Setup{Players: rapid.IntRange(2, steampower.MaxSeats).Draw(t, "players")}
	setup.Map = rapid.SampledFrom(append(slices.Collect(steampower.ShippedMaps()), fenced(t, "Zaun"))).Draw(t, "map")
	s := begin(t, setup)
	random := rand.New(rand.NewPCG(1, rapid.Uint64().Draw(t, "seed")))
	for range rapid.IntRange(0, 400).Draw(t, "moves") {
		moves := s.AppendMoves(nil)
		if len(moves) == 0 {
			break
		}
		s, _ = s.Apply(moves[random.IntN(len(moves))])
	}
	return s
}

// A tester is a test or a property.
type tester interface {
	Helper()
	Fatal(...any)
	Fatalf(string, ...any)
}
