package long

import (
	"flag"
	"strconv"
	"testing"
)

// Draws has rapid draw so many times in a test whose draws are dear, such as whole games,
// where it would draw a hundred times. If tests may take long, or -rapid.checks says how
// often, nothing changes. The test must not run beside others of its package.
func Draws(t *testing.T, ordinary int) {
	t.Helper()
	checks := flag.Lookup("rapid.checks")
	if usual := checks.Value.String(); !Allowed() && usual == checks.DefValue {
		if err := flag.Set(checks.Name, strconv.Itoa(ordinary)); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() {
			if err := flag.Set(checks.Name, usual); err != nil {
				t.Error(err)
			}
		})
	}
}
