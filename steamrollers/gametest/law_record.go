package gametest

import (
	"io/fs"
	"slices"
	"testing/fstest"

	"github.com/railhex/railhex/steamrollers"
)

// recordBroken asks whether the record of a game, also when it was written down
// and read, replays to the position in which the game stands, and tells of
// every point.
func recordBroken(record steamrollers.Record, end steamrollers.State) error {
	var wrong faults
	read, err := steamrollers.ParseRecord(record.String(), filesOf(record.Setup))
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

// filesOf is the files that a record of a setup may name.
func filesOf(setup steamrollers.Setup) fs.FS {
	return fstest.MapFS{
		setup.Board.Name() + ".board":         {Data: []byte(setup.Board.String())},
		setup.Components.Name + ".components": {Data: []byte(setup.Components.String())},
	}
}
