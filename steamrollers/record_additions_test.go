package steamrollers_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/steamrollers"
)

// What a record may say besides what is played and the moves.

// A result that is not the points cites the rule that counts them.
func TestSCORE6AWrongResult(t *testing.T) {
	s := positionNamed(t, "over")
	record := steamrollers.Record{Setup: s.Setup(), Position: s, Result: total(&s)}
	if _, err := record.Replay(); err != nil {
		t.Errorf("a right result: %v", err)
	}
	record.Result[0]++
	if _, err := record.Replay(); !errors.Is(err, steamrollers.ScoreRanking) {
		t.Errorf("a wrong result: %v", err)
	}
}

// total is the points of each seat, from seat 1 on.
func total(s *steamrollers.State) (points []int) {
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		points = append(points, s.Points(seat).Total())
	}
	return points
}

// The rules of a wrong seat, one by one.
func TestTheRuleOfAWrongSeat(t *testing.T) {
	for _, test := range []struct {
		rule, position, move, want string
	}{
		{"ROUND-2", "act", "P1: pass", "it is the turn of P2, not of P1"},
		{"ROUND-2", "order fulfilled", "P2: end", "it is the turn of P1, not of P2"},
		{"TILE-2b", "steal", "P1: decline", ""},
		{"POWER-1", "powers", "P5: place 3", "it is the turn of P3, not of P5"},
	} {
		s := positionNamed(t, test.position)
		by := steamrollers.Seat(test.move[1] - '0')
		if test.want == "" { // any seat but the one that the position asks
			by = 1 + s.Turn()%steamrollers.Seat(s.Seats())
		}
		text := steamrollers.Record{Setup: s.Setup(), Position: s}.String() + fmt.Sprintf("P%d%s\n", by, test.move[2:])
		r, err := steamrollers.OpenRecord(strings.NewReader(text), nil)
		if err != nil {
			t.Fatal(err)
		}
		for r.Next() {
			t.Errorf("%s: %s is played", test.rule, test.move)
		}
		fault, ok := r.Err().(*family.RecordError)
		if !ok || fault.Rule() != test.rule || !strings.HasPrefix(fault.Message(), test.want) || fault.Text != fmt.Sprintf("P%d%s", by, test.move[2:]) || *r.State() != s {
			t.Errorf("%s: %v", test.rule, r.Err())
		}
	}
}

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
		{"a field that cannot be read", strings.Replace(line, ".act.", ".art.", 1), "", []string{`column 27: found "art", expected phase`}},
		{"what does not hold together", strings.Replace(line, ".0.4.44.", ".0.4.444.", 1), "SETUP-7", []string{"dice: white dice that are left: 3"}},
		{"all of it", strings.Replace(strings.Replace(line, ".0.4.44.", ".0.4.444.", 1), "Y6R4", "Y7R4", 1), "GOODS-1", []string{"bag: goods Y", "; dice: "}},
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
