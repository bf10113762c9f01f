package steamrollers_test

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/steamrollers"
)

// What a record may say besides what is played and the moves.

func TestPositionsOfRecordsThatAreRefused(t *testing.T) {
	act := positionNamed(t, "act")
	over := positionNamed(t, "first roll")
	header, _, _ := strings.Cut(steamrollers.Record{Setup: act.Setup()}.String(), "\n\n")
	line := act.String()
	for _, test := range []struct {
		name, position string
		rule           string
		says           []string
	}{
		{"of another setup", over.String(), "", []string{"the position is of setup " + over.Setup().ID()}},
		{"no position", "here", "", []string{`column 10: found "here", expected the ID of a setup`}},
		{"a field that cannot be read", strings.Replace(line, "-act.", "-art.", 1), "", []string{`column 27: found "art", expected phase`}},
		{"what does not hold together", strings.Replace(line, ".0.4.4_4.", ".0.4.4_4_4.", 1), "SETUP-7", []string{"dice: white dice that are left: 3"}},
		{"all of it", strings.Replace(strings.Replace(line, ".0.4.4_4.", ".0.4.4_4_4.", 1), ".6_4_6_5_6_6.", ".7_4_6_5_6_6.", 1), "GOODS-1", []string{"bag: goods Y", "; dice: "}},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := steamrollers.OpenRecord(strings.NewReader(header+"\nposition "+test.position+"\n\npass\n"), nil)
			fault, ok := err.(*family.RecordError)
			if !ok || fault.Line != 5 || fault.Rule() != test.rule || fault.Text != "position "+test.position || strings.Contains(fault.Error(), "\n") {
				t.Fatalf("%#v", err)
			}
			for _, part := range test.says {
				if !strings.Contains(fault.Message(), part) {
					t.Errorf("%s\nwant %s", fault.Message(), part)
				}
			}
		})
	}
}
