// Package servertest has what tests of the server share: a database of PostgreSQL and a push service.
package servertest

import (
	"reflect"
	"testing"
)

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

// Equal reports what is not as it is wanted.
func Equal[T any](t testing.TB, about string, got, want T) {
	t.Helper()
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%s: %v, want %v", about, got, want)
	}
}
