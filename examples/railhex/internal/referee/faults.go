package referee

import (
	"errors"
	"iter"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// A faultReader reads the faults of a record that was played up to a position.
type faultReader struct {
	arbiter
	at      describe.Position // nil if the header is at fault
	ended   string            // how the turn ended before the fault, "" where that does not matter
	endedBy []rule
}

// inWords is a rule in a sentence, with the page that says it in full.
func (g arbiter) inWords(r family.Rule, v say.Voice) rule {
	return rule{identifier: r.String(), stated: v.Rule(g, r)}
}

// withRuling is a rule in words with what the book decides under it.
func (g arbiter) withRuling(r rule) rule {
	r.ruling = say.Ruling(g, r.identifier)
	return r
}

// A wrongLine is a line of a record, and what is wrong with it.
type wrongLine struct {
	number int // from 1
	text   string
	reason error
}

// wrongIn takes a fault of a record apart.
func wrongIn(err error) (wrongLine, bool) {
	wrong, ok := err.(*family.RecordError)
	if !ok {
		return wrongLine{}, false
	}
	return wrongLine{wrong.Line, wrong.Text, wrong.Err}, true
}

// broken is a rule that an error cites, in a sentence, with the ruling if that decides.
func (f faultReader) broken(broken family.Rule, err error, v say.Voice) rule {
	r := f.inWords(broken, v)
	if f.at != nil && f.at.Verdict("", err, describe.Last{}).Ruled {
		return f.withRuling(r)
	}
	return r
}

// reason is why a line is refused.
func (f faultReader) reason(wrong wrongLine, v say.Voice) string {
	if f.at == nil {
		return f.reasonInHeader(wrong, v)
	}
	return f.reasonIn(f.at, wrong, v)
}

// all is what is wrong with a record, and the rules that it breaks.
func (f faultReader) all(err error, v say.Voice) (faults []string, rules []rule) {
	for _, one := range parse.Each(err) {
		faults = append(faults, f.fault(one, v))
	}
	rules = addRules(rules, f.endedBy)
	for broken := range f.rulesIn(err) {
		rules = addRules(rules, []rule{f.broken(broken, err, v)})
	}
	return faults, rules
}

// rulesIn walks the rules that an error cites, itself or by what it wraps.
func (f faultReader) rulesIn(err error) iter.Seq[family.Rule] {
	return func(yield func(family.Rule) bool) {
		var walk func(err error) bool
		walk = func(err error) bool {
			if broken, ok := err.(family.Rule); ok {
				return !broken.IsValid() || yield(broken)
			}
			switch err := err.(type) {
			case *hexmap.ParseError:
				at := slices.IndexFunc(f.About().Rules, func(r family.Rule) bool { return r.String() == err.RuleID })
				return at < 0 || yield(f.About().Rules[at])
			case interface{ Unwrap() error }:
				return walk(err.Unwrap())
			case interface{ Unwrap() []error }:
				return !slices.ContainsFunc(err.Unwrap(), func(one error) bool { return !walk(one) })
			}
			return true
		}
		walk(err)
	}
}

// fault is one fault: with its line, where it is that of a record.
func (f faultReader) fault(err error, v say.Voice) string {
	line, ok := wrongIn(err)
	if !ok || line.text == "" {
		return f.Refusal(err, v.Manner())
	}
	if by := f.by(line); by != 0 {
		return v.Own("faulty-line-of", "line", line.number, "text", line.text, "player", v.Player(by), "reason", f.why(line, v))
	}
	return v.Own("faulty-line", "line", line.number, "text", line.text, "reason", f.why(line, v))
}

// by is the seat that a refused move is taken to be of, if the line does not say it; 0 for
// none. A reason may speak of "your hand".
func (f faultReader) by(line wrongLine) int {
	if _, refused := errors.AsType[*family.MoveError](line.reason); !refused || f.at == nil || withoutSeat(line.text) != line.text {
		return 0
	}
	return f.at.Turn()
}

// why is why a line is refused, on one line, behind how the turn has ended before it.
func (f faultReader) why(line wrongLine, v say.Voice) string {
	reason := strings.ReplaceAll(f.reason(line, v), "\n", "; ")
	if f.ended == "" {
		return reason
	}
	return f.ended + ". " + reason
}

// withoutLine is what is wrong with a line, without its number.
func withoutLine(of wrongLine) error {
	misread, ok := of.reason.(*hexmap.ParseError)
	if !ok || misread.Line != of.number {
		return of.reason
	}
	here := *misread
	here.Line = 0
	return &here
}
