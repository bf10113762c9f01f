package steamrollers

import (
	"cmp"
	"encoding"
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
	a.Players(int(s.game.seats), func(i int) { s.playerFields(a, Seat(i+1), &tiles, &orders) }, s.game.wrongPlayers)
	if !a.Reading() {
		return
	}
	s.tileSides = tiles.sidesOf(a, actionTiles)
	s.orderSides = orders.sidesOf(a, orderTiles)
}

// wrongPlayers is what is wrong with another number of players than the game has.
func (g *game) wrongPlayers() error {
	return stateError("players", setupPlayers, why("players", "seats", int(g.seats)))
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
		case "hex-city":
			a.Fail(stateError(a.Path(), buildOutsideCities, why("track-in-city", "hex", hex)))
		case "hex-lacking":
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

// How goods, tiles, powers and track are written as text.

// A drawing is track in a site.
type drawing struct {
	site  int
	track track.Track
}

// drawings are the words for track in a hex, such as "c5 E-W".
type drawings struct {
	words [][track.NumTracks]string // by site and track
	of    map[string]drawing
}

// newFaceForm is the face of an action tile of the game.
func (g *game) newFaceForm() archive.Form[faceField] {
	return archive.Form[faceField]{
		Append: func(dst []byte, f faceField) []byte { return append(dst, g.faceOf(f.number, f.b).String()...) },
		Parse: func(text string) (faceField, bool) {
			face, err := variants.ParseFace(text)
			f := faceField{face.Number(), face.Side() == variants.SideB}
			return f, err == nil && face == g.faceOf(f.number, f.b)
		},
		Expected: parse.Say("the face of an action tile of this game, such as 4b"),
	}
}

// wordDrawings makes the words for track.
func (g *game) wordDrawings() *drawings {
	d := &drawings{make([][track.NumTracks]string, len(g.sites)), make(map[string]drawing)}
	for site, name := range g.names {
		for t := range track.Tracks() {
			text := name.String() + " " + t.String()
			d.words[site][t-1] = text
			d.of[text] = drawing{site, t}
		}
	}
	return d
}

// textForm is the form of a value that has a text of its own.
func textForm[T encoding.TextAppender](read func(string) (T, error), expected parse.Key) archive.Form[T] {
	return archive.Form[T]{
		Append: func(dst []byte, value T) []byte {
			dst, _ = value.AppendText(dst)
			return dst
		},
		Parse: func(text string) (T, bool) {
			value, err := read(text)
			return value, err == nil
		},
		Expected: parse.Say(expected),
	}
}

// lineForm is the goods of a city.
var lineForm = textForm(variants.ParseLine, "at most eight of the letters Y R G B E K")

// goodsForm is goods by their letters, in canonical order.
var goodsForm = textForm(variants.ParseGoods, "goods by their letters, in the order Y R G B E K")

// orderForm is the face of an order.
var orderForm = archive.Form[faceField]{
	Append: func(dst []byte, f faceField) []byte {
		return append(dst, variants.OrderFaceOf(f.number, f.b).String()...)
	},
	Parse: func(text string) (faceField, bool) {
		face, err := variants.ParseOrderFace(text)
		return faceField{face.Number(), face.Side() == variants.SideB}, err == nil
	},
	Expected: parse.Say("the face of an order, such as 4b"),
}

// ownForm is a personal good, and its city if it is placed, as in "R3"; nothing for
// none.
var ownForm = archive.Form[personalGood]{
	Append: func(dst []byte, own personalGood) []byte {
		if own == 0 {
			return dst
		}
		dst = append(dst, goodLetters[own.good()-1])
		if own.city() != 0 {
			dst = append(dst, '0'+byte(own.city()))
		}
		return dst
	},
	Parse: func(text string) (own personalGood, ok bool) {
		if text == "" {
			return 0, true
		}
		if len(text) > 2 {
			return 0, false
		}
		good, ok := goodOf(text[:1])
		own = personalGood(good)
		if len(text) == 2 {
			city := int(text[1]) - '0'
			own |= personalGood(city) << 3
			ok = ok && isFace(city)
		}
		return own, ok
	},
	Expected: parse.Say("a good, and the city it lies on if it is placed, as in R3"),
}

// moduleForm is a module by its word.
var moduleForm = textForm(variants.ParseModule, "one of coal, order, power and yucata, each once")

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

// MarshalText writes as AppendText does, into a fresh slice.
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
	return archive.ParseLine(text, g.id, "board", g.read)
}

// read reads a position of a game and holds it to all invariants.
func (g *game) read(a *archive.Archive) (State, error) {
	read := State{game: g}
	read.fields(a)
	if err := a.Close(); err != nil {
		return State{}, err
	}
	in := inspection{State: &read}
	in.carryAlong()
	in.inspect()
	if err := in.Findings.Refusal(); err != nil {
		return State{}, err
	}
	return read, nil
}

// UnmarshalText reads what MarshalText writes of a setup whose board and components
// ship; for others there is [ParseState], and the error is a [*family.SetupMismatchError].
// The empty text is the zero State. On an error s is as it was.
func (s *State) UnmarshalText(text []byte) error {
	return archive.UnmarshalText(s, text, "board", shippedSetups, ParseState)
}

// carryAlong sets what is carried along of all players that were read.
func (in *inspection) carryAlong() {
	for seat := Seat(1); seat <= in.game.seats; seat++ {
		in.kept[seat-1] = in.handOf(in.kept[seat-1].goods()) // the sides of the orders are known now
		if in.hasTracer() {
			in.relink(seat)
		}
	}
	in.carried = true
}

// MarshalJSON returns the whole position as JSON, the setup included; null for the
// zero State. Where a report says the same, the words are the report's:
//
//	setup        what is played
//	  players      how many, 1 against Olive
//	  board        the name of one that ships, or the whole text of another
//	  components   likewise
//	  modules      those of coal, order, power, yucata that are in play
//	  wall         "", "medium" or "hard"
//	  olive        her level, "" if she does not play
//	phase        what the next move must be
//	round        from 1; 0 in the setup
//	start        seat of the start player, 1 in the setup
//	turnOf       seat whose turn it is, also while chance or another player is
//	             asked in it; 0 between rounds and in Olive's turn, but 1 while
//	             the player is asked in that
//	quiet        rounds in a row that ended without a build, an improvement or a
//	             delivery
//	die          value of the die in use, 0 if none is
//	dice         white dice that nobody has drafted or reserved, ascending
//	reserved     die that tile 2b holds, 0 if none
//	reservedFor  seat for which it does, 0 if none
//	black        the two types of the last roll, "" before the first
//	wall         die of the chart of blocked borders, 0 if there is none
//	supply       goods of each city, in solo in the order of the line, else in the
//	             canonical one
//	bag          goods in the bag, coal aside among them
//	removed      goods out of the game
//	centre       faces of the action tiles in the centre, by number
//	orders       faces of the orders still open, by number
//	players      one for each seat
//	  boxes        engine boxes ticked, ascending
//	  track        hex and track, by row, then column
//	  tiles        action tiles held, by number
//	    face         such as "4b"
//	    sideways     whether it lies so
//	  kept         goods delivered and kept for orders
//	  own          personal good and its city, as in "R3"; "R" while it is to be
//	               placed, "" if there is none
//	  orders       faces of the orders fulfilled, by number
//	  power        the starting power taken, "" if none
//	  delivery     points for deliveries
//	olive        null where she does not play
//	  crossed      hexes crossed off in regions 1 to 6
//	  delivery     points for goods removed
//	  step         what comes next in her turn, such as "re-roll for the city";
//	               "won" after she has won at once, "" if her turn is not on
//	acted        actions of this turn that are done, a pass included
//	used         kept tiles that served the action going on, ascending
//	usedBefore   against Olive, kept tiles that served the first action
//	facesUsed    faces used in this round, where YUCATA-1 asks for them
//	held2a       whether tile 2a was held when the first die was drafted, and is
//	             not used yet
//	settled      whether tile 5b has decided the die
//	fulfilled    whether an order was fulfilled in this turn
//	productive   whether somebody built, improved or delivered in this round
//
// All fields are always there, in this order, and nothing else is.
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
