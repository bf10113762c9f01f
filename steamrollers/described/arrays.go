package described

import (
	"github.com/railhex/railhex/delivery"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/steamrollers"
	rails "github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/describe"
)

// Arrays returns positions and moves as numbers, for programs that learn. Hexes are in the
// order of the board, at most 64.
//
// The array of a position holds all that decides how a game goes on: what was done in the
// action, the turn and the round, who took which starting power, and the setup with its
// modules, its board and charts, and both faces of all tiles. Two positions with equal
// arrays have the same legal actions, the same chances and, move for move, equal arrays
// for ever after. Only names are not in them: of the board, the components and the cities.
//
// Nine tenths of the actions are deliveries, of which few are ever legal, so a policy can
// use factors. The goods of the cities are too many for numbers, and have factors alone.
func Arrays() *describe.Arrays[steamrollers.State, steamrollers.Move] {
	return &describe.Arrays[steamrollers.State, steamrollers.Move]{
		Version: 3, Sections: sections(), Write: write,
		Actions: actions(), AppendFactors: appendFactors,
		Chances: chances(), AppendChance: appendChance,
	}
}

// write puts what a seat sees of a position, nothing for a seat that does not play.
func write(w describe.Writer, s *steamrollers.State, from steamrollers.Seat) {
	if from == steamrollers.Nobody || int(from) > s.Seats() {
		return
	}
	e := encoder{w, s, from}
	e.setup()
	e.board()
	e.charts()
	for seat := steamrollers.Seat(1); int(seat) <= s.Seats(); seat++ {
		e.player(seat)
	}
	e.goods()
	e.tiles()
	e.orders()
	e.dice()
	e.moment()
	e.memory()
	e.olive()
}

type encoder struct {
	describe.Writer
	s    *steamrollers.State
	from steamrollers.Seat
}

// turned is the number of a seat as seen from e.from: 0 is their own.
func (e encoder) turned(seat steamrollers.Seat) int {
	n := e.s.Seats()
	return (int(seat) - int(e.from) + n) % n
}

// setup is what is played, components included.
func (e encoder) setup() {
	setup := e.s.Setup()
	e.Put(players, 0, setup.Players)
	for i, m := range [...]variants.Modules{variants.CoalModule, variants.OrderModule, variants.PowerModule, variants.YucataModule} {
		e.MarkIf(setup.Modules.Has(m), module, i)
	}
	e.Mark(difficulty, int(setup.Wall))
	if setup.Olive != 0 {
		e.Mark(level, int(setup.Olive)-1)
	}
	for number := 1; number <= faces; number++ {
		for side := range sides {
			at, b := sides*(number-1)+side, side == 1
			tile := setup.Components.Tile(faceOf(&setup, number, b))
			e.MarkIf(tile.Kept, faceKept, at)
			e.Put(facePoints, at, int(tile.Points))
			if setup.Modules.Has(variants.OrderModule) {
				e.order(setup.Components.Order(variants.OrderFaceOf(number, b)), orderFaceAsks, orderFacePoints, at)
			}
		}
	}
}

// faceOf is the face of an action tile that is played with (SOLO-2).
func faceOf(setup *steamrollers.Setup, number int, b bool) variants.Face {
	if setup.Olive != 0 && number == 2 {
		return variants.SoloFace(b)
	}
	return variants.FaceOf(number, b)
}

// order is what an order asks for, and its points.
func (e encoder) order(order variants.Order, asks, points, at int) {
	for g := variants.Yellow; g <= variants.Coal; g++ {
		e.Put(asks, at*kinds+int(g)-1, order.Goods.Count(g))
	}
	e.Put(points, at, int(order.Points))
}

func (e encoder) board() {
	board := e.s.Setup().Board
	for i := range board.Len() {
		e.Mark(mapHexes, 8*i+board.Region(i)-1)
		e.MarkIf(board.IsCity(i), mapHexes, 8*i+6)
		e.MarkIf(board.IsTown(i), mapHexes, 8*i+7)
		e.Put(mapPlace, 2*i, board.Hex(i).Q)
		e.Put(mapPlace, 2*i+1, board.Hex(i).R)
	}
}

// charts is the borders that the dice of the chart in play block, and those that
// its die has blocked.
func (e encoder) charts() {
	setup := e.s.Setup()
	if setup.Wall == hexmap.Open {
		return
	}
	const mostEdges = hexes * edges
	var room [mostEdges]hexmap.Edge
	for die := 1; die <= faces; die++ {
		for _, edge := range setup.Board.AppendBlocked(room[:0], setup.Wall, die) {
			e.block(chart, (die-1)*hexes, edge)
			if die == e.s.Wall() {
				e.block(blocked, 0, edge)
			}
		}
	}
	if die := e.s.Wall(); die != 0 {
		e.Mark(wall, die-1)
	}
}

// block marks an edge on both of its sides that are hexes of the board.
func (e encoder) block(section, from int, edge hexmap.Edge) {
	board := e.s.Setup().Board
	a, b := edge.Sides()
	if i, ok := board.IndexOfHex(a); ok {
		e.Mark(section, edges*(from+i)+int(edge.Direction()))
	}
	if i, ok := board.IndexOfHex(b); ok {
		e.Mark(section, edges*(from+i)+int(edge.Direction().Opposite()))
	}
}

func (e encoder) player(seat steamrollers.Seat) {
	s, n := e.s, e.turned(seat)
	board := s.Setup().Board
	for i := range board.Len() {
		e.Mark(track, (n*hexes+i)*tracks+int(s.TrackAt(seat, board.Cell(i))))
	}
	for box := 1; box <= faces; box++ {
		e.MarkIf(s.Ticked(seat, box), boxes, n*faces+box-1)
	}
	e.reach(seat, n)
	e.score(s.Points(seat), n)
	e.Put(strength, n, s.Strength(seat))
	if took := s.Power(seat); took != 0 {
		e.Mark(power, n*powers+int(took)-1)
	}
	for g := variants.Yellow; g <= variants.Coal; g++ {
		e.Put(kept, n*kinds+int(g)-1, s.Kept(seat).Count(g))
	}
	if g, city := s.Own(seat); g != 0 {
		e.Mark(own, n*(kinds+cities)+int(g)-1)
		if city != 0 {
			e.Mark(own, n*(kinds+cities)+kinds+city-1)
		}
	}
}

func (e encoder) score(p scoring.Points, n int) {
	for i, points := range [sources]int{p.Delivery, p.Power, p.Network, p.Engine, p.Tiles, p.Orders} {
		e.Put(score, n*sources+i, points)
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
			e.MarkIf(set.Has(distance), reach, (n*pairs+pair)*distances+distance)
		}
	}
}

func (e encoder) goods() {
	for city := 1; city <= cities; city++ {
		line := e.s.Supply(city)
		for place := range line.Len() {
			e.Mark(supply, ((city-1)*places+place)*kinds+int(line.At(place))-1)
		}
	}
	for g := variants.Yellow; g <= variants.Coal; g++ {
		e.Put(bag, int(g)-1, e.s.Bag().Count(g))
		e.Put(removed, int(g)-1, e.s.Removed().Count(g))
	}
}

func (e encoder) tiles() {
	components := e.s.Setup().Components
	for number := 1; number <= faces; number++ {
		face, holder, sideways := e.s.Tile(number)
		if face == 0 {
			continue
		}
		tile := components.Tile(face)
		e.Mark(tileHolder, (number-1)*(seats+1)+e.holder(holder))
		e.MarkIf(face.Side() == variants.SideB, tileSide, number-1)
		e.MarkIf(sideways, tileSideways, number-1)
		e.MarkIf(tile.Kept, tileKept, number-1)
		e.Put(tilePoints, number-1, int(tile.Points))
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
		e.Mark(orderHolder, (number-1)*(seats+1)+e.holder(holder))
		e.MarkIf(face.Side() == variants.SideB, orderSide, number-1)
		e.order(components.Order(face), orderAsks, orderPoints, number-1)
	}
}

func (e encoder) dice() {
	for face := 1; face <= faces; face++ {
		e.Put(dice, face-1, e.s.Dice().Count(face))
	}
	if die := e.s.Die(); die != 0 {
		e.Mark(dieInUse, die-1)
	}
	if die, by := e.s.Reserved(); die != 0 {
		e.Mark(reserved, e.turned(by)*faces+die-1)
	}
	if b := e.s.Black(); b != 0 {
		e.Mark(black, int(b)-1)
	}
}

func (e encoder) moment() {
	s := e.s
	e.Mark(phase, int(s.Phase())-1)
	e.seat(turn, s.Turn())
	e.seat(active, s.Active())
	e.seat(start, s.Start())
	e.Put(round, 0, s.Round())
	e.Put(quiet, 0, s.Quiet())
}

// seat marks a seat, if it is one.
func (e encoder) seat(section int, seat steamrollers.Seat) {
	if seat != steamrollers.Nobody {
		e.Mark(section, e.turned(seat))
	}
}

// memory is what was done in the action, the turn and the round, and decides what
// may still be done.
func (e encoder) memory() {
	s := e.s
	e.MarkIf(s.Productive(), productive, 0)
	e.Put(acted, 0, s.Acted())
	e.MarkIf(s.HeldTwo(), heldTwo, 0)
	e.MarkIf(s.Settled(), settled, 0)
	e.MarkIf(s.OrderFulfilled(), fulfilled, 0)
	for n := 1; n <= faces; n++ {
		e.MarkIf(s.TileUsed(n), tileUsed, n-1)
		e.MarkIf(s.TileUsedBefore(n), tileUsedBefore, n-1)
		e.MarkIf(s.FaceUsed(n), faceUsed, n-1)
	}
}

func (e encoder) olive() {
	if e.s.Setup().Olive == 0 {
		return
	}
	sheet := e.s.Olive()
	for region := 1; region <= faces; region++ {
		e.Put(oliveCrossed, region-1, sheet.Crossed(region))
	}
	e.Put(olivePoints, 0, sheet.Delivery())
	if step := e.s.OliveStep(); step != 0 {
		e.Mark(oliveStep, int(step)-1)
	}
}
