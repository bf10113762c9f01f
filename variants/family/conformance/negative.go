package conformance

import (
	"fmt"
	"slices"
)

// A Breach is a way to break a rule and, on purpose, no other. If a move cannot break one
// rule without another, the Breach has them all. Broken of a [Source] finds the rules that
// such a move breaks as well in some positions.
type Breach[Seen, Move any] struct {
	Rules []string
	Why   string
	Moves func(Seen) []Move // none where it cannot be done
}

// negatives gathers the negative vectors: of each breach in the first games in
// which it can be done.
type negatives[State any, Move fmt.Stringer, Seen any] struct {
	breaches []Breach[Seen, Move]
	broken   func(Seen, Move) []string
	each     int                 // vectors of a breach, each in another game
	byBreach [][]Negative[State] // in the order of the breaches, whatever game they come from
	done     []bool              // in this game
}

// begin begins a game.
func (n *negatives[State, Move, Seen]) begin() {
	if n.byBreach == nil {
		n.byBreach = make([][]Negative[State], len(n.breaches))
	}
	n.done = make([]bool, len(n.breaches))
}

// add makes vectors of what can be done in a position. The error is that of a move
// which is refused by another rule than it should be, or not at all.
func (n *negatives[State, Move, Seen]) add(here Position[State, Move], seen Seen, check func(Move) error) error {
	for i, b := range n.breaches {
		if n.done[i] || len(n.byBreach[i]) == n.each {
			continue
		}
		moves := b.Moves(seen)
		if len(moves) == 0 {
			continue
		}
		m := moves[here.After%len(moves)] // not always the first
		rules, err := b.all(check(m), n.broken(seen, m))
		if err != nil {
			return fmt.Errorf("%s %w", m, err)
		}
		n.byBreach[i] = append(n.byBreach[i], Negative[State]{here.Place, here.State, m.String(), rules, b.Why})
		n.done[i] = true
	}
	return nil
}

func (n *negatives[State, Move, Seen]) all() []Negative[State] { return slices.Concat(n.byBreach...) }

// all is all rules that a move breaks: those that it should, one of which the
// library must cite, and others that come with them in this position.
func (b Breach[Seen, Move]) all(refusal error, broken []string) ([]string, error) {
	cited := "nothing"
	if rule, ok := refusal.(fmt.Stringer); ok {
		cited = rule.String()
	}
	if !slices.Contains(b.Rules, cited) {
		return nil, fmt.Errorf("should break %v (%s), and breaks %s", b.Rules, b.Why, cited)
	}
	if len(broken) == 0 {
		return nil, fmt.Errorf("should break %v (%s), and is legal by the other reckoning", b.Rules, b.Why)
	}
	all := slices.Clone(b.Rules)
	for _, rule := range broken {
		if !slices.Contains(all, rule) {
			all = append(all, rule)
		}
	}
	return all, nil
}
