// Package servertest has what tests of the server share: a database of PostgreSQL and a push service.
package servertest

import (
	"reflect"
	"strings"
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

// Has reports what a text lacks.
func Has(t testing.TB, text string, wants ...string) {
	t.Helper()
	for _, want := range wants {
		if !strings.Contains(text, want) {
			t.Errorf("there is no %q in\n%s", want, text)
		}
	}
}
