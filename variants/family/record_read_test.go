package family_test

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
	"testing/iotest"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/variants/family"
)

// read returns everything that is in a record, as a Replay comes to it.
func read(text io.Reader) (all []string) {
	r, err := whists.Open(text, nil)
	if err != nil {
		return told(err)
	}
	all = append(all, fmt.Sprint(r.Setup()))
	if notes := r.Notes(); notes.Event != "" || notes.Date != "" || notes.Names != nil {
		all = append(all, fmt.Sprintf("%q %q %q %v", notes.Event, notes.Date, notes.Names, notes.Bots))
	}
	if begin := *r.State(); begin.cards != 0 {
		all = append(all, fmt.Sprintf("from %b", begin.cards))
	}
	for r.Next() {
		all = append(all, r.Move().String())
	}
	if r.Result() != nil {
		all = append(all, fmt.Sprint(r.Result()))
	}
	return append(all, told(r.Err())...)
}

// readWhole returns the same of the record that ParseRecord reads, or only what is wrong.
func readWhole(text string) (all []string) {
	record, err := family.ParseRecord[whist](text, nil)
	if err != nil {
		return told(err)
	}
	all = append(all, fmt.Sprint(record.Setup))
	if notes := record.Notes; notes.Event != "" || notes.Date != "" || notes.Names != nil {
		all = append(all, fmt.Sprintf("%q %q %q %v", notes.Event, notes.Date, notes.Names, notes.Bots))
	}
	if record.Position != (hand{}) {
		all = append(all, fmt.Sprintf("from %b", record.Position.cards))
	}
	for _, m := range record.Moves {
		all = append(all, m.String())
	}
	if record.Result != nil {
		all = append(all, fmt.Sprint(record.Result))
	}
	return all
}

func TestRecordsAreReadLineByLine(t *testing.T) {
	const header = whistHeaderText
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{"a header", header, []string{"{2 round }"}},
		{"comments and blank lines", "\n# a game\n" + strings.ReplaceAll(header, "\n", "  # so\r\n\n"), []string{"{2 round }"}},
		{"moves", header + "deal 3\nplay 4\n\nP1: play 5\n", []string{"{2 round }", "deal 3", "play 4", "play 5"}},
		{"a line of the header that may be a move", header + "trumps red hearts\ntrumps\ndeal 1", []string{"{2 round red hearts}", "trumps", "deal 1"}},
		{
			"all that a record may say", header + "event A  fine day #1\ndate 2026-11-22\nbot 2 Hal 9\nseat 1 Ann\nposition 1  3\nP1: play 5\nresult P1 9 P2 0\n",
			[]string{"{2 round }", `"A fine day" "2026-11-22" ["Ann" "Hal 9"] [false true]`, "from 1010", "play 5", "[9 0]"},
		},
		{"a seat that nobody names", header + "seat 2 Bob", []string{"{2 round }", `"" "" ["" "Bob"] [false false]`}},
		{"a result without moves", header + "result P1 0 P2 0", []string{"{2 round }", "[0 0]"}},

		// the header
		{"nothing", "", []string{
			"1 (): line 1, column 1: found the end of the header, expected a line game with whist",
			"1 (): line 1, column 1: found the end of the header, expected a line players with a number",
			"1 (): line 1, column 1: found the end of the header, expected a line table with a table",
		}},
		{"no record", "Dear Olive", []string{
			`1 (Dear Olive): line 1, column 1: found "Dear", expected a line game with whist`,
			"1 (Dear Olive): line 1, column 1: found the end of the header, expected a line players with a number",
			"1 (Dear Olive): line 1, column 1: found the end of the header, expected a line table with a table",
		}},
		{"a line missing", "game whist\nplayers 2\ndeal 1", []string{"3 (deal 1): line 3, column 1: found the end of the header, expected a line table with a table"}},
		{"another game", "game chess\nplayers 2\ntable round", []string{`1 (game chess): line 1, column 6: found "chess", expected whist`}},
		{"game not first", "players 2\ngame whist\ntable round", []string{`1 (players 2): line 1, column 1: found "players", expected game whist as the first line`}},
		{"a line twice", header + "table square", []string{`4 (table square): line 4, column 1: found "table", expected each line of the header once: line 3 is of table already`}},
		{"a malformed line twice", "game whist\nplayers many\ntable round\nplayers 2", []string{
			`2 (players many): line 2, column 9: found "many", expected a number`,
			`4 (players 2): line 4, column 1: found "players", expected each line of the header once: line 2 is of players already`,
		}},
		{"a word missing", "game whist\nplayers\ntable round", []string{"2 (players): line 2, column 9: found the end of the line, expected a number"}},
		{"a word too many", "game whist\nplayers 2 3\ntable round", []string{`2 (players 2 3): line 2, column 11: found "3", expected the end of the line`}},
		{"an error of the game", "game whist\nplayers 2\ntable old", []string{"3 (table old): the table is in the cellar"}},
		{"lines that are wrong together", "game whist\nplayers 3\ntable small\ndeal 1", []string{"4 (deal 1): the small table is for two"}},
		{"a file that is not there", "game whist\nplayers 3\ntable my.table\ndeal 1", []string{"3 (table my.table): open my.table: file does not exist"}},

		// the setup
		{"one fault of the setup", "game whist\nplayers 7\ntable round", []string{"2 (players 7): 2 to 4 can play"}},
		{"faults of the setup: in their lines, or in that of the game", "game whist\nplayers 7\ntable far\n", []string{
			"2 (players 7): 2 to 4 can play", "3 (table far): the table is too far (FOLLOW-1)", "1 (game whist): nobody can see trumps",
		}},
		{"a fault of no line", header + "trumps grey", []string{"1 (game whist): the colour is hard to see"}},

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
		{"a seat where the header does not say how many play", "game whist\nplayers many\ntable round\nseat 5 Eve", []string{`2 (players many): line 2, column 9: found "many", expected a number`}},
		{"a seat where more play than can", "game whist\nplayers 7\ntable round\nseat 8 Eve", []string{"2 (players 7): 2 to 4 can play"}},
		{"the game's own lines too late", "game whist\nplayers 2\nevent a\ntable round", []string{`4 (table round): line 4, column 1: found "table", expected event, date, seat, bot or position after event in line 3, or moves`}},
		{"the game's own lines too late, one of them for the second time", header + "event a\ntable square\ntrumps red", []string{
			`5 (table square): line 5, column 1: found "table", expected each line of the header once: line 3 is of table already`,
			`6 (trumps red): line 6, column 1: found "trumps", expected event, date, seat, bot or position after event in line 4, or moves`,
		}},
		{"a position without a text", header + "position", []string{"4 (position): line 4, column 10: found the end of the line, expected a position as one line"}},
		{"a malformed position", header + "position 1  x", []string{"4 (position 1 x): column 12: found \"x\", expected a card\nfound a poor hand, expected a better one"}},
		{"a line after the position", header + "position a\nevent b", []string{`5 (event b): line 5, column 1: found "event", expected moves: position, in line 4, is the last line of the header`}},
		{"faults in several lines", header + "date 1\nseat 7 Ann\ntrumps green again", []string{
			`4 (date 1): line 4, column 6: found "1", expected a day, as in 2026-11-22`,
			`5 (seat 7 Ann): line 5, column 6: found "7", expected a seat that plays, from 1 to 2`,
			`6 (trumps green again): line 6, column 1: found "trumps", expected event, date, seat, bot or position after seat in line 5, or moves`,
		}},

		// moves
		{"a malformed move", header + "play 1\nfly\nplay 2", []string{"{2 round }", "play 1", `5 (fly): line 5, column 1: found "fly", expected deal or play or trumps`}},
		{"a move by a seat that does not play", header + "P3:  play 1", []string{"{2 round }", `4 (P3: play 1): line 4, column 1: found "P3:", expected a seat that plays, from P1: to P2:`}},
		{"a move by seat 0", header + "P0: play 1", []string{"{2 round }", `4 (P0: play 1): line 4, column 1: found "P0:", expected a seat that plays, from P1: to P2:`}},
		{"a seat without a move", header + "P1:", []string{"{2 round }", "4 (P1:): line 4, column 5: found the end of the line, expected a move"}},
		{"a seat without a colon", header + "P1 play 1", []string{"{2 round }", `4 (P1 play 1): line 4, column 1: found "P1", expected deal or play or trumps`}},
		{"chance with a seat", header + "P1: deal 1", []string{"{2 round }", `4 (P1: deal 1): line 4, column 1: found "P1:", expected no seat, for deal is a move of chance`}},
		{"a fault behind a seat", header + "P1: play 0", []string{"{2 round }", `4 (P1: play 0): line 4, column 10: found "0", expected a card from 1 to 13`}},
		{"a line of the header among moves", header + "play 1\nevent a", []string{"{2 round }", "play 1", `5 (event a): line 5, column 1: found "event", expected deal or play or trumps`}},

		// the result
		{"a seat without points", header + "result P1 37", []string{"{2 round }", "4 (result P1 37): line 4, column 14: found the end of the line, expected P2"}},
		{"seats in another order", header + "result P2 1 P1 2", []string{"{2 round }", `4 (result P2 1 P1 2): line 4, column 8: found "P2", expected P1`}},
		{"points that are none", header + "result P1 1 P2 two", []string{"{2 round }", `4 (result P1 1 P2 two): line 4, column 16: found "two", expected the points of P2`}},
		{"a seat too many", header + "result P1 1 P2 2 P3 3", []string{"{2 round }", `4 (result P1 1 P2 2 P3 3): line 4, column 18: found "P3", expected the end of the line`}},
		{"something after the result", header + "result P1 0 P2 0\nplay 1", []string{"{2 round }", "[0 0]", `5 (play 1): line 5, column 1: found "play", expected the end of the record, for the result stands in line 4`}},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := read(strings.NewReader(test.text))
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s", diff)
			}
			if last := got[len(got)-1]; strings.Contains(last, "): ") { // a fault: ParseRecord gives it alone
				got = slices.DeleteFunc(got, func(line string) bool { return !strings.Contains(line, "): ") })
			}
			if diff := cmp.Diff(got, readWhole(test.text)); diff != "" {
				t.Errorf("ParseRecord reads otherwise than a Replay (-replay +record)\n%s", diff)
			}
		})
	}
}

func TestRecordsReadTheirFiles(t *testing.T) {
	files := fstest.MapFS{"my.table": {Data: []byte("oak")}}
	r, err := family.ParseRecord[whist]("game whist\nplayers 2\ntable my.table\n", files)
	if err != nil || r.Setup.table != "oak" {
		t.Errorf("%+v, %v", r.Setup, err)
	}
}

// TestWhoMovesIsReadAsFarAsItIsSaid also holds that ParseRecord plays no move: the
// second of the same cards is illegal.
func TestWhoMovesIsReadAsFarAsItIsSaid(t *testing.T) {
	play := trick{"play", 1}
	for text, want := range map[string]whistRecord{
		"":                                       {},
		"deal 1\nP2: play 1\nP1: play 1\nplay 1": {Moves: []trick{{"deal", 1}, play, play, play}, By: []family.Seat{0, 2, 1}},
		"play 1\nplay 1":                         {Moves: []trick{play, play}},
		"P2: play 1":                             {Moves: []trick{play}, By: []family.Seat{2}},
		"position 1 2\nplay 1":                   {Moves: []trick{play}, Position: pairs(1, 2)},
	} {
		want.Setup = pairs().setup
		got, err := family.ParseRecord[whist](whistHeaderText+text, nil)
		if diff := cmp.Diff(want, got, cmp.AllowUnexported(whist{}, hand{}, trick{})); diff != "" || err != nil {
			t.Errorf("%q: %v (-want +got)\n%s", text, err, diff)
		}
	}
}

func TestATextThatCannotBeReadToItsEnd(t *testing.T) {
	broken := errors.New("the line is cut")
	for _, test := range []struct {
		name, text string
		want       []string
	}{
		{"in the header", "game whist\nplayers 2", []string{"2 (): the line is cut"}},
		{"after it", whistHeaderText, []string{"{2 round }", "4 (): the line is cut"}},
		{"among moves", whistHeaderText + "play 1\nplay", []string{"{2 round }", "play 1", "5 (): the line is cut"}},
		{"after the result", whistHeaderText + "result P1 0 P2 0\n", []string{"{2 round }", "[0 0]", "5 (): the line is cut"}},
		{"by its length", whistHeaderText + strings.Repeat("play ", 1<<18), []string{"{2 round }", "4 (): line 4: found a line of more than a mebibyte, expected a shorter one"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			got := read(io.MultiReader(strings.NewReader(test.text), iotest.ErrReader(broken)))
			if diff := cmp.Diff(test.want, got); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s", diff)
			}
		})
	}
}
