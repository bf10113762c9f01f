package main

import (
	"errors"
	"slices"
)

// split is the errors that an error joins.
func split(err error) []error {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		return joined.Unwrap()
	}
	if err == nil {
		return nil
	}
	return []error{err}
}

// joinedOnce joins errors of which those that say the same are said once: what is
// wrong with all setups of a plan is wrong with the flags.
func joinedOnce(errs []error) error {
	var once []error
	for _, err := range errs {
		for _, one := range split(err) {
			said := func(other error) bool { return other.Error() == one.Error() }
			if !slices.ContainsFunc(once, said) {
				once = append(once, one)
			}
		}
	}
	return errors.Join(once...)
}
