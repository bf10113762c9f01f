package words

import (
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
)

// Ledger says where each point of a score comes from, a line for each entry:
// "+2 link from city 1 to city 3 with 1 town (SCORE-2)".
func (p Speaker) Ledger(l scoring.Ledger) []string {
	lines := make([]string, 0, len(l))
	for _, e := range l {
		lines = append(lines, p.entry(e.Points, p.Entry(e), e.RuleID))
	}
	return lines
}

// entry is a line of a ledger.
func (p Speaker) entry(points int, source, rule string) string {
	return p.say(ledgerEntry, "points", signed(points), "text", source, "rule", rule)
}

// Entry says what the points of one entry come from; "" for an entry of no
// source.
func (p Speaker) Entry(e scoring.Entry) string {
	switch e.Source {
	case scoring.FromDeliveries:
		return p.say(ledgerDeliveries)
	case scoring.FromDelivery:
		key := ledgerDelivery
		if e.Bonus > 0 {
			key = ledgerDeliveryBonus
		}
		return p.say(key, "good", e.Good, "from", e.From, "to", e.To, "distance", e.Distance, "bonus", e.Bonus)
	case scoring.FromPower:
		return p.say(ledgerPower)
	case scoring.FromLink:
		return p.link(ledgerLink, ledgerLinkTowns, e.From, e.To, e.Towns)
	case scoring.FromEngine:
		return p.say(ledgerEngine, "boxes", e.Boxes)
	case scoring.FromTile:
		return p.say(ledgerTile, "tile", e.Tile)
	case scoring.FromOrder:
		return p.say(ledgerOrder, "order", e.Order)
	}
	return ""
}

// OliveLedger says where Olive's points come from, a line for each source
// (SOLO-13).
func (p Speaker) OliveLedger(points solo.Points) []string {
	removed, score := steamrollers.SoloRemoves.String(), steamrollers.SoloScore.String()
	return []string{
		p.entry(points.Delivery, p.say(ledgerOliveGoods), removed),
		p.entry(points.Engine, p.say(ledgerOliveEngine), score),
		p.entry(points.Network, p.say(ledgerOliveNetwork), score),
		p.entry(points.Tiles, p.say(ledgerOliveTiles), score),
	}
}
