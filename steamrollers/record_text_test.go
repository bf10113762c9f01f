package steamrollers_test

import (
	"strings"
	"testing"
	"testing/fstest"

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
