package phrases

import (
	"slices"
	"strings"
)

// A Teller is what a game's own words supply to tell a remedy.
type Teller struct {
	Voice    Voice
	Player   func(seat int) string
	Refusal  func(error) string
	NotAsked func(error) bool // reports whether a move is refused because another seat, or a move of another kind, is asked for
}

// Meant returns a sentence or two about what was probably meant by a text that is typed
// as the next move and refused. It returns "" if the move is legal or nothing is known.
func (g Game[S, M]) Meant(s *S, text string, t Teller) string {
	line := g.Read(0, text)
	if line.Err == nil {
		_, err := g.Apply(s, line.Move)
		if err == nil {
			return ""
		}
		line.NotAsked = t.NotAsked(err)
	}
	found := g.Find(s, line, nil)
	sentences := []string{found.Tell(t.Voice, t.Player), found.TellRefused(t.Voice, t.Refusal)}
	return strings.Join(slices.DeleteFunc(sentences, func(one string) bool { return one == "" }), " ")
}
