package described

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
	rails "github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam"
)

// Arrays returns positions and moves as numbers, for programs that learn.
//
// Nothing is hidden in Steam, and the array of a position holds all that decides how a
// game goes on, the map and the components included. Two positions with equal arrays have
// the same legal actions, the same chances and, move for move, equal arrays for ever
// after. Names of the map, the components, cities and faces are not in it.
//
// A delivery is described by the edges at which the good leaves each stop. That makes more
// than thirty million actions, few of which are ever legal. They come last, so a policy
// should use the factors. What a hex holds after a build is one of 137 things, exits or
// tracks.
func Arrays() *describe.Arrays[steam.State, steam.Move] {
	laid, numbers := laid(), numbersOf{}
	for i, tile := range laid {
		numbers[tile] = i
	}
	return &describe.Arrays[steam.State, steam.Move]{
		Version: 1, Sections: sections(), Write: write,
		Actions: actions(laid), AppendFactors: numbers.appendFactors,
		Chances: chances(), AppendChance: appendChance,
	}
}

// write puts what a seat sees of a position, nothing for a seat that does not play.
func write(w describe.Writer, s *steam.State, from steam.Seat) {
	if from == steam.Nobody || int(from) > s.Seats() {
		return
	}
	e := encoder{w, s, from}
	e.setup()
	e.components()
	e.hexes()
	e.goods()
	for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
		e.player(seat)
	}
	for seat, n := range s.Gains() {
		e.Put(gained, e.turned(seat), n)
	}
	e.seats(order, s.TurnOrder())
	e.seats(queue, s.Queue())
	e.seats(waiting, s.Waiting())
	e.auction()
	e.moment()
}

type encoder struct {
	describe.Writer
	s    *steam.State
	from steam.Seat
}

// turned is the number of a seat as seen from e.from: 0 is their own.
func (e encoder) turned(seat steam.Seat) int {
	n := e.s.Seats()
	return (int(seat) - int(e.from) + n) % n
}

func (e encoder) setup() {
	e.Ground(ground, e.s.Map())
	e.Put(players, 0, e.s.Seats())
	e.Mark(first, e.turned(1))
	switch {
	case e.s.Variant() == steam.Standard:
		e.Mark(variant, 2)
	default:
		e.Mark(variant, int(e.s.FirstOrder()))
	}
	e.Put(rounds, 0, e.s.Rounds())
	e.Put(spaceCount, 0, e.s.Spaces())
}

// components is the faces of the track tiles, and the tiles.
func (e encoder) components() {
	i := 0
	for f := range e.s.FacesLaid() {
		e.tile(f.Tile, face, i*(tracks+edges), face, i*(tracks+edges)+tracks)
		i++
	}
	var sum [faces * (faces + 1)]int
	for t := range e.s.Tiles() {
		back := t.Back
		if back == steam.NoFace {
			back = faces
		}
		sum[t.Front*(faces+1)+back] += t.Count
	}
	for at, n := range sum {
		e.Put(tileCount, at, n)
	}
}

// tile marks the tracks and the exits of a tile.
func (e encoder) tile(t rails.Tile, ofTracks, tracksAt, ofExits, exitsAt int) {
	for one := range t.Tracks() {
		e.Mark(ofTracks, tracksAt+int(one)-1)
	}
	for d := range hexmap.Direction(edges) {
		e.MarkIf(t.HasExit(d), ofExits, exitsAt+int(d))
	}
}

func (e encoder) hexes() {
	board, stop := e.s.Map(), 0
	for i := range board.Len() {
		hex := board.Cell(i)
		laid := e.s.Holds(hex)
		if laid != 0 {
			e.tile(laid, track, i*tracks, exit, i*edges)
		}
		for d := hexmap.Direction(0); d < edges && (laid != 0 || board.IsCity(i) || board.IsTown(i)); d++ {
			if seat, ok := e.s.OwnerAt(hex, d); ok {
				e.Mark(owner, (e.holder(seat)*hexes+i)*edges+int(d))
			}
		}
		if board.IsCity(i) || board.IsTown(i) {
			e.stop(stop, hex)
			stop++
		}
	}
	for link := range e.s.Links() {
		if i, ok := board.Index(link.From.Hex); ok && link.Extended {
			e.Mark(extended, i*edges+int(link.From.Edge))
		}
	}
}

// holder is 0 for nobody, and a seat's number, plus one, else.
func (e encoder) holder(seat steam.Seat) int {
	if seat == steam.Nobody {
		return 0
	}
	return 1 + e.turned(seat)
}

func (e encoder) stop(n int, hex hexmap.Cell) {
	if e.s.Phase() == steam.PhaseGoods {
		e.Put(starts, n, e.s.Starts(hex))
	}
	if c := e.s.CityColour(hex); c != 0 {
		e.Mark(cityColour, n*colours+int(c)-1)
	}
	e.colours(cityGoods, n*colours, e.s.GoodsAt(hex))
	e.MarkIf(e.s.IsGrown(hex), grown, n)
}

func (e encoder) colours(section, at int, goods steam.Goods) {
	for c := steam.Red; c <= steam.Grey; c++ {
		e.Put(section, at+int(c)-1, goods.Count(c))
	}
}

func (e encoder) goods() {
	for space := 1; space <= e.s.Spaces(); space++ {
		e.colours(supply, (space-1)*colours, e.s.Supply(space))
	}
	e.colours(bag, 0, e.s.Bag())
	for c := steam.Red; c <= steam.Grey; c++ {
		e.Put(newCities, int(c)-1, e.s.NewCities(c))
	}
	e.Put(growth, 0, e.s.Growth())
}

func (e encoder) player(seat steam.Seat) {
	s, n := e.s, e.turned(seat)
	e.Put(money, n, s.Money(seat))
	e.Put(income, n, s.Income(seat))
	e.Put(points, n, s.VictoryPoints(seat))
	e.Put(total, n, s.Total(seat))
	e.Mark(locomotive, n*levels+s.Locomotive(seat)-1)
	e.Put(links, n, s.CompleteLinks(seat))
	if t := s.Dealt(seat); t != 0 {
		e.Mark(dealt, n*tiles+int(t)-1)
	}
	if t := s.ActionTile(seat); t != 0 {
		e.Mark(action, n*tiles+int(t)-1)
	}
	e.MarkIf(s.Pending(seat) != 0, pending, n)
	e.MarkIf(s.Improved(seat), improved, n)
	e.MarkIf(s.Eliminated(seat), eliminated, n)
	e.Put(bid, n, s.LastBid(seat))
}

// seats is a list of seats in its order.
func (e encoder) seats(section int, all iter.Seq[steam.Seat]) {
	at := 0
	for seat := range all {
		e.Mark(section, at*seats+e.turned(seat))
		at++
	}
}

func (e encoder) auction() {
	e.seat(free, e.s.FreePass())
	a, ok := e.s.Auction()
	if !ok {
		return
	}
	e.Mark(position, a.Position)
	for seat := range a.In.All() {
		e.Mark(in, e.turned(seat))
	}
	e.Put(high, 0, a.High)
	e.seat(bidder, a.Bidder)
}

func (e encoder) moment() {
	s := e.s
	e.Mark(phase, int(s.Phase())-1)
	e.seat(turn, s.Turn())
	e.Put(round, 0, s.Round())
	if n := s.Cycle(); n != 0 {
		e.Mark(cycle, n-1)
	}
	e.Put(filled, 0, s.Filled())
	e.Put(left, 0, s.Left())
}

// seat marks a seat, if it is one.
func (e encoder) seat(section int, seat steam.Seat) {
	if seat != steam.Nobody {
		e.Mark(section, e.turned(seat))
	}
}
