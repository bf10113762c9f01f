package steamrollers_test

import (
	"testing"

	"github.com/railhex/railhex/steamrollers"
)

// TestARecordErrorNamesItsLineOnce reads texts that are no records, or broken
// ones.
func TestARecordErrorNamesItsLineOnce(t *testing.T) {
	const header = "game steamrollers\nplayers 2\nboard standard\ncomponents standard\n"
	for text, want := range map[string]string{
		header + "module luck\n\n":  `line 5: column 8: found "luck", expected modules: coal, order, power, yucata`,
		header + "\n" + "draft 9\n": `line 6: column 7: found "9", expected a die from 1 to 6`,
		header + "\ngoods YY\n":     `line 6: each of the six cities gets 4 goods, and there are goods for 1 (SETUP-3)`,
		"\ufeff" + header:           `line 1: column 1: found "\ufeffgame", expected a line game with steamrollers`,
		"Dear Olive,\n":             `line 1: column 1: found "Dear", expected a line game with steamrollers`,
		"":                          `line 1: column 1: found the end of the header, expected a line game with steamrollers`,
	} {
		record, err := steamrollers.ParseRecord(text, nil)
		if err == nil {
			_, err = record.Replay()
		}
		if err == nil {
			t.Errorf("%q is replayed", text)
			continue
		}
		if joined, ok := err.(interface{ Unwrap() []error }); ok {
			err = joined.Unwrap()[0]
		}
		if err.Error() != want {
			t.Errorf("%q: %v\nwant %s", text, err, want)
		}
	}
}
