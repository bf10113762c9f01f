package search

import (
	"math"
	"math/rand/v2"
	"time"

	"github.com/railhex/railhex/variants/family"
)

// A tree is what one worker of a search has come through.
type tree[P family.Pointer[State, Move], State, Move comparable] struct {
	game   Game[State, Move]
	tuning *tuning
	advice Advice[State, Move]
	value  func(*Expected, *State) // nil without one
	share  float64                 // of the value in what is expected in this game
	luck   *Luck[State, Move]

	halving bool // shares out the tries of the root

	start  State
	source rand.PCG
	random *rand.Rand // to deal the start anew
	seed   uint64

	nodes    []node         // the first is the root
	branches []branch[Move] // the branches of a node are consecutive
	path     []passed
	now      State // that an iteration has come to
	expected Expected
	judged   Expected // by value
	weighed  []Weighed[Move]
	legal    []Move

	most     int           // iterations that this search may make
	deadline time.Time     // of this search, zero without one
	allowed  time.Duration // to it from the beginning of this search

	done  int         // iterations of this search
	depth int         // the longest path of this search
	after []afterMove // by branch of the root, of this search
}

// An afterMove sums up the iterations of a search that made one move of the root.
type afterMove struct {
	visits   int
	expected Expected // the sum, by seat
}

// A node is a position in the tree. In one, a player is asked, and the node has their
// moves, the most promising first; in another, chance is, and the node has outcomes that
// have fallen. The position itself is not kept; the search reaches it again from the
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
	next   int32 // the node it leads to, 0 before it has one
	visits int32 // iterations that went through it
	// prior is the adviser's opinion. UCB: by how much less can be expected of this move
	// than of the best one. PUCT: the move's share of the opinion, all together 1.
	prior float64
	total float64 // of what the seat that chose it could expect
}

// value is what can be expected after a branch, where mean can be expected at its node. The
// adviser's opinion counts as some tries that went as the adviser expects.
func (b *branch[Move]) value(mean, priorTries float64) float64 {
	return (b.total + priorTries*(mean-b.prior)) / (float64(b.visits) + priorTries)
}

// A passed is a branch that an iteration has gone through.
type passed struct{ node, branch int32 }

func newTree[P family.Pointer[State, Move], State, Move comparable](
	game Game[State, Move], tuning *tuning,
) *tree[P, State, Move] {
	t := &tree[P, State, Move]{game: game, tuning: tuning, advice: game.Advice()}
	if game.Value != nil {
		t.value = game.Value()
	}
	t.halving = tuning.selection == ucb && (tuning.root == halving || tuning.root == gameRoot && game.Halving)
	t.random = rand.New(&t.source)
	t.luck = NewLuck(game.Moment, func(s *State, random *rand.Rand) Move { return P(s).Sample(random) }, 0)
	return t
}

// branchesOf is the branches of a node.
func (t *tree[P, State, Move]) branchesOf(at int32) []branch[Move] {
	n := &t.nodes[at]
	return t.branches[n.first : n.first+n.count]
}

// plant begins a tree with a position at its root. The argument first is the tree that
// another worker has begun with the same position, nil if none has: what is the same for
// both is not computed twice.
func (t *tree[P, State, Move]) plant(s *State, seed uint64, first *tree[P, State, Move]) {
	t.start, t.seed = *s, seed
	t.source.Seed(seed, 0)
	t.done, t.depth = 0, 0
	t.share = 0
	if t.value != nil && (t.game.Knows == nil || t.game.Knows(s)) {
		if t.share = t.tuning.valueShare; t.share == gameShare {
			t.share = t.game.ValueShare
		}
	}
	t.nodes, t.branches = t.nodes[:0], t.branches[:0]
	if first == nil {
		t.begin()
		t.grow()
	} else {
		t.copyRoot(first)
	}
	t.after = t.after[:0]
	for range t.nodes[0].count {
		t.after = append(t.after, afterMove{})
	}
}

// copyRoot begins a tree with the root of another, which was not visited yet.
func (t *tree[P, State, Move]) copyRoot(first *tree[P, State, Move]) {
	t.nodes = append(t.nodes, first.nodes[0])
	t.branches = append(t.branches, first.branches...)
}

// begin begins a game at the root.
func (t *tree[P, State, Move]) begin() {
	if t.now = t.start; t.game.Redealt != nil {
		t.now = t.game.Redealt(&t.start, P(&t.start).Turn(), t.random)
	}
}

// grow adds a node for the position that the iteration has come to.
func (t *tree[P, State, Move]) grow() {
	n := node{first: int32(len(t.branches))}
	if s := P(&t.now); !s.Over() && !s.Chance() {
		n.seat = uint8(s.Turn())
		t.weighed = t.advice.AppendWeighed(t.weighed[:0], &t.now)
		for _, w := range t.weighed[:min(len(t.weighed), t.tuning.moves)] {
			// What a point is worth where nobody is far ahead: the slope of Chances.
			doubt := min(t.tuning.mostDoubt, (t.weighed[0].Worth-w.Worth)/(4*t.game.TellingLead))
			t.branches = append(t.branches, branch[Move]{move: w.Move, prior: doubt})
			n.count++
		}
		n.room = n.count
		if t.tuning.selection == puct {
			share(t.branches[n.first:], t.tuning.temperature)
		}
	}
	t.nodes = append(t.nodes, n)
}

// share turns the doubts about the moves of a node into shares of 1.
func share[Move any](branches []branch[Move], temperature float64) {
	sum := 0.0
	for i := range branches {
		b := &branches[i]
		b.prior = math.Exp(-b.prior / temperature)
		sum += b.prior
	}
	for i := range branches {
		branches[i].prior /= sum
	}
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
	b := branch[Move]{move: m}
	if t.tuning.selection == puct {
		b.prior = 1 / float64(n.count+1)
	}
	t.branches[n.first+n.count] = b
	n.count++
	return n.count - 1
}

// iterate goes down the tree, adds a node to it, plays on from there, and tells the
// nodes that it has gone through how that went.
func (t *tree[P, State, Move]) iterate() {
	t.begin()
	t.path = t.path[:0]
	for at := int32(0); !t.isDone(); {
		i, m := t.descend(at)
		if at == 0 {
			// Games after different moves of the root share their luck: the first
			// after one with the first after each other, and so on.
			t.luck.Restart(t.seed + uint64(t.branchesOf(at)[i].visits))
		}
		t.path = append(t.path, passed{at, i})
		b := &t.branchesOf(at)[i]
		t.apply(m)
		at = b.next
		if at == 0 {
			if len(t.nodes) < t.tuning.nodes {
				b.next = int32(len(t.nodes))
				t.grow()
			}
			break
		}
	}
	t.judge()
	t.done++
	t.depth = max(t.depth, len(t.path))
	first := &t.after[t.path[0].branch]
	first.visits++
	for seat := 1; seat <= P(&t.start).Seats(); seat++ {
		first.expected[seat] += t.expected[seat]
	}
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
		panic("search: a legal move was refused: " + err.Error())
	}
}

// isDone reports whether the game is to be judged.
func (t *tree[P, State, Move]) isDone() bool {
	return P(&t.now).Over() || t.game.IsFar != nil && t.game.IsFar(&t.start, &t.now)
}

// judge says what each seat can expect at the edge of the tree: by the game's value, by
// a playout, or by both.
func (t *tree[P, State, Move]) judge() {
	share := t.share
	if share > 0 && !t.settle() {
		share = 0
	}
	if share > 0 {
		t.judged = Expected{}
		t.value(&t.judged, &t.now)
	}
	if share < 1 {
		t.playOut()
	}
	if share > 0 {
		for seat := 1; seat <= P(&t.start).Seats(); seat++ {
			t.expected[seat] = share*t.judged[seat] + (1-share)*t.expected[seat]
		}
	}
}

// settle plays on until the game's value can judge the position, and reports whether it
// can.
func (t *tree[P, State, Move]) settle() bool {
	settled := func() bool { return t.game.Settled == nil || t.game.Settled(&t.start, &t.now) }
	for !t.isDone() && !settled() {
		t.playMove()
	}
	return !P(&t.now).Over() && settled()
}

// playOut plays on for all seats, and asks the adviser how that went.
func (t *tree[P, State, Move]) playOut() {
	for played := 0; played != t.tuning.playoutMoves && !t.isDone(); played++ {
		t.playMove()
	}
	t.advice.Expect(&t.expected, &t.now)
}

// playMove makes a move of a playout.
func (t *tree[P, State, Move]) playMove() {
	switch s := P(&t.now); {
	case s.Chance():
		t.apply(t.luck.Next(&t.now))
	case t.tuning.playout == random:
		t.legal = s.AppendMoves(t.legal[:0])
		t.apply(t.legal[t.random.IntN(len(t.legal))])
	default:
		t.apply(t.advice.Best(&t.now))
	}
}

// descend is the branch of a node that the iteration takes, and the move that it makes.
func (t *tree[P, State, Move]) descend(at int32) (int32, Move) {
	if t.nodes[at].seat == 0 {
		outcome := t.luck.Next(&t.now)
		if t.hides(outcome) {
			// The player at the root cannot tell what fell: one branch for the information
			// set (ISMCTS, Cowling, Powley, Whitehouse 2012).
			if t.nodes[at].count == 0 {
				t.add(at, outcome)
			}
			return 0, outcome
		}
		i := t.fall(at, outcome)
		return i, t.branchesOf(at)[i].move
	}
	i := t.choose(at)
	return i, t.branchesOf(at)[i].move
}

// choose is the branch of a node where a player is asked.
func (t *tree[P, State, Move]) choose(at int32) int32 {
	n := &t.nodes[at]
	if t.game.Redealt != nil && n.seat != t.nodes[0].seat {
		// In another deal somebody else may hold what makes another move the best.
		if best := t.advice.Best(&t.now); !t.has(at, best) && int(n.count) < 2*t.tuning.moves/3 {
			return t.add(at, best)
		}
	}
	if at == 0 && t.halving {
		return t.halve()
	}
	if i := t.promising(at); i >= 0 {
		return i
	}
	return t.add(at, t.advice.Best(&t.now))
}

// hides reports whether the player at the root does not see what a move says.
func (t *tree[P, State, Move]) hides(m Move) bool {
	return t.game.Sees != nil && !t.game.Sees(&t.now, m, P(&t.start).Turn())
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

// promising returns the branch to try next, by the Selection. With more visits of the
// node more of its moves are tried, in the order of what they seemed to be worth.
//
// Where players hold what others do not see, a move may not be legal in the position
// that was dealt: it is passed over. If no move is left, promising returns -1.
func (t *tree[P, State, Move]) promising(at int32) int32 {
	n, branches := &t.nodes[at], t.branchesOf(at)
	logarithm := math.Log(float64(n.visits + 1))
	root := math.Sqrt(float64(n.visits))
	mean := n.total / float64(max(1, n.visits))
	tried := t.tuning.widening.after(n.visits)
	for passedOver := uint64(0); ; {
		chosen, best := int32(-1), math.Inf(-1)
		for i := range min(len(branches), tried, mostMoves) {
			if passedOver>>i&1 != 0 {
				continue
			}
			b := &branches[i]
			var value float64
			switch {
			case t.tuning.selection == ucb:
				tries := float64(b.visits) + t.tuning.priorTries
				value = b.value(mean, t.tuning.priorTries) + t.tuning.exploration*math.Sqrt(logarithm/tries)
			case b.visits == 0:
				value = mean + t.tuning.exploration*b.prior*root
			default:
				value = b.total/float64(b.visits) + t.tuning.exploration*b.prior*root/float64(1+b.visits)
			}
			if value > best {
				chosen, best = int32(i), value
			}
		}
		if chosen < 0 || t.game.Redealt == nil || at == 0 || P(&t.now).Check(branches[chosen].move) == nil {
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
		if (least < 0 || branches[i].visits < branches[least].visits) && (t.game.Redealt == nil || P(&t.now).Check(branches[i].move) == nil) {
			least = i
		}
	}
	if least < 0 || len(branches) < t.tuning.chanceWidening.after(t.nodes[at].visits) {
		return t.add(at, outcome)
	}
	return int32(least)
}
