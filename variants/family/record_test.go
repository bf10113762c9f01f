package family_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
)

func TestRecordsAreWrittenAndPlayed(t *testing.T) {
	const head = "game whist\nplayers 2\ntable round\n"
	for name, test := range map[string]struct {
		change func(*whistRecord)
		text   string
		left   hand
		err    string // where it stops, and why
	}{
		"plain":       {func(*whistRecord) {}, head + "\nP1: play 4\nP2: play 3\nplay 2\n", pairs(2, 3, 4), ""},
		"with trumps": {func(r *whistRecord) { r.Setup.trumps = "red" }, head + "trumps red\n\nP1: play 4\nP2: play 3\nplay 2\n", hand{whist{2, "round", "red"}, 0b11100}, ""},
		"of chance":   {func(r *whistRecord) { r.Moves[0].act = "deal" }, head + "\ndeal 4\nP2: play 3\nplay 2\n", pairs(2, 3, 4), ""},
		"refused": {
			func(r *whistRecord) { r.Moves[1].card = 4 }, head + "\nP1: play 4\nP2: play 4\nplay 2\n",
			pairs(4), "6 (P2: play 4): play 4: card 4 has fallen (FOLLOW-1)",
		},
		"refused below more": {
			func(r *whistRecord) { r.Notes.Event, r.Moves[1].card = "cup", 4 }, head + "event cup\n\nP1: play 4\nP2: play 4\nplay 2\n",
			pairs(4), "7 (P2: play 4): play 4: card 4 has fallen (FOLLOW-1)",
		},
		"by another seat": {func(r *whistRecord) { r.By[1] = 1 }, head + "\nP1: play 4\nP1: play 3\nplay 2\n", pairs(4), "6 (P1: play 3): another seat is asked"},
		"claimed":         {func(r *whistRecord) { r.Result = []int{3, 6} }, head + "\nP1: play 4\nP2: play 3\nplay 2\nresult P1 3 P2 6\n", pairs(2, 3, 4), ""},
		"claimed wrongly": {
			func(r *whistRecord) { r.Result = []int{3, 7} }, head + "\nP1: play 4\nP2: play 3\nplay 2\nresult P1 3 P2 7\n",
			pairs(2, 3, 4), "8 (result P1 3 P2 7): claimed P1 3, P2 7, has P1 3, P2 6: P2 -1 (WIN-1)",
		},
		"claimed for three": {
			func(r *whistRecord) { r.Result = []int{3, 6, 0} },
			head + "\nP1: play 4\nP2: play 3\nplay 2\nfound points up to P3, expected the seats that play, P1 to P2",
			pairs(2, 3, 4), "of no line: *parse.Error: found points up to P3, expected the seats that play, P1 to P2",
		},
		"of no move":       {func(r *whistRecord) { r.Moves[1] = trick{} }, head + "\nP1: play 4\nno trick", pairs(4), "6 (P2:  0): no trick"},
		"of a third":       {func(r *whistRecord) { r.By[1] = 3 }, head + "\nP1: play 4\nfound a move up to P3, expected the seats that play, P1 to P2", pairs(4), "6 (P3: play 3): another seat is asked"},
		"with three names": {func(r *whistRecord) { r.Notes.Names = []string{"", "", "C"} }, head + "found names up to P3, expected the seats that play, P1 to P2", pairs(2, 3, 4), ""},
		"from a position":  {func(r *whistRecord) { r.Position, r.Moves, r.By = pairs(1, 3), r.Moves[:1], nil }, head + "position 1 3\n\nplay 4\n", pairs(1, 3, 4), ""},
		"from a position of others": {
			func(r *whistRecord) { r.Position = hand{whist{3, "", ""}, 1 << 3} },
			head + "the position is of setup {3  }, and the setup given is {2 round }",
			hand{},
			"of no line: *family.SetupMismatchError: the position is of setup {3  }, and the setup given is {2 round }",
		},
		"of a setup that cannot be played": {
			func(r *whistRecord) { r.Setup.trumps = "grey" }, head + "trumps grey\n\nP1: play 4\nP2: play 3\nplay 2\n",
			hand{},
			"of no line: *errors.errorString: the colour is hard to see",
		},
	} {
		record := whistRecord{
			Setup: pairs().setup,
			Moves: []trick{{"play", 4}, {"play", 3}, {"play", 2}},
			By:    []family.Seat{1, 2},
		}
		test.change(&record)
		if text := record.String(); text != test.text {
			t.Errorf("%s is written\n%s\nwant\n%s", name, text, test.text)
		}
		var want []string
		if test.err != "" {
			want = []string{test.err}
		}
		s, err := record.Replay()
		if diff := cmp.Diff(want, told(err)); s != test.left || diff != "" {
			t.Errorf("%s stops at %v, want %v (-want +got)\n%s", name, s, test.left, diff)
		}
	}
}

func TestASetupIsWrittenComplete(t *testing.T) {
	text, err := whistRecord{Setup: whist{players: 2}}.AppendText([]byte("# kept\n"))
	if want := "# kept\n" + whistHeaderText + "\n"; string(text) != want || err != nil {
		t.Errorf("%q, %v; want %q", text, err, want)
	}
}

func TestTheSeatOfAMoveIsThatOfTheRecordOrNobody(t *testing.T) {
	record := whistRecord{Moves: []trick{{"play", 1}, {"deal", 2}, {"play", 3}}, By: []family.Seat{2, 1}}
	for move, want := range map[int]family.Seat{-1: 0, 0: 2, 1: 0, 2: 0, 3: 0} {
		if got := record.SeatOf(move); got != want {
			t.Errorf("move %d is made by %v, want %v", move, got, want)
		}
	}
	record.Moves = nil
	if got := record.SeatOf(0); got != family.Nobody {
		t.Errorf("a move that is not there is made by %v", got)
	}
}

// lineRests are what may be the rest of a line, or may not.
var lineRests = rapid.SampledFrom([]string{"", "Ann", "Ann B.", "Ann  B.", " Ann", "Ann ", "Ann#", "Ann\nBob", "Ann\r", "A\rB", "\t", "É"})

// TestRecordsAreReadAsTheyAreWritten writes records of two seats. One that can be
// written is read as it was, and the others give a *parse.Error.
func TestRecordsAreReadAsTheyAreWritten(t *testing.T) {
	written := 0
	rapid.Check(t, func(t *rapid.T) {
		record := whistRecord{Setup: pairs().setup}
		record.Setup.trumps = rapid.SampledFrom([]string{"", "red"}).Draw(t, "trumps")
		record.Notes = family.Notes{
			Event: lineRests.Draw(t, "event"),
			Date:  rapid.SampledFrom([]string{"", "2026-11-22", "2026-11-31", "22 November"}).Draw(t, "date"),
		}
		if names := rapid.SliceOfN(lineRests, 0, 2).Draw(t, "names"); len(names) > 0 && names[len(names)-1] != "" {
			record.Notes.Names = names
			for range names {
				record.Notes.Bots = append(record.Notes.Bots, rapid.Bool().Draw(t, "bot"))
			}
			if names[0] == "" {
				record.Notes.Bots[0] = false // nothing is said of that seat
			}
		}
		if rapid.Bool().Draw(t, "goes on") {
			record.Position = hand{record.Setup, rapid.Uint16Range(1, 1<<13-1).Draw(t, "cards") << 1}
		}
		for i, n := range rapid.SliceOfN(rapid.IntRange(1, 13), 0, 5).Draw(t, "moves") {
			m := trick{rapid.SampledFrom([]string{"deal", "play"}).Draw(t, "act"), n}
			record.Moves = append(record.Moves, m)
			if by := family.Seat(rapid.IntRange(0, 2).Draw(t, "by")); by != family.Nobody && !m.Chance() {
				for len(record.By) < i {
					record.By = append(record.By, family.Nobody)
				}
				record.By = append(record.By, by)
			}
		}
		if rapid.Bool().Draw(t, "ends") {
			record.Result = rapid.SliceOfN(rapid.IntRange(-1<<31+1, 1<<31-1), 2, 2).Draw(t, "points")
		}
		text, err := record.AppendText(nil)
		if err != nil {
			if _, ok := err.(*parse.Error); !ok {
				t.Fatalf("%T: %v", err, err)
			}
			return
		}
		written++
		read, err := family.ParseRecord[whist](string(text), nil)
		if diff := cmp.Diff(record, read, cmp.AllowUnexported(whist{}, hand{}, trick{})); diff != "" || err != nil {
			t.Fatalf("%v, mismatch (-written +read)\n%s\n%s", err, diff, text)
		}
	})
	if written == 0 {
		t.Error("nothing was written")
	}
}

func TestNamesWithoutWordOfBotsAreOfSeatsAndNoNameIsNoLine(t *testing.T) {
	record := whistRecord{Setup: whist{players: 3}, Notes: family.Notes{Names: []string{"", "Hal", "Cy"}, Bots: []bool{true, true}}}
	if text, want := record.String(), "game whist\nplayers 3\ntable round\nbot 2 Hal\nseat 3 Cy\n\n"; text != want {
		t.Errorf("%q, want %q", text, want)
	}
}

func TestNotesThatCannotBeWritten(t *testing.T) {
	for _, notes := range []family.Notes{
		{Event: "a  b"},
		{Event: " a"},
		{Event: "a #1"},
		{Event: "a\ntable round"},
		{Event: "a\r"},
		{Date: "2026-02-30"},
		{Date: "today"},
		{Names: []string{"Ann\n"}},
	} {
		if text, err := (whistRecord{Setup: pairs().setup, Notes: notes}).AppendText(nil); err == nil {
			t.Errorf("%+v is written %q", notes, text)
		}
	}
}

func TestAWrongResultSaysWhatLiesBetween(t *testing.T) {
	s := hand{whist{players: 3}, 1<<1 | 1<<3 | 1<<5}
	if err := whists.CheckResult(&s, []int{1, 5, 3}); err != nil {
		t.Errorf("the right result: %v", err)
	}
	claimed := []int{0, 5, 7}
	got, ok := errors.AsType[*family.ResultError](whists.CheckResult(&s, claimed))
	want := &family.ResultError{
		Claimed: claimed, Points: []int{1, 5, 3}, Rule: winning,
		Reason: family.NewPhrase(whists.Differs, "claimed", "P1 0, P2 5, P3 7", "points", "P1 1, P2 5, P3 3", "difference", "P1 +1, P3 -4"),
	}
	if !ok || !cmp.Equal(want, got) {
		t.Errorf("%v, want %v: %s", got, want, cmp.Diff(want, got))
	}
	if !errors.Is(got, winning) || fmt.Sprint(got) != "claimed P1 0, P2 5, P3 7, has P1 1, P2 5, P3 3: P1 +1, P3 -4 (WIN-1)" {
		t.Error(got)
	}
}
