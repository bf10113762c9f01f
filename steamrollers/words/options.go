package words

import (
	"iter"
	"slices"
	"strings"

	"github.com/railhex/railhex/steamrollers"
)

// An Option is something that the player who is asked can do.
type Option struct {
	Move    steamrollers.Move
	Text    string   // what she would do: "takes tile 2b from P3"
	Effects []string // what that would bring: "worth -2 points as long as it is held"
}

// String is the text and the effects, with dots between them.
func (o Option) String() string {
	return strings.Join(append([]string{o.Text}, o.Effects...), " · ")
}

// A Group is options that belong together, or groups of them: all ways to
// build, among them those to build in one hex.
type Group struct {
	Title   string
	Groups  []Group
	Options []Option
}

// All walks the options of the group and of the groups in it.
func (g Group) All() iter.Seq[Option] {
	return func(yield func(Option) bool) { g.walk(yield) }
}

func (g Group) walk(yield func(Option) bool) bool {
	for _, option := range g.Options {
		if !yield(option) {
			return false
		}
	}
	for _, group := range g.Groups {
		if !group.walk(yield) {
			return false
		}
	}
	return true
}

// Options is everything that the player who is asked can do: by action, and
// then by hex, by good and destination, by tile or by order. Each legal move is
// in it once. Where nobody is asked it is empty.
func (p Speaker) Options(s *steamrollers.State) []Group {
	if s.Turn() == steamrollers.Nobody {
		return nil
	}
	a := adviser{Speaker: p, at: s, ways: make(map[journey]ways)}
	moves := s.AppendMoves(nil)
	slices.SortStableFunc(moves, func(m, o steamrollers.Move) int {
		return slices.Index(kindsInOrder, m.Kind()) - slices.Index(kindsInOrder, o.Kind())
	})
	var all Group
	for _, m := range moves {
		all.file(a.option(m), a.headings(m)...)
	}
	return all.Groups
}

// kindsInOrder is the order in which a person thinks of moves: first what the
// die allows by itself (ROUND-3), then what else.
var kindsInOrder = []steamrollers.Kind{
	steamrollers.KindEnginePower, steamrollers.KindRailPower, steamrollers.KindPointsPower,
	steamrollers.KindTilePower, steamrollers.KindGoodsPower, steamrollers.KindPlace,
	steamrollers.KindDraft, steamrollers.KindSteal,
	steamrollers.KindBuild, steamrollers.KindImprove, steamrollers.KindDeliver, steamrollers.KindTake,
	steamrollers.KindUseValue, steamrollers.KindUseStep, steamrollers.KindUseFlip, steamrollers.KindUseReroll,
	steamrollers.KindPass, steamrollers.KindFulfil,
	steamrollers.KindUseTwo, steamrollers.KindDecline, steamrollers.KindEnd,
}

// file puts an option under its headings, which are made where they are not
// there yet.
func (g *Group) file(o Option, headings ...string) {
	if len(headings) == 0 {
		g.Options = append(g.Options, o)
		return
	}
	at := slices.IndexFunc(g.Groups, func(sub Group) bool { return sub.Title == headings[0] })
	if at < 0 {
		at = len(g.Groups)
		g.Groups = append(g.Groups, Group{Title: headings[0]})
	}
	g.Groups[at].file(o, headings[1:]...)
}
