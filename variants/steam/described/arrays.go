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
	a := &describe.Arrays[steam.State, steam.Move]{Version: 1}
	a.Sections, a.Write = describe.Fill(sections()...)
	a.Actions, a.AppendFactors = actions()
	a.Chances, a.AppendChance = chances()
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
		varying("starts", 1.0/6, "each stop, which are the cities and towns by row, then column: goods with which it starts; zeros once all have theirs", eachStop(starts), stops),
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
	for i := range s.Map().Len() {
		if held := s.Holds(s.Map().Cell(i)); held != 0 {
			tile(w, held, i*tracks, 1, i*edges)
		}
	}
}

func owners(w writer, s *state) {
	for i := range s.Map().Len() {
		hex := s.Map().Cell(i)
		for d := hexmap.Direction(0); d < edges && (isStop(s, i) || s.Holds(hex) != 0); d++ {
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
func isStop(s *state, i int) bool { return s.Map().IsCity(i) || s.Map().IsTown(i) }

// eachStop fills sections stop by stop.
func eachStop(put func(w writer, s *state, hex hexmap.Cell, stop int)) func(w writer, s *state) {
	return func(w writer, s *state) {
		stop := 0
		for i := range s.Map().Len() {
			if isStop(s, i) {
				put(w, s, s.Map().Cell(i), stop)
				stop++
			}
		}
	}
}

func starts(w writer, s *state, hex hexmap.Cell, stop int) {
	if s.Phase() == steam.PhaseGoods {
		w.Put(0, stop, s.Starts(hex))
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
	for c := steam.Red; c <= steam.Grey; c++ {
		w.Put(section, at+int(c)-1, goods.Count(c))
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
