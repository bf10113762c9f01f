package family

import (
	"errors"
	"fmt"
	"iter"
	"strings"

	"github.com/railhex/railhex/variants/family/phrases"
)

// Meant returns a sentence or two about what was probably meant by a text that was typed
// as the next move of a position and refused: a move written with slips, one that is nearly
// the same and legal, or one that is missing before it. It returns "" if the text is a legal
// move, if nothing is known, and for an invalid position. It reads moves, which begin with
// the words of kinds.
func Meant[P Pointer[State, Move], State any, Move interface {
	fmt.Stringer
	Chance() bool
}, Kind fmt.Stringer](
	s P, text string, t Teller, read func(string) (Move, error), kinds iter.Seq[Kind],
) string {
	if s.Seats() == 0 {
		return ""
	}
	typed := phrases.Remedies[State, Move]{
		Parse:    read,
		Text:     Move.String,
		Moves:    func(s *State) []Move { return P(s).AppendMoves(nil) },
		Apply:    func(s *State, m Move) (State, error) { return P(s).Apply(m) },
		Turn:     func(s *State) int { return int(P(s).Turn()) },
		Chance:   Move.Chance,
		Keywords: FirstWords(kinds),
	}
	line := typed.Read(0, text)
	if line.Err == nil {
		_, err := s.Apply(line.Move)
		if err == nil {
			return ""
		}
		line.NotAsked = isNotAsked(err)
	}
	found := typed.Find(s, line, nil)
	remedy := found.Tell(t.Voice, func(seat int) string { return t.Player(Seat(seat)) })
	return strings.TrimSpace(remedy + " " + found.TellRefused(t.Voice, t.Refusal))
}

// isNotAsked reports whether a move is refused because the position asks for another kind of
// move: the reason is "not-asked" or "not-asked-of" in every game.
func isNotAsked(err error) bool {
	refused, ok := errors.AsType[*MoveError](err)
	if !ok || refused.Reason.Reason == nil {
		return false
	}
	reason := refused.Reason.Reason.String()
	return reason == "not-asked" || reason == "not-asked-of"
}
