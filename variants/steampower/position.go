package steampower

import (
	"errors"
	"fmt"
	"strings"

	"github.com/railhex/railhex/track"
)

// A stored position as plain data. JSON is this document; the one-line text and
// JSON are packed into a State by the same functions. It holds what does not follow
// from the rest: links, networks and what is left in the supply do.

type positionDocument struct {
	Setup      setupDocument    `json:"setup"`
	Phase      string           `json:"phase"`
	Round      int              `json:"round"`
	Seat       int              `json:"seat"`
	Quiet      int              `json:"quiet"`
	Left       int              `json:"left"`
	Deals      int              `json:"deals"`
	Contract   int              `json:"contract"`
	Goods      string           `json:"goods"`
	Productive bool             `json:"productive"`
	Cities     []cityDocument   `json:"cities"`
	Track      []string         `json:"track"`
	Players    []playerDocument `json:"players"`
}

type setupDocument struct {
	Players    int    `json:"players"`
	Map        string `json:"map"`
	Components string `json:"components"`
}

type cityDocument struct {
	Hex     string `json:"hex"`
	Tile    string `json:"tile"`
	Factory int    `json:"factory"`
	Goods   int    `json:"goods"`
}

type playerDocument struct {
	Money     int            `json:"money"`
	Hand      []int          `json:"hand"`
	Fulfilled []int          `json:"fulfilled"`
	Lost      []lostDocument `json:"lost"`
}

// A lostDocument is a contract that a player knows of: it was drawn out of her
// hand, and is in the hand of one of these.
type lostDocument struct {
	Contract int   `json:"contract"`
	Hands    []int `json:"hands"`
}

// describe unpacks a position.
func describe(s *State) *positionDocument {
	shown := s.Report()
	doc := &positionDocument{
		Setup: describeSetup(s.game.setup),
		Phase: shown.Phase, Round: shown.Round, Seat: shown.Seat, Quiet: shown.Quiet, Left: shown.Left,
		Deals: shown.Deals, Contract: shown.Contract, Goods: shown.Goods, Productive: s.productive,
		Cities: []cityDocument{}, Track: shown.Track, Players: []playerDocument{},
	}
	for _, city := range shown.Cities {
		doc.Cities = append(doc.Cities, cityDocument{city.Hex, city.Tile, city.Factory, city.Goods})
	}
	for seat := Seat(1); seat <= s.game.seats; seat++ {
		p := shown.Players[seat-1]
		doc.Players = append(doc.Players, playerDocument{p.Money, p.Hand, p.Fulfilled, s.describeLost(seat)})
	}
	return doc
}

func (s *State) describeLost(seat Seat) []lostDocument {
	all := []lostDocument{}
	for number := 1; number <= MaxContracts; number++ {
		var hands []int
		for other := Seat(1); other <= s.game.seats; other++ {
			if s.Witnessed(seat, other).Has(number) {
				hands = append(hands, int(other))
			}
		}
		if hands != nil {
			all = append(all, lostDocument{number, hands})
		}
	}
	return all
}

func describeSetup(setup Setup) setupDocument {
	doc := setupDocument{Players: setup.Players, Map: setup.Map.Name(), Components: setup.Components.Name}
	if ships, ok := ShippedMap(doc.Map); !ok || !ships.Equal(setup.Map) {
		doc.Map = setup.Map.String()
	}
	if ships, ok := ShippedComponents(doc.Components); !ok || ships != setup.Components {
		doc.Components = setup.Components.String()
	}
	return doc
}

// setup reads what is played. A text of more than one line is a map or components
// in full, one of a single line a name.
func (doc *setupDocument) setup() (Setup, error) {
	setup := Setup{Players: doc.Players}
	var onMap, onComponents error
	setup.Map, onMap = namedOrWhole(doc.Map, ShippedMap, ParseMap)
	setup.Components, onComponents = namedOrWhole(doc.Components, ShippedComponents, ParseComponents)
	return setup, errors.Join(inField("setup.map", onMap), inField("setup.components", onComponents))
}

func inField(field string, err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("%s: %w", field, err)
}

// namedOrWhole finds what ships under a name, or reads it from its whole text.
func namedOrWhole[T any](text string, shipped func(string) (T, bool), parse func(string) (T, error)) (T, error) {
	if strings.Contains(text, "\n") {
		return parse(text)
	}
	found, ok := shipped(text)
	if !ok {
		return found, misread(text, "a name that ships, or a whole text")
	}
	return found, nil
}

// pack puts a document into the State of an inspection, which holds nothing but
// its game. What no position can hold is told as its fault.
func (doc *positionDocument) pack(in *inspection) {
	in.phase = in.phaseNamed(doc.Phase)
	in.round = uint16(in.number("round", doc.Round, mostRounds))
	in.seat = Seat(in.number("seat", doc.Seat, int(in.game.seats)))
	in.quiet = uint8(in.number("quiet", doc.Quiet, longestQuiet))
	in.left = uint8(in.number("left", doc.Left, actionsOfTurn))
	in.deals = uint8(in.number("deals", doc.Deals, handAtStart))
	in.contract = uint8(in.number("contract", doc.Contract, in.game.parts.NumContracts()))
	in.productive = doc.Productive
	if doc.Goods != "" {
		goods, err := ParseGoods(doc.Goods)
		if err != nil {
			in.fault("goods", 0, "%v", err)
		}
		in.asked = goods
	}
	in.packCities(doc.Cities)
	for i, text := range doc.Track {
		in.packTrack(fmt.Sprintf("track[%d]", i), text)
	}
	in.packPlayers(doc.Players)
}

// phaseNamed is the phase of a word.
func (in *inspection) phaseNamed(word string) Phase {
	for p := range Phases() {
		if p.String() == word {
			return p
		}
	}
	in.fault("phase", 0, "%v", misread(word, "a phase: city, deal, act, build, ship, bonus or over"))
	return PhaseAct
}

// number is a number of a document that fits where it is packed.
func (in *inspection) number(field string, n, most int) int {
	if n < 0 || n > most {
		in.fault(field, 0, "it is %d, and can be 0 to %d", n, most)
		return 0
	}
	return n
}

func (in *inspection) packCities(cities []cityDocument) {
	if len(cities) != in.game.numCities {
		in.fault("cities", MapCitySpaces, "there are %d, and the map has %d city spaces", len(cities), in.game.numCities)
		return
	}
	for city, doc := range cities {
		field := fmt.Sprintf("cities[%d].", city)
		if name := in.game.names[in.game.cities[city]].String(); doc.Hex != name {
			in.fault(field+"hex", MapCitySpaces, "it is %q, and the city space is %s", doc.Hex, name)
		}
		in.packCity(field, city, doc.Tile, doc.Factory, doc.Goods)
	}
}

// packCity puts on a city space what is said to be there.
func (in *inspection) packCity(field string, city int, tile string, factory, goods int) {
	if tile != "" {
		c, err := ParseColour(tile)
		if err != nil {
			in.fault(field+"tile", 0, "%v", err)
			return
		}
		in.tiles[c-1] |= 1 << city
	}
	if owner := in.number(field+"factory", factory, int(in.game.seats)); owner != 0 {
		in.factories[owner-1] |= 1 << city
	}
	in.putGoods(city, in.number(field+"goods", goods, mostOfBonus))
}

// packTrack puts into a hex what a text says of it: "c5 E-W P1 + NE-SW P2".
func (in *inspection) packTrack(field, text string) {
	words := strings.Split(text, " ")
	hex := -1
	if cell, err := parseHex(words[0]); err == nil {
		if i, ok := in.game.board.Index(cell); ok {
			hex = i
		}
	}
	switch {
	case hex < 0:
		in.fault(field, MapHexes, "%q is no hex of the map", words[0])
		return
	case in.rails[hex] != 0:
		in.fault(field, TrackOnEmptyHex, "%s is there twice", words[0])
		return
	case len(words) != 3 && (len(words) != 6 || words[3] != "+"):
		in.fault(field, 0, "it is %q, and should be as \"c5 E-W P1\" or \"c5 E-W P1 + NE-SW P2\"", text)
		return
	}
	for ; len(words) >= 3; words = words[min(3, len(words)):] {
		t, onTrack := track.Parse(words[1])
		owner, onOwner := ParseSeat(words[2])
		if err := errors.Join(onTrack, onOwner); err != nil {
			in.fault(field, 0, "%v", err)
			return
		}
		in.lay(field, hex, t, owner)
	}
}

// lay puts track into a hex, if it can be there.
func (in *inspection) lay(field string, hex int, t track.Track, owner Seat) {
	there := in.rails[hex]
	switch {
	case owner > in.game.seats:
		in.fault(field, SetupPlayers, "%s does not play", owner)
	case !in.game.room[hex].has(t):
		in.fault(field, in.noRoom(hex, t).rule, "%s cannot lie in %s", t, in.game.names[hex])
	case there.second() != 0 || there != 0 && !crossing(there.first()).has(t):
		in.fault(field, TrackSharesHex, "%s does not make a crossing with what lies in %s", t, in.game.names[hex])
	case there != 0:
		in.rails[hex] = there.crossedBy(t, owner)
	default:
		in.rails[hex] = railsOf(t, owner)
	}
}

func (in *inspection) packPlayers(players []playerDocument) {
	if len(players) != int(in.game.seats) {
		in.fault("players", SetupPlayers, "there are %d, and %d play", len(players), in.game.seats)
		return
	}
	in.hands[Nobody] = in.game.allContracts
	for i, doc := range players {
		seat := Seat(i + 1)
		in.money[i] = uint16(in.number(playerField(seat, "money"), doc.Money, mostMoney))
		in.hands[seat] = in.take(playerField(seat, "hand"), doc.Hand)
		in.fulfilled[i] = in.take(playerField(seat, "fulfilled"), doc.Fulfilled)
		for j, lost := range doc.Lost {
			in.packLost(playerField(seat, fmt.Sprintf("lost[%d]", j)), seat, lost)
		}
	}
}

// take takes contracts out of the bag, where all are that are nowhere else.
func (in *inspection) take(field string, numbers []int) (set uint64) {
	for i, number := range numbers {
		if !Contracts(in.hands[Nobody]).Has(number) {
			in.fault(fmt.Sprintf("%s[%d]", field, i), ComponentsContracts, "contract %d is elsewhere, or there is none", number)
			continue
		}
		in.hands[Nobody] &^= bitOf(number)
		set |= bitOf(number)
	}
	return set
}

func (in *inspection) packLost(field string, seat Seat, lost lostDocument) {
	if !Contracts(in.game.allContracts).Has(lost.Contract) {
		in.fault(field, ComponentsContracts, "there is no contract %d", lost.Contract)
		return
	}
	for _, hand := range lost.Hands {
		if hand < 1 || hand > int(in.game.seats) || Seat(hand) == seat {
			in.fault(field, DrawFromFullestHand, "%d is not the seat of another player", hand)
			continue
		}
		*in.witnessed(seat, Seat(hand)) |= bitOf(lost.Contract)
	}
}

// What bounds a position that was read, so that no game that goes on from it
// reaches the limits of a State. A game of the longest kind stays far below.
const (
	mostRounds = 30_000
	mostMoney  = 30_000
)

// playerField is where JSON says something of a seat.
func playerField(seat Seat, field string) string { return fmt.Sprintf("players[%d].%s", seat-1, field) }
