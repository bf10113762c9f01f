package gametest

import "github.com/railhex/railhex/steamrollers"

// turnBroken asks whether what a position says of who comes next goes
// together.
func turnBroken(p position) error {
	var wrong faults
	asked := p.Turn() != steamrollers.Nobody
	if int(p.Turn()) > p.Setup().Players {
		wrong.add("P%d is asked, and %d play", p.Turn(), p.Setup().Players)
	}
	if sides := count(p.Over(), p.Chance(), asked); sides != 1 {
		wrong.add("over %t, chance %t, P%d asked: exactly one of these is so", p.Over(), p.Chance(), p.Turn())
	}
	listed := len(p.AppendMoves(nil))
	if nothing := p.Over() || tooMany(p.Phase()); nothing == (listed > 0) {
		wrong.add("phase %s has %d moves", p.Phase(), listed)
	}
	if won := p.Winners() != 0; won != p.Over() {
		wrong.add("over %t, and the winners are %b", p.Over(), p.Winners())
	}
	return wrong.err()
}

func count(facts ...bool) (n int) {
	for _, fact := range facts {
		if fact {
			n++
		}
	}
	return n
}
