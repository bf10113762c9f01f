package steamrollers

import (
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// Points returns what a seat has now, as it would count if the game ended (SCORE-1
// to SCORE-5). It allocates nothing.
func (s *State) Points(seat Seat) scoring.Points {
	if !s.playing(seat) {
		return scoring.Points{}
	}
	var links [maxLinks]track.Link
	sheet := s.sheetOf(seat)
	points := scoring.Points{
		Delivery: int(sheet.delivered),                            // SCORE-1
		Network:  scoring.Network(s.appendLinks(links[:0], seat)), // SCORE-2
		Engine:   scoring.Engine(sheet.ticks()),                   // SCORE-3
	}
	if s.powers.holder(variants.PointsPower) == seat {
		points.Power = variants.PowerPoints // POWER-4
	}
	for number := 1; number <= 6; number++ {
		if s.rack.holder(number) == seat {
			points.Tiles += s.tileWorth(number) // SCORE-4
		}
		if s.orders.holder(number) == seat {
			points.Orders += int(s.orderOf(number).Points) // SCORE-5
		}
	}
	return points
}

// Total returns the sum of a seat's Points. It allocates nothing.
func (s *State) Total(seat Seat) int { return s.Points(seat).Total() }

// tileWorth is the points printed on the face of a tile that is up.
func (s *State) tileWorth(tile int) int {
	return int(s.game.values[tile][s.tileSides.index(tile)].Points)
}

// OlivePoints returns Olive's score now (SOLO-13); zero without her. It allocates
// nothing.
func (s *State) OlivePoints() solo.Points {
	if s.game == nil || !s.game.solo() {
		return solo.Points{}
	}
	centre := 0
	for tile := 1; tile <= 6; tile++ {
		if s.tileSides.drawn() && s.rack.holder(tile) == Nobody {
			centre += solo.CentreTile(s.tileWorth(tile))
		}
	}
	return s.olive.Score(centre)
}

// Winners returns the seats that have won: no seat until the game is over, and several if
// the victory is shared (SCORE-6). In solo it is seat 1, or seat 0 for Olive (SOLO-14).
// It allocates nothing.
func (s *State) Winners() Seats {
	if s.phase != PhaseOver {
		return 0
	}
	if s.game.solo() {
		if s.oliveWins() {
			return 1 << Nobody
		}
		return 1 << 1
	}
	standings := s.standings()
	var best [MaxSeats]int
	winners := Seats(0)
	for _, i := range scoring.AppendWinners(best[:0], standings[:s.game.seats]) {
		winners |= 1 << (i + 1)
	}
	return winners
}

// oliveWins reports whether a solo game that is over is Olive's (SOLO-14).
func (s *State) oliveWins() bool {
	return s.step == solo.Won || s.OlivePoints().Beats(s.Total(1))
}

// standings is what decides who wins, by seat from the first.
func (s *State) standings() (standings [MaxSeats]scoring.Standing) {
	for seat := Seat(1); seat <= s.game.seats; seat++ {
		points := s.Points(seat)
		standings[seat-1] = scoring.Standing{Total: points.Total(), Boxes: s.Boxes(seat), Network: points.Network}
	}
	return standings
}

// Rank returns the place of a seat once the game is over. It is 1 for the winners, and
// for another seat one more than the number of seats that have done better, so that tied
// seats share a place (SCORE-6). In solo it is 2 where Olive has won. It is 0 before, and
// for a seat that does not play. It allocates nothing.
func (s *State) Rank(seat Seat) int {
	switch {
	case s.phase != PhaseOver || !s.playing(seat):
		return 0
	case !s.game.solo():
		standings := s.standings()
		var ranking [MaxSeats]int
		return scoring.AppendRanking(ranking[:0], standings[:s.game.seats])[seat-1]
	case s.oliveWins():
		return 2
	}
	return 1
}

// Ledger says where each point of a seat comes from. A State knows of the deliveries their
// sum only; [LedgerOf] has them one by one.
func (s *State) Ledger(seat Seat) scoring.Ledger {
	if !s.playing(seat) {
		return nil
	}
	var ledger scoring.Ledger
	if delivered := s.sheetOf(seat).delivered; delivered != 0 {
		ledger = append(ledger, scoring.OfDeliveries(int(delivered)))
	}
	return s.appendLasting(ledger, seat)
}

// appendLasting appends what counts besides deliveries.
func (s *State) appendLasting(ledger scoring.Ledger, seat Seat) scoring.Ledger {
	if s.powers.holder(variants.PointsPower) == seat {
		ledger = append(ledger, scoring.OfPower())
	}
	for _, link := range s.appendLinks(nil, seat) {
		ledger = append(ledger, scoring.OfLink(s.game.board, link))
	}
	if boxes := s.Boxes(seat); scoring.Engine(boxes) != 0 {
		ledger = append(ledger, scoring.OfEngine(boxes))
	}
	for tile := 1; tile <= 6; tile++ {
		if s.rack.holder(tile) == seat {
			ledger = append(ledger, scoring.OfTile(s.game.parts, s.tileFace(tile)))
		}
	}
	for order := 1; order <= 6; order++ {
		if s.orders.holder(order) == seat {
			ledger = append(ledger, scoring.OfOrder(s.game.parts, s.orderFace(order)))
		}
	}
	return ledger
}
