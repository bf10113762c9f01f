package referee

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A question is what the verdict on a record should tell besides.
type question struct {
	at    int    // the position after so many moves, drawn; below 0 the one in which the record stops, not drawn
	all   bool   // every fault, as far as the record goes on after one
	legal string // what can be done; "" for nothing
}

// tell tells the verdict on a record. Its error is as that of replay.
func (g arbiter) tell(record source, asked question, v say.Voice, out io.Writer) (status int, err error) {
	text := record.text
	r, status, err := g.begin(record, strings.NewReader(text))
	if status == cli.Failed {
		t := telling{}
		t.faults, t.rules = g.tellHeader(record, err, faultReader{arbiter: g}, v)
		return status, t.write(out, g, v)
	}
	if err != nil {
		return status, err
	}
	v = v.Calling(r.Notes().Names)
	t := telling{title: g.titleOf(r.Position(), v), played: true}
	before, err := g.play(r, text, asked, v, &t)
	if err != nil {
		return cli.Misused, err
	}
	if asked.at >= 0 && t.moves < asked.at && t.faults == nil {
		return cli.Misused, fmt.Errorf("-at %d: the record has %d moves", asked.at, t.moves)
	}
	if t.faults != nil {
		if other := g.otherPlayers(record, t.moves); other != "" {
			t.add(v.Own("other-players", "line", other))
		}
	}
	t.points = r.Position().View(0, v.Manner()).Table
	t.whole = asked.at < 0 && t.moves > 0
	g.tellPosition(&t, r, before, v)
	if t.faults == nil && t.moves > 0 && !r.Position().Over() && asked.legal == "" {
		g.tellLast(&t, r, before, v)
	}
	if asked.at >= 0 {
		t.drawn = drawn(r.Position(), v)
	}
	if asked.legal != "" {
		t.legal = legalMovesOf(r.Position(), asked.legal, v)
	}
	if t.faults != nil {
		status = cli.Failed
	}
	return status, t.write(out, g, v)
}

// wayOn is how many moves more must be legal with another number of players for that to be
// what is wrong, and mostPlayers how many are tried.
const (
	wayOn       = 12
	mostPlayers = 8
)

var playersLine = regexp.MustCompile(`(?m)^players [0-9]+ *$`)

// otherPlayers is the line "players N" with which a record goes on behind so many moves, ""
// for none. A wrong number of players shows where the first round is longer or shorter.
func (g arbiter) otherPlayers(record source, moves int) (line string) {
	for n := range mostPlayers + 1 {
		with := fmt.Sprintf("players %d", n)
		r, _, err := g.begin(record, strings.NewReader(playersLine.ReplaceAllLiteralString(record.text, with)))
		played := 0
		for err == nil && r.Next() {
			played++
		}
		if played >= moves+wayOn {
			line, moves = with, played
		}
	}
	return line
}

// titleOf is the game, and who plays it on what.
func (g arbiter) titleOf(p describe.Position, v say.Voice) string {
	if chart, ok := p.Chart(); ok && chart.Name != "" {
		return v.Own("title-of-game", "game", g.About().Title, "n", p.Seats(), "board", chart.Name)
	}
	return v.Own("title-without-board", "game", g.About().Title, "n", p.Seats())
}

// drawn is a position in characters, with everything that is hidden.
func drawn(p describe.Position, v say.Voice) string {
	return p.Characters(describe.Everyone, v.Manner(), describe.Look{Plain: true})
}

// shownTo is a position in characters as a seat sees it; seat 0 sees what lies open.
func shownTo(p describe.Position, seat int, v say.Voice) string {
	if !describe.Hides(p) {
		return drawn(p, v)
	}
	return p.Characters(seat, v.Manner(), describe.Look{Plain: true})
}

// play plays a record as far as is asked, and tells what is wrong with it; before is the
// position before the last move. Its error is one of a file that cannot be read.
func (g arbiter) play(r describe.Playing, text string, asked question, v say.Voice, t *telling) (before describe.Position, err error) {
	before = r.Position()
	var last played
	for asked.at < 0 || t.moves < asked.at {
		now := r.Position()
		if r.Next() {
			t.moves, before = t.moves+1, now
			last.note(now, r.Move())
			continue
		}
		if r.Err() == nil || unreadFile(r.Err()) != nil {
			return before, unreadFile(r.Err())
		}
		found, known := g.tellFault(r, last, text, asked, v, t)
		if wrong, ok := wrongIn(r.Err()); !asked.all || ok && !hasLinesAfter(text, wrong.Line) {
			break
		}
		if !known || !goOn(r, found) {
			t.add(v.Own("stops-here"))
			break
		}
		t.add(goingOn(found, v))
		last = played{}
		before, t.moves = r.Position(), t.moves+found.Lines
	}
	return before, nil
}

// tellFault tells what is wrong with a line, and what would be right.
func (g arbiter) tellFault(
	r describe.Playing, last played, text string, asked question, v say.Voice, t *telling,
) (found phrases.Remedy[describe.Position], known bool) {
	t.wrong++
	faults := faultReader{arbiter: g, at: r.Position()}
	if wrong, ok := wrongIn(r.Err()); ok {
		faults.ended, faults.endedBy = g.turnEnded(last, r.Position(), wrong, v)
	}
	said, rules := faults.all(r.Err(), v)
	t.faults, t.rules = append(t.faults, said...), addRules(t.rules, rules...)
	if found, known = remedyFor(r, text); !known {
		return found, false
	}
	if asked.all { // else it follows below
		t.add(r.Position().View(0, v.Manner()).Prompt)
	}
	t.add(found.Tell(v.Voice, v.Player))
	t.add(found.TellRefused(v.Voice, func(err error) string { return g.Refusal(err, v.Manner()) }))
	return found, true
}

// tellPosition tells the position in which a replay has stopped; before is the one
// before its last move.
func (g arbiter) tellPosition(t *telling, r describe.Playing, before describe.Position, v say.Voice) {
	p := r.Position()
	if !p.Over() {
		t.asked = p.View(0, v.Manner()).Prompt
		return
	}
	t.ended, t.result = p.View(0, v.Manner()).Prompt, p.View(0, v.Manner()).Result
	if t.ended == t.result {
		t.result = "" // as in a game that has no words for it
	}
	step, _ := before.Step(r.Move(), describe.Everyone, v.Manner()) // none where the game was over from the beginning
	for _, event := range step.Events {
		by := say.RuleOf(g, event.Rule)
		if event.Kind != describe.GameEnded || by == nil {
			continue
		}
		t.ended = event.Text
		if t.faults == nil {
			t.rules = []cited{{by, p.Verdict("", by, describe.Last{}).Ruled}}
		}
	}
}

// tellLast tells what the last move did, and by which rules: it is the one that is disputed
// if all are legal.
func (g arbiter) tellLast(t *telling, r describe.Playing, before describe.Position, v say.Voice) {
	step, err := before.Step(r.Move(), describe.Everyone, v.Manner())
	if err != nil || len(step.Events) == 0 {
		return
	}
	t.last = []string{v.Own("last-move", "n", t.moves, "line", r.Move())}
	for _, event := range step.Events {
		told := event.Text
		if by := say.RuleOf(g, event.Rule); by != nil {
			told = citing(told, event.Rule)
			t.rules = addRules(t.rules, cited{by, false})
		}
		t.last = append(t.last, told)
	}
}

// legalMovesOf lists what can be done in a position, by groups, each move as it is written
// first, and a delivery with its route: all of it, or what is in a hex or of a kind of move.
func legalMovesOf(p describe.Position, wanted string, v say.Voice) (lines []string) {
	var only describe.Filter
	switch word := strings.ToLower(wanted); {
	case word == "all":
	case hexName.MatchString(word):
		only.Hex = word
	default:
		only.Kind = word
	}
	offers, why := p.Offers(v.Manner(), only)
	if len(offers) == 0 && only != (describe.Filter{}) {
		told := v.Own("nothing-fits", "wanted", wanted)
		if hexes := hexesThere(p, []string{wanted}, v); hexes != "" {
			told += " " + hexes + "."
		} else if why != nil {
			told += " " + citing(why.Message, why.Rule)
		}
		return []string{told}
	}
	room := 0
	for _, offer := range offers {
		room = max(room, utf8.RuneCountInString(offer.Move))
	}
	var open []string // the titles of the groups that stand above
	for _, offer := range offers {
		for i, title := range offer.Groups {
			if i >= len(open) || !slices.Equal(open[:i+1], offer.Groups[:i+1]) {
				lines = append(lines, strings.Repeat("  ", i)+title)
			}
		}
		open = offer.Groups
		space := strings.Repeat(" ", room-utf8.RuneCountInString(offer.Move))
		line := strings.Repeat("  ", len(open)) + offer.Move + space + "  " + offer.String()
		taken, _ := p.Describe(offer.Move) // it is legal
		between := " · "
		for _, hex := range taken.Way {
			line, between = line+between+hex.String(), "–"
		}
		lines = append(lines, line)
	}
	return lines
}

// citing is a sentence with the identifier of a rule at its end, "" for none.
func citing(sentence, rule string) string {
	sentence = strings.TrimSuffix(sentence, ".")
	if rule != "" {
		sentence += " (" + rule + ")"
	}
	return sentence + "."
}

// goingOn tells as what the record is read on behind a fault.
func goingOn(as phrases.Remedy[describe.Position], v say.Voice) string {
	switch {
	case as.Kind == phrases.Exchanged && as.As == "":
		return v.Own("goes-on-exchanged")
	case as.Before:
		return v.Own("goes-on-after", "line", as.As)
	case as.As != "":
		return v.Own("goes-on-as", "line", as.As)
	}
	return v.Own("goes-on-without")
}

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
	rules  []cited    // those by which the game ended, or that the faults break
	drawn  string     // the position
	legal  []string   // what can be done in it
}

// add adds what helps against a fault, if there is something.
func (t *telling) add(sentence string) {
	if sentence != "" {
		t.faults = append(t.faults, sentence)
	}
}

// A cited is a rule, and whether the ruling on it decides the verdict.
type cited struct {
	family.Rule
	ruled bool
}

// addRules adds rules that are not there yet, or not as deciding.
func addRules(rules []cited, more ...cited) []cited {
	for _, one := range more {
		i := slices.IndexFunc(rules, func(r cited) bool { return r.String() == one.String() })
		if i < 0 {
			rules = append(rules, one)
		} else {
			rules[i].ruled = rules[i].ruled || one.ruled
		}
	}
	return rules
}

// write prints a telling.
func (t telling) write(w io.Writer, g describe.Game, v say.Voice) error {
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
		rules = append(rules, v.Rule(g, r.Rule))
		if r.ruled {
			rules = append(rules, v.Ruling(g, r.Rule))
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

var hexName = regexp.MustCompile(`^[a-z][0-9]{1,3}$`)

func isBetweenWords(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) }
