package bots

import (
	"math"

	"github.com/railhex/railhex/steamrollers"
)

// A tree is what one worker of a search has come through.
type tree struct {
	start  steamrollers.State
	seed   uint64
	nodes  []node // the first is the root
	path   []passed
	luck   *Luck
	greedy *Greedy
	room   []Weighed
}

// A node is a position in the tree: one in which a player is asked, with the
// moves she has, the most promising first, or one of chance, with outcomes that
// have fallen. The position itself is not kept; one comes to it again from the
// root.
type node struct {
	seat     steamrollers.Seat // who is asked; Nobody where chance decides
	visits   int
	total    float64 // of the rewards of that seat
	branches []branch
}

// A branch is a move out of a node.
type branch struct {
	move   steamrollers.Move
	doubt  float64 // how much worse Greedy thinks it is than the best one, in rewards
	next   int     // the node it leads to, 0 if there is none yet
	visits int
	total  float64 // of the rewards of the seat that chose it
}

// A passed is a branch that an iteration has gone through.
type passed struct{ node, branch int }

func newTree() *tree { return &tree{luck: NewLuck(0), greedy: NewGreedy()} }

func (t *tree) root() *node { return &t.nodes[0] }

// plant begins a tree with a position at its root.
func (t *tree) plant(s *steamrollers.State, seed uint64) {
	t.start, t.seed = *s, seed
	clear(t.nodes) // what hangs on them is not kept
	t.nodes = append(t.nodes[:0], t.node(s))
}

// node is a new node for a position.
func (t *tree) node(s *steamrollers.State) (n node) {
	if s.Over() || s.Chance() {
		return n
	}
	n.seat = s.Turn()
	t.room = t.greedy.AppendWeighed(t.room[:0], s)
	n.branches = make([]branch, min(len(t.room), mostMoves))
	for i := range n.branches {
		n.branches[i].move = t.room[i].Move
		n.branches[i].doubt = min(mostDoubt, rewardOfPoint*(t.room[0].Worth-t.room[i].Worth))
	}
	return n
}

// iterate goes down the tree, adds a node to it, plays on from there to the
// end, and tells the nodes that it has gone through how that went.
func (t *tree) iterate() {
	s := t.start
	t.path = t.path[:0]
	for at := 0; !s.Over(); {
		n := &t.nodes[at]
		var i int
		if n.seat == steamrollers.Nobody {
			i = n.fall(t.luck.Next(&s))
		} else {
			i = n.promising()
		}
		if at == 0 {
			// Games after different moves of the root share their luck: the first
			// after one with the first after each other, and so on.
			t.luck.restart(t.seed + uint64(n.branches[i].visits))
		}
		t.path = append(t.path, passed{at, i})
		b := &n.branches[i]
		s = after(&s, b.move)
		at = b.next
		if at == 0 {
			if len(t.nodes) < mostNodes {
				b.next = len(t.nodes)
				t.nodes = append(t.nodes, t.node(&s))
			}
			break
		}
	}
	rewards := t.playOut(&s)
	for _, p := range t.path {
		n := &t.nodes[p.node]
		n.visits++
		n.total += rewards[n.seat]
		n.branches[p.branch].visits++
		n.branches[p.branch].total += rewards[n.seat]
	}
}

const (
	mostMoves = 40  // of a position that are ever tried
	curiosity = 0.3 // how much it counts that a move was tried little
	trust     = 16  // tries for which Greedy's opinion of a move counts
	mostDoubt = 0.4
	mostNodes = 100_000 // of a tree
)

// movesFor is how many moves of a position are tried by the time it has had so
// many visits.
func movesFor(visits int) int { return 1 + int(2*math.Pow(float64(visits), 0.35)) }

// outcomesFor is how many outcomes a position of chance may have in the tree by
// the time it has had so many visits.
func outcomesFor(visits int) int { return 1 + int(math.Sqrt(float64(visits))) }

// promising is the branch to try next: the one that has done best, or that might
// have if it had been tried more (UCB1). As long as a move was tried little, what
// Greedy thinks of it counts for more than how it did: each is taken to have been
// tried before, and to have done as well as the node, less Greedy's doubt. With
// more visits more moves are tried, in the order of what they seemed to be worth.
func (n *node) promising() int {
	logarithm := math.Log(float64(n.visits + 1))
	mean := n.total / float64(max(1, n.visits))
	chosen, best := 0, math.Inf(-1)
	for i := range min(len(n.branches), movesFor(n.visits)) {
		b := &n.branches[i]
		tries := float64(b.visits) + trust
		value := (b.total+trust*(mean-b.doubt))/tries + curiosity*math.Sqrt(logarithm/tries)
		if value > best {
			chosen, best = i, value
		}
	}
	return chosen
}

// fall is the branch of an outcome that has fallen, a new one if the node may
// have one more; else it is the branch that was taken least.
func (n *node) fall(outcome steamrollers.Move) int {
	least := 0
	for i := range n.branches {
		if n.branches[i].move == outcome {
			return i
		}
		if n.branches[i].visits < n.branches[least].visits {
			least = i
		}
	}
	if len(n.branches) < outcomesFor(n.visits) {
		n.branches = append(n.branches, branch{move: outcome})
		return len(n.branches) - 1
	}
	return least
}
