package referee

import (
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
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

// A verdict says what is right and what is wrong in a record, in one language.
type verdict struct {
	arbiter
	question
	record     source
	v          say.Voice
	replay     describe.Playing
	before     describe.Position // the position before the last move
	moves      int               // that were played
	wrong      int               // lines that are at fault
	faults     []string          // what is wrong with the record, and what helps, a sentence each
	rules      []cited           // those by which the game ended, or that the faults break
	paragraphs []string
}

// tell tells the verdict on a record. Its error is as that of replay.
func (g arbiter) tell(record source, asked question, v say.Voice, out io.Writer) (status int, err error) {
	r, status, err := g.begin(record, strings.NewReader(record.text))
	t := &verdict{arbiter: g, question: asked, record: record, v: v, replay: r}
	switch {
	case status == cli.Failed:
		t.faults, t.rules = g.tellHeader(record, err, faultReader{arbiter: g}, v)
		t.add(t.faults...)
		return status, t.write(out)
	case err != nil:
		return status, err
	}
	t.v = v.Calling(r.Notes().Names)
	if err := t.play(); err != nil {
		return cli.Misused, err
	}
	if t.moves < t.at && t.faults == nil {
		return cli.Misused, fmt.Errorf("-at %d: the record has %d moves", t.at, t.moves)
	}
	if t.faults != nil {
		status = cli.Failed
		if other := t.otherPlayers(); other != "" {
			t.help(t.v.Own("other-players", "line", other))
		}
	}
	t.addHead()
	t.add(t.faults...)
	if t.faults == nil && t.moves > 0 && !r.Position().Over() && t.legal == "" {
		t.addLast()
	}
	if t.wrong > 1 {
		t.add(t.v.Own("faults-found", "n", t.wrong))
	}
	t.addPosition()
	return status, t.write(out)
}

// help adds what helps against a fault, if there is something.
func (t *verdict) help(sentence string) {
	if sentence != "" {
		t.faults = append(t.faults, sentence)
	}
}

// add adds a paragraph of the lines that are not empty.
func (t *verdict) add(lines ...string) {
	if lines = slices.DeleteFunc(lines, func(line string) bool { return line == "" }); len(lines) > 0 {
		t.paragraphs = append(t.paragraphs, strings.Join(lines, "\n")+"\n")
	}
}

// write prints the verdict, and the rules behind it.
func (t *verdict) write(out io.Writer) error {
	var rules []string
	for _, r := range t.rules {
		rules = append(rules, t.v.Rule(t, r.Rule))
		if r.ruled {
			rules = append(rules, t.v.Ruling(t, r.Rule))
		}
	}
	t.add(rules...)
	_, err := io.WriteString(out, strings.Join(t.paragraphs, "\n"))
	return err
}

// addHead adds the game, who plays it on what, and how many moves were played.
func (t *verdict) addHead() {
	p, board := t.replay.Position(), ""
	if chart, ok := p.Chart(); ok {
		board = chart.Name
	}
	title, legal := t.v.Own("title-of-game", "game", t.About().Title, "n", p.Seats(), "board", board), ""
	if board == "" {
		title = t.v.Own("title-without-board", "game", t.About().Title, "n", p.Seats())
	}
	if t.faults == nil && t.at < 0 && t.moves > 0 {
		legal = t.v.Own("all-legal")
	}
	t.add(title, t.v.Own("moves-played", "n", t.moves), legal)
}

// addLast adds what the last move did, and by which rules: it is the one that is disputed
// if all are legal.
func (t *verdict) addLast() {
	step, err := t.before.Step(t.replay.Move(), describe.Everyone, t.v.Manner())
	if err != nil || len(step.Events) == 0 {
		return
	}
	lines := []string{t.v.Own("last-move", "n", t.moves, "line", t.replay.Move())}
	for _, event := range step.Events {
		told := event.Text
		if by := say.RuleOf(t, event.Rule); by != nil {
			told = citing(told, event.Rule)
			t.rules = addRules(t.rules, cited{by, false})
		}
		lines = append(lines, told)
	}
	t.add(lines...)
}

// addPosition adds the position in which the replay has stopped, and what can be done in it.
func (t *verdict) addPosition() {
	p := t.replay.Position()
	view, picture := p.View(0, t.v.Manner()), ""
	if p.Over() {
		t.addEnd(view)
	} else {
		t.add(t.v.Own("goes-on"), view.Prompt)
	}
	if t.at >= 0 {
		picture = drawn(p, describe.Everyone, t.v)
		t.add(strings.TrimSuffix(picture, "\n"))
	}
	// The default drawing of a game ends with the points.
	points := aligned(view.Table)
	if (t.faults == nil || picture != "") && !strings.HasSuffix(singleSpaced(picture), singleSpaced(points...)) {
		t.add(points...)
	}
	if t.legal != "" {
		t.add(legalMovesOf(p, t.legal, t.v)...)
	}
}

// addEnd adds how the game ended, and by which rule.
func (t *verdict) addEnd(view describe.View) {
	ended, result := view.Prompt, view.Result
	if ended == result {
		result = "" // as in a game that has no words for it
	}
	// There is no step where the game was over from the beginning.
	step, _ := t.before.Step(t.replay.Move(), describe.Everyone, t.v.Manner())
	for _, event := range step.Events {
		by := say.RuleOf(t, event.Rule)
		if event.Kind != describe.GameEnded || by == nil {
			continue
		}
		ended = event.Text
		if t.faults == nil {
			t.rules = []cited{{by, t.replay.Position().Verdict("", by, describe.Last{}).Ruled}}
		}
	}
	t.add(ended, result)
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
func (t *verdict) otherPlayers() (line string) {
	moves := t.moves
	for n := range mostPlayers + 1 {
		with := fmt.Sprintf("players %d", n)
		r, _, err := t.begin(t.record, strings.NewReader(playersLine.ReplaceAllLiteralString(t.record.text, with)))
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

// drawn is a position in characters as a seat sees it; seat 0 sees what lies open, and Everyone
// all.
func drawn(p describe.Position, seat int, v say.Voice) string {
	if !describe.Hides(p) {
		seat = describe.Everyone // as when the game is over
	}
	return p.Characters(seat, v.Manner(), describe.Look{Plain: true})
}

// play plays the record as far as is asked, and tells what is wrong with it. Its error is one of
// a file that cannot be read.
func (t *verdict) play() error {
	r := t.replay
	t.before = r.Position()
	var last played
	for t.at < 0 || t.moves < t.at {
		now := r.Position()
		if r.Next() {
			t.moves, t.before = t.moves+1, now
			last.note(now, r.Move())
			continue
		}
		if r.Err() == nil || unreadFile(r.Err()) != nil {
			return unreadFile(r.Err())
		}
		found, known := t.tellFault(last)
		if wrong, ok := wrongIn(r.Err()); !t.all || ok && !hasLinesAfter(t.record.text, wrong.Line) {
			break
		}
		if !known || !goOn(r, found) {
			t.help(t.v.Own("stops-here"))
			break
		}
		t.help(goingOn(found, t.v))
		last = played{}
		t.before, t.moves = r.Position(), t.moves+found.Lines
	}
	return nil
}

// tellFault tells what is wrong with a line, and what would be right.
func (t *verdict) tellFault(last played) (found phrases.Remedy[describe.Position], known bool) {
	t.wrong++
	here, err := t.replay.Position(), t.replay.Err()
	faults := faultReader{arbiter: t.arbiter, at: here}
	if wrong, ok := wrongIn(err); ok {
		faults.ended, faults.endedBy = t.turnEnded(last, here, wrong, t.v)
	}
	said, rules := faults.tell(err, t.v)
	t.faults, t.rules = append(t.faults, said...), addRules(t.rules, rules...)
	if found, known = remedyFor(t.replay, t.record.text); !known {
		return found, false
	}
	if t.all { // else it follows below
		t.help(here.View(0, t.v.Manner()).Prompt)
	}
	t.help(found.Tell(t.v.Voice, t.v.Player))
	t.help(found.TellRefused(t.v.Voice, func(err error) string { return t.Refusal(err, t.v.Manner()) }))
	return found, true
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
		if why != nil {
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
		line := fmt.Sprintf("%s%-*s  %s", strings.Repeat("  ", len(open)), room, offer.Move, offer)
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
		line := ""
		for i, cell := range row {
			if i == 0 {
				line = fmt.Sprintf("%-*s", widths[i], cell)
			} else {
				line += fmt.Sprintf("  %*s", widths[i], cell)
			}
		}
		lines = append(lines, line)
	}
	return lines
}

var hexName = regexp.MustCompile(`^[a-z][0-9]{1,3}$`)
