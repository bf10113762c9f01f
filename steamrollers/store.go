package steamrollers

import (
	"math"
	"math/bits"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/archive"
)

// How a position is stored: what its fields are, on the line and in JSON alike.
// [State.AppendText] and [State.MarshalJSON] say what they mean.

// fields writes or reads a position, but for its setup. What no game has room for is
// not read; what cannot be for another reason is for inspect to judge.
func (s *State) fields(a *archive.Archive) {
	s.momentFields(a)
	s.diceFields(a)
	s.goodsFields(a)
	s.holdersFields(a)
	s.oliveField(a)
	s.turnFields(a)
}

// phaseChoices are the phases by their words.
var phaseChoices = archive.Choices{Least: 1, Words: phaseWords[:], Expected: parse.Say("a phase of the game, such as draft")}

func (s *State) momentFields(a *archive.Archive) {
	archive.Choice(a, "phase", &s.phase, &phaseChoices)
	archive.Number(a, "round", &s.round, 0, math.MaxUint16)
	archive.Number(a, "start", &s.start, 0, MaxSeats)
	archive.Number(a, "turnOf", &s.turn, 0, MaxSeats)
	archive.Number(a, "quiet", &s.quiet, 0, math.MaxUint8)
}

var blackChoices = archive.Choices{
	Words: blackNames[:], Expected: parse.Say("two types of track, as in straight/gentle"),
}

func (s *State) diceFields(a *archive.Archive) {
	archive.Number(a, "die", &s.die, 0, 6)
	s.whiteField(a)
	archive.Number(a, "reserved", &s.reserved, 0, 6)
	archive.Number(a, "reservedFor", &s.reservedBy, 0, MaxSeats)
	archive.Choice(a, "black", &s.black, &blackChoices)
	archive.Number(a, "wall", &s.wall, 0, 6)
}

// mostOfFace is how many dice of a face a handful counts.
const mostOfFace = 15

// whiteField is the dice that nobody has drafted or reserved, ascending.
func (s *State) whiteField(a *archive.Archive) {
	rest, face := s.white, 1
	for a.List("dice", s.white.Len(), longestList); a.Next(); {
		for a.Writing() && rest.Count(face) == 0 {
			face++
		}
		archive.Number(a, "", &face, 1, 6)
		switch {
		case a.Writing():
			rest = rest.remove(face)
		case s.white.Count(face) == mostOfFace:
			a.Reject("a number that is not there 15 times")
		default:
			s.white = s.white.add(face)
		}
	}
}

// longestList is more than any list of a position holds: there may be 64 hexes.
const longestList = MaxHexes

// digits are the names of cities, tiles and the like.
const digits = "0123456789"

func (s *State) goodsFields(a *archive.Archive) {
	a.Object("supply")
	for i := range s.supply {
		archive.Text(a, digits[i+1:i+2], &s.supply[i], &lineForm)
	}
	a.End()
	countsField(a, "bag", &s.bag)
	countsField(a, "removed", &s.removed)
}

// countsField is goods without order.
func countsField(a *archive.Archive, name string, goods *variants.Goods) {
	a.Object(name)
	for good := variants.Yellow; good <= variants.Coal; good++ {
		n := goods.Count(good)
		archive.Number(a, goodLetters[good-1:good], &n, 0, mostOfGood)
		if a.Reading() {
			for range n {
				*goods = goods.Add(good)
			}
		}
	}
	a.End()
}

// The goods in their canonical order, and how many there can be of one.
const (
	goodLetters = "YRGBEK"
	mostOfGood  = 15
)

// holdersFields is what lies in the centre and what each player has.
func (s *State) holdersFields(a *archive.Archive) {
	var tiles, orders placed
	s.tilesField(a, "centre", Nobody, &tiles)
	s.ordersField(a, "orders", Nobody, &orders)
	n := 0
	for a.List("players", int(s.game.seats), longestList); a.Next(); n++ {
		if a.Index() < int(s.game.seats) {
			s.playerFields(a, Seat(a.Index()+1), &tiles, &orders)
		} else {
			a.Fail(stateError("players", setupPlayers, why("players", "seats", int(s.game.seats))))
		}
	}
	if !a.Reading() {
		return
	}
	if n < int(s.game.seats) {
		a.Fail(stateError("players", setupPlayers, why("players", "seats", int(s.game.seats))))
	}
	s.tileSides = tiles.sidesOf(a, actionTiles)
	s.orderSides = orders.sidesOf(a, orderTiles)
}

// placed is which of six tiles were read, and which of them show side b.
type placed struct{ there, b uint8 }

// place notes a tile. It must not be in another place, too.
func (p *placed) place(a *archive.Archive, tiles tileSort, face faceField) bool {
	if p.there>>face.number&1 != 0 {
		a.Fail(stateError(a.Path(), tiles.rule, why("twice-"+tiles.name, "number", face.number)))
		return false
	}
	p.there |= 1 << face.number
	if face.b {
		p.b |= 1 << (face.number - 1)
	}
	return true
}

// sidesOf is the sides of all six; none must be nowhere, unless all are.
func (p *placed) sidesOf(a *archive.Archive, tiles tileSort) sides {
	if p.there == 0 {
		return 0
	}
	for number := 1; number <= 6; number++ {
		if p.there>>number&1 == 0 {
			a.Fail(stateError(tiles.field, tiles.rule, why("lacking-"+tiles.name, "number", number)))
		}
	}
	return sides(p.b) | sidesDrawn
}

// A faceField is a face as it is stored: which tile or order, and whether its side b.
type faceField struct {
	number int
	b      bool
}

func (s *State) tilesField(a *archive.Archive, name string, holder Seat, read *placed) {
	held := s.held(s.tileSides, holder, s.rack.holder)
	for a.List(name, bits.OnesCount8(held), longestList); a.Next(); {
		number := bits.TrailingZeros8(held)
		held &= held - 1
		face, sideways := faceField{number, s.tileSides>>(number-1)&1 != 0}, s.rack.sideways(number)
		if holder == Nobody {
			archive.Text(a, "", &face, &s.game.faceForm)
			sideways = false
		} else {
			a.Object("")
			archive.Text(a, "face", &face, &s.game.faceForm)
			a.Bool("sideways", &sideways)
			a.End()
		}
		if a.Reading() && read.place(a, actionTiles, face) {
			s.rack = s.rack.put(face.number, holder, sideways)
		}
	}
}

func (s *State) ordersField(a *archive.Archive, name string, holder Seat, read *placed) {
	held := s.held(s.orderSides, holder, s.orders.holder)
	for a.List(name, bits.OnesCount8(held), longestList); a.Next(); {
		number := bits.TrailingZeros8(held)
		held &= held - 1
		face := faceField{number, s.orderSides>>(number-1)&1 != 0}
		archive.Text(a, "", &face, &orderForm)
		if a.Reading() && read.place(a, orderTiles, face) {
			s.orders = s.orders.give(face.number, holder)
		}
	}
}

// held is which of six tiles a seat holds, or are in the centre, bit n for tile n; none
// while their sides are not drawn.
func (s *State) held(up sides, seat Seat, holder func(int) Seat) (set uint8) {
	for number := 1; number <= 6 && up.drawn(); number++ {
		of := holder(number)
		if !s.playing(of) {
			of = Nobody
		}
		if of == seat {
			set |= 1 << number
		}
	}
	return set
}

var powerChoices = archive.Choices{
	Words: []string{"", "engine", "rail", "points", "tile", "goods"}, Expected: parse.Say("one of engine, rail, points, tile and goods"),
}

// playerFields is what a player has.
func (s *State) playerFields(a *archive.Archive, seat Seat, tiles, orders *placed) {
	sheet := s.sheetOf(seat)
	a.Object("")
	boxes := sheet.boxes << 1
	setField(a, "boxes", &boxes)
	sheet.boxes = boxes >> 1
	s.trackField(a, sheet)
	s.tilesField(a, "tiles", seat, tiles)
	s.keptField(a, seat)
	own := personalGood(0)
	if s.powers.holder(variants.GoodsPower) == seat {
		own = s.own
	}
	archive.Text(a, "own", &own, &ownForm)
	s.ordersField(a, "orders", seat, orders)
	power := s.Power(seat)
	archive.Choice(a, "power", &power, &powerChoices)
	if a.Reading() && power != 0 {
		if holder := s.powers.holder(power); holder != Nobody {
			a.Fail(stateError(a.Path(), powerInTurn, why("power-twice", "power", power, "seat", holder)))
		}
		s.powers = s.powers.give(power, seat)
	}
	archive.Number(a, "delivery", &sheet.delivered, 0, math.MaxUint16)
	a.End()
	if a.Reading() && own != 0 {
		if power != variants.GoodsPower {
			a.Fail(stateError(playerField(seat, "own"), powerOfGoods, why("own-without-power", "seat", seat)))
		}
		s.own = own
	}
}

func (s *State) keptField(a *archive.Archive, seat Seat) {
	kept := s.kept[seat-1].goods()
	archive.Text(a, "kept", &kept, &goodsForm)
	s.kept[seat-1] = s.kept[seat-1]&^handGoods | hand(kept)
}

// trackField is a sheet, hex by hex.
func (s *State) trackField(a *archive.Archive, sheet *sheet) {
	words := s.game.drawings()
	site := -1
	for a.List("track", sheet.count(), longestList); a.Next(); {
		var text string
		if a.Writing() {
			for site++; sheet.trackAt(site) == 0; {
				site++
			}
			text = words.words[site][sheet.trackAt(site)-1]
		}
		a.String("", &text)
		if a.Reading() {
			s.drawText(a, sheet, text)
		}
	}
}

// drawText draws what is written of a hex, if track can be there.
func (s *State) drawText(a *archive.Archive, sheet *sheet, text string) {
	at, ok := s.game.drawings().of[text]
	if !ok {
		name, ends, _ := strings.Cut(text, " ")
		hex, onHex := hexmap.ParseCell(name)
		t, onTrack := track.Parse(ends)
		if onHex != nil || onTrack != nil {
			a.Reject("a hex and a track, as in c5 E-W")
			return
		}
		site, none := s.game.siteAt(hex)
		switch none {
		case reasonHexCity:
			a.Fail(stateError(a.Path(), buildOutsideCities, why("track-in-city", "hex", hex)))
		case reasonHexLacking:
			a.Fail(stateError(a.Path(), buildInRegion, why("hex-lacking", "board", s.game.board.Name(), "hex", hex)))
		}
		at = drawing{site, t}
	}
	if there := sheet.trackAt(at.site); there != 0 {
		a.Fail(stateError(a.Path(), buildOnEmptyHex, why("hex-drawn", "hex", s.game.names[at.site], "track", there)))
		return
	}
	sheet.draw(at.site, at.track)
}

// turnFields is what is noted of the turn and of the round.
func (s *State) turnFields(a *archive.Archive) {
	archive.Number(a, "acted", &s.acted, 0, math.MaxUint8)
	setField(a, "used", (*uint8)(&s.used))
	setField(a, "usedBefore", (*uint8)(&s.usedBefore))
	setField(a, "facesUsed", (*uint8)(&s.facesUsed))
	for _, mark := range [...]struct {
		name string
		flag flags
	}{{"held2a", flagHeldTwo}, {"settled", flagSettled}, {"fulfilled", flagFulfilled}, {"productive", flagProductive}} {
		so := s.has(mark.flag)
		if a.Bool(mark.name, &so); so {
			s.set(mark.flag)
		}
	}
}

// setField is numbers from 1 to 6, each once and ascending: bit n for n.
func setField(a *archive.Archive, name string, set *uint8) {
	rest := *set
	for a.List(name, bits.OnesCount8(rest), 6); a.Next(); {
		n := bits.TrailingZeros8(rest)
		rest &= rest - 1
		archive.Number(a, "", &n, 1, 6)
		if a.Reading() {
			*set |= 1 << n
		}
	}
}

// oliveField is Olive's sheet and the next step of that turn.
func (s *State) oliveField(a *archive.Archive) {
	there := a.Optional("olive", s.game.solo())
	if a.Err() == nil && there != s.game.solo() {
		if there {
			a.Fail(stateError("olive", setupPlayers, why("olive-does-not-play")))
		}
		a.Fail(stateError("olive", soloSetup, why("olive-without-sheet")))
	}
	if !there {
		return
	}
	var crossed [6]int
	for a.Array("crossed", len(crossed)); a.Next(); {
		crossed[a.Index()] = s.olive.Crossed(a.Index() + 1)
		archive.Number(a, "", &crossed[a.Index()], 0, math.MaxUint8)
	}
	points := s.olive.Delivery()
	archive.Number(a, "delivery", &points, 0, math.MaxUint16)
	archive.Choice(a, "step", &s.step, &stepChoices)
	a.End()
	if a.Reading() {
		s.olive, _ = solo.NewSheet(crossed, points) // which has room for them
	}
}

// stepChoices are the steps of Olive's turn, or none.
var stepChoices = func() archive.Choices {
	c := archive.Choices{Expected: parse.Say(`a step of Olive's, such as "re-roll for the city"`)}
	for step := solo.Step(0); step <= solo.Won; step++ {
		c.Words = append(c.Words, step.String())
	}
	return c
}()

var (
	wallChoices  = archive.Choices{Words: []string{"", hexmap.Medium.String(), hexmap.Hard.String()}, Expected: parse.Say("medium or hard")}
	levelChoices = func() archive.Choices {
		c := archive.Choices{Words: []string{""}, Expected: parse.Say("one of the levels clerk, conductor, machinist, engineer, investor, baron")}
		for level := range solo.Levels() {
			c.Words = append(c.Words, level.String())
		}
		return c
	}()
)

// fields is a setup, which JSON says and a line does not. Board and components are
// written as they are given here.
func (setup *Setup) fields(a *archive.Archive, board, components string) {
	a.Object("setup")
	archive.Number(a, "players", &setup.Players, 0, math.MaxInt32)
	archive.Shipped(a, "board", &setup.Board, board, hexmap.Shipped, hexmap.ParseBoard)
	archive.Shipped(a, "components", &setup.Components, components, variants.ShippedComponents, variants.ParseComponents)
	rest := setup.Modules
	for a.List("modules", bits.OnesCount8(uint8(rest)), longestList); a.Next(); {
		one := rest & -rest
		rest &^= one
		archive.Text(a, "", &one, &moduleForm)
		if a.Reading() && setup.Modules.Has(one) {
			a.Reject(moduleForm.Expected.Key)
		}
		setup.Modules |= one
	}
	archive.Choice(a, "wall", &setup.Wall, &wallChoices)
	archive.Choice(a, "olive", &setup.Olive, &levelChoices)
	a.End()
}
