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
	return p.OptionsOf(s, s.AppendMoves(nil))
}

// OptionsOf is Options of some of the legal moves, whose order it changes.
func (p Speaker) OptionsOf(s *steamrollers.State, moves []steamrollers.Move) []phrases.Group[steamrollers.Move] {
	a := newAdviser(p, s)
	slices.SortStableFunc(moves, func(m, o steamrollers.Move) int {
		return placeOfKind[m.Kind()] - placeOfKind[o.Kind()]
	})
	var all phrases.Group[steamrollers.Move]
	for _, m := range moves {
		all.File(a.option(m), a.headings(m)...)
	}
	return all.Groups
}
