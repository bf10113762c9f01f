package gametest

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
)

// ledgerBroken asks whether the ledger of each player adds up to her points.
func ledgerBroken(p position) error {
	var wrong family.Faults
	for _, seat := range p.seats() {
		points, ledger := p.Points(seat), p.Ledger(seat)
		if ledger.Points() != points {
			wrong.Add("P%d has %+v, and by her ledger %+v:\n%s", seat, points, ledger.Points(), ledger)
		}
	}
	return wrong.Err()
}

// eventsBroken asks of legal moves whether their events name their rules, and
// tell all points that their deliveries score.
func eventsBroken(p position) error {
	var wrong family.Faults
	var events []steamrollers.Event
	for _, m := range p.some(movesTried) {
		var err error
		if events, err = p.AppendEvents(events[:0], m); err != nil {
			wrong.Add("%s is listed, and AppendEvents says %w", m, err)
			continue
		}
		told := 0
		for _, event := range events {
			if !event.Rule.IsValid() {
				wrong.Add("an event of %s names no rule: %+v", m, event)
			}
			if event.Kind == steamrollers.GoodDelivered {
				told += event.Points
			}
		}
		after, err := p.Apply(m)
		if err != nil {
			continue // which is another law's
		}
		scored := 0
		for _, seat := range p.seats() {
			scored += after.Points(seat).Delivery - p.Points(seat).Delivery
		}
		if scored != told {
			wrong.Add("%s scores %d points of deliveries, and its events tell of %d", m, scored, told)
		}
	}
	return wrong.Err()
}
