package steampower

import (
	"cmp"
	"math"
	"math/bits"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/archive"
)

// How a position is stored: what its fields are, on the line and in JSON alike.
// [State.AppendText] and [State.MarshalJSON] say what they mean. What does not follow
// from the rest is stored: links, networks and what is left in the supply do.

// What bounds a position that was read, so that no game that goes on from it
// reaches the limits of a State. A game of the longest kind stays far below.
const (
	mostRounds = 30_000
	mostMoney  = 30_000
)

// fields writes or reads a position, but for its setup. What no game has room for is
// not read; what cannot be for another reason is for inspect to judge.
func (s *State) fields(a *archive.Archive) {
	seats := int(s.game.seats)
	archive.Choice(a, "phase", &s.phase, &phaseChoices)
	archive.Number(a, "round", &s.round, 0, mostRounds)
	archive.Number(a, "seat", &s.seat, 0, seats)
	archive.Number(a, "quiet", &s.quiet, 0, longestQuiet)
	archive.Number(a, "left", &s.left, 0, actionsOfTurn)
	archive.Number(a, "deals", &s.deals, 0, handAtStart)
	archive.Number(a, "contract", &s.contract, 0, s.game.parts.NumContracts())
	archive.Text(a, "goods", &s.asked, &goodsForm)
	a.Bool("productive", &s.productive)
	for a.Array("cities", s.game.numCities); a.Next(); {
		s.cityFields(a, a.Index())
	}
	s.trackField(a)
	if a.Reading() {
		s.hands[Nobody] = s.game.allContracts
	}
	a.Players(seats, func(i int) { s.playerFields(a, Seat(i+1)) }, s.game.wrongPlayers)
}

// wrongPlayers is what is wrong with another number of players than the game has.
func (g *game) wrongPlayers() error {
	return stateError("players", setupPlayers, why("players", "seats", int(g.seats)))
}

// phaseChoices are the phases by their words.
var phaseChoices = archive.Choices{Least: 1, Words: phaseWords[:], Expected: parse.Say("a phase: city, deal, act, build, ship, bonus or over")}

// goodsForm is goods that are asked for, or none.
var goodsForm = archive.Form[Goods]{
	Append: func(dst []byte, goods Goods) []byte { return append(dst, goods.String()...) },
	Parse: func(text string) (Goods, bool) {
		if text == "" {
			return 0, true
		}
		goods, err := parseGoods(text)
		return goods, err == nil
	},
	Expected: parse.Say(expectedGoods),
}

// tileChoices are the colours of city tiles, or none.
var tileChoices = archive.Choices{
	Words: append([]string{""}, strings.Split(colourLetters, "")...), Expected: parse.Say(expectedColour),
}

// cityFields is a city space.
func (s *State) cityFields(a *archive.Archive, city int) {
	hex, tile, factory, goods := s.game.cities[city], s.tileAt(city), s.factoryAt(city), s.goodsAt(city)
	a.Object("")
	archive.Text(a, "hex", &hex, &s.game.forms.hex)
	if a.Reading() && hex != s.game.cities[city] {
		a.Fail(stateError(a.Path(), mapCitySpaces, why("city-space", "hex", s.game.names[hex], "place", s.game.names[s.game.cities[city]])))
	}
	archive.Choice(a, "tile", &tile, &tileChoices)
	archive.Number(a, "factory", &factory, 0, int(s.game.seats))
	archive.Number(a, "goods", &goods, 0, mostOfBonus)
	a.End()
	if !a.Reading() {
		return
	}
	if tile != 0 {
		s.tiles[tile-1] |= 1 << city
	}
	if factory != Nobody {
		s.factories[factory-1] |= 1 << city
	}
	s.putGoods(city, goods)
}

// A railsField is what lies in a hex as it is stored: a track or two, which need not
// make a crossing.
type railsField struct {
	hex    uint8
	tracks [2]OwnedTrack
}

func (s *State) trackField(a *archive.Archive) {
	var all [MaxHexes]railsField
	n := 0
	for hex := range s.game.names {
		if r := s.rails[hex]; r != 0 && a.Writing() {
			all[n] = railsField{uint8(hex), [2]OwnedTrack{{r.first(), r.firstOwner()}, {r.second(), r.secondOwner()}}}
			n++
		}
	}
	for a.List("track", n, MaxHexes); a.Next(); {
		here := &all[a.Index()]
		archive.Text(a, "", here, &s.game.forms.rails)
		if a.Reading() {
			s.putRails(a, here)
		}
	}
}

// putRails puts track into a hex, if it can be there.
func (s *State) putRails(a *archive.Archive, here *railsField) {
	if s.rails[here.hex] != 0 {
		a.Fail(stateError(a.Path(), trackOnEmptyHex, why("hex-twice", "hex", s.game.names[here.hex])))
	}
	for _, t := range here.tracks {
		there := s.rails[here.hex]
		switch {
		case t.Track == 0:
		case t.Owner > s.game.seats:
			a.Fail(stateError(a.Path(), setupPlayers, why("seat-not-playing", "seat", t.Owner)))
		case !s.game.room[here.hex].has(t.Track):
			a.Fail(stateError(a.Path(), s.noRoom(int(here.hex), t.Track).rule, why("track-no-room", "track", t.Track, "hex", s.game.names[here.hex])))
		case there != 0 && !crossing(there.first()).has(t.Track):
			a.Fail(stateError(a.Path(), trackSharesHex, why("no-crossing", "track", t.Track, "hex", s.game.names[here.hex])))
		case there != 0:
			s.rails[here.hex] = there.crossedBy(t.Track, t.Owner)
		default:
			s.rails[here.hex] = railsOf(t.Track, t.Owner)
		}
	}
}

func (s *State) playerFields(a *archive.Archive, seat Seat) {
	a.Object("")
	archive.Number(a, "money", &s.money[seat-1], 0, mostMoney)
	s.contractsField(a, "hand", &s.hands[seat])
	s.contractsField(a, "fulfilled", &s.fulfilled[seat-1])
	s.lostField(a, seat)
	a.End()
}

// contractsField is contracts. Read, they are taken out of the bag, where all are
// that are nowhere else.
func (s *State) contractsField(a *archive.Archive, name string, set *uint64) {
	rest := *set
	for a.List(name, bits.OnesCount64(*set), MaxContracts); a.Next(); {
		number := bits.TrailingZeros64(rest) + 1
		rest &= rest - 1
		archive.Number(a, "", &number, 0, MaxContracts)
		if !a.Reading() {
			continue
		}
		if !Contracts(s.hands[Nobody]).Has(number) {
			a.Fail(stateError(a.Path(), componentsContracts, why("contract-elsewhere", "contract", number)))
			continue
		}
		s.hands[Nobody] &^= bitOf(number)
		*set |= bitOf(number)
	}
}

// lostField is contracts that a player knows of: each was drawn out of their hand, and
// is in the hand of one of the seats that stand beside it.
func (s *State) lostField(a *archive.Archive, seat Seat) {
	var all uint64
	for other := Seat(1); other <= s.game.seats; other++ {
		all |= uint64(s.Witnessed(seat, other))
	}
	for a.List("lost", bits.OnesCount64(all), MaxContracts); a.Next(); {
		contract := bits.TrailingZeros64(all) + 1
		all &= all - 1
		a.Object("")
		archive.Number(a, "contract", &contract, 0, MaxContracts)
		if a.Reading() && !Contracts(s.game.allContracts).Has(contract) {
			a.Fail(stateError(a.Path(), componentsContracts, why("contract-unknown", "contract", contract)))
		}
		s.handsField(a, seat, contract)
		a.End()
	}
}

// handsField is the seats that may hold a contract, for all that a player has seen.
func (s *State) handsField(a *archive.Archive, seat Seat, contract int) {
	n := 0
	var hands [MaxSeats]Seat
	for other := Seat(1); other <= s.game.seats; other++ {
		if s.Witnessed(seat, other).Has(contract) {
			hands[n] = other
			n++
		}
	}
	for a.List("hands", n, MaxSeats); a.Next(); {
		hand := &hands[a.Index()]
		archive.Number(a, "", hand, 0, int(s.game.seats))
		if !a.Reading() {
			continue
		}
		if *hand == Nobody || *hand == seat {
			a.Fail(stateError(a.Path(), drawFromFullestHand, why("memory-of-seat", "number", int(*hand))))
			continue
		}
		*s.witnessed(seat, *hand) |= bitOf(contract)
	}
}

// fields is a setup, which JSON says and a line does not. Map and components are
// written as they are given here.
func (setup *Setup) fields(a *archive.Archive, board, components string) {
	a.Object("setup")
	archive.Number(a, "players", &setup.Players, 0, math.MaxInt32)
	archive.Shipped(a, "map", &setup.Map, board, ShippedMap, ParseMap)
	archive.Shipped(a, "components", &setup.Components, components, ShippedComponents, ParseComponents)
	a.End()
}

// How hexes and what lies in them are written as text.

// forms are those that the map decides.
type forms struct {
	hex   archive.Form[uint8]
	rails archive.Form[railsField]
}

// layForms makes the forms.
func (g *game) layForms() {
	hex := func(name string) (uint8, bool) {
		cell, err := parseHex(name)
		if err != nil {
			return 0, false
		}
		i, ok := g.board.Index(cell)
		return uint8(i), ok
	}
	appendHex := func(dst []byte, i uint8) []byte {
		dst, _ = g.names[i].AppendText(dst)
		return dst
	}
	g.forms = forms{
		hex: archive.Form[uint8]{Append: appendHex, Parse: hex, Expected: parse.Say(expectedHexOfMap)},
		rails: archive.Form[railsField]{
			Append: func(dst []byte, here railsField) []byte {
				dst = append(appendHex(dst, here.hex), ' ')
				dst = here.tracks[0].append(dst)
				if here.tracks[1].Track != 0 {
					dst = here.tracks[1].append(append(dst, " + "...))
				}
				return dst
			},
			Parse: func(text string) (here railsField, ok bool) {
				name, rest, _ := strings.Cut(text, " ")
				here.hex, ok = hex(name)
				first, second, crossed := strings.Cut(rest, " + ")
				ok = ok && here.tracks[0].parse(first) && (!crossed || here.tracks[1].parse(second))
				return here, ok
			},
			Expected: parse.Say(`a hex of the map, track and owner, as in c5 E-W P1 or c5 E-W P1 + NE-SW P2`),
		},
	}
}

const expectedHexOfMap = "a hex of the map"

// append appends the track and its owner as reports have them.
func (t OwnedTrack) append(dst []byte) []byte {
	dst = append(append(dst, t.Track.String()...), ' ')
	return append(dst, t.Owner.String()...)
}

// parse reads a track and its owner, as in "E-W P1".
func (t *OwnedTrack) parse(text string) bool {
	words, owner, _ := strings.Cut(text, " ")
	one, onTrack := track.Parse(words)
	seat, onOwner := parseSeat(owner)
	*t = OwnedTrack{one, seat}
	return onTrack == nil && onOwner == nil
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
//	phase        what the next move must be
//	round        from 1; 0 in the setup
//	seat         seat whose turn it is, in "deal" the one that draws; 0 in "city" and
//	             "over"
//	quiet        rounds in a row that ended without a link completed, a factory built
//	             or a contract fulfilled
//	left         actions the player may still begin in this turn
//	deals        contracts this player is still to draw, if so many can be
//	contract     being fulfilled, or whose bonus is offered or being taken; else 0
//	goods        still to be provided, in "ship"; else ""
//	productive   whether a link was completed, a factory built or a contract
//	             fulfilled in this round
//	cities       one for each city space, by row, then column
//	  hex          where it is
//	  tile         the letter of its colour, "" before it is drawn
//	  factory      seat of its owner, 0 if there is none
//	  goods        how many lie there
//	track        hex, track and owner, by row, then column, as in "c5 E-W P1" and
//	             "c6 E-W P1 + NE-SW P2"
//	players      one for each seat
//	  money        in dollars
//	  hand         contracts, ascending
//	  fulfilled    contracts, ascending
//	  lost         contracts that were drawn out of their hand, ascending, of which
//	               they know
//	    contract     which
//	    hands        in whose hand it may be, for all that they have seen since
//
// All fields are always there, in this order, and nothing else is. What is in the
// bag, the supply and the stacks, what links there are and whose network is where
// follows from it.
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
