package steamrollers_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/railhex/railhex/variants/family"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
)

// filesOf are the files that the text of a record names: the board and the
// components that do not ship, under the names that AppendText says.
func filesOf(setup steamrollers.Setup, text string) fstest.MapFS {
	files := fstest.MapFS{}
	for line := range strings.Lines(text) {
		switch words := strings.Fields(line); {
		case len(words) == 2 && words[0] == "board" && strings.HasSuffix(words[1], ".board"):
			files[words[1]] = &fstest.MapFile{Data: []byte(setup.Board.String())}
		case len(words) == 2 && words[0] == "components" && strings.HasSuffix(words[1], ".components"):
			files[words[1]] = &fstest.MapFile{Data: []byte(setup.Components.String())}
		}
	}
	return files
}

// TestReplayStopsBeforeAnIllegalMove puts a move into a game that may not be
// legal there.
func TestReplayStopsBeforeAnIllegalMove(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		record := gamegen.Game().Draw(t, "game")
		s, err := record.Replay()
		if err != nil {
			t.Fatal(err)
		}
		m := gamegen.MoveIn(&s).Draw(t, "move")
		verdict := s.Check(m)
		record.Moves = append(record.Moves, m)
		text := record.String()

		after, err := record.Replay()
		if verdict == nil {
			if err != nil {
				t.Fatalf("%v is legal, and Replay says %v", m, err)
			}
			return
		}
		stopped, ok := err.(*family.RecordError)
		if !ok || stopped.Rule() != verdict.(steamrollers.Rule).String() || stopped.Text != m.String() || after != s {
			t.Fatalf("%v breaks %v, and Replay says %v", m, verdict, err)
		}
		if last := strings.Count(text, "\n"); stopped.Line != last {
			t.Fatalf("Replay stops in line %d, not in the last, %d", stopped.Line, last)
		}
		r, err := steamrollers.OpenRecord(strings.NewReader(text), filesOf(record.Setup, text))
		if err != nil {
			t.Fatal(err)
		}
		for r.Next() {
		}
		if line, ok := r.Err().(*family.RecordError); *r.State() != s || !ok || *family.NewErrorReport(line) != *family.NewErrorReport(stopped) || *steamrollers.ReportOf(r).Error != *family.NewErrorReport(stopped) {
			t.Fatalf("OpenRecord stops with %v, Replay with %v", r.Err(), stopped)
		}
	})
}

func TestLedgerOfARecordIsThatOfItsLastPosition(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		record := gamegen.Game().Draw(t, "game")
		s, err := record.Replay()
		if err != nil {
			t.Fatal(err)
		}
		for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
			ledger, err := steamrollers.LedgerOf(record, seat)
			if err != nil || ledger.Points() != s.Points(seat) {
				t.Fatalf("P%d has %+v, by the ledger %+v: %v", seat, s.Points(seat), ledger.Points(), err)
			}
		}
		for _, seat := range []steamrollers.Seat{0, steamrollers.Seat(s.Seats() + 1), 6, 200, 255} {
			if ledger, err := steamrollers.LedgerOf(record, seat); ledger != nil || err != nil {
				t.Fatalf("P%d does not play, and has %v, %v", seat, ledger, err)
			}
		}
	})
}
