package search

// mostReplayed is the number of moves that a search for a position in an old tree may make.
const mostReplayed = 20_000

// keep makes the part of the tree below a position the whole tree, and reports whether
// the position lies in the tree. It looks where most iterations went first.
func (t *tree[P, State, Move]) keep(s *State) bool {
	if len(t.nodes) == 0 {
		return false
	}
	left := mostReplayed
	at, found := t.find(0, t.start, s, &left)
	if !found {
		return false
	}
	t.keptNodes = append(t.keptNodes[:0], t.nodes[at])
	t.keptBranches = t.keptBranches[:0]
	// Each node's branches are copied when its turn comes, and the nodes that they lead to
	// are added at the end: breadth first.
	for i := 0; i < len(t.keptNodes); i++ {
		n := t.keptNodes[i]
		old := t.branches[n.first : n.first+n.count]
		n.first, n.room = int32(len(t.keptBranches)), n.count
		t.keptNodes[i] = n
		for _, b := range old {
			if b.next != 0 {
				t.keptNodes = append(t.keptNodes, t.nodes[b.next])
				b.next = int32(len(t.keptNodes) - 1)
			}
			t.keptBranches = append(t.keptBranches, b)
		}
	}
	t.nodes, t.keptNodes = t.keptNodes, t.nodes
	t.branches, t.keptBranches = t.keptBranches, t.branches
	return true
}

// find returns the node of a position in the part of the tree below a node, whose
// position is here.
func (t *tree[P, State, Move]) find(at int32, here State, s *State, left *int) (int32, bool) {
	if here == *s {
		return at, true
	}
	for _, b := range t.branchesOf(at) {
		if b.next == 0 {
			continue
		}
		if *left--; *left < 0 {
			return 0, false
		}
		after, err := P(&here).Apply(b.move)
		if err != nil {
			return 0, false
		}
		if found, ok := t.find(b.next, after, s, left); ok {
			return found, true
		}
	}
	return 0, false
}
