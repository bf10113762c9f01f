package phrases

import (
	"iter"
	"strings"
)

// An Option is a move that the player who is asked can make, in words. Once the move is
// made, events tell what it has done: "Ada takes tile 2b from Ben."
type Option[Move any] struct {
	Move    Move
	Text    string   // for its button, an imperative: "Build in c5: a straight track"
	Short   string   // that without the details: "Build in c5"; "" stands for Text
	Effects []string // what that would bring: "worth -2 points as long as it is held"
}

// String returns the text and the effects, with dots between them.
func (o Option[Move]) String() string {
	return strings.Join(append([]string{o.Text}, o.Effects...), " · ")
}

// A Group is options that belong together, or groups of them: all ways to
// build, among them those to build in one hex.
type Group[Move any] struct {
	Title   string
	Groups  []Group[Move]
	Options []Option[Move]
}

// All walks the options of the group and of the groups in it.
func (g Group[Move]) All() iter.Seq[Option[Move]] {
	return func(yield func(Option[Move]) bool) { g.walk(yield) }
}

func (g Group[Move]) walk(yield func(Option[Move]) bool) bool {
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

// File puts an option under its headings, which are made where they are not
// there yet.
func (g *Group[Move]) File(o Option[Move], headings ...string) {
	if len(headings) == 0 {
		const some = 10 // options of a group, as a rule
		if g.Options == nil {
			g.Options = make([]Option[Move], 0, some)
		}
		g.Options = append(g.Options, o)
		return
	}
	at := len(g.Groups) - 1 // who files options one by one mostly goes on with the last group
	for at >= 0 && g.Groups[at].Title != headings[0] {
		at--
	}
	if at < 0 {
		at = len(g.Groups)
		g.Groups = append(g.Groups, Group[Move]{Title: headings[0]})
	}
	g.Groups[at].File(o, headings[1:]...)
}
