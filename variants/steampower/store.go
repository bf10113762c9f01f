package steampower

import (
	"math"
	"math/bits"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"

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
	n := 0
	for a.List("players", seats, MaxSeats); a.Next(); n++ {
		if a.Index() < seats {
			s.playerFields(a, Seat(a.Index()+1))
		} else {
			a.Fail(stateError(a.Path(), setupPlayers, why("players", "seats", seats)))
		}
	}
	if n < seats && a.Reading() {
		a.Fail(stateError("players", setupPlayers, why("players", "seats", seats)))
	}
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
