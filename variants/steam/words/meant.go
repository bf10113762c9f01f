package words

import (
	"errors"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
)

// Meant returns a sentence or two about what was probably meant by a text that was typed
// as the next move of a position and refused. That is a move written with slips, one that
// is nearly the same and legal, or one that is missing before it. It is "" where the text
// is a legal move, and where nothing is known.
func (p Speaker) Meant(s *steam.State, text string) string {
	if s.Seats() == 0 {
		return ""
	}
	return typed.Meant(s, text, phrases.Teller{
		Voice:    p.voice,
		Player:   func(seat int) string { return p.Player(steam.Seat(seat)) },
		Refusal:  p.Refusal,
		NotAsked: notAsked,
	})
}

// typed is what is asked about moves that are typed.
var typed = phrases.Game[steam.State, steam.Move]{
	Parse:    steam.ParseMove,
	Text:     steam.Move.String,
	Moves:    func(s *steam.State) []steam.Move { return s.AppendMoves(nil) },
	Apply:    (*steam.State).Apply,
	Turn:     func(s *steam.State) int { return int(s.Turn()) },
	Chance:   func(m steam.Move) bool { return m.Kind().Chance() },
	Keywords: family.FirstWords(steam.Kinds()),
}

// notAsked reports whether a move is refused because the position asks for another
// kind of move.
func notAsked(err error) bool {
	refused, ok := errors.AsType[*family.MoveError](err)
	return ok && (refused.Reason.Reason == steam.ReasonNotAsked || refused.Reason.Reason == steam.ReasonNotAskedOf)
}
