package treesearch

import (
	"math"
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/table"
)

// A tree is what one worker of a search has come through.
type tree[P family.Pointer[State, Move], State, Move comparable] struct {
	game   Game[State, Move]
	advice Advice[State, Move]
	luck   *table.Luck[State, Move]

	start    State
	imagined func(*State, *rand.Rand) State // the start dealt anew, nil where everybody sees everything
	source   rand.PCG
	random   *rand.Rand // for that
	seed     uint64

	nodes    []node         // the first is the root
	branches []branch[Move] // of all nodes, each's together
	path     []passed
	now      State // that an iteration has come to
	expected Expected
	weighed  []Weighed[Move]
}

// A node is a position in the tree: one in which a player is asked, with their
// moves, the most promising first, or one of chance, with outcomes that have
// fallen. The position itself is not kept; the search reaches it again from the
// root.
type node struct {
	seat        uint8 // who is asked; 0 where chance decides
	visits      int32
	total       float64 // of what that seat could expect
	first       int32   // of its branches
	count, room int32   // how many, and how many there is room for
}

// A branch is a move out of a node.
type branch[Move any] struct {
	move   Move
	next   int32   // the node it leads to, 0 before it has one
	visits int32   // iterations that went through it
	doubt  float64 // how much worse the adviser thinks it is than the best one, in what can be expected
	total  float64 // of what the seat that chose it could expect
}

// A passed is a branch that an iteration has gone through.
type passed struct{ node, branch int32 }

func newTree[P family.Pointer[State, Move], State, Move comparable](
	game Game[State, Move], imagined func(*State, *rand.Rand) State,
) *tree[P, State, Move] {
	t := &tree[P, State, Move]{game: game, advice: game.Advice(), imagined: imagined}
	t.random = rand.New(&t.source)
	t.luck = table.NewLuck(game.Moment, func(s *State, random *rand.Rand) Move { return P(s).Sample(random) }, 0)
	return t
}

// branchesOf is the branches of a node.
func (t *tree[P, State, Move]) branchesOf(at int32) []branch[Move] {
	n := &t.nodes[at]
	return t.branches[n.first : n.first+n.count]
}

// plant begins a tree with a position at its root. first is the tree that another
// worker has begun with the same position, nil if none has: what is the same for both
// is not reckoned twice.
func (t *tree[P, State, Move]) plant(s *State, seed uint64, first *tree[P, State, Move]) {
	t.start, t.seed = *s, seed
	t.source.Seed(seed, 0)
	t.nodes, t.branches = t.nodes[:0], t.branches[:0]
	if first != nil {
		t.nodes, t.branches = append(t.nodes, first.nodes[0]), append(t.branches, first.branches...)
		return
	}
	t.begin()
	t.grow()
}

// begin begins a game at the root.
func (t *tree[P, State, Move]) begin() {
	if t.imagined == nil {
		t.now = t.start
	} else {
		t.now = t.imagined(&t.start, t.random)
	}
}

// grow adds a node for the position that the iteration has come to.
func (t *tree[P, State, Move]) grow() {
	n := node{first: int32(len(t.branches))}
	if s := P(&t.now); !s.Over() && !s.Chance() {
		n.seat = uint8(s.Turn())
		t.weighed = t.advice.AppendWeighed(t.weighed[:0], &t.now)
		for _, w := range t.weighed[:min(len(t.weighed), mostMoves)] {
			// What a point is worth where nobody is far ahead: the slope of Chances.
			doubt := min(mostDoubt, (t.weighed[0].Worth-w.Worth)/(4*t.game.TellingLead))
			t.branches = append(t.branches, branch[Move]{move: w.Move, doubt: doubt})
			n.count++
		}
		n.room = n.count
	}
	t.nodes = append(t.nodes, n)
}

// add adds a branch to a node, and is its place there. Branches of a node lie
// together: where there is no room for one more they move on.
func (t *tree[P, State, Move]) add(at int32, m Move) int32 {
	n := &t.nodes[at]
	if n.count == n.room {
		first := int32(len(t.branches))
		t.branches = append(t.branches, t.branchesOf(at)...)
		n.first, n.room = first, max(2, 2*n.room)
		for int32(len(t.branches)) < first+n.room {
			t.branches = append(t.branches, branch[Move]{})
		}
	}
	t.branches[n.first+n.count] = branch[Move]{move: m}
	n.count++
	return n.count - 1
}

// iterate goes down the tree, adds a node to it, plays on from there, and tells the
// nodes that it has gone through how that went.
func (t *tree[P, State, Move]) iterate() {
	t.begin()
	t.path = t.path[:0]
	for at := int32(0); !t.isDone(); {
		i := t.descend(at)
		if at == 0 {
			// Games after different moves of the root share their luck: the first
			// after one with the first after each other, and so on.
			t.luck.Restart(t.seed + uint64(t.branchesOf(at)[i].visits))
		}
		t.path = append(t.path, passed{at, i})
		b := &t.branchesOf(at)[i]
		t.apply(b.move)
		at = b.next
		if at == 0 {
			if len(t.nodes) < mostNodes {
				b.next = int32(len(t.nodes))
				t.grow()
			}
			break
		}
	}
	t.playOut()
	for _, p := range t.path {
		n, b := &t.nodes[p.node], &t.branchesOf(p.node)[p.branch]
		expected := t.expected[n.seat]
		n.visits++
		n.total += expected
		b.visits++
		b.total += expected
	}
}

// apply makes a legal move.
func (t *tree[P, State, Move]) apply(m Move) {
	if err := P(&t.now).ApplyTo(&t.now, m); err != nil {
		panic("treesearch: a legal move was refused: " + err.Error())
	}
}

// isDone reports whether the game is to be judged.
func (t *tree[P, State, Move]) isDone() bool {
	return P(&t.now).Over() || t.game.IsFar != nil && t.game.IsFar(&t.start, &t.now)
}

// playOut plays on as the adviser would, and asks how that went.
func (t *tree[P, State, Move]) playOut() {
	s := P(&t.now)
	for !t.isDone() {
		if s.Chance() {
			t.apply(t.luck.Next(&t.now))
		} else {
			t.apply(t.advice.Best(&t.now))
		}
	}
	t.advice.Expect(&t.expected, &t.now)
}

const (
	mostMoves = 40  // of a position that are ever tried
	curiosity = 0.3 // how much it counts that a move was tried little
	trust     = 16  // tries for which the adviser's opinion of a move counts
	mostDoubt = 0.4
	mostNodes = 100_000 // of a tree
)

// movesFor is how many moves of a position are tried by the time it has had so
// many visits.
func movesFor(visits int32) int { return 1 + int(2*math.Pow(float64(visits), 0.35)) }

// outcomesFor is how many outcomes a position of chance may have in the tree by
// the time it has had so many visits.
func outcomesFor(visits int32) int { return 1 + int(math.Sqrt(float64(visits))) }

// descend is the branch of a node that the iteration takes.
func (t *tree[P, State, Move]) descend(at int32) int32 {
	n := &t.nodes[at]
	if n.seat == 0 {
		return t.fall(at, t.luck.Next(&t.now))
	}
	if t.imagined != nil && n.seat != t.nodes[0].seat {
		// In another deal somebody else may hold what makes another move the best.
		if best := t.advice.Best(&t.now); !t.has(at, best) && n.count < 2*mostMoves/3 {
			return t.add(at, best)
		}
	}
	if i := t.promising(at); i >= 0 {
		return i
	}
	return t.add(at, t.advice.Best(&t.now))
}

// has reports whether a node has a branch for a move.
func (t *tree[P, State, Move]) has(at int32, m Move) bool {
	branches := t.branchesOf(at)
	for i := range branches {
		if branches[i].move == m {
			return true
		}
	}
	return false
}

// promising is the branch to try next: the one that has done best, or that might
// have if it had been tried more (UCB1). As long as a move was tried little, what
// the adviser thinks of it counts for more than how it did: each is taken to have been
// tried before, and to have done as well as the node, less the adviser's doubt. With
// more visits more moves are tried, in the order of what they seemed to be worth.
//
// Where players hold what others do not see, a move may be one that is not legal in
// the game that is being played: it is passed over. Then there may be none, and it
// is -1.
func (t *tree[P, State, Move]) promising(at int32) int32 {
	n, branches := &t.nodes[at], t.branchesOf(at)
	logarithm := math.Log(float64(n.visits + 1))
	mean := n.total / float64(max(1, n.visits))
	tried := movesFor(n.visits)
	for passedOver := uint64(0); ; {
		chosen, best := int32(-1), math.Inf(-1)
		for i := range min(len(branches), tried, 64) {
			if passedOver>>i&1 != 0 {
				continue
			}
			b := &branches[i]
			tries := float64(b.visits) + trust
			value := (b.total+trust*(mean-b.doubt))/tries + curiosity*math.Sqrt(logarithm/tries)
			if value > best {
				chosen, best = int32(i), value
			}
		}
		if chosen < 0 || t.imagined == nil || at == 0 || P(&t.now).Check(branches[chosen].move) == nil {
			return chosen
		}
		passedOver |= 1 << chosen
		tried++
	}
}

// fall is the branch of an outcome that has fallen, a new one if the node may
// have one more; else it is the branch that was taken least.
func (t *tree[P, State, Move]) fall(at int32, outcome Move) int32 {
	least, branches := -1, t.branchesOf(at)
	for i := range branches {
		if branches[i].move == outcome {
			return int32(i)
		}
		if (least < 0 || branches[i].visits < branches[least].visits) && (t.imagined == nil || P(&t.now).Check(branches[i].move) == nil) {
			least = i
		}
	}
	if least < 0 || len(branches) < outcomesFor(t.nodes[at].visits) {
		return t.add(at, outcome)
	}
	return int32(least)
}
