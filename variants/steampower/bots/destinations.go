package bots

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steampower"
)

// destinations are what a Builder sees on a map. For each hex they hold the worth of the
// best city that a link can reach through it, less the cost of the track still to be
// laid.
type destinations struct {
	land  *land
	reach [steampower.MaxHexes]int // nothing is below -far
	cost  [steampower.MaxHexes]int // of leading track through a hex
	now   int                      // the worth of where the link under construction stands
}

// far is below what any city is worth from the other end of a map.
const far = 1000

// What track costs in the eyes of a builder: half of an action, and its money.
const (
	costOfTile     = 2
	costOfCrossing = 4 // and what the crossing of two straights may lack
)

// measure finds what each hex leads to.
func (d *destinations) measure(s *steampower.State, worthOf func(hexmap.Cell) int) {
	l, seat := d.land, s.Turn()
	for hex := range l.cells {
		d.reach[hex] = -far
		d.cost[hex] = costOfTile + int(l.dollars[hex])
	}
	for cell := range s.Tracked() {
		hex := l.hex(cell)
		d.cost[hex] = costOfTile + costOfCrossing
		if _, second := s.TrackAt(cell); second.Track != 0 {
			d.cost[hex] = far
		}
	}
	for cell := range s.Cities() {
		if !s.InNetwork(seat, cell) {
			d.reach[l.hex(cell)] = worthOf(cell)
		}
	}
	if link, ok := s.Building(seat); ok { // where it began is no end of it
		d.reach[l.hex(link.From)] = -far
	}
	for better := true; better; {
		better = false
		for hex := range l.cells {
			if l.city[hex] != noCity || l.closed[hex] {
				continue
			}
			for _, next := range l.beyond[hex] {
				if next == nowhere {
					continue
				}
				if worth := d.reach[next] - d.cost[hex]; worth > d.reach[hex] {
					d.reach[hex], better = worth, true
				}
			}
		}
	}
	d.now = -far
	if cell, edge, ok := s.OpenEnd(seat); ok {
		d.now = d.across(l.hex(cell), edge)
	}
}

// across is the worth of what lies beyond an edge of a hex; -far if nothing is there to
// go on to.
func (d *destinations) across(hex int, edge hexmap.Direction) int {
	next := d.land.beyond[hex][edge]
	if next == nowhere {
		return -far
	}
	return d.reach[next]
}

// beyond is what track leads to that a move lays, less what the move costs. It
// reports false if it leads to nothing.
func (d *destinations) beyond(s *steampower.State, m steampower.Move) (worth int, ok bool) {
	hex := d.land.hex(m.Hex())
	worth = -far
	a, b := m.Track().Ends()
	for _, ends := range [2][2]hexmap.Direction{{a, b}, {b, a}} {
		if d.entered(s, m, ends[0]) {
			worth = max(worth, d.across(hex, ends[1]))
		}
	}
	ok = worth > -far/2
	if m.Kind() == steampower.KindBuild {
		worth -= d.cost[hex] - costOfTile
	}
	return worth, ok
}

// entered reports whether the track of a move begins on an edge: at the open end of
// the link, or at a city where one may begin.
func (d *destinations) entered(s *steampower.State, m steampower.Move, edge hexmap.Direction) bool {
	board, seat := d.land.board, s.Turn()
	i, _ := board.Index(m.Hex())
	from := board.Neighbour(i, edge)
	if from < 0 {
		return false
	}
	hex, open, building := s.OpenEnd(seat)
	switch {
	case building && m.Kind() == steampower.KindBuild:
		return board.Cell(from) == hex && open == edge.Opposite()
	case building: // the tile before the last, or the city where the link began
		link, _ := s.Building(seat)
		before := link.From
		for at := range s.Along(link) {
			if at == m.Hex() {
				break
			}
			before = at
		}
		return board.Cell(from) == before
	}
	return board.IsCity(from) && (s.InNetwork(seat, board.Cell(from)) || !s.HasNetwork(seat))
}
