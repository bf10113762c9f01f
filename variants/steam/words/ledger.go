package words

import (
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
)

// Ledger says where the points of a seat come from, a line for each entry that
// [steam.State.AppendLedger] gives: "+10 complete links: 10 (SCORE-2)".
func (p Speaker) Ledger(entries []steam.Entry) []string {
	lines := make([]string, 0, len(entries))
	for _, e := range entries {
		lines = append(lines, p.say("ledger.entry", "points", phrases.Signed(e.Points), "text", p.Entry(e), "rule", e.Rule.String()))
	}
	return lines
}

// Entry says what the points of one entry come from; "" for the zero Entry.
func (p Speaker) Entry(e steam.Entry) string {
	switch e.Source {
	case steam.VictoryPoints:
		return p.say("ledger.points")
	case steam.IncomeSteps:
		if e.Number < 0 {
			return p.say("ledger.debt", "income", e.Number)
		}
		return p.say("ledger.income", "income", e.Number)
	case steam.LinksOwned:
		return p.say("ledger.links", "number", e.Number)
	}
	return ""
}

// Sources returns the headings of a table of points: those of the sources in their
// order, and the total.
func (p Speaker) Sources() [steam.NumSources + 1]string {
	return [...]string{p.say("source.points"), p.say("source.income"), p.say("source.links"), p.say("source.total")}
}
