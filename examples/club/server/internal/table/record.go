package table

import (
	"fmt"
	"strings"

	"github.com/railhex/railhex/examples/club/server/internal/store"
)

// recordOf is the record of a table. Comments say where another plays at a seat than in the
// header or before, and which moves were made because time was up.
func recordOf(t store.Table, moves []store.Move) string {
	var b strings.Builder
	b.WriteString(strings.TrimRight(t.Header, "\n") + "\n")
	makers := map[int]string{} // by seat; "" is a person
	for i, s := range t.Seats {
		switch makers[i+1] = s.Bot; {
		case s.Bot != "":
			fmt.Fprintf(&b, "bot %d %s\n", i+1, s.Bot)
		case s.Name != "":
			fmt.Fprintf(&b, "seat %d %s\n", i+1, s.Name)
		}
	}
	for _, m := range moves {
		if m.Seat == 0 {
			b.WriteString(m.Notation + "\n")
			continue
		}
		switch before := makers[m.Seat]; {
		case m.Maker == store.Late:
			fmt.Fprintf(&b, "# P%d: time is up\n", m.Seat)
		case m.Maker == before:
		case m.Maker == "":
			fmt.Fprintf(&b, "# P%d: a person plays\n", m.Seat)
		default:
			fmt.Fprintf(&b, "# P%d: the bot %s plays\n", m.Seat, m.Maker)
		}
		if m.Maker != store.Late {
			makers[m.Seat] = m.Maker
		}
		fmt.Fprintf(&b, "P%d: %s\n", m.Seat, m.Notation)
	}
	return b.String()
}
