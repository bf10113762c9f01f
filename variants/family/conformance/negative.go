package conformance

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"

	"github.com/railhex/railhex/variants/family"
)

// A fault is what a negative vector shows: a rule, the kind of the move that breaks it,
// and the key of the reason.
type fault struct{ rule, kind, reason string }

func (f fault) compare(other fault) int {
	return cmp.Or(cmp.Compare(f.rule, other.rule), cmp.Compare(f.reason, other.reason), cmp.Compare(f.kind, other.kind))
}

// An offence is the vectors of a fault.
type offence[State any] struct {
	alone  []Negative[State] // break the rule and no other, each in another game
	fewest *Negative[State]  // breaks the fewest rules, while no move breaks the rule alone
	last   Place             // where it was tried last,
	here   int               // and how often
}

const (
	triesHere = 30 // that are held against all rules for a fault, in a position
	mostKinds = 6  // of moves that show the same rule and reason
)

// negatives gathers the negative vectors.
type negatives[State any, Move family.Written, Seen any] struct {
	broken func(Seen, Move) []string
	each   int // vectors of a fault
	faults map[fault]*offence[State]
	kinds  map[fault]int // by rule and reason
}

// add makes vectors of moves that are illegal in a position. The error is that of a
// refusal in which the two sets of rules disagree.
func (n *negatives[State, Move, Seen]) add(
	here Position[State, Move], seen Seen, tried []Move, check, explain func(Move) error,
) error {
	for _, m := range tried {
		verdict := check(m)
		if verdict == nil {
			continue
		}
		refusal := explain(m)
		f := faultOf(m, verdict, refusal)
		o := n.offence(f)
		if o == nil || o.last == here.Place && o.here == triesHere || o.isDone(here.Game, n.each) {
			continue
		}
		if o.last != here.Place {
			o.last, o.here = here.Place, 0
		}
		o.here++
		rules := n.broken(seen, m)
		if !slices.Contains(rules, f.rule) {
			return fmt.Errorf("%w, and by the other reckoning breaks %q", refusal, rules)
		}
		v := Negative[State]{here.Place, here.State, m.String(), rules, whyRefused(refusal)}
		if len(rules) == 1 {
			o.alone = append(o.alone, v)
		} else if o.fewest == nil || len(rules) < len(o.fewest.Rules) {
			o.fewest = &v
		}
	}
	return nil
}

// faultOf returns the fault of a move, of which the verdict is the rule.
func faultOf[Move family.Written](m Move, verdict, refusal error) (f fault) {
	f.kind, _ = kindOf(m.String())
	if rule, ok := verdict.(fmt.Stringer); ok {
		f.rule = rule.String()
	}
	if said, ok := errors.AsType[*family.MoveError](refusal); ok {
		f.reason = said.Reason.Reason.String()
	}
	return f
}

// whyRefused returns the reason in a sentence.
func whyRefused(refusal error) string {
	if said, ok := errors.AsType[*family.MoveError](refusal); ok {
		return said.Reason.String()
	}
	return refusal.Error()
}

// offence returns that of a fault; nil if moves of enough other kinds show it.
func (n *negatives[State, Move, Seen]) offence(f fault) *offence[State] {
	if n.faults == nil {
		n.faults, n.kinds = make(map[fault]*offence[State]), make(map[fault]int)
	}
	o, ok := n.faults[f]
	if whatever := (fault{rule: f.rule, reason: f.reason}); !ok && n.kinds[whatever] < mostKinds {
		n.kinds[whatever]++
		o = new(offence[State])
		n.faults[f] = o
	}
	return o
}

// isDone reports whether the vectors are enough, or one is of this game.
func (o *offence[State]) isDone(game string, each int) bool {
	return len(o.alone) == each || len(o.alone) > 0 && o.alone[len(o.alone)-1].Game == game
}

func (n *negatives[State, Move, Seen]) all() (all []Negative[State]) {
	for _, f := range slices.SortedFunc(maps.Keys(n.faults), fault.compare) {
		o := n.faults[f]
		all = append(all, o.alone...)
		if len(o.alone) == 0 {
			all = append(all, *o.fewest)
		}
	}
	return all
}
