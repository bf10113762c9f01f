package described

import (
	"github.com/railhex/railhex/delivery"
	"github.com/railhex/railhex/hexmap"
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
// use factors.
func Arrays() *describe.Arrays[state, move] {
	a := &describe.Arrays[state, move]{Version: 3}
	a.Sections, a.Write = describe.Fill(sections()...)
	a.Actions, a.AppendFactors = actions()
	return a
}

type (
	state  = steamrollers.State
	move   = steamrollers.Move
	seat   = steamrollers.Seat
	writer = describe.Writer
)

// The extents of the sections.
const (
	seats      = 5
	hexes      = 64
	cities     = 6
	faces      = 6
	sides      = 2
	kinds      = 6  // of goods
	tracks     = 16 // no track, and fifteen
	phases     = 16
	edges      = 6
	pairs      = 15 // of cities
	distances  = 12 // 0 to 11
	places     = 8  // in the line of a city
	numModules = 4
	numCharts  = 3 // none, medium, hard
	levels     = 6 // of Olive
	powers     = 5
	sources    = 6 // of points
	steps      = 11
)

func sections() []describe.Filled[state] {
	fixed, varying := describe.Fixed[state], describe.Varying[state]
	return []describe.Filled[state]{
		fixed("players", 1.0/seats, "number of seats", describe.Count(func(s *state) int { return s.Setup().Players }), 1),
		fixed("modules", 1, "coal, orders, starting powers, Yucata's tile 2b: in play", inPlay, numModules),
		fixed("difficulty", 1, "no chart of blocked borders, the medium, the hard one, one-hot",
			func(w writer, s *state) { w.Mark(0, int(s.Setup().Wall)) }, numCharts),
		fixed("level", 1, "Olive's level, one-hot; zeros without her",
			func(w writer, s *state) { one(w, int(s.Setup().Olive)) }, levels),
		fixed("map", 1, "each hex: its region 1 to 6 one-hot, city, town; zeros beyond the board", drawnOn, hexes, 8),
		fixed("place", 1.0/16, "each hex: its axial coordinates q and r", nil, hexes, 2),
		fixed("charts", 1, "each die of the chart in play, each edge E NE NW W SW SE of each hex: blocked",
			charts, faces, hexes, edges),
		varying("wall", 1, "the die of the chart, one-hot; zeros before it is rolled",
			func(w writer, s *state) { one(w, s.Wall()) }, faces),
		varying("blocked", 1, "each edge of each hex: blocked in this game", walls, hexes, edges),
		fixed("face kept", 1, "sides a and b of each action tile: kept", printed, faces, sides),
		fixed("face points", 1.0/2, "sides a and b of each action tile: points", nil, faces, sides),
		fixed("order face asks", 1.0/6, "sides a and b of each order: the goods asked for; zeros where orders are not played",
			nil, faces, sides, kinds),
		fixed("order face points", 1.0/6, "sides a and b of each order: points", nil, faces, sides),
		varying("track", 1, "each hex of each sheet: none, or the track, one-hot", laid, seats, hexes, tracks),
		varying("boxes", 1, "engine boxes ticked",
			describe.EachSeat(func(w writer, s *state, seat seat, n int) {
				flags(w, n*faces, func(box int) bool { return s.Ticked(seat, box) })
			}), seats, faces),
		varying("reach", 1, "each pair of cities 1-2, 1-3 … 5-6: a route of that distance, 0 to 11, exists",
			describe.EachSeat(routes), seats, pairs, distances),
		varying("score", 1.0/50, "points of deliveries, power, network, engine, tiles, orders",
			describe.EachSeat(points), seats, sources),
		varying("strength", 1.0/7, "strength of the engine, tile 4b included", describe.BySeat((*state).Strength), seats),
		varying("power", 1, "starting power taken: engine, rail, points, tile, goods",
			describe.EachSeat(func(w writer, s *state, seat seat, n int) { one(w, int(s.Power(seat)), n*powers) }), seats, powers),
		varying("kept", 1.0/10, "delivered goods kept, by kind Y R G B E K",
			describe.EachSeat(func(w writer, s *state, seat seat, n int) { counted(w, 0, n*kinds, s.Kept(seat)) }), seats, kinds),
		varying("own", 1, "personal good by kind, and the city that it lies on",
			describe.EachSeat(personal), seats, kinds+cities),
		varying("supply", 1, "each place of each city's line: the good, one-hot", supply, cities, places, kinds),
		varying("bag", 1.0/10, "goods in the bag", func(w writer, s *state) { counted(w, 0, 0, s.Bag()) }, kinds),
		varying("removed", 1.0/10, "goods out of the game",
			func(w writer, s *state) { counted(w, 0, 0, s.Removed()) }, kinds),
		varying("tile holder", 1, "each action tile: in the centre, or with a seat, one-hot; zeros before its side is drawn",
			tiles, faces, seats+1),
		varying("tile side", 1, "each action tile: side b is up", nil, faces),
		varying("tile sideways", 1, "each action tile: lies sideways", nil, faces),
		varying("tile kept", 1, "each action tile: its upper side is kept", nil, faces),
		varying("tile points", 1.0/2, "each action tile: points of its upper side", nil, faces),
		varying("order holder", 1, "each order: open, or with a seat, one-hot; zeros before its side is drawn, and where orders are not played",
			orders, faces, seats+1),
		varying("order side", 1, "each order: side b is up", nil, faces),
		varying("order asks", 1.0/6, "each order: the goods that its upper side asks for", nil, faces, kinds),
		varying("order points", 1.0/6, "each order: points of its upper side", nil, faces),
		varying("dice", 1.0/6, "white dice left, by face", dice, faces),
		varying("die", 1, "the die in use, one-hot", func(w writer, s *state) { one(w, s.Die()) }, faces),
		varying("reserved", 1, "the die reserved by tile 2b for a seat", reserved, seats, faces),
		varying("black", 1, "the black die: straight/gentle, straight/sharp, gentle/sharp, one-hot",
			func(w writer, s *state) { one(w, int(s.Black())) }, 3),
		varying("phase", 1, "the phase, one-hot, in the order of the notation",
			func(w writer, s *state) { one(w, int(s.Phase())) }, phases),
		varying("turn", 1, "the seat that is asked, one-hot", describe.OneSeat((*state).Turn), seats),
		varying("active", 1, "the seat whose turn it is, one-hot", describe.OneSeat((*state).Active), seats),
		varying("start", 1, "the start player, one-hot", describe.OneSeat((*state).Start), seats),
		varying("round", 1.0/30, "number of the round", describe.Count((*state).Round), 1),
		varying("quiet", 1.0/10, "quiet rounds in a row", describe.Count((*state).Quiet), 1),
		varying("productive", 1, "somebody has built, improved or delivered in this round",
			describe.Count((*state).Productive), 1),
		varying("acted", 1.0/2, "actions of this turn that are done", describe.Count((*state).Acted), 1),
		varying("held two", 1, "tile 2a was held when the first die of this turn was drafted",
			describe.Count((*state).HeldTwo), 1),
		varying("settled", 1, "tile 5b has decided the die in use", describe.Count((*state).Settled), 1),
		varying("fulfilled", 1, "an order was fulfilled in this turn", describe.Count((*state).OrderFulfilled), 1),
		varying("tile used", 1, "kept tiles used in this action",
			func(w writer, s *state) { flags(w, 0, s.TileUsed) }, faces),
		varying("tile used before", 1, "kept tiles used in the other action of this turn",
			func(w writer, s *state) { flags(w, 0, s.TileUsedBefore) }, faces),
		varying("face used", 1, "faces with which an action was performed in this round, with Yucata's tile 2b",
			func(w writer, s *state) { flags(w, 0, s.FaceUsed) }, faces),
		varying("olive crossed", 1.0/10, "hexes that Olive has crossed off, by region", olive, faces),
		varying("olive points", 1.0/50, "Olive's points for goods that she has removed", nil, 1),
		varying("olive step", 1, "what comes next in Olive's turn, or that she has won at once, one-hot", nil, steps),
	}
}

// one marks a thing, from 1 on, behind a place; nothing for 0.
func one(w writer, thing int, from ...int) {
	at := thing - 1
	for _, n := range from {
		at += n
	}
	if thing != 0 {
		w.Mark(0, at)
	}
}

// flags marks the numbers from 1 to 6 of which something holds.
func flags(w writer, from int, holds func(number int) bool) {
	for number := 1; number <= faces; number++ {
		w.MarkIf(holds(number), 0, from+number-1)
	}
}

// counted puts the goods of each kind.
func counted(w writer, section, at int, goods variants.Goods) {
	for g := variants.Yellow; g <= variants.Coal; g++ {
		w.Put(section, at+int(g)-1, goods.Count(g))
	}
}

func inPlay(w writer, s *state) {
	for i, m := range [...]variants.Modules{variants.CoalModule, variants.OrderModule, variants.PowerModule, variants.YucataModule} {
		w.MarkIf(s.Setup().Modules.Has(m), 0, i)
	}
}

// printed is both faces of the action tiles and, where they are played, of the orders.
func printed(w writer, s *state) {
	setup := s.Setup()
	for number := 1; number <= faces; number++ {
		for side := range sides {
			at, b := sides*(number-1)+side, side == 1
			face := variants.FaceOf(number, b)
			if setup.Olive != 0 && number == 2 {
				face = variants.SoloFace(b) // SOLO-2
			}
			tile := setup.Components.Tile(face)
			w.MarkIf(tile.Kept, 0, at)
			w.Put(1, at, int(tile.Points))
			if setup.Modules.Has(variants.OrderModule) {
				order := setup.Components.Order(variants.OrderFaceOf(number, b))
				counted(w, 2, at*kinds, order.Goods)
				w.Put(3, at, int(order.Points))
			}
		}
	}
}

func drawnOn(w writer, s *state) {
	board := s.Setup().Board
	for i := range board.Len() {
		w.Mark(0, 8*i+board.Region(i)-1)
		w.MarkIf(board.IsCity(i), 0, 8*i+6)
		w.MarkIf(board.IsTown(i), 0, 8*i+7)
		w.Put(1, 2*i, board.Hex(i).Q)
		w.Put(1, 2*i+1, board.Hex(i).R)
	}
}

// charts is the borders that each die of the chart in play blocks.
func charts(w writer, s *state) {
	for die := 1; die <= faces; die++ {
		block(w, s, die, (die-1)*hexes)
	}
}

// walls is the borders that the die of the chart has blocked.
func walls(w writer, s *state) {
	if s.Wall() != 0 {
		block(w, s, s.Wall(), 0)
	}
}

// block marks the edges that a die blocks, on both of their sides that are hexes of the board.
func block(w writer, s *state, die, from int) {
	const mostEdges = hexes * edges
	var room [mostEdges]hexmap.Edge
	setup := s.Setup()
	if setup.Wall == hexmap.Open {
		return
	}
	for _, edge := range setup.Board.AppendBlocked(room[:0], setup.Wall, die) {
		a, b := edge.Sides()
		if i, ok := setup.Board.IndexOfHex(a); ok {
			w.Mark(0, edges*(from+i)+int(edge.Direction()))
		}
		if i, ok := setup.Board.IndexOfHex(b); ok {
			w.Mark(0, edges*(from+i)+int(edge.Direction().Opposite()))
		}
	}
}

func laid(w writer, s *state) {
	board := s.Setup().Board
	for seat := seat(1); int(seat) <= s.Seats(); seat++ {
		var held [hexes]rails.Track
		for hex, track := range s.Drawn(seat) {
			if i, ok := board.Index(hex); ok {
				held[i] = track
			}
		}
		row := w.Turned(seat) * hexes
		for i := range board.Len() {
			w.Mark(0, (row+i)*tracks+int(held[i]))
		}
	}
}

func points(w writer, s *state, seat seat, n int) {
	p := s.Points(seat)
	for i, points := range [sources]int{p.Delivery, p.Power, p.Network, p.Engine, p.Tiles, p.Orders} {
		w.Put(0, n*sources+i, points)
	}
}

// personal is the good of a seat, and the city that it lies on.
func personal(w writer, s *state, seat seat, n int) {
	if g, city := s.Own(seat); g != 0 {
		w.Mark(0, n*(kinds+cities)+int(g)-1)
		one(w, city, n*(kinds+cities)+kinds)
	}
}

// mostLinks is the number of links that six cities of six edges can have.
const mostLinks = 18

// routes says which routes there are on a sheet.
func routes(w writer, s *state, seat seat, n int) {
	var found [mostLinks]rails.Link
	var links [mostLinks]delivery.Link
	var sets [pairs]delivery.Distances
	board := s.Setup().Board
	all := s.AppendLinks(found[:0], seat)
	for i, link := range all {
		links[i] = delivery.Link{
			A:      uint8(board.Region(int(link.From.Hex)) - 1),
			B:      uint8(board.Region(int(link.To.Hex)) - 1),
			Length: 1 + uint8(link.Towns),
		}
	}
	for pair, set := range delivery.AppendAllDistances(sets[:0], cities, links[:len(all)]) {
		for ; set != 0; set &= set - 1 { // its shortest distance, and then without that
			if distance := set.Min(); distance < distances {
				w.Mark(0, (n*pairs+pair)*distances+distance)
			}
		}
	}
}

func supply(w writer, s *state) {
	for city := 1; city <= cities; city++ {
		line := s.Supply(city)
		for place := range line.Len() {
			w.Mark(0, ((city-1)*places+place)*kinds+int(line.At(place))-1)
		}
	}
}

func tiles(w writer, s *state) {
	components := s.Setup().Components
	for number := 1; number <= faces; number++ {
		face, holder, sideways := s.Tile(number)
		if face == 0 {
			continue
		}
		tile := components.Tile(face)
		w.Mark(0, (number-1)*(seats+1)+held(w, holder))
		w.MarkIf(face.Side() == variants.SideB, 1, number-1)
		w.MarkIf(sideways, 2, number-1)
		w.MarkIf(tile.Kept, 3, number-1)
		w.Put(4, number-1, int(tile.Points))
	}
}

// held is 0 for the centre of the table, and a seat's number, plus one, else.
func held(w writer, by seat) int {
	if by == steamrollers.Nobody {
		return 0
	}
	return 1 + w.Turned(by)
}

func orders(w writer, s *state) {
	components := s.Setup().Components
	for number := 1; number <= faces; number++ {
		face, holder := s.Order(number)
		if face == 0 {
			continue
		}
		w.Mark(0, (number-1)*(seats+1)+held(w, holder))
		w.MarkIf(face.Side() == variants.SideB, 1, number-1)
		counted(w, 2, (number-1)*kinds, components.Order(face).Goods)
		w.Put(3, number-1, int(components.Order(face).Points))
	}
}

func dice(w writer, s *state) {
	for face := 1; face <= faces; face++ {
		w.Put(0, face-1, s.Dice().Count(face))
	}
}

func reserved(w writer, s *state) {
	if die, by := s.Reserved(); die != 0 {
		w.Mark(0, w.Turned(by)*faces+die-1)
	}
}

func olive(w writer, s *state) {
	if s.Setup().Olive == 0 {
		return
	}
	sheet := s.Olive()
	for region := 1; region <= faces; region++ {
		w.Put(0, region-1, sheet.Crossed(region))
	}
	w.Put(1, 0, sheet.Delivery())
	if step := s.OliveStep(); step != 0 {
		w.Mark(2, int(step)-1)
	}
}

// What moves leave to choose. A hex is its number on the board. Which city and which
// good a delivery is about, its factors say seen from the die: see deliverFactors.
var (
	hexFactor  = describe.Factor{Name: "hex", Count: hexes}
	boxFactor  = describe.Factor{Name: "box", From: 1, Count: faces}
	tileFactor = describe.Factor{Name: "tile", From: 1, Count: faces}
	faceFactor = describe.Factor{Name: "face", From: 1, Count: faces}
)

// deliverFactors are those of a delivery: the other city than the die's, which of the two
// the die names (TILE-3a), and which good. Further factors are whether it is the personal
// one, the distance, the bonus of tile 3b and whether tile 4a is used. Two kinds of goods
// may go to a city, its colour and coal; in solo the place on the line tells goods apart.
func deliverFactors() []describe.Factor {
	return []describe.Factor{
		{Name: "city", From: 1, Count: cities},
		describe.WordFactor("die", "from the die", "to the die"),
		describe.WordFactor("good", "its colour", "coal",
			"place 1", "place 2", "place 3", "place 4", "place 5", "place 6", "place 7", "place 8"),
		describe.WordFactor("own", "", "own"),
		{Name: "distance", Count: distances},
		describe.WordFactor("bonus", "", "+1", "+2"),
		describe.WordFactor("limit", "", "unlimited"),
	}
}

// The first digits of a good that is delivered; behind them come the places of a line.
const (
	itsColour = iota
	itsCoal
	itsPlace
)

// paymentFactor is how an order is paid: with exactly its goods, or with coal for
// one of a colour (ORDER-4).
func paymentFactor() describe.Factor {
	return describe.WordFactor("payment", "exactly", "coal for Y", "coal for R", "coal for G", "coal for B", "coal for E")
}

func die(dst []int, _ *state, m move) []int { return append(dst, m.Die()-1) }

// actions returns the numbers of decisions.
func actions() (*describe.Numbering, func(dst []int, s *state, m move) []int) {
	trackFactor := describe.WordFactorOf("track", rails.Tracks())
	digits := describe.Digits[state, move, steamrollers.Kind]
	return describe.Number(move.Kind,
		digits(steamrollers.KindEnginePower, "power engine", func(dst []int, _ *state, m move) []int { return append(dst, m.Box()-1) }, boxFactor),
		digits(steamrollers.KindTilePower, "power tile", func(dst []int, _ *state, m move) []int { return append(dst, m.ActionTile()-1) }, tileFactor),
		digits(steamrollers.KindPointsPower, "power points", nil),
		digits(steamrollers.KindGoodsPower, "power goods", nil),
		digits(steamrollers.KindRailPower, "power rail", onHex, hexFactor, trackFactor),
		digits(steamrollers.KindPlace, "place", func(dst []int, _ *state, m move) []int {
			return append(dst, m.City()-3)
		}, describe.Factor{Name: "city", From: 3, Count: 2}),
		digits(steamrollers.KindDraft, "draft", die, faceFactor),
		digits(steamrollers.KindSteal, "steal", nil),
		digits(steamrollers.KindDecline, "decline", nil),
		digits(steamrollers.KindUseValue, "use value", func(dst []int, _ *state, m move) []int {
			return append(dst, m.ActionTile()-1, m.Die()-1)
		}, describe.Factor{Name: "tile", From: 1, Count: 2}, faceFactor),
		digits(steamrollers.KindUseStep, "use step", func(dst []int, _ *state, m move) []int {
			return append(dst, (1-m.Step())/2)
		}, describe.WordFactor("step", "+1", "-1")),
		digits(steamrollers.KindUseFlip, "use flip", nil),
		digits(steamrollers.KindUseReroll, "use reroll", nil),
		digits(steamrollers.KindUseTwo, "use 2", nil),
		digits(steamrollers.KindBuild, "build", onHex, hexFactor, trackFactor),
		digits(steamrollers.KindImprove, "improve", nil),
		digits(steamrollers.KindDeliver, "deliver", delivering, deliverFactors()...),
		digits(steamrollers.KindTake, "take", nil),
		digits(steamrollers.KindPass, "pass", nil),
		digits(steamrollers.KindFulfil, "fulfil", fulfilling, describe.Factor{Name: "order", From: 1, Count: faces}, paymentFactor()),
		digits(steamrollers.KindEnd, "end", nil),
	)
}

// onHex has the hex of a track by its number on the board.
func onHex(dst []int, s *state, m move) []int {
	board := s.Setup().Board
	if board == nil {
		return dst
	}
	if i, ok := board.Index(m.Hex()); ok {
		return append(dst, i, int(m.Track())-1)
	}
	return dst
}

// delivering tells a delivery as seen from the die.
func delivering(dst []int, _ *state, m move) []int {
	other, good := m.To(), itsColour
	if m.NamesDestination() {
		other = m.From()
	}
	switch {
	case m.LinePlace() > 0:
		good = itsPlace + m.LinePlace() - 1
	case m.Good() == variants.Coal:
		good = itsCoal
	}
	return append(dst, other-1, describe.One(m.NamesDestination()), good, describe.One(m.IsOwn()),
		m.Distance(), m.Bonus(), describe.One(m.IsUnlimited()))
}

// fulfilling has an order and how it is paid: exactly, or with coal for one of its
// colours.
func fulfilling(dst []int, s *state, m move) []int {
	for payment := range kinds {
		if goods := paymentOf(s, m.Order(), payment); goods != 0 && goods == m.Given() {
			return append(dst, m.Order()-1, payment)
		}
	}
	return dst
}

// paymentOf returns the goods that pay an order: what it asks for, or that with coal in
// place of a colour. It returns no goods if the order lacks the colour, or is not there.
func paymentOf(s *state, order, payment int) variants.Goods {
	face, _ := s.Order(order)
	asks := s.Setup().Components.Order(face).Goods
	replaced := variants.Good(payment)
	switch {
	case payment == 0 || asks == 0:
		return asks
	case asks.Count(replaced) == 0 || asks.Count(variants.Coal) == mostOfKind:
		return 0
	}
	return asks.Remove(replaced).Add(variants.Coal)
}

// mostOfKind is how many goods of a kind Goods can hold.
const mostOfKind = 15
