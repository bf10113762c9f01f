package steam

import (
	"errors"
	"fmt"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/track"
)

// A positionDocument is a position as plain data, as JSON lays it out;
// MarshalJSON says what its fields mean. The one-line text is made of the same.
// It holds as many words and numbers as were read, whether or not they make a
// position.
type positionDocument struct {
	Setup setupDocument `json:"setup"`

	Phase   string           `json:"phase"`
	Round   int              `json:"round"`
	Cycle   int              `json:"cycle"`
	Filled  int              `json:"filled"`
	Order   []int            `json:"order"`
	Queue   []int            `json:"queue"`
	Waiting []int            `json:"waiting"`
	Auction *auctionDocument `json:"auction"`
	Free    int              `json:"free"`
	Left    int              `json:"left"`
	Gains   []GainReport     `json:"gains"`

	Cities  []CityReport     `json:"cities"`
	Supply  []string         `json:"supply"`
	Track   []string         `json:"track"`
	Links   []linkDocument   `json:"links"`
	Players []playerDocument `json:"players"`
}

type setupDocument struct {
	Players    int    `json:"players"`
	Map        string `json:"map"`
	Components string `json:"components"`
	Rules      string `json:"rules"`
	Order      string `json:"order"`
}

type auctionDocument struct {
	In     []int `json:"in"`
	High   int16 `json:"high"`
	Bidder int   `json:"bidder"`
	Asked  int   `json:"asked"`
}

type linkDocument struct {
	From     string `json:"from"`
	Owner    int    `json:"owner"`
	Extended bool   `json:"extended"`
}

type playerDocument struct {
	Money      int    `json:"money"`
	Income     int16  `json:"income"`
	Points     int    `json:"points"`
	Locomotive int    `json:"locomotive"`
	Dealt      int    `json:"dealt"`
	Action     string `json:"action"`
	Pending    bool   `json:"pending"`
	Bid        int16  `json:"bid"`
	Improved   bool   `json:"improved"`
	Eliminated bool   `json:"eliminated"`
}

// describe lays out a position. What a report shows of it is the report's.
func describe(s *State) *positionDocument {
	shown := s.Report()
	doc := &positionDocument{
		Setup: describeSetup(s.game.setup),
		Phase: shown.Phase, Round: shown.Round, Cycle: shown.Cycle, Filled: int(s.next),
		Order: shown.Order, Queue: shown.Queue, Waiting: seatNumbers(s.waiting),
		Free: int(s.auction.free), Left: shown.Left, Gains: shown.Gains,
		Cities: shown.Cities, Supply: shown.Supply, Track: shown.Track, Links: []linkDocument{},
	}
	if a := shown.Auction; a != nil {
		doc.Auction = &auctionDocument{a.In, int16(a.High), a.Bidder, int(s.auction.asked)}
	}
	for _, link := range shown.Links {
		doc.Links = append(doc.Links, linkDocument{link.From, link.Owner, link.Extended})
	}
	for _, p := range shown.Players {
		doc.Players = append(doc.Players, playerDocument{
			p.Money, int16(p.Income), p.Points, p.Locomotive, p.Dealt, p.Action, p.Pending != "",
			int16(p.Bid), p.Improved, p.Eliminated,
		})
	}
	return doc
}

func describeSetup(setup Setup) setupDocument {
	doc := setupDocument{
		Players: setup.Players, Map: setup.mapName(), Components: setup.componentsName(), Rules: setup.Variant.String(),
	}
	if strings.HasSuffix(doc.Map, ".map") {
		doc.Map = setup.Map.String()
	}
	if strings.HasSuffix(doc.Components, ".components") {
		doc.Components = setup.Components.String()
	}
	if setup.Variant == Base {
		doc.Order = setup.Order.String()
	}
	return doc
}

// setup reads what is played. A text of more than one line is a map or components
// in full, one of a single line a name.
func (doc *setupDocument) setup() (setup Setup, err error) {
	var faults []error
	fault := func(field string, err error) {
		if err != nil {
			faults = append(faults, fmt.Errorf("setup.%s: %w", field, err))
		}
	}
	setup.Players = doc.Players
	setup.Map, err = namedOrWhole(doc.Map, ShippedMap, ParseMap)
	fault("map", err)
	setup.Components, err = namedOrWhole(doc.Components, ShippedComponents, ParseComponents)
	fault("components", err)
	setup.Variant, err = ParseVariant(doc.Rules)
	fault("rules", err)
	if doc.Order != "" || setup.Variant == Base {
		setup.Order, err = ParseFirstOrder(doc.Order)
		fault("order", err)
	}
	if doc.Order != "" && setup.Variant == Standard {
		fault("order", StandardFirstOrder)
	}
	return setup, errors.Join(faults...)
}

// namedOrWhole finds a map or components that ship, or reads their whole text.
func namedOrWhole[T any](text string, shipped func(string) (T, bool), read func(string) (T, error)) (T, error) {
	if strings.Contains(text, "\n") {
		return read(text)
	}
	found, ok := shipped(text)
	if !ok {
		return found, parse.Misread(text, "a name that ships, or a whole text")
	}
	return found, nil
}

// From a document to a State of its setup. What cannot be read, or what no State
// has room for, is a fault; what has no fault is for inspect to judge.

// pack fills the State of the inspection.
func (doc *positionDocument) pack(in *inspection) {
	in.phase = parsePhase(doc.Phase)
	if in.phase == 0 {
		in.unread("phase", doc.Phase, "a phase of the game, such as build")
	}
	in.round = uint8(in.number("round", doc.Round, in.game.turns))
	in.cycle = uint8(in.number("cycle", doc.Cycle, 2))
	in.next = uint8(in.number("filled", doc.Filled, max(len(in.game.places), int(in.game.seats))))
	in.left = uint8(in.number("left", doc.Left, tilesOfEngineer))
	in.order = in.seatList("order", doc.Order)
	in.queue = in.seatList("queue", doc.Queue)
	in.waiting = in.seatList("waiting", doc.Waiting)
	in.auction.free = in.seat("free", doc.Free)
	if a := doc.Auction; a != nil {
		in.auction.in = seatsOf(in.seatList("auction.in", a.In))
		in.auction.high = a.High
		in.auction.bidder, in.auction.asked = in.seat("auction.bidder", a.Bidder), in.seat("auction.asked", a.Asked)
		if in.phase == PhaseBid && !in.game.standard() {
			in.auction.position = uint8(in.order.len() + 1)
		}
	}
	for i, gain := range doc.Gains {
		seat := in.seat(fmt.Sprintf("gains[%d].seat", i), gain.Seat)
		if n := in.number(fmt.Sprintf("gains[%d].points", i), gain.Points, MostLinks); seat != Nobody && in.gains.of(seat) == 0 {
			in.gains = in.gains.with(seat, n)
		}
	}
	doc.packCities(in)
	doc.packPlayers(in)
	doc.packTrack(in)
	if len(in.faults) == 0 {
		doc.packLinks(in)
	}
	in.count()
}

// unread is the fault of a value that is none of those there can be.
func (in *inspection) unread(field string, found any, expected string) {
	if word, ok := found.(string); ok {
		found = parse.Quote(word)
	}
	in.fault(field, 0, "found %v, expected %s", found, expected)
}

// number is a number of the document if it is one that can be there, else 0.
func (in *inspection) number(field string, n, most int) int {
	if n < 0 || n > most {
		in.unread(field, n, fmt.Sprintf("a number from 0 to %d", most))
		return 0
	}
	return n
}

func (in *inspection) seat(field string, n int) Seat {
	return Seat(in.number(field, n, int(in.game.seats)))
}

// seatList reads seats, none of them twice.
func (in *inspection) seatList(field string, seats []int) (list seatList) {
	for i, n := range seats {
		seat := in.seat(fmt.Sprintf("%s[%d]", field, i), n)
		if seat == Nobody || list.has(seat) {
			in.unread(fmt.Sprintf("%s[%d]", field, i), n, "a seat that is not there before")
			return list
		}
		list = list.with(seat)
	}
	return list
}

func parsePhase(word string) Phase {
	for p := PhaseGoods; p < phaseEnd; p++ {
		if phaseKinds[p].word == word {
			return p
		}
	}
	return 0
}

// hex is the hex of a name, noHex with a fault if the map lacks it.
func (in *inspection) hex(field, name string) uint8 {
	if cell, err := hexmap.ParseCell(name); err == nil {
		if hex := in.game.hexOf(cell); hex != noHex {
			return hex
		}
	}
	in.unread(field, name, "a hex of the map")
	return noHex
}

// goods reads goods that a city or a space has room for.
func (in *inspection) goods(field, letters string, most int) load {
	goods, err := ParseGoods(letters)
	if err != nil || goods.Len() > most {
		in.unread(field, letters, fmt.Sprintf("goods by their letters R B Y P E, %d at the most", most))
		return 0
	}
	return loadOf(goods)
}

// mostGoods is more than a city ever has: what is printed and one set (MAP-3,
// CITY-9).
const mostGoods = mostPrinted + 3

func (doc *positionDocument) packCities(in *inspection) {
	for i, city := range doc.Cities {
		field := fmt.Sprintf("cities[%d]", i)
		hex := in.hex(field+".hex", city.Hex)
		colour, err := ParseColour(city.Colour)
		if err != nil {
			in.unread(field+".colour", city.Colour, expectedColour)
		}
		goods := in.goods(field+".goods", city.Goods, mostGoods)
		if hex == noHex || in.game.stopAt[hex] == noStop {
			in.fault(field+".hex", CityOnTown, "%s is neither a city nor a town", city.Hex)
			continue
		}
		at := &in.stops[in.game.stopAt[hex]]
		*at = stopOf(colour) | stop(goods)
		if city.Grown {
			*at |= stopGrown
		}
		in.hexes[hex] = hexState(cityContent)
	}
	if len(doc.Supply) != in.game.spaces {
		in.fault("supply", MapIsData, "there are %d spaces, and the map has %d", len(doc.Supply), in.game.spaces)
		return
	}
	for i, letters := range doc.Supply {
		in.supply[i] = in.goods(fmt.Sprintf("supply[%d]", i), letters, in.game.setSize)
	}
}

// What bounds the numbers of a position that is read, so that no game that goes
// on from it reaches the limits of a State. A game stays far below.
const (
	mostMoney = 20_000
	mostSteps = 5_000
)

func (doc *positionDocument) packPlayers(in *inspection) {
	if len(doc.Players) != int(in.game.seats) {
		in.fault("players", SetupPlayers, "there are %d, and %d play", len(doc.Players), in.game.seats)
		return
	}
	for i, from := range doc.Players {
		p := &in.players[i]
		seat := Seat(i + 1)
		p.money = int32(in.number(playerField(seat, "money"), from.Money, mostMoney))
		p.points = int16(in.number(playerField(seat, "points"), from.Points, mostSteps))
		if p.income = from.Income; p.income < lowestSteps || p.income > mostSteps {
			in.unread(playerField(seat, "income"), p.income, fmt.Sprintf("steps from %d to %d", lowestSteps, mostSteps))
		}
		p.locomotive = uint8(in.number(playerField(seat, "locomotive"), from.Locomotive, mostLevel))
		p.dealt = ActionTile(in.number(playerField(seat, "dealt"), from.Dealt, NumActionTiles))
		if from.Action != "" {
			tile, err := ParseActionTile(from.Action)
			if err != nil {
				in.unread(playerField(seat, "action"), from.Action, expectedActionTile)
			}
			p.action = tile
		}
		if p.bid = from.Bid; p.bid < noBid || p.bid > MostNumber {
			in.unread(playerField(seat, "bid"), p.bid, "a bid, or -1 for none")
		}
		for flag, so := range map[playerFlags]bool{
			flagPending: from.Pending, flagImproved: from.Improved, flagEliminated: from.Eliminated,
		} {
			if so {
				p.set(flag)
			}
		}
	}
}

// playerField is where JSON says something of a seat.
func playerField(seat Seat, field string) string { return fmt.Sprintf("players[%d].%s", seat-1, field) }

func (doc *positionDocument) packTrack(in *inspection) {
	for i, text := range doc.Track {
		field := fmt.Sprintf("track[%d]", i)
		name, words, _ := strings.Cut(text, " ")
		hex := in.hex(field, name)
		tile, err := track.ParseTile(words)
		content := contentOf[tile]
		switch {
		case hex == noHex:
		case err != nil || content == 0 || tile.String() != words:
			in.unread(field, words, "the tracks or exits of a tile, as in E-W+NE-SW")
		case in.hexes[hex] != 0:
			in.fault(field, BuildOnEmptyHex, "%s holds something already", name)
		default:
			if v := in.judgeTile(KindBuild, hex, 0, content); !v.legal() {
				in.fault(field, v.rule, "such a tile cannot lie there")
			}
			if closed := edgesOf[content] &^ in.game.open[hex]; closed != 0 {
				in.fault(field, BuildNotOverClosedEdges, "the edge %s is closed", closed.first())
			}
			in.hexes[hex] = hexState(content)
		}
	}
}

// packLinks finds the links that the track makes, and gives them their owners.
func (doc *positionDocument) packLinks(in *inspection) {
	for hex := range in.hexes {
		content := in.hexes[hex].content()
		if content == cityContent {
			continue
		}
		for d := range edgesOf[content].all {
			in.hexes[hex] = in.hexes[hex].withClaim(d, claimOfNobody)
			if beyond, back := in.game.cross(uint8(hex), d); in.hexes[beyond].isCity() {
				in.hexes[beyond] = in.hexes[beyond].withClaim(back, claimOfNobody)
			}
		}
	}
	for i, link := range doc.Links {
		field := fmt.Sprintf("links[%d]", i)
		name, edge, _ := strings.Cut(link.From, "/")
		hex := in.hex(field+".from", name)
		d, err := hexmap.ParseDirection(edge)
		owner := in.seat(field+".owner", link.Owner)
		if hex == noHex || err != nil || !in.hexes[hex].content().isExits() {
			in.unread(field+".from", link.From, "a stop and an edge, as in c5/E")
			continue
		}
		beyond, back := in.game.cross(hex, d)
		if in.hexes[hex].isCity() && beyond != noHex && in.hexes[beyond].isCity() { // CITY-7
			in.hexes[hex] = in.hexes[hex].withClaim(d, claimOfNobody)
			in.hexes[beyond] = in.hexes[beyond].withClaim(back, claimOfNobody)
		}
		if in.hexes[hex].claim(d) == 0 {
			in.fault(field+".from", LinkEnds, "no link leaves %s at %s", name, edge)
			continue
		}
		c := claimOf(owner)
		if link.Extended {
			c |= claimExtended
		}
		in.hexes[hex] = in.hexes[hex].withClaim(d, c)
		in.markBeyond(hex, d, c)
	}
}

// count sets what is carried along: bag, new cities, growth markers, faces on the
// board, open ends and complete links. Where more is used than there is, it is a
// fault.
func (in *inspection) count() {
	left := func(field string, rule Rule, n int) int {
		if n < 0 {
			in.fault(field, rule, "%d more are used than there are", -n)
		}
		return max(n, 0)
	}
	for c := range Colours() {
		goods, cities := in.game.parts.Goods[c], in.game.parts.Cities[c]
		for i, stop := range in.stops {
			goods -= stop.goods().count(c)
			if stop.colour() == c && in.game.printed[i] == 0 {
				cities--
			}
		}
		for _, set := range in.supply {
			goods -= set.count(c)
		}
		in.bag = in.bag.Add(c, left("cities", ComponentGoods, goods))
		in.newCities[c] = uint8(left("cities", ComponentCities, cities))
	}
	grown := 0
	for i := range in.game.stopHex {
		if in.game.printed[i] != 0 && in.stops[i].grown() {
			grown++
		}
	}
	in.growth = uint8(left("cities", ComponentCities, in.game.parts.Growth-grown))
	in.recount()
	if !in.game.stock.fits(&in.faces) {
		in.fault("track", ComponentTiles, "there are not enough tiles to show all this track")
	}
}

// recount works out anew what follows from the hexes: the faces on the board and
// those that are short of tiles, the open ends, and the complete links.
func (s *State) recount() {
	s.ends, s.faces, s.short = hexSet{}, faceCount{}, 0
	for i := range s.players {
		s.players[i].links = 0
	}
	for hex := range s.hexes {
		if face := s.game.faceOf[s.hexes[hex].content()]; face != NoFace {
			s.faces[face]++
		}
		if s.openEdges(uint8(hex)) != 0 {
			s.ends.add(uint8(hex))
		}
	}
	if s.game.stock.fits(&s.faces) {
		for face := range s.game.parts.Faces {
			s.short |= s.game.stock.short(face, &s.faces)
		}
	}
	for link := range s.Links() {
		if link.Complete {
			s.countLink(link.Owner, +1)
		}
	}
}
