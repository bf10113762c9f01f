package tensor

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// Actions are numbered block by block, a block for each kind of move.

// How deliveries are numbered within their block: by the other city than the
// die's, whether tile 3a is used, which good, whether it is the personal one,
// the distance, the bonus, and whether tile 4a is used. Of the goods that may go
// to a city there are two kinds, its colour and coal; in solo it is the place of
// the line that tells goods apart.
const (
	goodSlots  = 2 + places // a colour, coal; or a place in solo
	bonuses    = 3
	deliveries = cities * 2 * goodSlots * 2 * distances * bonuses * 2
	payments   = kinds // the exact one, and each of five colours replaced by coal
)

// Where each block begins.
const (
	fromPower   = 0 // engine boxes, points, tiles, goods
	fromRail    = fromPower + faces + faces + 2
	fromPlace   = fromRail + hexes*(tracks-1)
	fromDraft   = fromPlace + 2
	fromAnswer  = fromDraft + faces // steal, decline
	fromUse     = fromAnswer + 2    // tile 1, tile 2, tile 5: +1 -1 flip reroll, use 2
	fromBuild   = fromUse + faces + faces + 5
	fromImprove = fromBuild + hexes*(tracks-1)
	fromDeliver = fromImprove + 1
	fromTake    = fromDeliver + deliveries
	fromPass    = fromTake + 1
	fromFulfil  = fromPass + 1
	fromEnd     = fromFulfil + faces*payments

	// NumActions is the number of actions, 19281: one more than the highest.
	NumActions = fromEnd + 1
)

// Action is the number of a move in the game that s is a position of, -1 for
// chance moves, the zero Move, and moves that no position of that game has.
func Action(s *steamrollers.State, m steamrollers.Move) int {
	switch m.Kind() {
	case steamrollers.KindEnginePower:
		return fromPower + m.Box() - 1
	case steamrollers.KindTilePower:
		return fromPower + faces + m.Tile() - 1
	case steamrollers.KindPointsPower:
		return fromPower + 2*faces
	case steamrollers.KindGoodsPower:
		return fromPower + 2*faces + 1
	case steamrollers.KindRailPower:
		return drawing(s, fromRail, m)
	case steamrollers.KindPlace:
		if city := m.City(); city == 3 || city == 4 {
			return fromPlace + city - 3
		}
	case steamrollers.KindDraft:
		return fromDraft + m.Die() - 1
	case steamrollers.KindSteal:
		return fromAnswer
	case steamrollers.KindDecline:
		return fromAnswer + 1
	case steamrollers.KindUseValue:
		return fromUse + faces*(m.Tile()-1) + m.Die() - 1
	case steamrollers.KindUseStep:
		return fromUse + 2*faces + (1-m.Step())/2
	case steamrollers.KindUseFlip:
		return fromUse + 2*faces + 2
	case steamrollers.KindUseReroll:
		return fromUse + 2*faces + 3
	case steamrollers.KindUseTwo:
		return fromUse + 2*faces + 4
	case steamrollers.KindBuild:
		return drawing(s, fromBuild, m)
	case steamrollers.KindImprove:
		return fromImprove
	case steamrollers.KindDeliver:
		return delivering(m)
	case steamrollers.KindTake:
		return fromTake
	case steamrollers.KindPass:
		return fromPass
	case steamrollers.KindFulfil:
		return fulfilling(s, m)
	case steamrollers.KindEnd:
		return fromEnd
	}
	return -1
}

// drawing numbers a track in a hex of the board.
func drawing(s *steamrollers.State, from int, m steamrollers.Move) int {
	i, ok := indexOf(s, m.Hex())
	if !ok {
		return -1
	}
	return from + i*(tracks-1) + int(m.Track()) - 1
}

func indexOf(s *steamrollers.State, hex hexmap.Cell) (int, bool) {
	board := s.Setup().Board
	if board == nil {
		return 0, false
	}
	return board.Index(hex)
}

func delivering(m steamrollers.Move) int {
	other, toDie := m.To(), 0
	if m.NamesDestination() {
		other, toDie = m.From(), 1
	}
	slot := 0
	switch {
	case m.LinePlace() > places:
		return -1
	case m.LinePlace() > 0:
		slot = 1 + m.LinePlace()
	case m.Good() == variants.Coal:
		slot = 1
	}
	if m.Distance() >= distances {
		return -1
	}
	n := other - 1
	n = 2*n + toDie
	n = goodSlots*n + slot
	n = 2*n + one(m.IsOwn())
	n = distances*n + m.Distance()
	n = bonuses*n + m.Bonus()
	n = 2*n + one(m.IsUnlimited())
	return fromDeliver + n
}

func one(holds bool) int {
	if holds {
		return 1
	}
	return 0
}

// fulfilling numbers an order and how it is paid: exactly, or with coal for one
// of its colours.
func fulfilling(s *steamrollers.State, m steamrollers.Move) int {
	face, _ := s.Order(m.Order())
	asks := s.Setup().Components.Order(face).Goods
	n := fromFulfil + (m.Order()-1)*payments
	if m.Given() == asks {
		return n
	}
	if m.Given().Count(variants.Coal) == 0 {
		return -1
	}
	rest := m.Given().Remove(variants.Coal) // not added to the other side, which may ask for as many as there can be
	for g := variants.Yellow; g <= variants.Grey; g++ {
		if asks.Count(g) > 0 && asks.Remove(g) == rest {
			return n + int(g)
		}
	}
	return -1
}
