// Package servertest has what tests of the server share: a database of PostgreSQL and a push service.
package servertest

import "testing"

// Must returns a value, and panics on an error that no test expects.
func Must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// Check ends a test on an error.
func Check(t testing.TB, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
