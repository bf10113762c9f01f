package gametest

import (
	"io/fs"
	"slices"
	"testing/fstest"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
)

// recordBroken asks whether the record of a game, also when it was written down
// and read, replays to the position in which the game stands, and tells of
// every point.
func recordBroken(record steamrollers.Record, end steamrollers.State) error {
	var wrong family.Faults
	read, err := steamrollers.ParseRecord(record.String(), filesOf(record.Setup))
	if err != nil {
		wrong.Add("the record cannot be read: %w", err)
		return wrong.Err()
	}
	if !slices.Equal(read.Moves, record.Moves) {
		wrong.Add("the record reads back with other moves")
	}
	if again, err := read.Replay(); err != nil || again != end {
		wrong.Add("the record replays to another position (%v)", err)
	}
	for seat := steamrollers.Seat(1); int(seat) <= end.Seats(); seat++ {
		ledger, err := steamrollers.LedgerOf(record, seat)
		if err != nil || ledger.Points() != end.Points(seat) {
			wrong.Add("P%d has %+v, and by the record %+v (%v)", seat, end.Points(seat), ledger.Points(), err)
		}
	}
	return wrong.Err()
}

// filesOf is the files that a record of a setup may name.
func filesOf(setup steamrollers.Setup) fs.FS {
	return fstest.MapFS{
		setup.Board.Name() + ".board":         {Data: []byte(setup.Board.String())},
		setup.Components.Name + ".components": {Data: []byte(setup.Components.String())},
	}
}
