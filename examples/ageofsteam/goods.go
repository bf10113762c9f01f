package ageofsteam

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
)

// takes reports whether the city in a hex takes cubes of a colour (MOVE-5, REVERSE-1).
func (s *State) takes(hex uint8, c Colour) bool {
	own := s.city(int(hex)).colour
	if s.game.setup.Rules == "reverse" {
		return own != 0 && own != c && own != Black
	}
	return own == c
}

// A hop is a finished link out of a stop: where it ends, and whose it is.
type hop struct {
	to    uint8 // none if there is no finished link
	owner Seat
}

// hops returns the finished links that leave a stop, by their edges; none where there is no link, and for
// another one of a player to the same stop, since it is all one which (MOVE-4).
func (s *State) hops(stop uint8) (all [edges]hop) {
	for edge := range edges {
		all[edge].to = none
		h := hop{none, s.owner(stop, edge)}
		beyond, held, leads := s.step(stop, edge)
		switch {
		case !s.isCity(stop) && lays[s.lay[stop]].other[edge] == exit:
			h.to = s.follow(stop, edge).stop
		case s.isCity(stop) && leads != nothing && !s.isCity(beyond):
			h = hop{s.follow(stop, edge).stop, s.owner(beyond, held)}
		}
		if !slices.Contains(all[:edge], h) {
			all[edge] = h
		}
	}
	return all
}

// judgeMove returns the rule that a move of a cube breaks (MOVE).
func (s *State) judgeMove(m Move) Rule {
	at := s.game.index(m.hex)
	switch {
	case at == none || !s.isCity(at) || s.cubes[s.columnOf(at)][m.colour-1] == 0:
		return MoveFrom
	case m.links > s.mine().locomotive:
		return MoveLocomotive
	}
	visited := uint64(1) << s.game.stop[at]
	for i, stop := range m.Route() {
		to := s.game.index(stop.Hex)
		if hops := s.hops(at); to == none || !slices.Contains(hops[:], hop{to, stop.Owner}) {
			return MoveLinks
		}
		if visited>>s.game.stop[to]&1 != 0 {
			return MoveTwice
		}
		visited |= 1 << s.game.stop[to]
		if isLast := i+1 == int(m.links); s.takes(to, m.colour) != isLast {
			return MoveEnds
		}
		at = to
	}
	return 0
}

// deliver moves a cube.
func (s *State) deliver(m Move) {
	s.cubes[s.columnOf(s.game.index(m.hex))][m.colour-1]--
	s.bag[m.colour-1]++ // MOVE-8
	for _, stop := range m.Route() {
		if stop.Owner != 0 {
			s.players[stop.Owner-1].income++ // MOVE-7
		}
	}
}

// routes lists moves of goods.
type routes struct {
	s       *State
	hops    [MaxStops][edges]hop // from each stop, as far as they are known
	known   uint64               // stops, a bit each
	visited uint64               // stops, a bit each
	move    Move
	moves   []Move
}

// appendMovesOfGoods appends all moves of cubes, by city, colour and route.
func (s *State) appendMovesOfGoods(dst []Move) []Move {
	r := routes{s: s, moves: dst}
	for i, from := range s.game.stops {
		if !s.isCity(from) {
			continue
		}
		for c, n := range s.cubes[s.columnOf(from)] {
			if n > 0 {
				r.move = Move{kind: KindMove, colour: Colour(c + 1), hex: s.game.board.Cell(int(from))}
				r.visited = 1 << i
				r.extend(uint8(i))
			}
		}
	}
	return r.moves
}

// extend appends the routes that go on from a stop.
func (r *routes) extend(at uint8) {
	if int(r.move.links) == int(r.s.mine().locomotive) { // MOVE-3
		return
	}
	if r.known>>at&1 == 0 {
		r.known |= 1 << at
		r.hops[at] = r.s.hops(r.s.game.stops[at])
	}
	for _, h := range r.hops[at] {
		if h.to == none || r.visited>>r.s.game.stop[h.to]&1 != 0 { // MOVE-6
			continue
		}
		stop := r.s.game.stop[h.to]
		r.move.route[r.move.links] = Stop{r.s.game.board.Cell(int(h.to)), h.owner}
		r.move.links++
		if r.s.takes(h.to, r.move.colour) {
			r.moves = append(r.moves, r.move)
		} else {
			r.visited |= 1 << stop
			r.extend(stop)
			r.visited &^= 1 << stop
		}
		r.move.links--
		r.move.route[r.move.links] = Stop{}
	}
}

// cellOf returns the name of a hex.
func (s *State) cellOf(hex uint8) hexmap.Cell { return s.game.board.Cell(int(hex)) }
