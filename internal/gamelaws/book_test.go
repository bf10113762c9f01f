package gamelaws

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

const rules = `# The rules

### No rule
## SHIP: goods

### SHIP-1

A good lies in a city.
It is taken.

**Ruling** From any.

*Cannot be broken: it is an example.*

### SHIP-1
### TILE-2a
It does *not* matter. **Ruling** is only a word here.
`

func TestParsePage(t *testing.T) {
	got, err := parsePage(rules)
	if err == nil {
		t.Fatal("the faults are not told")
	}
	for _, told := range []string{`"No rule" is no identifier`, "No rule has no sentence", "SHIP-1 stands there twice", "SHIP-1 has no sentence"} {
		if !strings.Contains(err.Error(), told) {
			t.Errorf("%q is not in %v", told, err)
		}
	}
	want := []pageRule{
		{identifier: "No rule", line: 3},
		{identifier: "SHIP-1", line: 6, section: "SHIP: goods", sentence: "A good lies in a city.", ruling: true, unbroken: "it is an example"},
		{identifier: "SHIP-1", line: 15, section: "SHIP: goods"},
		{identifier: "TILE-2a", line: 16, section: "SHIP: goods", sentence: "It does *not* matter. **Ruling** is only a word here."},
	}
	if diff := cmp.Diff(want, got, cmp.AllowUnexported(pageRule{})); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
}
