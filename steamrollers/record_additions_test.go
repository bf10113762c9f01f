package steamrollers_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
)

// What a record may say besides what is played and the moves.

// asks is the seat that each of the moves of a record is asked of.
func asks(record steamrollers.Record) (seats []steamrollers.Seat) {
	positions := gamegen.Positions(record)
	for i := range record.Moves {
		seats = append(seats, positions[i].Turn())
	}
	return seats
}

// total is the points of each seat, from seat 1 on.
func total(s *steamrollers.State) (points []int) {
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		points = append(points, s.Points(seat).Total())
	}
	return points
}

// saying is a record of a random game that says all it may say, and is right. It
// goes on from a position of the game, or from its beginning.
func saying(t *rapid.T) steamrollers.Record {
	record := gamegen.Game().Draw(t, "game")
	positions := gamegen.Positions(record)
	names := make([]string, record.Setup.Players)
	for i := range names {
		names[i] = rapid.SampledFrom([]string{"Ann", "Bob the 2nd", "É"}).Draw(t, "name")
	}
	begin := rapid.IntRange(0, len(record.Moves)).Draw(t, "begin")
	record.By = asks(record)[begin:]
	record.Moves = record.Moves[begin:]
	if begin > 0 || rapid.Bool().Draw(t, "from its beginning") {
		record.Position = positions[begin]
	}
	record.Notes = family.Notes{Event: "A fine day", Date: "2026-11-22", Names: names, Bots: rapid.SliceOfN(rapid.Bool(), len(names), len(names)).Draw(t, "bots")}
	record.Result = total(&positions[len(positions)-1])
	return record
}

func TestRecordsThatSayMoreAreReadAsTheyArePrinted(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		record := saying(t)
		text := record.String()
		read, err := steamrollers.ParseRecord(text, filesOf(record.Setup, text))
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if !cmp.Equal(record.Notes, read.Notes) || !slices.Equal(record.Result, read.Result) || record.Position != read.Position || read.String() != text {
			t.Fatalf("printed\n%s\nread, and printed again\n%s", text, read)
		}
		s, err := read.Replay()
		if err != nil {
			t.Fatal(err)
		}
		r, err := steamrollers.OpenRecord(strings.NewReader(text), filesOf(record.Setup, text))
		if err != nil {
			t.Fatal(err)
		}
		for r.Next() {
		}
		if err := r.Err(); err != nil || *r.State() != s || !slices.Equal(r.Result(), record.Result) || !cmp.Equal(r.Notes(), record.Notes) {
			t.Fatalf("line by line: %v, %v, %+v", err, r.Result(), r.Notes())
		}
		for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
			if ledger, err := steamrollers.LedgerOf(record, seat); err != nil || ledger.Points() != s.Points(seat) {
				t.Fatalf("P%d has %+v, by the ledger %+v: %v", seat, s.Points(seat), ledger.Points(), err)
			}
		}
	})
}

// TestAMoveOfAnotherSeatIsRefused names another seat before one of the moves.
func TestAMoveOfAnotherSeatIsRefused(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		record := saying(t)
		record.Notes.Names, record.Notes.Bots = nil, nil
		var decisions []int
		for i, by := range record.By {
			if by != steamrollers.Nobody && record.Setup.Players > 1 {
				decisions = append(decisions, i)
			}
		}
		if len(decisions) == 0 {
			t.Skip("nobody decides anything, or only one could")
		}
		at := rapid.SampledFrom(decisions).Draw(t, "at")
		before := gamegen.Positions(steamrollers.Record{Setup: record.Setup, Position: record.Position, Moves: record.Moves[:at]})
		asked := record.By[at]
		record.By[at] = 1 + asked%steamrollers.Seat(record.Setup.Players)

		s, err := record.Replay()
		var refused *family.MoveError
		if !errors.As(err, &refused) || refused.Move != record.Moves[at] || s != before[at] {
			t.Fatalf("a move of P%d said to be by P%d is refused by %v", asked, record.By[at], err)
		}
		want := "ROUND-2"
		switch before[at].Phase() {
		case steamrollers.PhaseSteal:
			want = "TILE-2b"
		case steamrollers.PhasePower, steamrollers.PhasePlace:
			want = "POWER-1"
		}
		stopped := err.(*family.RecordError)
		text := fmt.Sprintf("P%d: %v", record.By[at], record.Moves[at])
		says := fmt.Sprintf("it is the turn of P%d, not of P%d", asked, record.By[at])
		if stopped.Rule() != want || stopped.Text != text || stopped.Message() != says {
			t.Fatalf("%q is refused by %v: %s", stopped.Text, stopped.Rule(), stopped.Message())
		}

		printed := record.String()
		r, err := steamrollers.OpenRecord(strings.NewReader(printed), filesOf(record.Setup, printed))
		if err != nil {
			t.Fatal(err)
		}
		for r.Next() {
		}
		line, ok := r.Err().(*family.RecordError)
		if !ok || *family.NewErrorReport(line) != *family.NewErrorReport(stopped) || *r.State() != s || strings.Split(printed, "\n")[line.Line-1] != text {
			t.Fatalf("line by line it is refused by %v, in one go by %v", r.Err(), stopped)
		}
	})
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

// If no seat is asked, the error is about the move and not about its seat.
func TestASeatWhereChanceIsAskedIsTheMoves(t *testing.T) {
	s := positionNamed(t, "roll")
	text := steamrollers.Record{Setup: s.Setup(), Position: s}.String() + "P2: draft 1\n"
	record, err := steamrollers.ParseRecord(text, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := record.Replay(); !errors.Is(err, steamrollers.RoundRoll) {
		t.Errorf("a draft before the roll: %v", err)
	}
}

func TestSCORE6AWrongResult(t *testing.T) {
	s := positionNamed(t, "over")
	points := total(&s)
	for _, test := range []struct {
		claimed []int
		want    string
	}{
		{points, ""},
		{[]int{points[0] + 1, points[1]}, fmt.Sprintf("the record claims P1 %d, P2 %d, and the points are P1 %d, P2 %d: P1 -1", points[0]+1, points[1], points[0], points[1])},
		{[]int{points[0], points[1] - 12}, fmt.Sprintf("the record claims P1 %d, P2 %d, and the points are P1 %d, P2 %d: P2 +12", points[0], points[1]-12, points[0], points[1])},
		{[]int{0, 0}, fmt.Sprintf("the record claims P1 0, P2 0, and the points are P1 %d, P2 %d: P1 %+d, P2 %+d", points[0], points[1], points[0], points[1])},
	} {
		record := steamrollers.Record{Setup: s.Setup(), Position: s, Result: test.claimed}
		text := record.String()
		r, err := steamrollers.OpenRecord(strings.NewReader(text), nil)
		if err != nil {
			t.Fatal(err)
		}
		if r.Next() || *r.State() != s {
			t.Fatal("there is a move in a record without moves")
		}
		after, replayed := record.Replay()
		if after != s {
			t.Error("Replay stops in another position")
		}
		if test.want == "" {
			if r.Err() != nil || replayed != nil {
				t.Errorf("a right result is refused: %v, %v", r.Err(), replayed)
			}
			continue
		}
		fault, ok := r.Err().(*family.RecordError)
		if !ok || fault.Rule() != "SCORE-6" || fault.Message() != test.want || fault.Line != strings.Count(text, "\n") || !strings.HasPrefix(fault.Text, "result P1 ") {
			t.Fatalf("%v\nwant %s", r.Err(), test.want)
		}
		var wrong *family.ResultError
		if !errors.As(replayed, &wrong) || !errors.Is(replayed, steamrollers.ScoreRanking) || !slices.Equal(wrong.Points, points) || !slices.Equal(wrong.Claimed, test.claimed) {
			t.Errorf("Replay says %v", replayed)
		}
		if *family.NewErrorReport(fault) != *family.NewErrorReport(replayed) || r.Next() {
			t.Errorf("line by line %v, in one go %v", fault, replayed)
		}
	}
}

// A result is held to the points where the record stops, the end or not.
func TestAResultBeforeTheEnd(t *testing.T) {
	s := positionNamed(t, "act")
	record := steamrollers.Record{Setup: s.Setup(), Position: s, Result: total(&s)}
	if _, err := record.Replay(); err != nil {
		t.Errorf("a right result before the end: %v", err)
	}
	record.Result[1]++
	if _, err := record.Replay(); !errors.Is(err, steamrollers.ScoreRanking) {
		t.Errorf("a wrong result before the end: %v", err)
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

// A record that would not read back the same is an error.
func TestRecordsThatCannotBeWritten(t *testing.T) {
	act, other := positionNamed(t, "act"), positionNamed(t, "first roll")
	pass := []steamrollers.Move{steamrollers.Pass()}
	for name, change := range map[string]func(*steamrollers.Record){
		"a name too many":             func(r *steamrollers.Record) { r.Notes.Names = []string{"", "", "Cy"} },
		"an event of two lines":       func(r *steamrollers.Record) { r.Notes.Event = "a\nmove" },
		"no date":                     func(r *steamrollers.Record) { r.Notes.Date = "today" },
		"a seat that does not play":   func(r *steamrollers.Record) { r.By = []steamrollers.Seat{3} },
		"a result of one seat":        func(r *steamrollers.Record) { r.Result = []int{1} },
		"a result of nobody":          func(r *steamrollers.Record) { r.Result = []int{} },
		"a position of another setup": func(r *steamrollers.Record) { r.Position = other },
		"no move":                     func(r *steamrollers.Record) { r.Moves = []steamrollers.Move{{}} },
	} {
		record := steamrollers.Record{Setup: act.Setup(), Position: act, Moves: pass}
		if _, err := record.AppendText(nil); err != nil {
			t.Fatal(err)
		}
		change(&record)
		if text, err := record.AppendText(nil); err == nil {
			t.Errorf("%s: it is written\n%s", name, text)
		}
		if name == "a position of another setup" {
			var mismatch *family.SetupMismatchError
			if _, err := record.Replay(); !errors.As(err, &mismatch) {
				t.Errorf("%s: Replay says %v", name, err)
			}
		}
		if _, err := record.Replay(); err == nil && (record.Result != nil || record.By != nil) {
			t.Errorf("%s: it is replayed", name)
		}
	}
}
