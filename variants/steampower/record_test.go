package steampower

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/reports"
	"github.com/railhex/railhex/variants/family"
)

// TestRecordsHaveTheirReports replays records of a program that shares nothing with the
// package, and compares all reports.
func TestRecordsHaveTheirReports(t *testing.T) {
	reports.Compare(t, "testdata/records", OpenRecord, func(s *State) []byte { return s.AppendReport(nil, family.Everyone) })
}

const header = "game steampower\nplayers 2\nmap valley\ncomponents standard\n"

// TestRecordErrorsNameTheirLine reads texts that are no records, or broken ones.
func TestRecordErrorsNameTheirLine(t *testing.T) {
	for text, want := range map[string]string{
		"":                                        "line 1: column 1: found the end of the header, expected a line game with steampower",
		"Dear P1,\n":                              `line 1: column 1: found "Dear", expected a line game with steampower`,
		header + "speed 9\n":                      `line 5: column 1: found "speed", expected the first word of a move: city, deal, build, remove, replace, done, factory, fulfil, ship, buy, draw, money or decline`,
		header + "\ncity a1 X\n":                  `line 6: column 9: found "X", expected the letter of a colour: K, W, O, E or P`,
		header + "\nmoney\n":                      "line 6: money is not asked for now, but city (SETUP-2)",
		header + "\ncity a1 K\ncity a1 K\n":       "line 7: the next city space is a4, not a1 (SETUP-2)",
		header + "result P1 1 P2 2\n":             "line 6: the points are P1 1, P2 1, and the record claims P1 1, P2 2: P2 -1 (SCORE-5)",
		header + "position nowhere\n":             `line 5: column 10: found "nowhere", expected the ID of a setup, 16 hexadecimal digits, and -`,
		header + "P1: city a1 K\n":                `line 5: column 1: found "P1:", expected no seat, for city is a move of chance`,
		header + "seat 3 Ann\n":                   `line 5: column 6: found "3", expected a seat that plays, from 1 to 2`,
		strings.Replace(header, "2", "7", 1):      "line 2: there are 7 players: 2 to 5 play (SETUP-1)",
		strings.Replace(header, " 2", " two", 1):  `line 2: column 9: found "two", expected the number of players`,
		strings.Replace(header, "valley", "x", 1): `line 3: column 5: found "x", expected a map: one of valley, coast, massif, valley-2, coast-2, or a file that ends in .map`,
	} {
		record, err := ParseRecord(text, nil)
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
