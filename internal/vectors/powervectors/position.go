package powervectors

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/steampower"
)

// A position is one that a game comes to, and what is found out of it when it is
// asked for.
type position struct {
	conformance.Place
	*steampower.State
	setup steampower.Setup
	seat  steampower.Seat // whose turn it is
	next  steampower.Move // zero at the end of the game

	prices *network // nil until it is asked for
}

func look(_ *position, here conformance.Position[steampower.State, steampower.Move]) (*position, error) {
	return &position{Place: here.Place, State: &here.State, setup: here.State.Setup(), seat: here.State.Active(), next: here.Next}, nil
}

// in reports whether the game stands in a phase.
func (p *position) in(phase steampower.Phase) bool { return p.Phase() == phase }

// cityBeside is the city space next to a hex over one of its edges, if there is
// one.
func (p *position) cityBeside(hex int, edge hexmap.Direction) (city hexmap.Cell, ok bool) {
	board := p.setup.Map
	next := board.Grid().Neighbour(hex, edge)
	if next < 0 || !board.IsCity(next) || board.Closed(hex, edge) {
		return hexmap.Cell{}, false
	}
	return board.Grid().Cell(next), true
}

// A laying is what a player lays track on to: the link under construction as the
// step finds it.
type laying struct {
	begun bool
	from  hexmap.Cell // its city
	hex   int         // the hex where the next track lies, or -1
	entry hexmap.Direction
}

// going is the link under construction of the player whose turn it is; without its
// last tile, if it is to be replaced.
func (p *position) going(withoutLast bool) (l laying) {
	link, ok := p.Building(p.seat)
	if !ok {
		return l
	}
	grid := p.setup.Map.Grid()
	tiles := p.trackUnderConstruction()
	last, edge, _ := p.OpenEnd(p.seat)
	at, _ := grid.Index(last)
	switch {
	case !withoutLast:
		return laying{true, link.From, grid.Neighbour(at, edge), edge.Opposite()}
	case len(tiles) == 1:
		return l
	}
	entry, _ := tiles[len(tiles)-1].Track.Other(edge)
	return laying{true, link.From, at, entry}
}

// A lain track is one of a link, with its hex.
type lain struct {
	hex   hexmap.Cell
	Track track.Track
}

// trackUnderConstruction is the tiles of the link under construction, the last one
// last.
func (p *position) trackUnderConstruction() (all []lain) {
	if link, ok := p.Building(p.seat); ok {
		for hex, t := range p.Along(link) {
			all = append(all, lain{hex, t})
		}
	}
	return all
}

// tracksIn is the tracks of a hex.
func (p *position) tracksIn(hex hexmap.Cell) (all []steampower.OwnedTrack) {
	first, second := p.TrackAt(hex)
	for _, t := range []steampower.OwnedTrack{first, second} {
		if t.Track != 0 {
			all = append(all, t)
		}
	}
	return all
}
