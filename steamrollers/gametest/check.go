package gametest

import (
	"errors"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
)

// Check plays random games on a setup and holds every position of them to the
// laws of the game, whatever its board, components and players are:
//
//   - the moves listed are those that Check lets pass and Apply applies, each
//     listed once; all others are refused by a rule, the same by every method;
//   - no method changes the position, and a refused move leads nowhere;
//   - exactly one side is asked, can move, and until the game is over nobody has won;
//   - no good is lost (GOODS-1), and the position breaks no other invariant;
//   - the outcomes of chance are legal, differ, and their probabilities add up to 1;
//   - moves and positions read back from text and JSON are the same;
//   - every point is in the ledger, and in the events of the move that scored it;
//   - points stay within the bounds that the position says;
//   - the game ends, and its record replays to the same end.
//
// The error joins all faults, each a [*Fault]. A setup that the rules forbid
// has the error of [steamrollers.New].
func Check(setup steamrollers.Setup, o Options) error {
	start, err := steamrollers.New(setup)
	if err != nil {
		return err
	}
	setup = start.Setup()
	options := o.of(setup)
	options.Laws = lawsOfPositions()
	options.EndSays = "the record of the game replays to its end"
	options.Ended = func(moves []steamrollers.Move, end *steamrollers.State) error {
		return recordBroken(steamrollers.Record{Setup: setup, Moves: moves}, *end)
	}
	return joined(family.Check(&start, options))
}

// joined returns the faults that an error of the checker of any game joins, each as a
// Fault of this package.
func joined(found error) error {
	if found == nil {
		return nil
	}
	var faults []error
	for _, err := range found.(interface{ Unwrap() []error }).Unwrap() {
		f := err.(*family.Fault[steamrollers.State, steamrollers.Move])
		faults = append(faults, &Fault{
			Law: f.Law, Seed: f.Seed, Record: steamrollers.Record{Setup: f.Start.Setup(), Moves: f.Moves}, State: f.State, Err: f.Err, Played: f.Played, Games: f.Games,
		})
	}
	return errors.Join(faults...)
}
