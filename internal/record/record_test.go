package record_test

import (
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/internal/record"
)

// A whist is a setup of a game for these tests, and a trick a move of it: a card
// that is dealt, by chance, or played.
type (
	whist struct {
		players int
		table   string
		trumps  string
	}
	trick struct {
		dealt bool
		card  int
	}
)

var (
	errNoTable    = errors.New("the table is in the cellar")
	errSmallTable = errors.New("the small table is for two")
)

func open(text io.Reader) (*record.Reader[trick], *whist) {
	game, setup := whistAs()
	return record.NewReader(text, game), setup
}

// whistAs is the game as records know it, and the setup that reading one fills.
func whistAs() (record.Game[trick], *whist) {
	setup := new(whist)
	return record.Game[trick]{
		Name: "whist",
		Lines: []record.Line{
			{Key: "players", Expected: "2 to 4", Needed: true, Read: func(w *parse.Line) error {
				setup.players = w.Number("2 to 4", 2, 4)
				if w.Err() != nil {
					setup.players = 0
				}
				return nil
			}},
			{Key: "table", Expected: "a table", Needed: true, Read: func(w *parse.Line) error {
				if setup.table = w.Word("a table").Text; setup.table == "old" {
					return errNoTable
				}
				return nil
			}},
			{
				Key:    "trumps",
				Read:   func(w *parse.Line) error { setup.trumps = w.Rest("a colour"); return nil },
				IsMove: func(words []parse.Word) bool { return len(words) == 1 },
			},
		},
		Seats: func() int { return setup.players },
		Move: func(words []parse.Word) (trick, error) {
			w := parse.NewLine(words)
			if w.Choice("deal", "play", "trumps") == 2 {
				return trick{}, w.End("the end of the move")
			}
			m := trick{words[0].Text == "deal", w.Number("a card from 1 to 13", 1, 13)}
			return m, w.End("the end of the move")
		},
		Chance: func(m trick) bool { return m.dealt },
		Together: func() error {
			if setup.table == "small" && setup.players > 2 {
				return errSmallTable
			}
			return nil
		},
	}, setup
}

const header = "game whist\nplayers 2\ntable round\n"

// read reads a whole record and tells each thing that is in it.
func read(text io.Reader) (told []string) {
	r, setup := open(text)
	if faults := r.Header(); len(faults) > 0 {
		return tell(faults...)
	}
	told = append(told, fmt.Sprint(*setup))
	if notes := r.Notes(); notes.Event != "" || notes.Date != "" || notes.Names != nil {
		told = append(told, fmt.Sprintf("%q %q %q %v", notes.Event, notes.Date, notes.Names, notes.Bots))
	}
	if r.Position() != "" {
		told = append(told, "from "+r.Position())
	}
	for r.Next() {
		told = append(told, fmt.Sprintf("%v by %d", r.Move(), r.By()))
	}
	if r.Result() != nil {
		told = append(told, fmt.Sprintf("%v", r.Result()))
	}
	if r.Err() != nil {
		told = append(told, tell(r.Err())...)
	}
	return told
}

func tell(faults ...*record.Error) (told []string) {
	for _, fault := range faults {
		told = append(told, fmt.Sprintf("%d (%s): %v", fault.Line, fault.Text, fault.Err))
	}
	return told
}

func TestRecordsAreReadLineByLine(t *testing.T) {
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{"a header", header, []string{"{2 round }"}},
		{"comments and blank lines", "\n# a game\n" + strings.ReplaceAll(header, "\n", "  # so\r\n\n"), []string{"{2 round }"}},
		{"moves", header + "deal 3\nplay 4\n\nP2: play 5\n", []string{"{2 round }", "{true 3} by 0", "{false 4} by 0", "{false 5} by 2"}},
		{"a line of the header that may be a move", header + "trumps red hearts\ntrumps\ndeal 1", []string{"{2 round red hearts}", "{false 0} by 0", "{true 1} by 0"}},
		{
			"all that a record may say", header + "event A  fine day #1\ndate 2026-11-22\nbot 2 Hal 9\nseat 1 Ann\nposition ab.c d\nP1: play 1\nresult P1 37 P2 -2\n",
			[]string{"{2 round }", `"A fine day" "2026-11-22" ["Ann" "Hal 9"] [false true]`, "from ab.c d", "{false 1} by 1", "[37 -2]"},
		},
		{"a seat that nobody names", header + "seat 2 Bob", []string{"{2 round }", `"" "" ["" "Bob"] [false false]`}},
		{"a result without moves", header + "result P1 0 P2 0", []string{"{2 round }", "[0 0]"}},

		// the header
		{"nothing", "", []string{
			"1 (): line 1, column 1: found the end of the header, expected a line game with whist",
			"1 (): line 1, column 1: found the end of the header, expected a line players with 2 to 4",
			"1 (): line 1, column 1: found the end of the header, expected a line table with a table",
		}},
		{"no record", "Dear Olive", []string{
			`1 (Dear Olive): line 1, column 1: found "Dear", expected a line game with whist`,
			"1 (Dear Olive): line 1, column 1: found the end of the header, expected a line players with 2 to 4",
			"1 (Dear Olive): line 1, column 1: found the end of the header, expected a line table with a table",
		}},
		{"a line missing", "game whist\nplayers 2\ndeal 1", []string{"3 (deal 1): line 3, column 1: found the end of the header, expected a line table with a table"}},
		{"another game", "game chess\nplayers 2\ntable round", []string{`1 (game chess): line 1, column 6: found "chess", expected whist`}},
		{"game not first", "players 2\ngame whist\ntable round", []string{`1 (players 2): line 1, column 1: found "players", expected game whist as the first line`}},
		{"a line twice", header + "table square", []string{`4 (table square): line 4, column 1: found "table", expected each line of the header once: line 3 is of table already`}},
		{"a malformed line twice", "game whist\nplayers 9\ntable round\nplayers 2", []string{
			`2 (players 9): line 2, column 9: found "9", expected 2 to 4`,
			`4 (players 2): line 4, column 1: found "players", expected each line of the header once: line 2 is of players already`,
		}},
		{"a word missing", "game whist\nplayers\ntable round", []string{"2 (players): line 2, column 9: found the end of the line, expected 2 to 4"}},
		{"a word too many", "game whist\nplayers 2 3\ntable round", []string{`2 (players 2 3): line 2, column 11: found "3", expected the end of the line`}},
		{"an error of the game", "game whist\nplayers 2\ntable old", []string{"3 (table old): the table is in the cellar"}},

		// what a record may say
		{"an event without a text", header + "event # none", []string{"4 (event): line 4, column 7: found the end of the line, expected what was played, such as the name of a tournament"}},
		{"two events", header + "event a\nevent b", []string{`5 (event b): line 5, column 1: found "event", expected each line of the header once: line 4 is of event already`}},
		{"no day of the calendar", header + "date 2026-02-29", []string{`4 (date 2026-02-29): line 4, column 6: found "2026-02-29", expected a day, as in 2026-11-22`}},
		{"a day without zeros", header + "date 2026-1-2", []string{`4 (date 2026-1-2): line 4, column 6: found "2026-1-2", expected a day, as in 2026-11-22`}},
		{"a day and an hour", header + "date 2026-01-02 12:00", []string{`4 (date 2026-01-02 12:00): line 4, column 17: found "12:00", expected the end of the line`}},
		{"a seat that does not play", header + "seat 3 Cy", []string{`4 (seat 3 Cy): line 4, column 6: found "3", expected a seat that plays, from 1 to 2`}},
		{"seat 0", header + "bot 0 Cy", []string{`4 (bot 0 Cy): line 4, column 5: found "0", expected a seat that plays, from 1 to 2`}},
		{"a seat without a name", header + "seat 2", []string{"4 (seat 2): line 4, column 8: found the end of the line, expected a name"}},
		{"a seat twice", header + "seat 1 Ann\nbot 1 Ann", []string{`5 (bot 1 Ann): line 5, column 5: found "1", expected each seat once`}},
		{"a seat where nobody knows who plays", "game whist\nplayers 5\ntable round\nseat 5 Eve", []string{`2 (players 5): line 2, column 9: found "5", expected 2 to 4`}},
		{"the game's own lines too late", "game whist\nplayers 2\nevent a\ntable round", []string{`4 (table round): line 4, column 1: found "table", expected event, date, seat, bot or position after event in line 3, or moves`}},
		{"a position without a text", header + "position", []string{"4 (position): line 4, column 10: found the end of the line, expected a position as one line"}},
		{"a line after the position", header + "position a\nevent b", []string{`5 (event b): line 5, column 1: found "event", expected moves: position, in line 4, is the last line of the header`}},
		{"faults in several lines", header + "date 1\nseat 7 Ann\ntrumps green again", []string{
			`4 (date 1): line 4, column 6: found "1", expected a day, as in 2026-11-22`,
			`5 (seat 7 Ann): line 5, column 6: found "7", expected a seat that plays, from 1 to 2`,
			`6 (trumps green again): line 6, column 1: found "trumps", expected event, date, seat, bot or position after seat in line 5, or moves`,
		}},

		// moves
		{"a malformed move", header + "play 1\nfly\nplay 2", []string{"{2 round }", "{false 1} by 0", `5 (fly): line 5, column 1: found "fly", expected deal or play or trumps`}},
		{"a move by a seat that does not play", header + "P3:  play 1", []string{"{2 round }", `4 (P3: play 1): line 4, column 1: found "P3:", expected a seat that plays, from P1: to P2:`}},
		{"a move by seat 0", header + "P0: play 1", []string{"{2 round }", `4 (P0: play 1): line 4, column 1: found "P0:", expected a seat that plays, from P1: to P2:`}},
		{"a seat without a move", header + "P1:", []string{"{2 round }", "4 (P1:): line 4, column 5: found the end of the line, expected a move"}},
		{"a seat without a colon", header + "P1 play 1", []string{"{2 round }", `4 (P1 play 1): line 4, column 1: found "P1", expected deal or play or trumps`}},
		{"chance with a seat", header + "P1: deal 1", []string{"{2 round }", `4 (P1: deal 1): line 4, column 1: found "P1:", expected no seat, for deal is a move of chance`}},
		{"a fault behind a seat", header + "P1: play 0", []string{"{2 round }", `4 (P1: play 0): line 4, column 10: found "0", expected a card from 1 to 13`}},
		{"a line of the header among moves", header + "play 1\nevent a", []string{"{2 round }", "{false 1} by 0", `5 (event a): line 5, column 1: found "event", expected deal or play or trumps`}},

		// the result
		{"a seat without points", header + "result P1 37", []string{"{2 round }", "4 (result P1 37): line 4, column 14: found the end of the line, expected P2"}},
		{"seats in another order", header + "result P2 1 P1 2", []string{"{2 round }", `4 (result P2 1 P1 2): line 4, column 8: found "P2", expected P1`}},
		{"points that are none", header + "result P1 1 P2 two", []string{"{2 round }", `4 (result P1 1 P2 two): line 4, column 16: found "two", expected the points of P2`}},
		{"a seat too many", header + "result P1 1 P2 2 P3 3", []string{"{2 round }", `4 (result P1 1 P2 2 P3 3): line 4, column 18: found "P3", expected the end of the line`}},
		{"something after the result", header + "result P1 1 P2 2\nplay 1", []string{"{2 round }", "[1 2]", `5 (play 1): line 5, column 1: found "play", expected the end of the record, for the result stands in line 4`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			if diff := cmp.Diff(test.want, read(strings.NewReader(test.text))); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s", diff)
			}
		})
	}
}

func TestNextGoesOnBehindAMalformedLine(t *testing.T) {
	r, _ := open(strings.NewReader(header + "fly\nplay 3\nresult\nplay 4\nresult P1 1 P2 2\nplay 5"))
	if faults := r.Header(); faults != nil {
		t.Fatal(tell(faults...))
	}
	var told []string
	for range 8 {
		switch {
		case r.Next():
			told = append(told, fmt.Sprint(r.Move().card))
		case r.Err() != nil:
			told = append(told, fmt.Sprint("line ", r.Err().Line))
		default:
			told = append(told, "end")
		}
	}
	want := []string{"line 4", "3", "line 6", "4", "line 9", "line 9", "line 9", "line 9"}
	if diff := cmp.Diff(want, told); diff != "" {
		t.Errorf("mismatch (-want +got)\n%s", diff)
	}
}

func TestErrorsAreGivenTheirLines(t *testing.T) {
	r, _ := open(strings.NewReader(header + "trumps red\nposition abc\nP1:  play 4\nresult P1 1 P2 2\n"))
	r.Header()
	wrong := errors.New("wrong")
	shifted, whole := &parse.Error{Column: 3, Found: "c", Expected: "d"}, &parse.Error{Found: "c", Expected: "e"}
	if got, want := tell(r.At("players", wrong), r.At("nothing", wrong), r.InPosition(errors.Join(shifted, whole)), r.InPosition(wrong)), []string{
		"2 (players 2): wrong", "1 (game whist): wrong",
		"5 (position abc): column 12: found c, expected d\nfound c, expected e", "5 (position abc): wrong",
	}; !cmp.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
	r.Next()
	inMove := r.InMove(wrong)
	r.Next()
	if got, want := tell(inMove, r.InResult(wrong)), []string{"6 (P1: play 4): wrong", "7 (result P1 1 P2 2): wrong"}; !cmp.Equal(got, want) {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestATextThatCannotBeReadToItsEnd(t *testing.T) {
	broken := errors.New("the line is cut")
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{"in the header", "game whist\nplayers 2", []string{"2 (): the line is cut"}},
		{"after it", header, []string{"{2 round }", "4 (): the line is cut"}},
		{"among moves", header + "play 1\nplay", []string{"{2 round }", "{false 1} by 0", "5 (): the line is cut"}},
		{"after the result", header + "result P1 1 P2 2\n", []string{"{2 round }", "[1 2]", "5 (): the line is cut"}},
		{"by its length", header + strings.Repeat("play ", 1<<18), []string{"{2 round }", "4 (): line 4: found a line of more than a mebibyte, expected a shorter one"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := read(io.MultiReader(strings.NewReader(test.text), iotest.ErrReader(broken)))
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s", diff)
			}
		})
	}
}

// texts are what may be the rest of a line, or may not.
var texts = rapid.SampledFrom([]string{"", "Ann", "Ann B.", "Ann  B.", " Ann", "Ann ", "Ann#", "Ann\nBob", "Ann\r", "A\rB", "\t", "É"})

// TestNotesAreReadAsTheyAreWritten writes notes of two seats. What can be written
// is read as it was, and what cannot is not read so.
func TestNotesAreReadAsTheyAreWritten(t *testing.T) {
	written := 0
	rapid.Check(t, func(t *rapid.T) {
		notes := record.Notes{Event: texts.Draw(t, "event"), Date: rapid.SampledFrom([]string{"", "2026-11-22", "2026-11-31", "22 November"}).Draw(t, "date")}
		if names := rapid.SliceOfN(texts, 0, 2).Draw(t, "names"); len(names) > 0 && names[len(names)-1] != "" {
			notes.Names = names
			for range names {
				notes.Bots = append(notes.Bots, rapid.Bool().Draw(t, "bot"))
			}
			if names[0] == "" {
				notes.Bots[0] = false // nothing is said of that seat
			}
		}
		text, err := record.AppendNotes([]byte(header), notes)
		if err != nil {
			if _, ok := err.(*parse.Error); !ok {
				t.Fatalf("%T: %v", err, err)
			}
			return
		}
		written++
		r, _ := open(strings.NewReader(string(text)))
		if faults := r.Header(); len(faults) > 0 {
			t.Fatalf("%q\n%s", tell(faults...), text)
		}
		if diff := cmp.Diff(notes, r.Notes()); diff != "" {
			t.Fatalf("mismatch (-written +read)\n%s", diff)
		}
	})
	if written == 0 {
		t.Error("nothing was written")
	}
}

func TestNamesWithoutWordOfBotsAreOfSeats(t *testing.T) {
	text, err := record.AppendNotes(nil, record.Notes{Names: []string{"Ann", "Hal", "Cy"}, Bots: []bool{false, true}})
	if want := "seat 1 Ann\nbot 2 Hal\nseat 3 Cy\n"; string(text) != want || err != nil {
		t.Errorf("%q, %v; want %q", text, err, want)
	}
}

func TestNotesThatCannotBeWritten(t *testing.T) {
	for _, notes := range []record.Notes{
		{Event: "a  b"},
		{Event: " a"},
		{Event: "a #1"},
		{Event: "a\ntable round"},
		{Event: "a\r"},
		{Date: "2026-02-30"},
		{Date: "today"},
		{Names: []string{"Ann\n"}},
	} {
		if text, err := record.AppendNotes(nil, notes); err == nil {
			t.Errorf("%+v is written %q", notes, text)
		}
	}
}

func TestResultsAndSeatsAreReadAsTheyAreWritten(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		points := rapid.SliceOfN(rapid.IntRange(-1<<31+1, 1<<31-1), 2, 2).Draw(t, "points")
		seat := rapid.IntRange(1, 2).Draw(t, "seat")
		text := append(record.AppendSeat([]byte(header), seat), "play 7\n"...)
		text = record.AppendResult(text, points)
		want := []string{"{2 round }", fmt.Sprintf("{false 7} by %d", seat), fmt.Sprint(points)}
		if diff := cmp.Diff(want, read(strings.NewReader(string(text)))); diff != "" {
			t.Fatalf("mismatch (-want +got)\n%s", diff)
		}
	})
}
