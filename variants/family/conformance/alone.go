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
