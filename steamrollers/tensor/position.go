package tensor

import (
	"github.com/railhex/railhex/delivery"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/steamrollers"
	rails "github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// A Position is a position as numbers. The zero Position is that of the zero
// State.
type Position [Size]float32

// Encode fills x with what a seat sees of a position; what x held before is
// gone. From a seat that does not play, and of the zero State, it is all zeros.
func (x *Position) Encode(s *steamrollers.State, from steamrollers.Seat) {
	*x = Position{}
	if from == steamrollers.Nobody || int(from) > s.Seats() {
		return
	}
	e := encoder{x, s, from}
	e.board()
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		e.player(seat)
	}
	e.goods()
	e.tiles()
	e.orders()
	e.dice()
	e.moment()
	e.olive()
	e.memory()
}

type encoder struct {
	x    *Position
	s    *steamrollers.State
	from steamrollers.Seat
}

// put stores a value in a section at an index, in units of its scale.
func (e encoder) put(section, at int, value int) {
	e.x[sections[section].Offset+at] = float32(value) * sections[section].Scale
}

// turned is the number of a seat as seen from e.from: 0 is her own.
func (e encoder) turned(seat steamrollers.Seat) int {
	n := e.s.Seats()
	return (int(seat) - int(e.from) + n) % n
}

func (e encoder) board() {
	board := e.s.Setup().Board
	for i := range board.Len() {
		e.put(mapHexes, 8*i+board.Region(i)-1, 1)
		if board.IsCity(i) {
			e.put(mapHexes, 8*i+6, 1)
		}
		if board.IsTown(i) {
			e.put(mapHexes, 8*i+7, 1)
		}
	}
	for _, edge := range e.s.Blocked() {
		a, b := edge.Sides()
		e.block(board, a, edge.Direction())
		e.block(board, b, edge.Direction().Opposite())
	}
}

func (e encoder) block(board *hexmap.Board, h hexmap.Hex, d hexmap.Direction) {
	if i, ok := board.IndexOfHex(h); ok {
		e.put(mapBlocked, edges*i+int(d), 1)
	}
}

func (e encoder) player(seat steamrollers.Seat) {
	s, n := e.s, e.turned(seat)
	board := s.Setup().Board
	for i := range board.Len() {
		e.put(track, (n*hexes+i)*tracks+int(s.TrackAt(seat, board.Cell(i))), 1)
	}
	for box := 1; box <= faces; box++ {
		if s.Ticked(seat, box) {
			e.put(boxes, n*faces+box-1, 1)
		}
	}
	e.reach(seat, n)
	points := s.Points(seat)
	e.score(points, n)
	e.put(strength, n, s.Strength(seat))
	for g := variants.Yellow; g <= variants.Coal; g++ {
		e.put(kept, n*kinds+int(g)-1, s.Kept(seat).Count(g))
	}
	if g, city := s.Own(seat); g != 0 {
		e.put(own, n*(kinds+2)+int(g)-1, 1)
		if city != 0 {
			e.put(own, n*(kinds+2)+kinds+city-3, 1)
		}
	}
}

func (e encoder) score(p scoring.Points, n int) {
	for i, points := range [...]int{p.Delivery, p.Power, p.Network, p.Engine, p.Tiles, p.Orders} {
		e.put(score, n*6+i, points)
	}
}

// mostLinks is the number of links that six cities of six edges can have.
const mostLinks = 18

// reach says which routes there are on a sheet.
func (e encoder) reach(seat steamrollers.Seat, n int) {
	var found [mostLinks]rails.Link
	var links [mostLinks]delivery.Link
	var sets [pairs]delivery.Distances
	board := e.s.Setup().Board
	all := e.s.AppendLinks(found[:0], seat)
	for i, link := range all {
		links[i] = delivery.Link{
			A:      uint8(board.Region(int(link.From.Hex)) - 1),
			B:      uint8(board.Region(int(link.To.Hex)) - 1),
			Length: 1 + uint8(link.Towns),
		}
	}
	for pair, set := range delivery.AppendAllDistances(sets[:0], cities, links[:len(all)]) {
		for distance := range distances {
			if set.Has(distance) {
				e.put(reach, (n*pairs+pair)*distances+distance, 1)
			}
		}
	}
}

func (e encoder) goods() {
	for city := 1; city <= cities; city++ {
		line := e.s.Supply(city)
		for place := range line.Len() {
			e.put(supply, ((city-1)*places+place)*kinds+int(line.At(place))-1, 1)
		}
	}
	for g := variants.Yellow; g <= variants.Coal; g++ {
		e.put(bag, int(g)-1, e.s.Bag().Count(g))
		e.put(removed, int(g)-1, e.s.Removed().Count(g))
	}
}

func (e encoder) tiles() {
	components := e.s.Setup().Components
	for number := 1; number <= faces; number++ {
		face, holder, sideways := e.s.Tile(number)
		if face == 0 {
			continue
		}
		tile, at := components.Tile(face), 4*(number-1)
		e.put(tileHolder, (number-1)*(seats+1)+e.holder(holder), 1)
		for i, holds := range [...]bool{sideways, face.Side() == variants.SideB, tile.Kept} {
			if holds {
				e.put(tileState, at+i, 1)
			}
		}
		e.x[sections[tileState].Offset+at+3] = float32(tile.Points) / 2
	}
}

// holder is 0 for the centre of the table, and a seat's number, plus one, else.
func (e encoder) holder(seat steamrollers.Seat) int {
	if seat == steamrollers.Nobody {
		return 0
	}
	return 1 + e.turned(seat)
}

func (e encoder) orders() {
	components := e.s.Setup().Components
	for number := 1; number <= faces; number++ {
		face, holder := e.s.Order(number)
		if face == 0 {
			continue
		}
		order, at := components.Order(face), (number-1)*(kinds+1)
		e.put(orderHolder, (number-1)*(seats+1)+e.holder(holder), 1)
		for g := variants.Yellow; g <= variants.Coal; g++ {
			e.put(orderAsks, at+int(g)-1, order.Goods.Count(g))
		}
		e.put(orderAsks, at+kinds, int(order.Points))
	}
}

func (e encoder) dice() {
	for face := 1; face <= faces; face++ {
		e.put(dice, face-1, e.s.Dice().Count(face))
	}
	if die := e.s.Die(); die != 0 {
		e.put(dieInUse, die-1, 1)
	}
	if die, by := e.s.Reserved(); die != 0 {
		e.put(reserved, e.turned(by)*faces+die-1, 1)
	}
	if b := e.s.Black(); b != 0 {
		e.put(black, int(b)-1, 1)
	}
}

func (e encoder) moment() {
	s := e.s
	e.put(phase, int(s.Phase())-1, 1)
	if turn := s.Turn(); turn != steamrollers.Nobody {
		e.put(moment, e.turned(turn), 1)
	}
	e.put(moment, seats+e.turned(s.Start()), 1)
	rest := e.x[sections[moment].Offset+2*seats:]
	rest[0] = float32(s.Round()) / 30
	rest[1] = float32(s.Quiet()) / 10
	rest[2] = float32(s.Seats()) / seats
}

func (e encoder) olive() {
	level := e.s.Setup().Olive
	if level == 0 {
		return
	}
	sheet := e.s.Olive()
	for region := 1; region <= faces; region++ {
		e.put(olive, region-1, sheet.Crossed(region))
	}
	e.x[sections[olive].Offset+faces] = float32(sheet.Delivery()) / 50
	e.put(olive, faces+1, int(level))
}

// memory is what was done in the action and the round, and decides what may
// still be done.
func (e encoder) memory() {
	for n := 1; n <= faces; n++ {
		e.put(tileUsed, n-1, one(e.s.TileUsed(n)))
		e.put(faceUsed, n-1, one(e.s.FaceUsed(n)))
	}
	e.put(settled, 0, one(e.s.Settled()))
}
