package family

// A memory holds positions of the games that were played, and their hashes.
type memory[State comparable] struct {
	states map[uint64]State
	hashes map[State]uint64
}

const (
	mostKept   = 4_096 // positions in the memory
	mostHashed = 64    // positions that are a move away from one
)

func newMemory[State comparable]() *memory[State] {
	return &memory[State]{states: make(map[uint64]State), hashes: make(map[State]uint64)}
}

func (m *memory[State]) keep(s State, hash uint64) {
	if len(m.states) < mostKept {
		m.states[hash], m.hashes[s] = s, hash
	}
}

// hashBroken returns the law that equal positions have the same hash, and others
// another. It compares a position with those played before it, in this game and in
// earlier ones, and those a move away with each other. Thousands are compared, and a
// good hash of 64 bits tells them apart.
func hashBroken[P Pointer[State, Move], State, Move comparable](seen *memory[State]) func(At[State, Move]) error {
	return func(at At[State, Move]) error {
		var wrong Faults
		s, before, hash := P(at.State), *at.State, P(at.State).Hash()
		if other, ok := seen.states[hash]; ok && other != before {
			wrong.Add("%x is also the hash of the position\n%v", hash, other)
		}
		if other, ok := seen.hashes[before]; ok && other != hash {
			wrong.Add("the hash is %x, and was %x when the same position was reached before", hash, other)
		}
		moves := s.AppendMoves(nil)
		at.Random.Shuffle(len(moves), func(i, j int) { moves[i], moves[j] = moves[j], moves[i] })
		moves = moves[:min(len(moves), mostHashed)]
		known := map[uint64]State{hash: before}
		for _, m := range moves {
			next := before
			if P(&next).ApplyTo(&next, m) != nil {
				continue
			}
			h := P(&next).Hash()
			if other, ok := known[h]; ok && other != next {
				wrong.Add("the position after %v has the hash %x, as another one has:\n%v", m, h, other)
			}
			known[h] = next
		}
		if after := s.Hash(); after != hash {
			wrong.Add("the hash was %x, and is %x after moves were tried", hash, after)
		}
		return wrong.Err()
	}
}
