package words

import (
	"slices"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/phrases"
)

// An Option is something that the player who is asked can do: the Move, a Text for its
// button, "Take tile 2b from P3", and Effects that say what it would bring, "worth -2 points as long as it is held".
// String is all of it, with dots between. [Speaker.Events] tells the log what the move has
// done.
type Option = phrases.Option[steamrollers.Move]

// A Group is options that belong together, or groups of them: all ways to build,
// among them those to build in one hex. It has a Title; All walks its Options and
// those of its Groups.
type Group = phrases.Group[steamrollers.Move]

// Options is everything that the player who is asked can do: by action, and
// then by hex, by good and destination, by tile or by order. Each legal move is
// in it once. Where nobody is asked it is empty.
func (p Speaker) Options(s *steamrollers.State) []Group {
	if s.Turn() == steamrollers.Nobody {
		return nil
	}
	a := newAdviser(p, s)
	moves := s.AppendMoves(nil)
	slices.SortStableFunc(moves, func(m, o steamrollers.Move) int {
		return placeOfKind[m.Kind()] - placeOfKind[o.Kind()]
	})
	var all Group
	for _, m := range moves {
		all.File(a.option(m), a.headings(m)...)
	}
	return all.Groups
}
