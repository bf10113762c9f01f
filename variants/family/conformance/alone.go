package conformance

import "fmt"

// Identifiers returns the identifiers of rules.
func Identifiers[Rule fmt.Stringer](rules ...Rule) (all []string) {
	for _, rule := range rules {
		all = append(all, rule.String())
	}
	return all
}

// Alone returns those of the moves that break one rule and no other, by that rule.
func Alone[Rule comparable, Move any](moves []Move, broken func(Move) []Rule) map[Rule][]Move {
	alone := make(map[Rule][]Move)
	for _, m := range moves {
		if rules := broken(m); len(rules) == 1 {
			alone[rules[0]] = append(alone[rules[0]], m)
		}
	}
	return alone
}

// BreachOf returns the breach of a rule by those of the moves that break it alone for
// which something else holds.
func BreachOf[Seen, Move any, Rule fmt.Stringer](
	rule Rule, why string, breaking func(Seen, Rule) []Move, is func(Seen, Move) bool,
) Breach[Seen, Move] {
	return Breach[Seen, Move]{Rules: Identifiers(rule), Why: why, Moves: func(seen Seen) (all []Move) {
		for _, m := range breaking(seen, rule) {
			if is(seen, m) {
				all = append(all, m)
			}
		}
		return all
	}}
}
