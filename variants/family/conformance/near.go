package conformance

import (
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/railhex/railhex/variants/family"
)

// near makes moves that are nearly legal: it puts words of one move into another.
type near[Move family.Written] struct {
	parse func(string) (Move, error)
	fixed []Move              // tried in every position
	kinds []string            // in the order of the games
	rich  []string            // those of them that have parameters
	moves map[string][]string // all texts of the games, by their kind
}

// newNear knows the moves of games. The error is that of a text that is no move.
func newNear[State any, Move family.Written, Report any](
	parse func(string) (Move, error), fixed []string, games []Game[State, Move, Report],
) (n near[Move], err error) {
	n = near[Move]{parse: parse, moves: make(map[string][]string)}
	for _, text := range fixed {
		m, err := parse(text)
		if err != nil {
			return n, err
		}
		n.fixed = append(n.fixed, m)
		n.learn(text)
	}
	for _, g := range games {
		for _, m := range g.Moves {
			n.learn(m.String())
		}
	}
	return n, nil
}

func (n *near[Move]) learn(text string) {
	kind, parameters := kindOf(text)
	if n.moves[kind] == nil {
		n.kinds = append(n.kinds, kind)
		if len(parameters) > 0 {
			n.rich = append(n.rich, kind)
		}
	}
	if !slices.Contains(n.moves[kind], text) {
		n.moves[kind] = append(n.moves[kind], text)
	}
}

// variations is how many moves are made in a position.
const variations = 200

// to returns moves near to those that are legal in a position, and one of each kind.
func (n *near[Move]) to(legal []Move, r *rand.Rand) []Move {
	all := slices.Clone(n.fixed)
	add := func(text string) {
		if m, err := n.parse(text); err == nil {
			all = append(all, m)
		}
	}
	for _, kind := range n.kinds {
		add(pick(n.moves[kind], r))
	}
	byKind := make(map[string][]string)
	var kinds []string // that are legal and have parameters
	for _, m := range legal {
		text := m.String()
		kind, _ := kindOf(text)
		if byKind[kind] == nil && slices.Contains(n.rich, kind) {
			kinds = append(kinds, kind)
		}
		byKind[kind] = append(byKind[kind], text)
	}
	for i := range variations {
		kind := pick(n.rich, r)
		text := pick(n.moves[kind], r)
		if i%4 > 0 && len(kinds) > 0 {
			kind = pick(kinds, r)
			text = pick(byKind[kind], r)
		}
		for range 1 + i%2 {
			text = mixed(text, pick(n.moves[kind], r), r)
		}
		add(text)
	}
	return all
}

// mixed is a move with a word of another one of its kind, without its last word, or with
// one word more.
func mixed(text, other string, r *rand.Rand) string {
	words, others := strings.Fields(text), strings.Fields(other)
	switch at := r.IntN(len(words) + 1); {
	case at == 0:
		return other
	case at == len(words) && r.IntN(2) == 0:
		return strings.Join(words[:len(words)-1], " ")
	case at == len(words) || at >= len(others):
		words = append(words, others[len(others)-1])
	default:
		words[at] = others[at]
	}
	return strings.Join(words, " ")
}

func pick(texts []string, r *rand.Rand) string { return texts[r.IntN(len(texts))] }
