package steamrollers_test

import (
	"sync"
	"testing"
)

// TestStatesAreSharedByGoroutines reads one State from many goroutines at
// once. What they read is the same, and the race detector has nothing to say.
func TestStatesAreSharedByGoroutines(t *testing.T) {
	const readers, moves = 4, 10
	for _, s := range examples() {
		var seen [readers]string
		var group sync.WaitGroup
		for i := range readers {
			group.Go(func() {
				text := s.Setup().Board.Name() + reportOf(&s)
				for _, m := range s.AppendMoves(nil)[:min(moves, len(s.AppendMoves(nil)))] {
					after, err := s.Apply(m)
					if err != nil {
						text += err.Error()
					}
					text += m.String() + reportOf(&after)
					for range s.Routes(m) {
						text += "."
					}
				}
				seen[i] = text
			})
		}
		group.Wait()
		for _, text := range seen {
			if text != seen[0] {
				t.Fatalf("two goroutines saw\n%s\nand\n%s", text, seen[0])
			}
		}
	}
}
