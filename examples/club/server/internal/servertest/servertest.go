// Package servertest has what tests of the server share: a database of PostgreSQL and a push service.
package servertest

// Must returns a value, and panics on an error that no test expects.
func Must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// Check ends a test on an error.
func Check(t interface {
	Helper()
	Fatal(args ...any)
}, err error,
) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
