package words

import (
	"errors"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/phrases"
)

// Meant returns a sentence or two about what was probably meant by a text that was typed
// as the next move of a position and refused. That is a move written with slips, one that
// is nearly the same and legal, or one that is missing before it. It is "" where the text
// is a legal move, and where nothing is known.
func (p Speaker) Meant(s *steamrollers.State, text string) string {
	if s.Seats() == 0 {
		return ""
	}
	return typed.Meant(s, text, phrases.Teller{
		Voice:    p.voice,
		Player:   func(seat int) string { return p.Player(steamrollers.Seat(seat)) },
		Refusal:  p.Refusal,
		NotAsked: notAsked,
	})
}

// typed is what is asked about moves that are typed.
var typed = phrases.Game[steamrollers.State, steamrollers.Move]{
	Parse:    steamrollers.ParseMove,
	Text:     steamrollers.Move.String,
	Moves:    func(s *steamrollers.State) []steamrollers.Move { return s.AppendMoves(nil) },
	Apply:    (*steamrollers.State).Apply,
	Turn:     func(s *steamrollers.State) int { return int(s.Turn()) },
	Chance:   func(m steamrollers.Move) bool { return m.Chance() },
	Keywords: family.FirstWords(steamrollers.Kinds()),
}

// notAsked reports whether a move is refused because the position asks for another
// kind of move.
func notAsked(err error) bool {
	refused, ok := errors.AsType[*family.MoveError](err)
	return ok && (refused.Reason.Reason == steamrollers.ReasonNotAsked || refused.Reason.Reason == steamrollers.ReasonNotAskedOf)
}
