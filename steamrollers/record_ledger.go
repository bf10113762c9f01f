package steamrollers

import "github.com/railhex/railhex/scoring"

// LedgerOf returns where each point of a seat in a record comes from, each delivery by
// itself but for those before the record's Position. It is empty for a seat that does
// not play. The error is that of the first move that cannot be played.
func LedgerOf(r Record, seat Seat) (scoring.Ledger, error) {
	s, err := r.Begin()
	if err != nil {
		return nil, err
	}
	var ledger scoring.Ledger
	if before := s.Points(seat).Delivery; before > 0 {
		ledger = append(ledger, scoring.OfDeliveries(before))
	}
	for i, m := range r.Moves {
		if m.Kind() == KindDeliver && s.Turn() == seat {
			ledger = append(ledger, scoring.OfDelivery(m.Good(), m.From(), m.To(), m.Distance(), m.Bonus()))
		}
		if s, err = records.ApplyBy(&s, r.SeatOf(i), m); err != nil {
			return nil, err
		}
	}
	if !s.playing(seat) {
		return nil, nil
	}
	return s.appendLasting(ledger, seat), nil
}
