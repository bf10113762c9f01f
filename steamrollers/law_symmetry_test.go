package steamrollers_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/internal/mapgen"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
)

// A mirror carries a game over to the board turned or reflected.
type mirror struct {
	board, turned *hexmap.Board
	where         func(hex int, edge hexmap.Direction) (int, hexmap.Direction)
}

// move is what m is on the turned board.
func (w mirror) move(m steamrollers.Move) steamrollers.Move {
	switch m.Kind() {
	case steamrollers.KindBuild:
		return steamrollers.Build(w.track(m))
	case steamrollers.KindRailPower:
		return steamrollers.RailPower(w.track(m))
	}
	return m
}

func (w mirror) track(m steamrollers.Move) (hexmap.Cell, track.Track) {
	a, b := m.Track().Ends()
	hex, _ := w.board.Index(m.Hex())
	turnedHex, turnedA := w.where(hex, a)
	_, turnedB := w.where(hex, b)
	return w.turned.Cell(turnedHex), track.Between(turnedA, turnedB)
}

// TestTurningOrReflectingTheBoardChangesNothing plays the same game on a board
// and on the board turned or reflected: what is legal is the same, and so are
// all distances and points.
func TestTurningOrReflectingTheBoardChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		record := gamegen.Game().Draw(t, "game")
		w := mirror{board: record.Setup.Board}
		var err error
		w.turned, w.where, err = mapgen.Turned(w.board, rapid.IntRange(0, 5).Draw(t, "turns"), rapid.Bool().Draw(t, "reflect"))
		if err != nil {
			t.Skip(err)
		}
		setup := record.Setup
		setup.Board = w.turned
		there, err := steamrollers.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		for i, here := range gamegen.Positions(record) {
			if i > 0 {
				if err := there.ApplyTo(&there, w.move(record.Moves[i-1])); err != nil {
					t.Fatal(err)
				}
			}
			w.compare(t, &here, &there)
		}
	})
}

func (w mirror) compare(t rapid.TB, here, there *steamrollers.State) {
	t.Helper()
	if here.Phase() != there.Phase() || here.Turn() != there.Turn() || here.Winners() != there.Winners() {
		t.Fatalf("phase %v and P%d here, %v and P%d there", here.Phase(), here.Turn(), there.Phase(), there.Turn())
	}
	legal, alike := map[steamrollers.Move]bool{}, 0
	for m := range there.Moves() {
		legal[m] = true
	}
	for m := range here.Moves() {
		if alike++; !legal[w.move(m)] {
			t.Fatalf("%v is legal here, and %v not there", m, w.move(m))
		}
	}
	if alike != len(legal) {
		t.Fatalf("%d moves are legal here, and %d there", alike, len(legal))
	}
	for seat := steamrollers.Seat(1); int(seat) <= here.Seats(); seat++ {
		if here.Points(seat) != there.Points(seat) {
			t.Fatalf("P%d: points %+v here, %+v there", seat, here.Points(seat), there.Points(seat))
		}
		for a := 1; a <= 6; a++ {
			for b := a + 1; b <= 6; b++ {
				distances := steamrollers.CarriedDistances(here, seat, a, b)
				if turned := steamrollers.CarriedDistances(there, seat, a, b); !slices.Equal(distances, turned) {
					t.Fatalf("P%d: from city %d to city %d distances %v here, %v there", seat, a, b, distances, turned)
				}
			}
		}
	}
}
