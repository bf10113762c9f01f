package phrases_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A pond is a game of two: they take turns to "hop A-B" from stone to stone, each once,
// which are joined if they are next to each other, and to "rest"; before the first hop
// "wind E" or "wind W" is drawn.
type pond struct {
	wind  bool
	at    int
	moves int
}

type leap struct {
	kind     string
	from, to int
	wind     string
}

func (l leap) String() string {
	switch l.kind {
	case "hop":
		return fmt.Sprintf("hop %d-%d", l.from, l.to)
	case "wind":
		return "wind " + l.wind
	}
	return l.kind
}

func parseLeap(text string) (l leap, err error) {
	r := parse.NewLine(parse.AppendWords(nil, text))
	switch l.kind = []string{"hop", "rest", "wind"}[r.Choice("hop", "rest", "wind")]; l.kind {
	case "hop":
		between := r.Word("two stones")
		if n, err := fmt.Sscanf(between.Text, "%d-%d", &l.from, &l.to); n != 2 || err != nil || between.Text != fmt.Sprintf("%d-%d", l.from, l.to) {
			r.Fail(between, "two stones, as in 1-2")
		}
	case "wind":
		l.wind = []string{"E", "W"}[r.Choice("E", "W")]
	}
	return l, r.End("the end of the move")
}

var errIllegal = errors.New("that cannot be done")

func (p pond) turn() int {
	if !p.wind {
		return 0
	}
	return p.moves%2 + 1
}

func (p pond) legal() (moves []leap) {
	if !p.wind {
		return []leap{{kind: "wind", wind: "E"}, {kind: "wind", wind: "W"}}
	}
	moves = append(moves, leap{kind: "hop", from: p.at, to: p.at + 1})
	if p.at > 0 {
		moves = append(moves, leap{kind: "hop", from: p.at, to: p.at - 1})
	}
	return append(moves, leap{kind: "rest"})
}

func (p pond) apply(m leap) (pond, error) {
	for _, legal := range p.legal() {
		if legal != m {
			continue
		}
		switch m.kind {
		case "wind":
			p.wind = true
			return p, nil
		case "hop":
			p.at = m.to
		}
		p.moves++
		return p, nil
	}
	return p, errIllegal
}

var game = phrases.Remedies[pond, leap]{
	Parse:    parseLeap,
	Text:     leap.String,
	Moves:    func(p *pond) []leap { return p.legal() },
	Apply:    func(p *pond, m leap) (pond, error) { return p.apply(m) },
	Turn:     func(p *pond) int { return p.turn() },
	Chance:   func(m leap) bool { return m.kind == "wind" },
	Keywords: []string{"hop", "rest", "wind"},
}

func TestTyped(t *testing.T) {
	read := func(text string) error { return game.Read(1, text).Err }
	for _, test := range []struct {
		typed, right string
		slips        []phrases.Slip
	}{
		{"hop 1–2", "hop 1-2", []phrases.Slip{phrases.Dash}},
		{"\ufeffhop 1-2", "hop 1-2", []phrases.Slip{phrases.ByteOrderMark}},
		{"hop\u00a01−2", "hop 1-2", []phrases.Slip{phrases.Spaces, phrases.Dash}},
		{"“hop 1-2”", "hop 1-2", []phrases.Slip{phrases.Quotes}},
		{"HOP 1-2", "hop 1-2", []phrases.Slip{phrases.Capitals}},
		{"Wind w", "wind W", []phrases.Slip{phrases.Capitals}},
		{"p2: hop 1-2", "P2: hop 1-2", []phrases.Slip{phrases.Capitals}},
		{"P2: Hop 1-2.", "P2: hop 1-2", []phrases.Slip{phrases.Capitals, phrases.Punctuation}},
		{"Rest,", "rest", []phrases.Slip{phrases.Punctuation}},
		{"hpo 1-2", "hop 1-2", []phrases.Slip{phrases.Spelling}},
		{"P1: rst", "P1: rest", []phrases.Slip{phrases.Spelling}},
		{"hop 1-2", "", nil},     // is right as it is
		{"hop one two", "", nil}, // nobody can say
		{"hop", "", nil},
		{"", "", nil},
		{"swim 1-2", "", nil},
	} {
		right, slips, ok := phrases.Typed(test.typed, game.Keywords, read)
		if right != test.right || !cmp.Equal(slips, test.slips) || ok != (test.right != "") {
			t.Errorf("%q was meant as %q with %v, want %q with %v", test.typed, right, slips, test.right, test.slips)
		}
	}
}

// TestVeryLongLinesAreLeftAlone takes no time for what nobody typed.
func TestVeryLongLinesAreLeftAlone(t *testing.T) {
	long := "hop " + strings.Repeat("1-2 ", 1<<16)
	if right, _, ok := phrases.Typed(long, game.Keywords, func(text string) error { return game.Read(1, text).Err }); ok {
		t.Errorf("it was meant as %.40q", right)
	}
	if near := phrases.Near(long, []string{"hop 1-2", long + "x"}); near != nil {
		t.Errorf("near are %.40q", near)
	}
}

// TestTypedPutsWordsInOrder has words whose order is all that can be wrong.
func TestTypedPutsWordsInOrder(t *testing.T) {
	read := func(text string) error {
		r := parse.NewLine(parse.AppendWords(nil, text))
		r.Choice("send")
		for _, next := range []parse.Key{"own", "dest", "far"} {
			if !r.More() {
				break
			}
			if r.Word(next).Text != string(next) {
				r.Back()
			}
		}
		return r.End("own, dest and far in this order")
	}
	for typed, want := range map[string]string{"send far own": "send own far", "send far dest own": "send own dest far", "send dest far own": "send own dest far"} {
		right, slips, _ := phrases.Typed(typed, nil, read)
		if right != want || !cmp.Equal(slips, []phrases.Slip{phrases.Order}) {
			t.Errorf("%q was meant as %q with %v, want %q", typed, right, slips, want)
		}
	}
}

// TestWhatWasTypedIsNeverTakenAsItIs asks of any line that what is meant is right.
func TestWhatWasTypedIsNeverTakenAsItIs(t *testing.T) {
	read := func(text string) error { return game.Read(1, text).Err }
	rapid.Check(t, func(t *rapid.T) {
		typed := rapid.StringMatching(`[HhOoPpRrEeSsTt0-9 :–\-“”.\x{a0}]{0,14}`).Draw(t, "typed")
		right, slips, ok := phrases.Typed(typed, game.Keywords, read)
		if ok && (read(right) != nil || right == typed || len(slips) == 0) {
			t.Fatalf("%q was meant as %q with %v: %v", typed, right, slips, read(right))
		}
	})
}

func TestNear(t *testing.T) {
	legal := []string{"hop 1-2", "hop 1-12", "hop 2-1", "hop 4-5", "rest"}
	for written, want := range map[string][]string{
		"hop 1-2":  nil,         // all others are further away than the line itself
		"hop 5-4":  {"hop 4-5"}, // the other way round
		"hop 1-3":  {"hop 1-2"}, // another letter
		"hop 1-22": {"hop 1-2", "hop 1-12"},
		"hop4-5":   {"hop 4-5"},
		"hpo 4-6":  nil, // two slips
		"wind":     nil,
	} {
		if got := phrases.Near(written, legal); want != nil && !cmp.Equal(got, want) || want == nil && written != "hop 1-2" && got != nil {
			t.Errorf("near %q are %q, want %q", written, got, want)
		}
	}
}

func TestFind(t *testing.T) {
	windy := pond{wind: true}
	for _, test := range []struct {
		name      string
		at        pond
		written   string // the line that is wrong, and what follows
		kind      phrases.RemedyKind
		meant     string
		goesOn    int // lines
		as        string
		before    bool
		told, den string // in English, and in German
	}{
		{
			"typed otherwise", windy, "Hop 0–1/rest", phrases.Mistyped, "hop 0-1", 1, "hop 0-1", false,
			"Probably meant: “hop 0-1”. Here a dash is too long: the notation has the hyphen and capital and small letters are not as in the notation.",
			"Gemeint ist wohl „hop 0-1“. Hier ist ein Strich zu lang: die Notation hat den Bindestrich und sind große und kleine Buchstaben anders als in der Notation.",
		},
		{"typed otherwise, and illegal", windy, "Hop 0-2/hop 1-2", phrases.Mistyped, "hop 0-2", 1, "hop 0-1", false, "Probably meant: “hop 0-2”. Here capital and small letters are not as in the notation.", ""},
		{"a seat before chance", pond{}, "P1: wind E/rest", phrases.Mistyped, "wind E", 1, "wind E", false, "Probably meant: “wind E”.", "Gemeint ist wohl „wind E“."},
		{"misspelt", windy, "hop 0-2/hop 1-2", phrases.Misspelt, "hop 0-1", 1, "hop 0-1", false, "Probably meant: “hop 0-1”.", ""},
		{"misspelt, as what follows shows", pond{wind: true, at: 2}, "P1: hop 2-2/hop 3-4", phrases.Misspelt, "P1: hop 2-3", 1, "P1: hop 2-3", false, "Probably meant: “P1: hop 2-3”.", ""},
		{"misspelt in one of two ways", pond{wind: true, at: 2}, "hop 2-2", phrases.Misspelt, "hop 2-3/hop 2-1", 1, "hop 2-3", false, "Probably meant, one of these: “hop 2-3” or “hop 2-1”.", "Gemeint ist wohl eine dieser Zeilen: „hop 2-3“ oder „hop 2-1“."},
		{"turns exchanged", windy, "P2: hop 1-2/P1: hop 0-1/rest", phrases.Exchanged, "", 2, "", false, "This turn and the one up to line 2 seem to have changed places: in that order both are possible.", ""},
		{"lines exchanged without seats", pond{}, "rest/wind E", phrases.Exchanged, "", 2, "", false, "This turn and the one up to line 2 seem to have changed places: in that order both are possible.", ""},
		{"chance left out", pond{}, "rest/rest", phrases.LeftOut, "wind E/wind W", 1, "wind E", true, "Before this line a move of dice or bag seems to be missing, such as “wind E”.", ""},
		{"a move left out", windy, "P2: hop 1-2/rest", phrases.LeftOut, "hop 0-1", 1, "hop 0-1", true, "Before this line “hop 0-1” by Anna seems to be missing.", "Vor dieser Zeile fehlt offenbar „hop 0-1“ von Anna."},
		{"a kind that is asked for, and nothing to bear it out", pond{wind: true, at: 1}, "hop 2-3", phrases.Nothing, "", 0, "", false, "", ""},
		{"a kind that is asked for, borne out by what follows", pond{wind: true, at: 1}, "hop 2-3/hop 3-4", phrases.LeftOut, "hop 1-2", 1, "hop 1-2", true, "Before this line “hop 1-2” by Anna seems to be missing.", ""},
		{"a turn left out", windy, "P2: hop 6-7/rest", phrases.TurnMissing, "", 1, "", false, "It is the turn of Anna: before this line moves of Anna may be missing.", ""},
		{"a move too many", windy, "hop 7-8/hop 0-1", phrases.Needless, "", 1, "", false, "Without this line the record goes on.", "Ohne diese Zeile geht die Partie weiter."},
		{"a move too many, though it may be misspelt", windy, "hop 0-2/hop 0-1/hop 1-2", phrases.Needless, "", 1, "", false, "Without this line the record goes on.", ""},
		{"something else", windy, "hop 7-8/hop 1-2", phrases.Other, "hop 0-1", 1, "hop 0-1", false, "", ""},
		{"nothing", windy, "hop 7-8", phrases.Nothing, "", 0, "", false, "", ""},
		{"nothing that goes on", windy, "hop 7-8/hop 5-6", phrases.Nothing, "", 0, "", false, "", ""},
		{"no line at all", windy, "swim", phrases.Nothing, "", 0, "", false, "", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			var all []phrases.MoveLine[leap]
			for i, text := range strings.Split(test.written, "/") {
				all = append(all, game.Read(i+1, text))
			}
			all[0].NotAsked = test.at.turn() == 0 && all[0].Move.kind != "wind" || all[0].By != 0 && all[0].By != test.at.turn()
			found := game.Find(&test.at, all[0], all[1:])
			if found.Kind != test.kind || strings.Join(found.Meant, "/") != test.meant || found.Lines != test.goesOn || found.As != test.as || found.Before != test.before {
				t.Errorf("found %+v", found)
			}
			name := func(seat int) string { return []string{"nobody", "Anna", "Ben"}[seat] }
			if told := found.Tell(phrases.In(phrases.English), name); told != test.told {
				t.Errorf("told %q, want %q", told, test.told)
			}
			if told := found.Tell(phrases.In(phrases.German), name); test.den != "" && told != test.den {
				t.Errorf("told %q, want %q", told, test.den)
			}
		})
	}
}

// TestWhatGoesOnIsPossible asks of any short record that what follows a remedy is
// legal there.
func TestWhatGoesOnIsPossible(t *testing.T) {
	line := rapid.SampledFrom([]string{"hop 0-1", "hop 1-2", "hop 1-0", "hop 2-1", "rest", "wind E", "P1: hop 0-1", "P2: rest", "Hop 0-1", "swim", "P1: hop 1-2"})
	rapid.Check(t, func(t *rapid.T) {
		at := pond{wind: rapid.Bool().Draw(t, "wind"), at: rapid.IntRange(0, 2).Draw(t, "at")}
		var all []phrases.MoveLine[leap]
		for i, text := range rapid.SliceOfN(line, 1, 5).Draw(t, "lines") {
			all = append(all, game.Read(i+1, text))
		}
		if _, err := at.apply(all[0].Move); err == nil && all[0].Err == nil && (all[0].By == 0 || all[0].By == at.turn()) {
			return // it is right
		}
		found := game.Find(&at, all[0], all[1:])
		if found.Lines > len(all) || found.Lines == 0 && found.After != (pond{}) {
			t.Fatalf("%+v", found)
		}
		if found.Kind == phrases.Nothing && (found.Lines != 0 || found.Tell(phrases.Voice{}, func(int) string { return "" }) != "") {
			t.Fatalf("%+v", found)
		}
	})
}

func TestSentences(t *testing.T) {
	gametest.CheckTexts(t, gametest.Texts{Said: []gametest.Said{{Folder: ".", Function: "say"}}, Same: []string{"{reason} ({rule})"}})
}
