package gametest

import (
	"errors"

	"github.com/railhex/railhex/steamrollers"
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
//   - the game ends, and its record replays to the same end.
//
// The error joins all faults, each a [*Fault]. A setup that the rules forbid
// has the error of [steamrollers.New].
func Check(setup steamrollers.Setup, o Options) error {
	start, err := steamrollers.New(setup)
	if err != nil {
		return err
	}
	var faults []error
	for g := range o.games(start) {
		faults = append(faults, g.check()...)
	}
	return errors.Join(faults...)
}

// check plays the game to its end, or to the first position with a fault.
func (g *game) check() (faults []error) {
	fail := func(law string, err error) {
		if err != nil {
			faults = append(faults, g.fault(law, err))
		}
	}
	for len(faults) == 0 {
		at := position{rules: &g.state, state: &g.state, random: g.strays, trials: g.trials(movesTried)}
		for _, law := range laws {
			fail(law.says, law.broken(at))
		}
		if len(faults) > 0 {
			break
		}
		if g.state.Over() {
			fail("the record of the game replays to its end", recordBroken(g.record, g.state))
			break
		}
		fail(endsLaw, g.endless())
		fail(playsLaw, g.play(g.next()))
	}
	return faults
}
