package carters

import (
	"errors"
	"slices"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family/archive"
)

var phases = archive.Choices{Least: 1, Words: phaseWords[:], Expected: parse.Say("a phase: order, crop, price, turn or over")}

// Fields writes or reads a position.
func (s *State) Fields(a *archive.Archive) {
	if s.game == nil || a == nil {
		return
	}
	archive.Choice(a, "phase", &s.phase, &phases)
	archive.Number(a, "round", &s.round, 0, Rounds)
	archive.Number(a, "turns", &s.turns, 0, Players-1)
	archive.Number(a, "left", &s.left, 0, Travel)
	for a.Array("carts", '.', Players); a.Next(); {
		c := &s.carts[a.Index()]
		a.Object("", '_')
		archive.Number(a, "at", &c.at, 0, s.game.board.Len()-1)
		archive.Number(a, "order", &c.order, 0, s.game.board.Len())
		archive.Number(a, "points", &c.points, 0, Rounds*MostPrice)
		archive.Number(a, "load", &c.load, 0, 1)
		archive.Number(a, "track", &c.track, 0, 1<<s.game.board.Len()-1)
		s.numbers(a, "sold", &c.sold, 0, Rounds)
		a.End()
	}
	s.numbers(a, "values", &s.values, 0, MostPrice)
}

// numbers writes or reads those of the cities and farms.
func (s *State) numbers(a *archive.Archive, name string, values *[MaxHexes]uint8, least, most int) {
	hexes := slices.Collect((s.game.cities | s.game.farms).all())
	for a.Array(name, '-', len(hexes)); a.Next(); {
		archive.Number(a, "", &values[hexes[a.Index()]], least, most)
	}
}

// String returns the position on one line; "" of the zero State.
func (s State) String() string {
	if s.game == nil {
		return ""
	}
	a := archive.AppendLine(nil, archive.ID(meadows))
	s.Fields(&a)
	return string(a.Bytes())
}

// ParseState reads what String returns.
func ParseState(text string) (State, error) {
	return archive.ParseStrictLine(text, archive.ID(meadows), "map", func(a *archive.Archive) (State, error) {
		s := State{game: onMeadows()}
		s.Fields(a)
		if err := a.Close(); err != nil {
			return State{}, err
		}
		return s, s.Validate()
	})
}

// MarshalText returns what String returns, and UnmarshalText reads it.
func (s State) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

func (s *State) UnmarshalText(text []byte) error { return parse.UnmarshalOrZero(s, text, ParseState) }

// Validate returns the rules that no game could break so, joined.
func (s *State) Validate() error {
	if s.game == nil {
		return NoState
	}
	one, other := &s.carts[0], &s.carts[1]
	track := one.track | other.track
	var faults []error
	for _, v := range []verdict{
		{one.at == other.at, GoOther, ""},
		{!s.game.halts.has(one.at) || !s.game.halts.has(other.at), GoReach, ""},
		{one.track&other.track|track&^(s.game.plain|s.game.hill)|track&(s.game.cities|s.game.farms) != 0, LayGround, ""},
		{one.track.len() > Pieces || other.track.len() > Pieces, LayPieces, ""},
		{(s.phase > PhaseOrder) != (other.order != 0) || one.order == 0 && other.order != 0, OrderDealt, ""},
		{(s.phase == PhaseOrder) != (s.round == 0) || s.phase != PhaseTurn && s.turns+s.left != 0 || s.left%LayPoints != 0, TurnMoves, ""},
	} {
		if v.broken {
			faults = append(faults, v.rule)
		}
	}
	return errors.Join(faults...)
}
