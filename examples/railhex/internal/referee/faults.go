package referee

import (
	"errors"
	"io/fs"
	"regexp"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A faultReader reads the faults of a record that was played up to a position.
type faultReader struct {
	arbiter
	at      describe.Position // nil if the header is at fault
	ended   string            // how the turn ended before the fault, "" where that does not matter
	endedBy []cited
}

// wrongIn is a fault of a record with its line, and reports whether the error is one.
func wrongIn(err error) (family.RecordError, bool) {
	if wrong, ok := err.(*family.RecordError); ok {
		return *wrong, true
	}
	return family.RecordError{}, false
}

// reason is why a line is refused.
func (f faultReader) reason(wrong family.RecordError, v say.Voice) string {
	if f.at == nil {
		return f.reasonInHeader(wrong, v)
	}
	return f.reasonIn(f.at, wrong, v)
}

// tell tells what is wrong with a record, and the rules that it breaks.
func (f faultReader) tell(err error, v say.Voice) (faults []string, rules []cited) {
	for _, one := range parse.Each(err) {
		faults = append(faults, f.fault(one, v))
	}
	ruled := f.at != nil && f.at.Verdict("", err, describe.Last{}).Ruled
	rules = f.endedBy
	for _, broken := range f.rulesIn(err) {
		rules = addRules(rules, cited{broken, ruled})
	}
	return faults, rules
}

// rulesIn are the rules that an error cites, itself or by what it wraps.
func (f faultReader) rulesIn(err error) (rules []family.Rule) {
	if broken, ok := err.(family.Rule); ok && broken.IsValid() {
		return []family.Rule{broken}
	}
	switch err := err.(type) {
	case *hexmap.ParseError:
		if rule := say.RuleOf(f, err.RuleID); rule != nil {
			return []family.Rule{rule}
		}
	case interface{ Unwrap() error }:
		return f.rulesIn(err.Unwrap())
	case interface{ Unwrap() []error }:
		for _, one := range err.Unwrap() {
			rules = append(rules, f.rulesIn(one)...)
		}
	}
	return rules
}

// fault is one fault: with its line, where it is that of a record.
func (f faultReader) fault(err error, v say.Voice) string {
	line, ok := wrongIn(err)
	if !ok || line.Text == "" {
		return f.Refusal(err, v.Manner())
	}
	if by := f.by(line); by != 0 {
		return v.Own("faulty-line-of", "line", line.Line, "text", line.Text, "player", v.Player(by), "reason", f.why(line, v))
	}
	return v.Own("faulty-line", "line", line.Line, "text", line.Text, "reason", f.why(line, v))
}

// by is the seat that a refused move is taken to be of, if the line does not say it; 0 for
// none. A reason may speak of "your hand".
func (f faultReader) by(line family.RecordError) int {
	_, refused := errors.AsType[*family.MoveError](line.Err)
	if !refused || f.at == nil || withoutSeat(line.Text) != line.Text {
		return 0
	}
	return f.at.Turn()
}

// why is why a line is refused, on one line, behind how the turn has ended before it.
func (f faultReader) why(line family.RecordError, v say.Voice) string {
	reason := strings.ReplaceAll(f.reason(line, v), "\n", "; ")
	if f.ended == "" {
		return reason
	}
	return f.ended + ". " + reason
}

// withoutLine is what is wrong with a line, without its number.
func withoutLine(of family.RecordError) error {
	misread, ok := of.Err.(*hexmap.ParseError)
	if !ok || misread.Line != of.Line {
		return of.Err
	}
	here := *misread
	here.Line = 0
	return &here
}

// reasonIn tells why a line is refused in a position. If no line can begin there with its
// first word, it lists the words with which one can.
func (g arbiter) reasonIn(at describe.Position, wrong family.RecordError, v say.Voice) string {
	words := strings.Fields(withoutSeat(wrong.Text))
	if told := wordsHere(at, words, wrong.Err, v); told != "" {
		return told
	}
	return g.Refusal(withoutLine(wrong), v.Manner())
}

// withoutSeat is the move of a line.
func withoutSeat(line string) string {
	if seat, move, found := strings.Cut(line, ":"); found && seatName.MatchString(seat) {
		return move
	}
	return line
}

var seatName = regexp.MustCompile(`^P[0-9]+$`)

// wordsHere tells with which words a line may begin in a position; "" if it begins with one
// that moves begin with, and where it cannot be said.
func wordsHere(at describe.Position, words []string, reason error, v say.Voice) string {
	keywords := keywordsOf(at)
	_, isMisread := errors.AsType[*hexmap.ParseError](reason)
	if !isMisread || len(words) == 0 || slices.Contains(keywords, words[0]) {
		return ""
	}
	var here, others phrases.Either
	legal := at.Moves()
	for _, keyword := range keywords {
		begins := func(move string) bool { return strings.HasPrefix(move+" ", keyword+" ") }
		if slices.ContainsFunc(legal, begins) {
			here = append(here, keyword)
		} else {
			others = append(others, keyword)
		}
	}
	if here == nil || others == nil {
		return ""
	}
	return v.Own("words-of-moves", "word", words[0], "here", here, "others", others)
}

// A noted is something to tell of a line.
type noted struct {
	line int
	told []string
}

// tellHeader describes what is wrong with a header. It shows what a mistyped line
// probably meant, and reads on as if that were written.
func (g arbiter) tellHeader(record source, err error, faults faultReader, v say.Voice) (told []string, rules []cited) {
	all := strings.Split(record.text, "\n")
	var notes []noted
	for again := record.unknown == nil; again; {
		again = false
		for _, fault := range parse.Each(err) {
			wrong, ok := wrongIn(fault)
			if !ok || wrong.Text == "" {
				continue
			}
			before := slices.Clone(all[:wrong.Line-1])
			read := func(line string) error {
				return g.lastLine(strings.Join(append(before, line), "\n"), wrong.Line, record.files)
			}
			line, slips, ok := phrases.Typed(strings.TrimSuffix(all[wrong.Line-1], "\r"), append(sharedKeys, keysOf(g)...), read)
			if !ok {
				continue
			}
			notes = append(notes, noted{wrong.Line, []string{faults.fault(fault, v), phrases.TellTyped(v.Voice, line, slips)}})
			all[wrong.Line-1] = line
			_, err = g.Open(strings.NewReader(strings.Join(all, "\n")), record.files)
			again = true
			break
		}
	}
	for _, fault := range parse.Each(err) {
		wrong, _ := wrongIn(fault)
		notes = append(notes, noted{wrong.Line, []string{faults.fault(fault, v)}})
	}
	slices.SortStableFunc(notes, func(a, b noted) int { return a.line - b.line })
	for _, note := range notes {
		told = append(told, note.told...)
	}
	if err != nil {
		_, rules = faults.tell(err, v)
	}
	return told, rules
}

// sharedKeys are of lines that the headers of all games have.
var sharedKeys = []string{"game", "players", "components", "event", "date", "seat", "bot", "position"}

// lastLine is what is wrong with the last line of a header, the one of that number;
// what is missing behind it is not.
func (g arbiter) lastLine(text string, number int, files fs.FS) error {
	_, err := g.Open(strings.NewReader(text), files)
	for _, fault := range parse.Each(err) {
		if wrong, ok := wrongIn(fault); ok && wrong.Line == number && wrong.Text != "" {
			return wrong.Err
		}
	}
	return nil
}

// reasonInHeader says why a line of a header is refused. It lists the games if the line
// names an unknown one.
func (g arbiter) reasonInHeader(wrong family.RecordError, v say.Voice) string {
	words := strings.Fields(wrong.Text)
	isGame := func(name string) bool { return len(words) > 1 && strings.EqualFold(words[1], name) }
	if len(words) == 0 || !strings.EqualFold(words[0], "game") || slices.ContainsFunc(g.games.Names(), isGame) {
		return g.Refusal(withoutLine(wrong), v.Manner())
	}
	return v.Own("unknown-game", "names", phrases.Every(g.games.Names()))
}

// linesLookedAt is how many lines behind a fault are asked what would have been right.
const linesLookedAt = 12

// remedies looks for what would have made lines right in a position and behind it.
func remedies(at describe.Position) phrases.Remedies[describe.Position, string] {
	describing := func(text string) (describe.Taken, error) { return at.Describe(text) }
	return phrases.Remedies[describe.Position, string]{
		Parse: func(text string) (string, error) {
			taken, err := describing(text)
			return taken.Text, err
		},
		Text:  func(move string) string { return move },
		Moves: func(p *describe.Position) []string { return (*p).Moves() },
		Apply: func(p *describe.Position, move string) (describe.Position, error) { return (*p).Replay(move) },
		Turn:  func(p *describe.Position) int { return (*p).Turn() },
		Chance: func(move string) bool {
			taken, err := describing(move)
			return err == nil && taken.Chance
		},
		Keywords: keywordsOf(at),
	}
}

// remedyFor looks for what would have made the line right at which a replay stopped.
func remedyFor(r describe.Playing, text string) (found phrases.Remedy[describe.Position], ok bool) {
	wrong, ok := wrongIn(r.Err())
	if keyword, _, _ := strings.Cut(wrong.Text, " "); !ok || keyword == "" || keyword == "result" {
		return found, false
	}
	here := r.Position()
	find := remedies(here)
	var following []phrases.MoveLine[string]
	numbers, after := linesAfter(text, wrong.Line, linesLookedAt)
	for i, line := range after {
		if strings.HasPrefix(line, "result ") {
			break
		}
		following = append(following, find.Read(numbers[i], line))
	}
	line := find.Read(wrong.Line, wrong.Text)
	line.NotAsked = here.Verdict(withoutSeat(wrong.Text), wrong.Err, describe.Last{}).NotAsked
	found = find.Find(&here, line, following)
	if found.Lines == 0 && following == nil {
		found.Lines, found.After = 1, here // the result can be judged all the same
	}
	return found, true
}

// goOn has a replay go on behind a fault as a remedy says, and reports whether it can.
func goOn(r describe.Playing, as phrases.Remedy[describe.Position]) bool {
	for skipped := 0; skipped < as.Lines; skipped++ {
		if skipped > 0 {
			r.Next()
		}
		if r.Resume(as.After) != nil {
			return false
		}
	}
	return as.Lines > 0
}

// A played is the last move of a player, and the position before it. The moves of chance
// that follow it are not told apart from it: drawing contracts is one move of a player and
// two of the bag.
type played struct {
	from describe.Position // nil before the first
	move string
}

// note notes a move that was played from a position.
func (last *played) note(from describe.Position, move string) {
	if !from.Chance() {
		*last = played{from, move}
	}
}

// turnEnded tells how the turn ended which a line wanted to go on with, and by which rule;
// "" where it wanted something else.
func (g arbiter) turnEnded(
	last played, now describe.Position, wrong family.RecordError, v say.Voice,
) (told string, by []cited) {
	if last.from == nil {
		return "", nil
	}
	seat, find := last.from.Turn(), remedies(now)
	line := find.Read(0, wrong.Text)
	if line.By != 0 && line.By != seat || line.Err == nil && find.Chance(line.Move) {
		return "", nil
	}
	end := now.Verdict(withoutSeat(wrong.Text), wrong.Err, describe.Last{Before: last.from, Move: last.move}).Ended
	if end.How == 0 {
		return "", nil
	}
	things := []any{"player", v.Player(seat), "line", last.move, "rule", end.Rule.String()}
	switch end.How {
	case describe.EndedByItself:
		told = v.Own("ended-by-itself", things...)
	case describe.EndedByPlayer:
		told = v.Own("ended-by-player", things...)
	case describe.EndedWithActions:
		told = v.Own("ended-with-actions", things...)
	case describe.EndedWithSteps:
		told = v.Own("ended-with-steps", things...)
	default:
		told = v.Own("ended-in-phase", things...)
	}
	return told, []cited{{end.Rule, false}}
}
