package tournament

import (
	"errors"
	"slices"

	"github.com/railhex/railhex/hexmap/parse"
)

// joinedOnce joins errors of which those that say the same are said once: what is
// wrong with all setups of a plan is wrong with the flags.
func joinedOnce(errs []error) error {
	var once []error
	for _, err := range errs {
		for _, one := range parse.Each(err) {
			said := func(other error) bool { return other.Error() == one.Error() }
			if !slices.ContainsFunc(once, said) {
				once = append(once, one)
			}
		}
	}
	return errors.Join(once...)
}
