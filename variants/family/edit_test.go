package family

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

type (
	shown struct {
		Phase, Seat uint8
		To          [2]int8
		Far         bool
	}
	hiddenMove struct{ seat, value int }
	closed     struct{ value int }
)

func (m hiddenMove) MarshalText() ([]byte, error) {
	return fmt.Appendf(nil, "p%d takes %d", m.seat, m.value), nil
}

func (m *hiddenMove) UnmarshalText(text []byte) error {
	_, err := fmt.Sscanf(string(text), "p%d takes %d", &m.seat, &m.value)
	return err
}

// TestEditedMovesAreNear: a move is edited in one place, by one, or to what stands in
// another move, and each of these comes up.
func TestEditedMovesAreNear(t *testing.T) {
	near(t, move(7), 20, 6, 8, 20)
	a, b := shown{1, 1, [2]int8{3, 3}, false}, shown{5, 2, [2]int8{3, 9}, true}
	near(
		t, a, b, shown{5, 1, [2]int8{3, 3}, false}, shown{1, 2, [2]int8{3, 3}, false}, shown{1, 1, [2]int8{3, 9}, false}, shown{1, 1, [2]int8{3, 3}, true},
		shown{1, 1, [2]int8{2, 3}, false}, shown{1, 1, [2]int8{4, 3}, false}, shown{0, 1, [2]int8{3, 3}, false},
		shown{2, 1, [2]int8{3, 3}, false}, shown{1, 0, [2]int8{3, 3}, false}, shown{1, 1, [2]int8{3, 2}, false}, shown{1, 1, [2]int8{3, 4}, false},
	)
	near(
		t, hiddenMove{1, 6}, hiddenMove{3, 9}, hiddenMove{3, 6}, hiddenMove{9, 6}, hiddenMove{1, 3}, hiddenMove{1, 9},
		hiddenMove{0, 6}, hiddenMove{2, 6}, hiddenMove{1, 5}, hiddenMove{1, 7},
	)
	near(t, closed{1}, closed{2})
}

type move uint8

// near edits a move often, and wants exactly these.
func near[Move comparable](t *testing.T, m, other Move, want ...Move) {
	t.Helper()
	random := rand.New(rand.NewPCG(1, 2))
	missing, wanted := map[Move]bool{}, map[Move]bool{}
	for _, w := range want {
		missing[w], wanted[w] = true, true
	}
	for range 2_000 {
		if got, ok := edited(m, other, random); ok {
			delete(missing, got)
			if !wanted[got] {
				t.Fatalf("%v becomes %v by %v", m, got, other)
			}
		}
	}
	if len(missing) > 0 {
		t.Errorf("%v never becomes %v", m, missing)
	}
}
