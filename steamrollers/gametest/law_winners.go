package gametest

import "github.com/railhex/railhex/variants/family"

// winnersBroken asks whether somebody has won where the game is over and nowhere
// else, and whether those seats are first that have.
func winnersBroken(p position) error {
	var wrong family.Faults
	if won := p.Winners() != 0; won != p.Over() {
		wrong.Add("over %t, and the winners are %v", p.Over(), p.Winners())
	}
	for _, seat := range p.seats() {
		if first := p.Rank(seat) == 1; first != p.Winners().Has(seat) {
			wrong.Add("the winners are %v, and %v has the rank %d", p.Winners(), seat, p.Rank(seat))
		}
	}
	return wrong.Err()
}
