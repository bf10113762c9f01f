package words

import (
	"errors"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
)

// Meant returns a sentence or two about what was probably meant by a text that was typed
// as the next move of a position and refused. That is a move written with slips, one that
// is nearly the same and legal, or one that is missing before it. It is "" where the text
// is a legal move, and where nothing is known.
func (p Speaker) Meant(s *steampower.State, text string) string {
	if s.Seats() == 0 {
		return ""
	}
	return typed.Meant(s, text, phrases.Teller{
		Voice:    p.voice,
		Player:   func(seat int) string { return p.Player(steampower.Seat(seat)) },
		Refusal:  p.Refusal,
		NotAsked: notAsked,
	})
}

// typed is what is asked about moves that are typed.
var typed = phrases.Game[steampower.State, steampower.Move]{
	Parse:    steampower.ParseMove,
	Text:     steampower.Move.String,
	Moves:    func(s *steampower.State) []steampower.Move { return s.AppendMoves(nil) },
	Apply:    (*steampower.State).Apply,
	Turn:     func(s *steampower.State) int { return int(s.Turn()) },
	Chance:   func(m steampower.Move) bool { return m.Kind().Chance() },
	Keywords: family.FirstWords(steampower.Kinds()),
}

// notAsked reports whether a move is refused because the position asks for another
// kind of move.
func notAsked(err error) bool {
	refused, ok := errors.AsType[*family.MoveError](err)
	return ok && (refused.Reason.Reason == steampower.ReasonNotAsked || refused.Reason.Reason == steampower.ReasonNotAskedOf)
}
