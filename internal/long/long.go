package long

import (
	"os"
	"testing"
)

// Variable is the environment variable that allows long tests, by the value 1.
const Variable = "RAILHEX_LONG"

// Allowed reports whether tests may take long.
func Allowed() bool { return os.Getenv(Variable) == "1" }

// Or returns how much a test does ordinarily, or, if it may take long, the most that it
// does.
func Or[T any](ordinary, most T) T {
	if Allowed() {
		return most
	}
	return ordinary
}

// Only skips a test unless it may take long, and says what proves its law meanwhile.
func Only(tb testing.TB, meanwhile string) {
	tb.Helper()
	if !Allowed() {
		tb.Skipf("long: set %s=1; meanwhile %s", Variable, meanwhile)
	}
}
