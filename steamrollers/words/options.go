package words

import (
	"slices"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/phrases"
)

// Options returns everything that the player who is asked can do: by action, and
// then by hex, by good and destination, by tile or by order. Each legal move is
// in it once. Where nobody is asked it is empty.
func (p Speaker) Options(s *steamrollers.State) []phrases.Group[steamrollers.Move] {
	if s.Turn() == steamrollers.Nobody {
		return nil
	}
	a := newAdviser(p, s)
	moves := s.AppendMoves(nil)
	slices.SortStableFunc(moves, func(m, o steamrollers.Move) int {
		return placeOfKind[m.Kind()] - placeOfKind[o.Kind()]
	})
	var all phrases.Group[steamrollers.Move]
	for _, m := range moves {
		all.File(a.option(m), a.headings(m)...)
	}
	return all.Groups
}
