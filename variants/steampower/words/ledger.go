package words

import (
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
)

// Ledger says where each point of a seat comes from, a line for each entry that
// [steampower.State.AppendLedger] gives: "+2 a factory on the city c5, whose goods
// have left (SCORE-3)".
func (p Speaker) Ledger(entries []steampower.Entry) []string {
	lines := make([]string, 0, len(entries))
	for _, e := range entries {
		lines = append(lines, p.say("ledger.entry", "points", phrases.Signed(e.Points), "text", p.Entry(e), "rule", e.Rule.String()))
	}
	return lines
}

// Entry says what the points of one entry come from; "" for the zero Entry.
func (p Speaker) Entry(e steampower.Entry) string {
	switch e.Rule {
	case steampower.MustParseRule("SCORE-1"):
		return p.say("ledger.money", "money", e.Dollars)
	case steampower.MustParseRule("SCORE-2"):
		return p.say("ledger.contract", "contract", e.Contract)
	case steampower.MustParseRule("SCORE-3"):
		return p.say("ledger.factory", "hex", e.Hex)
	case steampower.MustParseRule("SCORE-4"):
		if e.Sharers == 1 {
			return p.say("ledger.city", "hex", e.Hex)
		}
		return p.say("ledger.city-shared", "hex", e.Hex, "number", e.Sharers)
	}
	return ""
}

// Sources returns the headings of a table of points: money, contracts, factories,
// cities and the total, as [steampower.Points] has them.
func (p Speaker) Sources() [5]string {
	return [5]string{p.say("source.money"), p.say("source.contracts"), p.say("source.factories"), p.say("source.cities"), p.say("source.total")}
}
