package powerpolicy

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steampower"
)

// A land is a map as a builder sees it: what the best city is worth to her that a
// link can come to through each hex, less what the track costs that is still to be
// laid.
type land struct {
	board *hexmap.Map
	reach []int // by the number of the hex; nothing is below -far
	now   int   // the worth of where the link under construction stands
}

// far is below what any city is worth from the other end of a map.
const far = 1000

// What track costs in the eyes of a builder: half of an action, and its money.
const (
	costOfTile     = 2
	costOfCrossing = 4 // and what the crossing of two straights may lack
)

// measure finds what each hex leads to.
func (l *land) measure(s *steampower.State, worthOf func(hexmap.Cell) int) {
	board, seat := s.Setup().Map, s.Turn()
	l.board, l.reach = board, l.reach[:0]
	for range board.Len() {
		l.reach = append(l.reach, -far)
	}
	for hex := range s.Cities() {
		if !s.InNetwork(seat, hex) {
			i, _ := board.Index(hex)
			l.reach[i] = worthOf(hex)
		}
	}
	if link, ok := s.Building(seat); ok { // where it began is no end of it
		i, _ := board.Index(link.From)
		l.reach[i] = -far
	}
	for better := true; better; {
		better = false
		for i := range board.Len() {
			if board.IsCity(i) || board.Terrain(i) == hexmap.Water {
				continue
			}
			for d := range hexmap.Direction(hexmap.NumDirections) {
				next := board.Neighbour(i, d)
				if next < 0 || board.Closed(i, d) {
					continue
				}
				if worth := l.reach[next] - l.cost(s, i); worth > l.reach[i] {
					l.reach[i], better = worth, true
				}
			}
		}
	}
	l.now = -far
	if hex, edge, ok := s.OpenEnd(seat); ok {
		l.now = l.across(hex, edge)
	}
}

// cost is what it takes to lead track through a hex.
func (l *land) cost(s *steampower.State, i int) int {
	switch first, second := s.TrackAt(l.board.Cell(i)); {
	case second.Track != 0:
		return far
	case first.Track != 0:
		return costOfTile + costOfCrossing
	}
	return costOfTile + 2*int(l.board.Terrain(i))
}

// across is the worth of what lies beyond an edge of a hex; -far if nothing is there to
// go on to.
func (l *land) across(hex hexmap.Cell, edge hexmap.Direction) int {
	i, _ := l.board.Index(hex)
	next := l.board.Neighbour(i, edge)
	if next < 0 || l.board.Closed(i, edge) {
		return -far
	}
	return l.reach[next]
}

// beyond is what track leads to that a move lays, less what the move costs. It
// reports false if it leads to nothing.
func (l *land) beyond(s *steampower.State, m steampower.Move) (worth int, ok bool) {
	i, _ := l.board.Index(m.Hex())
	worth = -far
	a, b := m.Track().Ends()
	for _, ends := range [2][2]hexmap.Direction{{a, b}, {b, a}} {
		if l.entered(s, m, ends[0]) {
			worth = max(worth, l.across(m.Hex(), ends[1]))
		}
	}
	ok = worth > -far/2
	if m.Kind() == steampower.KindBuild {
		worth -= l.cost(s, i) - costOfTile
	}
	return worth, ok
}

// entered reports whether the track of a move begins on an edge: at the open end of
// the link, or at a city where one may begin.
func (l *land) entered(s *steampower.State, m steampower.Move, edge hexmap.Direction) bool {
	board, seat := l.board, s.Turn()
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
