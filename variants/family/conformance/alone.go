package conformance

import "fmt"

// Identifiers returns the identifiers of rules.
func Identifiers[Rule fmt.Stringer](rules ...Rule) (all []string) {
	for _, rule := range rules {
		all = append(all, rule.String())
	}
	return all
}
