package family

import "errors"

// Closest returns why the move that comes closest to being legal is refused. Explain returns why a
// move is refused, and rules are those that moves break, by how much is right where one is broken:
// the latest counts most, and of equals the first move. Closest returns nil if no move is refused.
func Closest[Move any, R error](moves []Move, explain func(Move) error, rules ...R) (reason error) {
	nearest := -1
	for _, m := range moves {
		err := explain(m)
		near := 0
		for i, rule := range rules {
			if errors.Is(err, rule) {
				near = i + 1
			}
		}
		if err != nil && near > nearest {
			reason, nearest = err, near
		}
	}
	return reason
}
