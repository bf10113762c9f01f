package session

import "github.com/railhex/railhex/steamrollers"

// A Ledger is where each point of a score comes from.
type Ledger struct {
	Name  string   `json:"name"`
	Lines []string `json:"lines"`
	Total int      `json:"total"`
}

// ledger is that of each seat, and Olive's, in the position that is shown.
func (h *Host) ledger() ([]Ledger, error) {
	g, s, speaker := h.game, h.game.position(), h.speaker()
	played := steamrollers.Record{Setup: g.record.Setup, Moves: g.record.Moves[:g.at]}
	ledgers := []Ledger{}
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		entries, err := played.Ledger(seat)
		if err != nil {
			return nil, err
		}
		ledgers = append(ledgers, Ledger{speaker.Player(seat), speaker.Ledger(entries), entries.Total()})
	}
	if points := s.OlivePoints(); s.Setup().Olive != 0 {
		ledgers = append(ledgers, Ledger{speaker.Player(steamrollers.Nobody), speaker.OliveLedger(points), points.Total})
	}
	return ledgers, nil
}
