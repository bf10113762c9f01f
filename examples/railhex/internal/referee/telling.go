package referee

import (
	"io"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/variants/family/describe"
)

// A telling is a verdict in one language, in the parts that a game supplies: what
// is not known, or not so, is left empty. Here they are put together, the same for
// all games.
type telling struct {
	title  string     // the game, and who plays it on what
	played bool       // there is a position: moves, if only none, led to it
	moves  int        // that were played
	whole  bool       // they are all that the record has
	last   []string   // what the last of them did, and by which rules
	ended  string     // how the game ended; "" while it goes on
	asked  string     // what has to happen next, as long as the game goes on
	result string     // who has won
	points [][]string // a table: a row of headings, then one for each player
	faults []string   // what is wrong with the record, and what helps, a sentence each
	wrong  int        // lines that are at fault
	rules  []rule     // those by which the game ended, or that the faults break
	drawn  string     // the position
	legal  []string   // what can be done in it
}

// add adds what helps against a fault, if there is something.
func (t *telling) add(sentence string) {
	if sentence != "" {
		t.faults = append(t.faults, sentence)
	}
}

// addRules adds rules that are not there yet, or not with their ruling.
func addRules(rules, more []rule) []rule {
	for _, one := range more {
		i := slices.IndexFunc(rules, func(r rule) bool { return r.identifier == one.identifier })
		switch {
		case i < 0:
			rules = append(rules, one)
		case one.ruling != "":
			rules[i] = one
		}
	}
	return rules
}

// legalMoves lists what can be done, by groups, each move as it is written first, and a
// delivery with its route.
func legalMoves(groups []describe.Group, route func(move string) string) (lines []string) {
	room := 0
	for option := range (describe.View{Options: groups}).Offered() {
		room = max(room, utf8.RuneCountInString(option.Move))
	}
	var list func(groups []describe.Group, indent string)
	list = func(groups []describe.Group, indent string) {
		for _, group := range groups {
			lines = append(lines, indent+group.Title)
			for _, option := range group.Options {
				written := option.Move
				lines = append(lines, indent+"  "+written+strings.Repeat(" ", room-utf8.RuneCountInString(written))+"  "+option.String()+route(option.Move))
			}
			list(group.Groups, indent+"  ")
		}
	}
	list(groups, "")
	return lines
}

// A rule is one in words, and what the book decides under it where that decides the verdict.
type rule struct{ identifier, stated, ruling string }

// write prints a telling.
func (t telling) write(w io.Writer, v say.Voice) error {
	var paragraphs []string
	head := []string{t.title}
	if t.played {
		head = append(head, v.Own("moves-played", "n", t.moves))
	}
	add := func(lines ...string) {
		if text := joined(lines); text != "" {
			paragraphs = append(paragraphs, text)
		}
	}
	if t.whole && t.faults == nil {
		head = append(head, v.Own("all-legal"))
	}
	add(head...)
	add(t.faults...)
	add(t.last...)
	if t.wrong > 1 {
		add(v.Own("faults-found", "n", t.wrong))
	}
	add(t.ended, t.result)
	if t.ended == "" && t.played {
		add(v.Own("goes-on"), t.asked)
	}
	if t.drawn != "" {
		add(strings.TrimSuffix(t.drawn, "\n"))
	}
	// The default drawing of a game ends with the points.
	if points := aligned(t.points); (t.faults == nil || t.drawn != "") && !strings.HasSuffix(singleSpaced(t.drawn), singleSpaced(points...)) {
		add(points...)
	}
	add(t.legal...)
	var rules []string
	for _, r := range t.rules {
		rules = append(rules, r.stated)
		if r.ruling != "" {
			rules = append(rules, v.Own("ruling-in-words", "rule", r.identifier, "text", r.ruling))
		}
	}
	add(rules...)
	_, err := io.WriteString(w, strings.Join(paragraphs, "\n"))
	return err
}

// joined is lines without those that are empty, each with its end.
func joined(lines []string) string {
	var text strings.Builder
	for _, line := range lines {
		if line != "" {
			text.WriteString(line + "\n")
		}
	}
	return text.String()
}

// singleSpaced is the words of lines, a blank between any two.
func singleSpaced(lines ...string) string {
	return strings.Join(strings.Fields(strings.Join(lines, " ")), " ")
}

// aligned is a table as lines: its first column to the left, the others to the
// right.
func aligned(table [][]string) (lines []string) {
	var widths []int
	for _, row := range table {
		for i, cell := range row {
			if i == len(widths) {
				widths = append(widths, 0)
			}
			widths[i] = max(widths[i], utf8.RuneCountInString(cell))
		}
	}
	for _, row := range table {
		var line strings.Builder
		for i, cell := range row {
			space := strings.Repeat(" ", widths[i]-utf8.RuneCountInString(cell))
			if i == 0 {
				line.WriteString(cell + space)
			} else {
				line.WriteString("  " + space + cell)
			}
		}
		lines = append(lines, line.String())
	}
	return lines
}
