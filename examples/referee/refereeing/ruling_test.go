package refereeing

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// TestRulingsStandInTheBooks: the ruling of each rule that is one is found in its book, on
// one line, and no other.
func TestRulingsStandInTheBooks(t *testing.T) {
	check := func(identifier string, is bool, book string) {
		ruling := rulingOn(identifier, book)
		if is != (ruling != "") || strings.Contains(ruling, "\n") {
			t.Errorf("%s: a ruling %v, and the book has %q", identifier, is, ruling)
		}
	}
	for r := range steamrollers.Rules() {
		check(r.String(), r.Ruling(), steamrollers.Rulebook())
	}
	for r := range steampower.Rules() {
		check(r.String(), r.Ruling(), steampower.Rulebook())
	}
	for r := range steam.Rules() {
		check(r.String(), r.Ruling(), steam.Rulebook())
	}
	if got := rulingOn("ACTION-5", steam.Rulebook()); got != "That it can be taken only while it can be carried out." {
		t.Errorf("ACTION-5 has the ruling %q", got)
	}
}
