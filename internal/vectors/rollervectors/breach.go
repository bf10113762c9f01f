package rollervectors

import (
	"slices"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/conformance"
)

// A breach is a way to break a rule.
type breach = conformance.Breach[*position, steamrollers.Move]

func breaks(rule steamrollers.Rule, why string, moves func(*position) []steamrollers.Move) breach {
	return overlaps(why, moves, rule)
}

// overlaps is a breach of rules of which no move can break one without the others.
func overlaps(why string, moves func(*position) []steamrollers.Move, rules ...steamrollers.Rule) breach {
	return breach{Rules: conformance.Identifiers(rules...), Why: why, Moves: moves}
}

var breaches = slices.Concat(
	breachesOfOrder, breachesOfSetup, breachesOfPowers, breachesOfRound, breachesOfBuilding, breachesOfDelivery,
	breachesOfTaking, breachesOfTiles, breachesOfOrders, breachesOfSolo,
)
