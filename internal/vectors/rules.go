package vectors

import "fmt"

// Identifiers is rules as they are written.
func Identifiers[Rule fmt.Stringer](rules ...Rule) (all []string) {
	for _, rule := range rules {
		all = append(all, rule.String())
	}
	return all
}
