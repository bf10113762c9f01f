package picture_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/railhex/railhex/steamrollers"
)

// allMoves are those of a whole record.
const allMoves = -1

// replay is the position after so many moves of a record among the test data.
func replay(t testing.TB, name string, moves int) steamrollers.State {
	t.Helper()
	record := record(t, name)
	if moves != allMoves {
		record.Moves = record.Moves[:moves]
	}
	s, err := record.Replay()
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// record is one among the test data.
func record(t testing.TB, name string) steamrollers.Record {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err != nil {
		t.Fatal(err)
	}
	record, err := steamrollers.ParseRecord(string(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	return record
}

// begin is the position in which a game begins.
func begin(t testing.TB, setup steamrollers.Setup) steamrollers.State {
	t.Helper()
	s, err := steamrollers.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// stealing is a position in which seat 1, who holds tile 2b, may take the die
// that seat 2 has drafted.
func stealing(t testing.TB) steamrollers.State {
	t.Helper()
	return after(t, begin(t, steamrollers.Setup{Players: 2}),
		"goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a b a a a a",
		"roll 1 2 3 straight/gentle", "draft 2", "take", "draft 1", "improve",
		"roll 1 2 4 straight/gentle", "draft 1")
}

// reserved is a position in which a die is reserved for seat 1.
func reserved(t testing.TB) steamrollers.State {
	t.Helper()
	return after(t, stealing(t), "steal")
}

// after is the position after more moves.
func after(t testing.TB, s steamrollers.State, moves ...string) steamrollers.State {
	t.Helper()
	for _, text := range moves {
		next, err := s.Apply(steamrollers.MustParseMove(text))
		if err != nil {
			t.Fatal(err)
		}
		s = next
	}
	return s
}

// longest is the longest route of a legal delivery.
func longest(s *steamrollers.State) (found steamrollers.Route) {
	most := 0
	for m := range s.Moves() {
		if m.Kind() == steamrollers.KindDeliver && m.Distance() > most {
			for route := range s.Routes(m) {
				found, most = route, m.Distance()
			}
		}
	}
	return found
}
