package described

import (
	"iter"
	"slices"

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
	a := &describe.Arrays[steam.State, steam.Move]{Version: 1}
	a.Sections, a.Write = describe.Fill(sections()...)
	a.Actions, a.AppendFactors = actions()
	return a
}

type (
	state  = steam.State
	writer = describe.Writer
)

// The extents of the sections.
const (
	seats   = steam.MaxSeats
	hexes   = steam.MaxHexes
	stops   = steam.MaxStops
	spaces  = steam.MaxSpaces
	colours = steam.NumColours
	tiles   = steam.NumActionTiles
	faces   = steam.MaxFaces
	levels  = 6 // of locomotives
	edges   = 6
	tracks  = 15
	phases  = 9
	cycles  = 2
)

func sections() []describe.Filled[state] {
	fixed, varying := describe.Fixed[state], describe.Varying[state]
	return append(describe.Ground(hexes, (*state).Map),
		fixed("players", 1.0/seats, "number of seats", describe.Count((*state).Seats), 1),
		varying("first", 1, "the seat that is P1, one-hot", func(w writer, _ *state) { w.Mark(0, w.Turned(1)) }, seats),
		fixed("variant", 1, "the base game with an auction of the first order, the base game with a random one, the standard game, one-hot", variant, 3),
		fixed("rounds", 1.0/10, "turns of the game", describe.Count((*state).Rounds), 1),
		varying("starts", 1.0/6, "each stop, which are the cities and towns by row, then column: goods with which it starts; zeros once all have theirs", starts, stops),
		fixed("spaces", 1.0/20, "spaces of the goods supply", describe.Count((*state).Spaces), 1),
		fixed("face", 1, "each face of the track tiles: its tracks, its exits", printed, faces, tracks+edges),
		fixed("tile count", 1.0/10, "track tiles by front and back, the last back blank", tileCounts, faces, faces+1),
		varying("track", 1, "tracks of each hex", laid, hexes, tracks),
		varying("exit", 1, "exits of each town, E NE NW W SW SE", nil, hexes, edges),
		varying("owner", 1, "links of nobody, of each seat, that come to an edge inside a hex", owners, seats+1, hexes, edges),
		varying("extended", 1, "incomplete links that were extended in the present build turn, where they leave their stop", extended, hexes, edges),
		varying("city colour", 1, "each stop: the colour of its city R B Y P E, one-hot", eachStop(city), stops, colours),
		varying("city goods", 1.0/3, "each stop: goods by colour", nil, stops, colours),
		varying("grown", 1, "each stop: has a growth marker", nil, stops),
		varying("supply", 1.0/3, "each space of the supply: goods by colour", supply, spaces, colours),
		varying("bag", 1.0/20, "goods in the bag", func(w writer, s *state) { byColour(w, 0, 0, s.Bag()) }, colours),
		varying("new cities", 1.0/2, "new city tiles left", func(w writer, s *state) {
			for c := range steam.Colours() {
				w.Put(0, int(c)-1, s.NewCities(c))
			}
		}, colours),
		varying("growth", 1.0/6, "growth markers left", describe.Count((*state).Growth), 1),
		varying("money", 1.0/20, "dollars", describe.BySeat((*state).Money), seats),
		varying("income", 1.0/10, "steps on the income track", describe.BySeat((*state).Income), seats),
		varying("points", 1.0/50, "victory points", describe.BySeat((*state).VictoryPoints), seats),
		varying("total", 1.0/50, "points, were the game over now", describe.BySeat((*state).Total), seats),
		varying("locomotive", 1, "level of the locomotive, one-hot",
			oneHot(levels, func(s *state, seat steam.Seat) int { return s.Locomotive(seat) }), seats, levels),
		varying("links", 1.0/10, "complete links", describe.BySeat((*state).CompleteLinks), seats),
		varying("dealt", 1, "the action tile dealt in the setup, one-hot",
			oneHot(tiles, func(s *state, seat steam.Seat) int { return int(s.Dealt(seat)) }), seats, tiles),
		varying("action", 1, "the action tile taken in this turn, one-hot",
			oneHot(tiles, func(s *state, seat steam.Seat) int { return int(s.ActionTile(seat)) }), seats, tiles),
		varying("pending", 1, "growth or urbanise may still be carried out",
			describe.BySeat(func(s *state, seat steam.Seat) bool { return s.Pending(seat) != 0 }), seats),
		varying("improved", 1, "the locomotive was improved in this goods phase", describe.BySeat((*state).Improved), seats),
		varying("eliminated", 1, "bankrupt", describe.BySeat((*state).Eliminated), seats),
		varying("bid", 1.0/10, "last bid in this auction, -1 for none", describe.BySeat((*state).LastBid), seats),
		varying("gain", 1.0/6, "points of a delivery that are not taken yet", gains, seats),
		varying("order", 1, "each place of the turn order as far as it is known: the seat, one-hot",
			func(w writer, s *state) { inOrder(w, s.TurnOrder()) }, seats, seats),
		varying("queue", 1, "who is still to act, in that order: the seat, one-hot",
			func(w writer, s *state) { inOrder(w, s.Queue()) }, seats, seats),
		varying("waiting", 1, "the order in which an auction of the standard game asks: the seat, one-hot",
			func(w writer, s *state) { inOrder(w, s.Waiting()) }, seats, seats),
		varying("position", 1, "the place auctioned, from 1; 0 in the standard game, one-hot; zeros outside auctions", auction, seats+1),
		varying("in", 1, "seats that are still in the auction", nil, seats),
		varying("high", 1.0/10, "the highest bid, -1 before the first", nil, 1),
		varying("bidder", 1, "the highest bidder, one-hot", nil, seats),
		varying("free", 1, "who may still pass and stay in, one-hot", describe.OneSeat((*state).FreePass), seats),
		varying("phase", 1, "the phase goods, deal, bid, capital, action, build, move, points, over, one-hot",
			func(w writer, s *state) { w.Mark(0, int(s.Phase())-1) }, phases),
		varying("turn", 1, "the seat that is asked, one-hot", describe.OneSeat((*state).Turn), seats),
		varying("round", 1.0/10, "number of the turn of the game", describe.Count((*state).Round), 1),
		varying("cycle", 1, "the cycle of the goods phase, one-hot", func(w writer, s *state) {
			if n := s.Cycle(); n != 0 {
				w.Mark(0, n-1)
			}
		}, cycles),
		varying("filled", 1.0/50, "cities, spaces or seats that the setup has filled", describe.Count((*state).Filled), 1),
		varying("left", 1.0/4, "tiles that may still be laid in this build turn", describe.Count((*state).Left), 1),
	)
}

func variant(w writer, s *state) {
	if s.Variant() == steam.Standard {
		w.Mark(0, 2)
	} else {
		w.Mark(0, int(s.FirstOrder()))
	}
}

func printed(w writer, s *state) {
	i := 0
	for f := range s.FacesLaid() {
		tile(w, f.Tile, i*(tracks+edges), 0, i*(tracks+edges)+tracks)
		i++
	}
}

func tileCounts(w writer, s *state) {
	var sum [faces * (faces + 1)]int
	for t := range s.Tiles() {
		back := t.Back
		if back == steam.NoFace {
			back = faces
		}
		sum[t.Front*(faces+1)+back] += t.Count
	}
	for at, n := range sum {
		w.Put(0, at, n)
	}
}

// tile marks the tracks of a tile in section 0, and its exits in another one.
func tile(w writer, t rails.Tile, tracksAt, ofExits, exitsAt int) {
	for one := range t.Tracks() {
		w.Mark(0, tracksAt+int(one)-1)
	}
	for d := range hexmap.Direction(edges) {
		w.MarkIf(t.HasExit(d), ofExits, exitsAt+int(d))
	}
}

func laid(w writer, s *state) {
	m := s.Map()
	for i := range m.Len() {
		if held := s.Holds(m.Cell(i)); held != 0 {
			tile(w, held, i*tracks, 1, i*edges)
		}
	}
}

func owners(w writer, s *state) {
	m := s.Map()
	for i := range m.Len() {
		hex := m.Cell(i)
		if s.Holds(hex) == 0 && (!isStop(m, i) || s.IsTown(hex)) {
			continue // no track comes here
		}
		for d := range hexmap.Direction(edges) {
			seat, ok := s.OwnerAt(hex, d)
			switch {
			case ok && seat == steam.Nobody:
				w.Mark(0, i*edges+int(d))
			case ok:
				w.Mark(0, ((1+w.Turned(seat))*hexes+i)*edges+int(d))
			}
		}
	}
}

func extended(w writer, s *state) {
	for link := range s.Links() {
		if i, ok := s.Map().Index(link.From.Hex); ok && link.Extended {
			w.Mark(0, i*edges+int(link.From.Edge))
		}
	}
}

// isStop reports whether a hex, by its number on the map, is a city or a town.
func isStop(m *hexmap.Map, i int) bool { return m.IsCity(i) || m.IsTown(i) }

// eachStop fills sections stop by stop.
func eachStop(put func(w writer, s *state, hex hexmap.Cell, stop int)) func(w writer, s *state) {
	return func(w writer, s *state) {
		m, stop := s.Map(), 0
		for i := range m.Len() {
			if isStop(m, i) {
				put(w, s, m.Cell(i), stop)
				stop++
			}
		}
	}
}

func starts(w writer, s *state) {
	if s.Phase() == steam.PhaseGoods {
		eachStop(func(w writer, s *state, hex hexmap.Cell, stop int) { w.Put(0, stop, s.Starts(hex)) })(w, s)
	}
}

func city(w writer, s *state, hex hexmap.Cell, stop int) {
	if c := s.CityColour(hex); c != 0 {
		w.Mark(0, stop*colours+int(c)-1)
	}
	byColour(w, 1, stop*colours, s.GoodsAt(hex))
	w.MarkIf(s.IsGrown(hex), 2, stop)
}

func byColour(w writer, section, at int, goods steam.Goods) {
	for c := steam.Red; goods != 0 && c <= steam.Grey; c++ {
		if n := goods.Count(c); n != 0 {
			w.Put(section, at+int(c)-1, n)
		}
	}
}

func supply(w writer, s *state) {
	for space := 1; space <= s.Spaces(); space++ {
		byColour(w, 0, (space-1)*colours, s.Supply(space))
	}
}

// oneHot marks what each seat has, from 1 on; nothing for 0.
func oneHot(of int, what func(s *state, seat steam.Seat) int) func(w writer, s *state) {
	return describe.EachSeat(func(w writer, s *state, seat steam.Seat, n int) {
		if one := what(s, seat); one != 0 {
			w.Mark(0, n*of+one-1)
		}
	})
}

func gains(w writer, s *state) {
	for seat, n := range s.Gains() {
		w.Put(0, w.Turned(seat), n)
	}
}

// inOrder marks seats in their order.
func inOrder(w writer, all iter.Seq[steam.Seat]) {
	at := 0
	for seat := range all {
		w.Mark(0, at*seats+w.Turned(seat))
		at++
	}
}

func auction(w writer, s *state) {
	a, ok := s.Auction()
	if !ok {
		return
	}
	w.Mark(0, a.Position)
	for seat := range a.In.All() {
		w.Mark(1, w.Turned(seat))
	}
	w.Put(2, 0, a.High)
	if a.Bidder != steam.Nobody {
		w.Mark(3, w.Turned(a.Bidder))
	}
}

// What moves leave to choose. A hex is its number on the map, a stop its place among
// cities and towns, by row, then column.
var (
	hexFactor  = describe.Factor{Name: "hex", Count: hexes}
	stopFactor = describe.Factor{Name: "stop", Count: stops}
)

// sumFactors are a number up to 9999, as hundreds and what is left.
var sumFactors = []describe.Factor{{Name: "hundreds", Count: hundred}, {Name: "units", Count: hundred}}

const hundred = 100

func colourFactor() describe.Factor { return describe.WordFactor("colour", "R", "B", "Y", "P", "E") }

func actionFactor() describe.Factor {
	return describe.WordFactor("action", "order", "move", "engineer", "build", "growth", "locomotive", "urbanise")
}

// edgeFactors are the edges at which a good leaves the stops of its way.
func edgeFactors() []describe.Factor {
	factors := []describe.Factor{describe.WordFactor("edge", "E", "NE", "NW", "W", "SW", "SE")}
	for len(factors) < steam.MaxLinks {
		factors = append(factors, describe.WordFactor("edge", "", "E", "NE", "NW", "W", "SW", "SE"))
	}
	return factors
}

// actions returns the numbers of decisions.
func actions() (*describe.Numbering, func(dst []int, s *steam.State, m steam.Move) []int) {
	all, numbers := holdable(), map[rails.Tile]int{}
	for i, tile := range all {
		numbers[tile] = i
	}
	tileFactor := describe.WordFactorOf("tile", slices.Values(all))
	laying := func(dst []int, s *steam.State, m steam.Move) []int {
		if s.Seats() == 0 {
			return dst
		}
		hex, ok := s.Map().Index(m.Hex())
		if tile, known := numbers[m.Tile()]; ok && known {
			return append(dst, hex, tile)
		}
		return dst
	}
	sum := func(dst []int, _ *steam.State, m steam.Move) []int {
		return append(dst, m.Number()/hundred, m.Number()%hundred)
	}
	digits := describe.Digits[steam.State, steam.Move, steam.Kind]
	return describe.Number(steam.Move.Kind,
		digits(steam.KindBid, "bid", sum, sumFactors...),
		digits(steam.KindPass, "pass", nil),
		digits(steam.KindCapital, "capital", sum, sumFactors...),
		digits(steam.KindTake, "action", func(dst []int, _ *steam.State, m steam.Move) []int {
			return append(dst, int(m.ActionTile())-1, describe.One(m.Passing()))
		}, actionFactor(), describe.WordFactor("passing", "", "pass")),
		digits(steam.KindBuild, "build", laying, hexFactor, tileFactor),
		digits(steam.KindUpgrade, "upgrade", laying, hexFactor, tileFactor),
		digits(steam.KindRedirect, "redirect", laying, hexFactor, tileFactor),
		digits(steam.KindUrbanise, "urbanise", onStop(func(dst []int, m steam.Move) []int {
			return append(dst, int(m.Colour())-1, m.Space())
		}), stopFactor, colourFactor(), describe.Factor{Name: "space", Count: spaces + 1}),
		digits(steam.KindGrow, "grow", onStop(func(dst []int, m steam.Move) []int {
			return append(dst, m.Space()-1)
		}), stopFactor, describe.Factor{Name: "space", From: 1, Count: spaces}),
		digits(steam.KindDone, "done", nil),
		digits(steam.KindImprove, "locomotive", nil),
		digits(steam.KindIncome, "income", nil),
		digits(steam.KindPoints, "points", nil),
		digits(steam.KindDeliver, "move", onStop(way), append([]describe.Factor{stopFactor, colourFactor()}, edgeFactors()...)...),
	)
}

// onStop appends the stop of a move, and what else the move says.
func onStop(more func(dst []int, m steam.Move) []int) func(dst []int, s *steam.State, m steam.Move) []int {
	return func(dst []int, s *steam.State, m steam.Move) []int {
		stop, ok := stopOf(s, m.Hex())
		if !ok {
			return dst
		}
		return more(append(dst, stop), m)
	}
}

// way has the colour of a good, the edges of its way, and 0 behind the last.
func way(dst []int, m steam.Move) []int {
	dst = append(dst, int(m.Colour())-1)
	first := true
	for d := range m.Edges() {
		dst = append(dst, int(d)+1-describe.One(first))
		first = false
	}
	for range steam.MaxLinks - m.Links() {
		dst = append(dst, 0)
	}
	return dst
}

// stopOf is the number of a city or town.
func stopOf(s *steam.State, cell hexmap.Cell) (stop int, ok bool) {
	if s.Seats() == 0 {
		return 0, false
	}
	for i := range s.Map().Len() {
		switch {
		case !isStop(s.Map(), i):
		case s.Map().Cell(i) == cell:
			return stop, true
		default:
			stop++
		}
	}
	return 0, false
}

// holdable returns all that a hex can hold: the exits of towns by the edges that they are
// on, then tracks, one, two and three of them.
func holdable() (all []rails.Tile) {
	for set := 1; set < 1<<edges-1; set++ { // exits on all edges are those of a city
		exits := rails.Tile(0)
		for d := range hexmap.Direction(edges) {
			if set>>d&1 != 0 {
				exits, _ = exits.Plus(rails.Exit(d))
			}
		}
		all = append(all, exits)
	}
	fewer := []rails.Tile{0}
	for range mostTracks {
		var more []rails.Tile
		for _, tile := range fewer {
			for t := range rails.Tracks() {
				if sum, ok := tile.Plus(t.Tile()); ok && !slices.Contains(more, sum) {
					more = append(more, sum)
				}
			}
		}
		all = append(all, more...)
		fewer = more
	}
	return all
}

// mostTracks is how many tracks a hex can hold.
const mostTracks = 3
