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
	return p.say("ledger.entry", "points", signed(points), "text", source, "rule", rule)
}

// Entry says what the points of one entry come from; "" for an entry of no
// source.
func (p Speaker) Entry(e scoring.Entry) string {
	switch e.Source {
	case scoring.FromDeliveries:
		return p.say("ledger.deliveries")
	case scoring.FromDelivery:
		key := "ledger.delivery"
		if e.Bonus > 0 {
			key = "ledger.delivery-bonus"
		}
		return p.say(key, "good", e.Good, "from", e.From, "to", e.To, "distance", e.Distance, "bonus", e.Bonus)
	case scoring.FromPower:
		return p.say("ledger.power")
	case scoring.FromLink:
		return p.link("ledger.link", "ledger.link-towns", e.From, e.To, e.Towns)
	case scoring.FromEngine:
		return p.say("ledger.engine", "boxes", e.Boxes)
	case scoring.FromTile:
		return p.say("ledger.tile", "tile", e.Tile)
	case scoring.FromOrder:
		return p.say("ledger.order", "order", e.Order)
	}
	return ""
}

// OliveLedger says where Olive's points come from, a line for each source
// (SOLO-13).
func (p Speaker) OliveLedger(points solo.Points) []string {
	removed, score := steamrollers.MustParseRule("SOLO-9").String(), steamrollers.MustParseRule("SOLO-13").String()
	return []string{
		p.entry(points.Delivery, p.say("ledger.olive-goods"), removed),
		p.entry(points.Engine, p.say("ledger.olive-engine"), score),
		p.entry(points.Network, p.say("ledger.olive-network"), score),
		p.entry(points.Tiles, p.say("ledger.olive-tiles"), score),
	}
}
