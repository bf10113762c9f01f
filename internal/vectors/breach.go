package vectors

import (
	"fmt"
	"slices"

	"github.com/railhex/railhex/internal/plainrules"
	"github.com/railhex/railhex/internal/plainsetup"
	"github.com/railhex/railhex/steamrollers"
)

// A breach is a way to break a rule and, on purpose, no other. Where rules
// overlap, so that a move cannot break one without another, it has them all; those
// that come with them only in some positions the plain rules find.
type breach struct {
	rules []steamrollers.Rule
	why   string
	moves func(*position) []steamrollers.Move // none where it cannot be done
}

func breaks(rule steamrollers.Rule, why string, moves func(*position) []steamrollers.Move) breach {
	return breach{[]steamrollers.Rule{rule}, why, moves}
}

var breaches = slices.Concat(
	breachesOfOrder, breachesOfSetup, breachesOfPowers, breachesOfRound, breachesOfBuilding, breachesOfDelivery,
	breachesOfTaking, breachesOfTiles, breachesOfOrders, breachesOfSolo,
)

// eachBreach is how many vectors are made of one, each in another game.
const eachBreach = 3

// negatives makes the negative vectors: of each breach in the first games in
// which it can be done. The error is that of a move which is refused by another
// rule than it should be, or not at all.
func negatives(games []Game) (all []Negative, err error) {
	byBreach := make([][]Negative, len(breaches)) // in the order of the breaches, whatever game they come from
	for g := range games {
		done := make([]bool, len(breaches))
		plain, err := plainrules.New(plainsetup.Of(games[g].Start.Setup()))
		if err != nil {
			return nil, err
		}
		for p := range games[g].positions() {
			for i, b := range breaches {
				if done[i] || len(byBreach[i]) == eachBreach {
					continue
				}
				moves := b.moves(p)
				if len(moves) == 0 {
					continue
				}
				m := moves[p.After%len(moves)] // not always the first
				rules, err := b.broken(p, plain, m)
				if err != nil {
					return nil, err
				}
				byBreach[i] = append(byBreach[i], Negative{p.Place, *p.State, m.String(), rules, b.why})
				done[i] = true
			}
			if refused := plain.Apply(p.next.String()); p.next.IsValid() && refused != nil {
				return nil, fmt.Errorf("game %s after %d moves: by the plain rules %v breaks %s", p.Game, p.After, p.next, refused.Rule)
			}
		}
	}
	return slices.Concat(byBreach...), nil
}

// broken is all rules that a move breaks: those that it should, one of which the
// library must cite, and others that come with them in this position, as the plain
// rules find them.
func (b breach) broken(p *position, plain *plainrules.Game, m steamrollers.Move) ([]string, error) {
	cited, _ := p.Check(m).(steamrollers.Rule)
	if !slices.Contains(b.rules, cited) {
		return nil, fmt.Errorf("game %s after %d moves: %s should break %v (%s), and breaks %v", p.Game, p.After, m, identifiers(b.rules), b.why, cited)
	}
	all := identifiers(b.rules)
	refusal := plain.Clone().Apply(m.String())
	if refusal == nil {
		return nil, fmt.Errorf("game %s after %d moves: %s should break %v (%s), and is legal by the plain rules", p.Game, p.After, m, all, b.why)
	}
	for _, rule := range refusal.Broken {
		if !slices.Contains(all, rule) {
			all = append(all, rule)
		}
	}
	return all, nil
}

// identifiers is rules as they are written.
func identifiers(rules []steamrollers.Rule) (all []string) {
	for _, rule := range rules {
		all = append(all, rule.String())
	}
	return all
}
