package steam

import (
	"cmp"
	"fmt"
	"math"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/archive"
)

// How a position is stored: what its fields are, on the line and in JSON alike.
// [State.AppendText] and [State.MarshalJSON] say what they mean.

// fields writes or reads a position, but for its setup. What no game has room for is
// not read; what cannot be for another reason is for inspect to judge.
func (s *State) fields(a *archive.Archive) {
	g := s.game
	archive.Choice(a, "phase", &s.phase, &phaseChoices)
	archive.Number(a, "round", &s.round, 0, g.turns)
	archive.Number(a, "cycle", &s.cycle, 0, 2)
	archive.Number(a, "filled", &s.next, 0, max(len(g.places), int(g.seats)))
	s.seatsField(a, "order", &s.order)
	s.seatsField(a, "queue", &s.queue)
	s.seatsField(a, "waiting", &s.waiting)
	s.auctionField(a)
	archive.Number(a, "free", &s.auction.free, 0, int(g.seats))
	archive.Number(a, "left", &s.left, 0, tilesOfEngineer)
	s.gainsField(a)
	s.citiesField(a)
	for a.Array("supply", g.spaces); a.Next(); {
		archive.Text(a, "", &s.supply[a.Index()], &g.forms.set)
	}
	s.trackField(a)
	s.linksField(a)
	a.Players(int(g.seats), func(i int) { s.players[i].fields(a) }, g.wrongPlayers)
}

// wrongPlayers is what is wrong with another number of players than the game has.
func (g *game) wrongPlayers() error {
	return stateError("players", setupPlayers, why("players", "seats", int(g.seats)))
}

// phaseChoices are the phases by their words.
var phaseChoices = func() archive.Choices {
	c := archive.Choices{Least: 1, Words: make([]string, phaseEnd), Expected: parse.Say("a phase of the game, such as build")}
	for p := range phaseTable {
		c.Words[p] = phaseTable[p].word
	}
	return c
}()

// seatsField is seats, none of them twice.
func (s *State) seatsField(a *archive.Archive, name string, list *seatList) {
	for a.List(name, list.len(), MaxSeats); a.Next(); {
		seat := list.at(a.Index())
		archive.Number(a, "", &seat, 0, int(s.game.seats))
		if !a.Reading() {
			continue
		}
		if seat == Nobody || list.has(seat) {
			a.Reject("a seat that is not there before")
		}
		*list = list.with(seat)
	}
}

func (s *State) auctionField(a *archive.Archive) {
	auction := &s.auction
	if !a.Optional("auction", s.phase == PhaseBid && a.Writing()) {
		return
	}
	var in seatList
	for seat := range auction.in.All() {
		in = in.with(seat)
	}
	s.seatsField(a, "in", &in)
	archive.Number(a, "high", &auction.high, noBid, maxNumber)
	archive.Number(a, "bidder", &auction.bidder, 0, int(s.game.seats))
	archive.Number(a, "asked", &auction.asked, 0, int(s.game.seats))
	a.End()
	if a.Reading() {
		auction.in = seatsOf(in)
		if s.phase == PhaseBid && !s.game.standard() {
			auction.position = uint8(s.order.len() + 1)
		}
	}
}

func (s *State) gainsField(a *archive.Archive) {
	var all [MaxSeats]struct{ seat, points int }
	n := 0
	for seat, points := range s.Gains() {
		all[n].seat, all[n].points = int(seat), points
		n++
	}
	for a.List("gains", n, MaxSeats); a.Next(); {
		gain := &all[a.Index()]
		a.Object("")
		archive.Number(a, "seat", &gain.seat, 0, int(s.game.seats))
		archive.Number(a, "points", &gain.points, 0, MaxLinks)
		a.End()
		if seat := Seat(gain.seat); a.Reading() && seat != Nobody && s.gains.of(seat) == 0 {
			s.gains = s.gains.with(seat, gain.points)
		}
	}
}

// mostGoods is more than a city ever has: what is printed and one set (MAP-3,
// CITY-9).
const mostGoods = mostPrinted + 3

var cityColours = archive.Choices{
	Least: 1, Words: colourWords[:], Expected: parse.Say(expectedColour),
}

// A cityField is a city as it is stored.
type cityField struct {
	hex    uint8
	colour Colour
	goods  load
	grown  bool
}

func (s *State) citiesField(a *archive.Archive) {
	var cities [MaxStops]cityField
	n := 0
	for i, hex := range s.game.stopHex {
		if at := s.stops[i]; at.isCity() {
			cities[n] = cityField{hex, at.colour(), at.goods(), at.grown()}
			n++
		}
	}
	for a.List("cities", n, MaxStops); a.Next(); {
		city := &cities[a.Index()]
		a.Object("")
		archive.Text(a, "hex", &city.hex, &s.game.forms.hex)
		if a.Reading() && s.game.stopAt[city.hex] == noStop {
			a.Fail(stateError(a.Path(), cityOnTown, why("no-stop", "hex", s.game.cells[city.hex])))
		}
		archive.Choice(a, "colour", &city.colour, &cityColours)
		archive.Text(a, "goods", &city.goods, &cityGoods)
		a.Bool("grown", &city.grown)
		a.End()
		if a.Reading() {
			s.putCity(*city)
		}
	}
}

// putCity makes the stop of a hex a city.
func (s *State) putCity(city cityField) {
	at := stopOf(city.colour) | stop(city.goods)
	if city.grown {
		at |= stopGrown
	}
	s.stops[s.game.stopAt[city.hex]] = at
	s.hexes[city.hex] = hexState(cityContent)
}

// A tileField is a tile as it is stored: where it lies, and what it shows.
type tileField struct {
	hex     uint8
	content content
}

func (s *State) trackField(a *archive.Archive) {
	var tiles [MaxHexes]tileField
	n := 0
	for hex := range s.game.cells {
		if c := s.hexes[hex].content(); c != 0 && c != cityContent && a.Writing() {
			tiles[n] = tileField{uint8(hex), c}
			n++
		}
	}
	for a.List("track", n, MaxHexes); a.Next(); {
		tile := &tiles[a.Index()]
		archive.Text(a, "", tile, &s.game.forms.tile)
		if a.Reading() {
			s.putTile(a, *tile)
		}
	}
	if a.Reading() {
		s.claimTrack()
	}
}

// putTile lays a tile that can lie there.
func (s *State) putTile(a *archive.Archive, tile tileField) {
	if s.hexes[tile.hex] != 0 {
		a.Fail(stateError(a.Path(), buildOnEmptyHex, why("hex-twice", "hex", s.game.cells[tile.hex])))
		return
	}
	if v := s.judgeTile(KindBuild, tile.hex, 0, tile.content); !v.legal() {
		a.Fail(stateError(a.Path(), v.rule, why("tile-misplaced")))
	}
	if closed := edgesOf[tile.content] &^ s.game.open[tile.hex]; closed != 0 {
		a.Fail(stateError(a.Path(), buildNotOverClosedEdges, why("edge-closed", "edge", closed.first())))
	}
	s.hexes[tile.hex] = hexState(tile.content)
}

// claimTrack makes links of nobody of all track.
func (s *State) claimTrack() {
	for hex := range s.game.cells {
		content := s.hexes[hex].content()
		if content == 0 || content == cityContent {
			continue
		}
		for d := range edgesOf[content].all {
			s.hexes[hex] = s.hexes[hex].withClaim(d, claimOfNobody)
			if beyond, back := s.game.cross(uint8(hex), d); s.hexes[beyond].isCity() {
				s.hexes[beyond] = s.hexes[beyond].withClaim(back, claimOfNobody)
			}
		}
	}
}

// A linkField is a link as it is stored: where it leaves a stop, and whose it is.
type linkField struct {
	from     end
	owner    Seat
	extended bool
}

// longestList is more than links there are ever: at most four in a town, six in a
// city, and no others.
const longestList = 6 * MaxStops

func (s *State) linksField(a *archive.Archive) {
	var room [64]linkField
	links := room[:0]
	if a.Writing() {
		for from := range s.eachLink {
			c := s.hexes[from.hex].claim(from.edge)
			links = append(links, linkField{from, c.owner(), c.extended()})
		}
	}
	for a.List("links", len(links), longestList); a.Next(); {
		var link linkField
		if a.Writing() {
			link = links[a.Index()]
		}
		a.Object("")
		archive.Text(a, "from", &link.from, &s.game.forms.end)
		if a.Reading() {
			s.findLink(a, link.from)
		}
		archive.Number(a, "owner", &link.owner, 0, int(s.game.seats))
		a.Bool("extended", &link.extended)
		a.End()
		if a.Reading() {
			s.putLink(link)
		}
	}
}

// findLink asks that a link leaves a stop at an edge. One between two cities that are
// neighbours needs no track (CITY-7).
func (s *State) findLink(a *archive.Archive, from end) {
	if !s.hexes[from.hex].content().isExits() {
		a.Reject(expectedEnd)
		return
	}
	beyond, back := s.game.cross(from.hex, from.edge)
	if s.hexes[from.hex].isCity() && beyond != noHex && s.hexes[beyond].isCity() {
		s.hexes[from.hex] = s.hexes[from.hex].withClaim(from.edge, claimOfNobody)
		s.hexes[beyond] = s.hexes[beyond].withClaim(back, claimOfNobody)
	}
	if s.hexes[from.hex].claim(from.edge) == 0 {
		a.Fail(stateError(a.Path(), linkEnds, why("no-link", "hex", s.game.cells[from.hex], "edge", from.edge)))
	}
}

// putLink gives a link its owner.
func (s *State) putLink(link linkField) {
	c := claimOf(link.owner)
	if link.extended {
		c |= claimExtended
	}
	s.hexes[link.from.hex] = s.hexes[link.from.hex].withClaim(link.from.edge, c)
	s.markBeyond(link.from.hex, link.from.edge, c)
}

// What bounds the numbers of a position that is read, so that no game that goes
// on from it reaches the limits of a State. A game stays far below.
const (
	mostMoney = 20_000
	mostSteps = 5_000
)

// actionChoices are the action tiles, or none.
var actionChoices = archive.Choices{
	Words: append([]string{""}, actionTileWords[1:]...), Expected: parse.Say(expectedActionTile),
}

func (p *player) fields(a *archive.Archive) {
	pending, improved, eliminated := p.has(flagPending), p.has(flagImproved), p.has(flagEliminated)
	a.Object("")
	archive.Number(a, "money", &p.money, 0, mostMoney)
	archive.Number(a, "income", &p.income, lowestSteps, mostSteps)
	archive.Number(a, "points", &p.points, 0, mostSteps)
	archive.Number(a, "locomotive", &p.locomotive, 0, mostLevel)
	archive.Number(a, "dealt", &p.dealt, 0, NumActionTiles)
	archive.Choice(a, "action", &p.action, &actionChoices)
	a.Bool("pending", &pending)
	archive.Number(a, "bid", &p.bid, noBid, maxNumber)
	a.Bool("improved", &improved)
	a.Bool("eliminated", &eliminated)
	a.End()
	for i, so := range [...]bool{pending, improved, eliminated} {
		if f := flagPending << i; so && a.Reading() {
			p.set(f)
		}
	}
}

// fields is a setup, which JSON says and a line does not.
func (setup *Setup) fields(a *archive.Archive, board, components string) {
	a.Object("setup")
	archive.Number(a, "players", &setup.Players, 0, math.MaxInt32)
	archive.Shipped(a, "map", &setup.Map, board, ShippedMap, ParseMap)
	archive.Shipped(a, "components", &setup.Components, components, ShippedComponents, ParseComponents)
	archive.Choice(a, "rules", &setup.Variant, &variantChoices)
	if setup.Variant == Base {
		archive.Choice(a, "order", &setup.Order, &firstOrderChoices)
	} else if none := ""; true {
		if a.String("order", &none); none != "" {
			a.Fail(fmt.Errorf("%s: %w", a.Path(), standardFirstOrder))
		}
	}
	a.End()
}

var (
	variantChoices    = archive.Choices{Words: variantWords[:], Expected: parse.Say(expectedVariant)}
	firstOrderChoices = archive.Choices{Words: firstOrderWords[:], Expected: parse.Say(expectedFirstOrder)}
)

// How hexes, goods, tiles and ends of links are written as text.

// forms are those that the setup decides.
type forms struct {
	hex  archive.Form[uint8]
	set  archive.Form[load] // of the supply
	tile archive.Form[tileField]
	end  archive.Form[end]
}

const expectedEnd = "a stop and an edge, as in c5/E"

// layForms makes the forms.
func (g *game) layForms() {
	hex := func(name string) (uint8, bool) {
		cell, err := hexmap.ParseCell(name)
		if err != nil {
			return noHex, false
		}
		i := g.hexOf(cell)
		return i, i != noHex
	}
	appendHex := func(dst []byte, i uint8) []byte {
		dst, _ = g.cells[i].AppendText(dst)
		return dst
	}
	g.forms = forms{
		hex: archive.Form[uint8]{Append: appendHex, Parse: hex, Expected: parse.Say("a hex of the map")},
		set: goodsForm(g.setSize),
		tile: archive.Form[tileField]{
			Append: func(dst []byte, t tileField) []byte {
				dst, _ = tileOf[t.content].AppendText(append(appendHex(dst, t.hex), ' '))
				return dst
			},
			Parse: func(text string) (tileField, bool) {
				name, words, _ := strings.Cut(text, " ")
				i, ok := hex(name)
				tile, err := track.ParseTile(words)
				c := contentOf[tile]
				return tileField{i, c}, ok && err == nil && c != 0
			},
			Expected: parse.Say("a hex of the map and the tracks or exits of a tile, as in c5 E-W+NE-SW"),
		},
		end: archive.Form[end]{
			Append: func(dst []byte, e end) []byte {
				return append(append(appendHex(dst, e.hex), '/'), e.edge.String()...)
			},
			Parse: func(text string) (end, bool) {
				name, edge, apart := strings.Cut(text, "/")
				i, ok := hex(name)
				d, err := hexmap.ParseDirection(edge)
				return end{hex: i, edge: d}, ok && apart && err == nil
			},
			Expected: parse.Say(expectedEnd),
		},
	}
}

var cityGoods = goodsForm(mostGoods)

// goodsForm is goods by their letters, in canonical order, of which a city or a space
// has room for so many.
func goodsForm(most int) archive.Form[load] {
	return archive.Form[load]{
		Append: func(dst []byte, l load) []byte {
			for c := Red; l != 0; c++ {
				for range l & loadMask {
					dst = append(dst, colourLetters[c])
				}
				l >>= loadBits
			}
			return dst
		},
		Parse: func(letters string) (load, bool) {
			if len(letters) > most {
				return 0, false
			}
			goods := load(0)
			for i := range len(letters) {
				c := strings.IndexByte(colourLetters, letters[i])
				if c < int(Red) {
					return 0, false
				}
				goods += oneLoad(Colour(c))
			}
			return goods, true
		},
		Expected: parse.Say("goods by their letters R B Y P E, {n} at the most", "n", most),
	}
}

// AppendText appends the whole position as one line that fits into a log or a URL. The
// setup is named by its [Setup.ID]; [ParseState] reads the line against it. For the zero
// State it appends nothing. The error is always nil.
//
// The line is the fields of [State.MarshalJSON] but the setup, without their names, as
// package archive writes them.
func (s State) AppendText(dst []byte) ([]byte, error) {
	if s.game == nil {
		return dst, nil
	}
	a := archive.AppendLine(dst, s.game.id)
	s.fields(&a)
	return a.Bytes(), nil
}

// MarshalText writes as [State.AppendText] does, into a fresh slice.
func (s State) MarshalText() ([]byte, error) { return s.AppendText(nil) }

// String returns the line of AppendText; "no position" for the zero State.
func (s State) String() string {
	return cmp.Or(parse.String(s.MarshalText()), "no position")
}

// ParseState reads the line of a position, as [State.AppendText] writes it and not
// otherwise, against the setup that it is of. If it is of another one the error is
// a [*family.SetupMismatchError], if the setup is invalid that of [New]. The first field that
// cannot be read is a [*hexmap.ParseError], or a [*family.StateError] if a rule forbids what it
// says. If every field can be read, each invariant that the position breaks (see
// [State.Validate]) is a [*family.StateError]; they are joined.
func ParseState(text string, setup Setup) (State, error) {
	g, err := gameOf(setup)
	if err != nil {
		return State{}, err
	}
	return archive.ParseLine(text, g.id, "map", g.read)
}

// read reads a position of a game and holds it to all invariants.
func (g *game) read(a *archive.Archive) (State, error) {
	read := State{game: g}
	read.fields(a)
	if err := a.Close(); err != nil {
		return State{}, err
	}
	in := inspection{State: &read}
	in.inspect()
	if err := in.Findings.Refusal(); err != nil {
		return State{}, err
	}
	return read, nil
}

// UnmarshalText reads what MarshalText writes of a setup whose map and components
// ship; for others there is [ParseState], and the error is a [*family.SetupMismatchError].
// The empty text is the zero State. On an error s is as it was.
func (s *State) UnmarshalText(text []byte) error {
	return archive.UnmarshalText(s, text, "map", shippedSetups, ParseState)
}

// MarshalJSON returns the whole position as JSON, the setup included; null for the zero
// State. Where a report says the same, the words are the report's:
//
//	setup        what is played
//	  players      how many
//	  map          the name of one that ships, or the whole text of another
//	  components   likewise
//	  rules        "base" or "standard"
//	  order        "auction" or "random", "" in the standard game
//	phase        what the next move must be
//	round        turn of the game, from 1; 0 before the first
//	cycle        1 or 2 in the goods phase, else 0
//	filled       in "goods" cities and spaces that are filled, in "deal" seats that
//	             have a tile; else 0
//	order        seats in turn order; in an auction those who have their place
//	queue        seats still to act, the first of them asked
//	waiting      seats in the order in which an auction of the standard game asks
//	auction      null, or
//	  in           seats still in, ascending
//	  high         the highest bid, -1 before the first
//	  bidder       whose it is, or 0
//	  asked        the seat that is asked
//	free         seat that may still pass and stay in (STD-7), also while capital is
//	             taken before the auction; else 0
//	left         tiles that may still be laid in this build turn
//	gains        points of a delivery that are not taken yet, the seat that chooses next first
//	  seat         who
//	  points       how many
//	cities       all of them, by row, then column
//	  hex          where
//	  colour       which
//	  goods        by their letters
//	  grown        whether it has a growth marker
//	supply       sets on the spaces
//	track        hex and what it holds, by row, then column
//	links        by the stop and the edge where they begin, in that order
//	  from         such as "c5/E"
//	  owner        seat, or 0
//	  extended     whether an incomplete one was extended in this build turn
//	players      one for each seat
//	  money        cash
//	  income       steps, -10 at the least
//	  points       victory points
//	  locomotive   level
//	  dealt        number of the tile dealt, 0 before
//	  action       tile taken in this turn, "" before
//	  pending      whether its growth or urbanisation may still be done
//	  bid          in this auction, -1 if none
//	  improved     whether the locomotive was improved in this goods phase
//	  eliminated   whether the player is bankrupt
//
// All fields are always there, in this order, and nothing else is. What is in the
// bag, which tiles are left and where links end follows from it.
func (s State) MarshalJSON() ([]byte, error) {
	if s.game == nil {
		return []byte("null"), nil
	}
	a := archive.AppendJSON(make([]byte, 0, usualJSON))
	s.game.setup.fields(&a, s.game.boardText, s.game.partsText)
	s.fields(&a)
	return a.Bytes(), nil
}

// usualJSON is how long the JSON of a position mostly is at the most.
const usualJSON = 3 << 10

// UnmarshalJSON reads what MarshalJSON writes, with the fields in any order; null
// leaves s as it is. The first field that is missing, unknown, there twice or of
// another kind is a [*hexmap.ParseError], or a [*family.StateError] if a rule forbids what it says.
// The faults of a setup are those of [New]. If every field can be read, each invariant
// that the position breaks (see [State.Validate]) is a [*family.StateError]; they are joined. On
// an error s is as it was.
func (s *State) UnmarshalJSON(text []byte) error {
	return archive.UnmarshalJSON(s, text, archive.WithSetup((*Setup).fields, gameOf, (*game).read))
}
