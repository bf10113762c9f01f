package describe

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/drawing"
)

func (p *position[State, Move, P]) pictures() []string {
	return p.of.pictureNames(&p.state)
}

func (p *position[State, Move, P]) Picture(name string, seat int, in Manner, look Look, last Last) (string, bool) {
	if !slices.Contains(p.pictures(), name) {
		return "", false
	}
	v := p.of.sight(name, seat, in, look)
	if p.asks(seat) && !look.Plain {
		v.Moves = p.moves()
	}
	if before, ok := last.Before.(*position[State, Move, P]); ok {
		v.Last, _, _ = before.events(last.Move, seat) // none of a move that was not made there
	}
	return p.of.pictures().Draw(&p.state, name, v), true
}

// sight returns what a picture is drawn for.
func (g *described[State, Move, P]) sight(id string, seat int, in Manner, look Look) Sight[Move] {
	style := drawing.Style{
		ID: id, Players: in.Players(), Night: look.Night, ColourBlind: look.ColourBlind, Narrow: look.Narrow, Names: look.HexNames,
		MapAlone: look.MapAlone, Thumbnail: look.Thumbnail, Codes: look.Codes, Back: look.Back, Scale: look.Scale, LabelPixels: look.LabelPixels,
		Flat: g.parts.Flat,
	}
	if words := g.pictures().Words; words != nil {
		style.Words = words(in.Spoken())
	}
	return Sight[Move]{Seat: family.Seat(seat), Style: style, Manner: in, Look: look}
}

// mostRoutes is how many ways of one good are shown.
const mostRoutes = 6

func (p *position[State, Move, P]) Routes(text string, seat int, in Manner, look Look) []Route {
	routes := []Route{}
	m, err := p.of.parts.Notation.parseMove(text)
	if walk := p.of.pictures().Routes; err == nil && walk != nil {
		for route := range walk(&p.state, m) {
			v := p.of.sight(route.Picture, seat, in, look)
			v.Moves, v.Route = []Move{m}, route.Way
			route.Drawn = p.of.pictures().Draw(&p.state, route.Picture, v)
			if routes = append(routes, route); len(routes) == mostRoutes {
				break
			}
		}
	}
	return routes
}

func (p *position[State, Move, P]) Choice(part string, seat int, in Manner, look Look) Choice {
	choice := Choice{Options: []Option{}}
	if !p.asks(seat) {
		choice.Refused = &Refused{Message: p.teller(in).Prompt(&p.state)}
		return choice
	}
	pictures := p.of.pictures()
	var moves []Move
	var err error
	if pictures.Part != nil {
		moves, err = pictures.Part(&p.state, part)
	}
	if len(moves) == 0 {
		if err != nil {
			refused := p.told(err, in)
			choice.Refused = &refused
		} else if pictures.Owner != nil {
			owner := pictures.Owner(part)
			choice.Elsewhere = owner != family.Nobody && owner != p.s().Turn()
		}
		return choice
	}
	for _, group := range p.teller(in).Options(&p.state, slices.Clone(moves)) {
		for option := range group.All() {
			if slices.Contains(moves, option.Move) {
				choice.Options = append(choice.Options, p.of.optionOf(option))
			}
		}
	}
	if hex, ok := p.of.hexOf(moves); ok && pictures.Tracks != nil {
		v := p.of.sight("tracks", seat, in, look)
		v.Moves = moves
		choice.Tracks = pictures.Tracks(&p.state, hex, v)
		v.Style.ID = "ghosts"
		choice.Ghosts = pictures.Ghosts(&p.state, hex, v)
	}
	return choice
}

// hexOf is the one hex that moves are about.
func (g *described[State, Move, P]) hexOf(moves []Move) (hexmap.Cell, bool) {
	first := g.hexes(moves[0])
	if len(first) != 1 || slices.ContainsFunc(moves, func(m Move) bool { return !slices.Equal(g.hexes(m), first) }) {
		return hexmap.Cell{}, false
	}
	return first[0], true
}
