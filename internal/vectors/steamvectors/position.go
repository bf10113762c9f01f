package steamvectors

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/steam"
)

// A position is one that a game comes to, and what is found out of it when it is
// asked for.
type position struct {
	conformance.Place
	*steam.State
	setup steam.Setup
	seat  steam.Seat // who is asked
	next  steam.Move // zero at the end of the game

	links map[steam.LinkEnd]steam.Link // by their open ends; nil until it is asked for
	shown map[[2]int]bool              // whether a face can be laid in the place of another
}

func look(_ *position, here conformance.Position[steam.State, steam.Move]) (*position, error) {
	return &position{
		Place: here.Place, State: &here.State, setup: here.State.Setup(), seat: here.State.Turn(), next: here.Next,
		shown: make(map[[2]int]bool),
	}, nil
}

// in reports whether the game stands in a phase.
func (p *position) in(phase steam.Phase) bool { return p.Phase() == phase }

func (p *position) standard() bool { return p.setup.Variant == steam.Standard }

// beyond is the hex over an edge, if it is open: MAP-4.
func (p *position) beyond(hex hexmap.Cell, d hexmap.Direction) (next hexmap.Cell, ok bool) {
	board := p.setup.Map
	i, _ := board.Grid().Index(hex)
	j := board.Grid().Neighbour(i, d)
	if j < 0 || board.Closed(i, d) || board.Terrain(j) == hexmap.Water || board.Terrain(i) == hexmap.Water {
		return hexmap.Cell{}, false
	}
	return board.Grid().Cell(j), true
}

// isCity reports whether a hex is a city, printed or new.
func (p *position) isCity(hex hexmap.Cell) bool { return p.CityColour(hex) != 0 }

// openEnds is the incomplete links by their open ends.
func (p *position) openEnds() map[steam.LinkEnd]steam.Link {
	if p.links == nil {
		p.links = make(map[steam.LinkEnd]steam.Link)
		for link := range p.Links() {
			if !link.Complete {
				p.links[link.To] = link
			}
		}
	}
	return p.links
}

// reaches reports whether a stop is a city, or a town where a link of the seat that
// is asked ends.
func (p *position) reaches(stop hexmap.Cell) bool {
	if p.isCity(stop) {
		return true
	}
	for d := range hexmap.Direction(hexmap.NumDirections) {
		if owner, ok := p.OwnerAt(stop, d); ok && owner == p.seat {
			return true
		}
	}
	return false
}

// A meeting is what new track meets over an edge.
type meeting struct {
	closed bool
	stop   hexmap.Cell // where what it meets begins; the zero Cell if it meets nothing
	city   bool
	owner  steam.Seat // of the link that it meets
}

func (p *position) meets(hex hexmap.Cell, d hexmap.Direction) meeting {
	next, ok := p.beyond(hex, d)
	if !ok {
		return meeting{closed: true}
	}
	if p.isCity(next) {
		return meeting{stop: next, city: true}
	}
	link, ok := p.openEnds()[steam.LinkEnd{Hex: next, Edge: d.Opposite()}]
	if !ok {
		return meeting{}
	}
	return meeting{stop: link.From.Hex, owner: link.Owner}
}

func (m meeting) isLink() bool { return m.stop.IsValid() && !m.city }

// barred reports whether what is met is an unowned link that LINK-6 does not give
// to the seat that is asked.
func (p *position) barred(m meeting) bool {
	return m.isLink() && m.owner == steam.Nobody && !p.reaches(m.stop)
}

// others reports whether it is another player's.
func (p *position) others(m meeting) bool {
	return m.isLink() && m.owner != steam.Nobody && m.owner != p.seat
}

// connects reports whether track that meets it is connected for the seat asked:
// BUILD-5.
func (p *position) connects(m meeting) bool {
	return m.city || m.isLink() && (m.owner == p.seat || p.reaches(m.stop))
}
