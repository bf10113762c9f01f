package gametest

import (
	"io/fs"
	"slices"
	"strings"
	"testing/fstest"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// recordBroken asks whether the record of a game, also when it was written down
// and read, replays to the position in which the game stands, and tells of
// every point.
func recordBroken(record steamrollers.Record, end steamrollers.State) error {
	var wrong faults
	text, files := written(record)
	read, err := steamrollers.ParseRecord(text, files)
	if err != nil {
		wrong.add("the record cannot be read: %w", err)
		return wrong.err()
	}
	if !slices.Equal(read.Moves, record.Moves) {
		wrong.add("the record reads back with other moves")
	}
	if again, err := read.Replay(); err != nil || again != end {
		wrong.add("the record replays to another position (%v)", err)
	}
	for seat := steamrollers.Seat(1); int(seat) <= end.Seats(); seat++ {
		ledger, err := record.Ledger(seat)
		if err != nil || ledger.Points() != end.Points(seat) {
			wrong.add("P%d has %+v, and by the record %+v (%v)", seat, end.Points(seat), ledger.Points(), err)
		}
	}
	return wrong.err()
}

// written is a record as text, and the files that it names: a board and
// components that do not ship.
func written(record steamrollers.Record) (text string, files fs.FS) {
	header, moves, _ := strings.Cut(record.String(), "\n\n")
	folder := fstest.MapFS{}
	setup := record.Setup
	if shipped, ok := hexmap.Shipped(setup.Board.Name()); !ok || shipped.String() != setup.Board.String() {
		header = strings.Replace(header, "\nboard "+setup.Board.Name(), "\nboard own.board", 1)
		folder["own.board"] = &fstest.MapFile{Data: []byte(setup.Board.String())}
	}
	if shipped, ok := variants.ShippedComponents(setup.Components.Name); !ok || shipped != setup.Components {
		header = strings.Replace(header, "\ncomponents "+setup.Components.Name, "\ncomponents own.components", 1)
		folder["own.components"] = &fstest.MapFile{Data: []byte(setup.Components.String())}
	}
	return header + "\n\n" + moves, folder
}
