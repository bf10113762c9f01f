package conformance

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/railhex/railhex/variants/family"
)

// Negative vectors are looked for in so many positions at the beginning of a game, in every so
// manieth one after them, and at its end.
const apartNegative = 2

// mostTried is how many moves of a kind that break a rule are looked at in a position.
const mostTried = 50

// mostKinds is how many kinds of moves there are of one rule and reason.
const mostKinds = 3

// negatives gathers the negative vectors: illegal moves of each sort, from the first games in
// which there are any. A sort is a rule, the reason of the refusal, and the kind of the move.
type negatives[P family.Pointer[State, Move], State, Move comparable, Seen any] struct {
	thinkable func(Seen) []Move
	broken    func(Seen, Move) []string
	tried     []Move // in every position
	each      int    // vectors of a sort, each in another game
	sorts     map[string]*sort[State]
	kinds     map[string]int // of moves, by the rule and the reason
}

// A sort is illegal moves that are alike.
type sort[State any] struct {
	rule    string
	alone   bool // the moves break one rule and no other
	game    string
	vectors []Negative[State]
}

// add makes vectors of what is illegal in a position. The error is that of a move which the
// library refuses by another rule than those that are broken by the other reckoning.
func (n *negatives[P, State, Move, Seen]) add(here Position[State, Move], seen Seen) error {
	if here.After > apartNegative && here.After%apartNegative != 0 && !here.Ends {
		return nil
	}
	if n.sorts == nil {
		n.sorts, n.kinds = make(map[string]*sort[State]), make(map[string]int)
	}
	tried := make(map[[2]string]int) // by the rule and the kind of move
	moves := slices.Concat(n.tried, n.thinkable(seen))
	for i := range moves {
		m := moves[(i+here.After*stride)%len(moves)]
		rule, refused := P(&here.State).Check(m).(fmt.Stringer)
		if valid, ok := rule.(interface{ IsValid() bool }); !refused || ok && !valid.IsValid() {
			continue
		}
		kind, _, _ := strings.Cut(fmt.Sprint(m), " ")
		if by := [2]string{rule.String(), kind}; tried[by] < mostTried {
			tried[by]++
			if err := n.try(here, seen, m, rule.String(), kind); err != nil {
				return err
			}
		}
	}
	return nil
}

// stride is how much later in the list of moves the next position begins.
const stride = 101

// try makes a vector of an illegal move, if its sort has too few.
func (n *negatives[P, State, Move, Seen]) try(here Position[State, Move], seen Seen, m Move, rule, kind string) error {
	_, err := P(&here.State).Apply(m)
	why, reason := rule+" ", err.Error()
	if refusal, ok := errors.AsType[*family.MoveError](err); ok {
		why, reason = why+refusal.Reason.Reason.String()+" ", refusal.Reason.String()
	}
	found := n.sorts[why+kind]
	if found == nil {
		if n.kinds[why]++; n.kinds[why] > mostKinds {
			return nil
		}
		found = &sort[State]{rule: rule}
		n.sorts[why+kind] = found
	}
	if found.alone && (found.game == here.Game || len(found.vectors) == n.each) {
		return nil
	}
	rules := n.broken(seen, m)
	if !slices.Contains(rules, rule) {
		return fmt.Errorf("%v is refused by %s, and breaks %v by the other reckoning", m, rule, rules)
	}
	found.add(Negative[State]{here.Place, here.State, fmt.Sprint(m), rules, reason}, n.each)
	return nil
}

// add adds a vector, unless there is one of this game. One that breaks one rule and no other
// takes the place of those that break more.
func (f *sort[State]) add(v Negative[State], each int) {
	alone := len(v.Rules) == 1
	switch {
	case alone && !f.alone:
		f.alone, f.vectors = true, nil
	case alone != f.alone, f.game == v.Game, len(f.vectors) == each:
		return
	}
	f.game = v.Game
	f.vectors = append(f.vectors, v)
}

// all returns the vectors in the order of their sorts. A move that breaks several rules is one
// only if no move breaks its rule alone.
func (n *negatives[P, State, Move, Seen]) all() (all []Negative[State]) {
	alone := make(map[string]bool)
	names := make([]string, 0, len(n.sorts))
	for name, of := range n.sorts {
		names = append(names, name)
		alone[of.rule] = alone[of.rule] || of.alone
	}
	slices.Sort(names)
	for _, name := range names {
		if of := n.sorts[name]; of.alone || !alone[of.rule] {
			all = append(all, of.vectors...)
		}
	}
	return all
}
