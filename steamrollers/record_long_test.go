package steamrollers_test

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/steamrollers"
)

// TestRecordsOfAMillionLinesAreReadToTheirFault reads what a stranger may send:
// long, and wrong at the end or from the first move on.
func TestRecordsOfAMillionLinesAreReadToTheirFault(t *testing.T) {
	const header = "game steamrollers\nplayers 2\nboard standard\ncomponents standard\n"
	const million = 1_000_000
	for name, test := range map[string]struct {
		text string
		line int
		rule string
	}{
		"comments, then no move":   {header + strings.Repeat("# nothing\n", million) + "fly\n", million + 5, ""},
		"moves, the first one bad": {header + strings.Repeat("draft 1\n", million), 5, "SETUP-3"},
		"one line of a million":    {header + strings.Repeat("goods ", million) + "\n", 5, ""},
	} {
		r, err := steamrollers.OpenRecord(strings.NewReader(test.text), nil)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for r.Next() {
		}
		if fault, ok := r.Err().(*family.RecordError); !ok || fault.Line != test.line || fault.Rule() != test.rule || r.State().Phase() != steamrollers.PhaseGoods {
			t.Errorf("%s: stopped by %.80v in %v, want line %d and rule %q", name, fault, r.State().Phase(), test.line, test.rule)
		}
	}
}
