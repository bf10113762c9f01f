package steam

import (
	"errors"
	"fmt"
	"sync"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
)

// A Setup says what is played. The zero Setup with a number of Players is the
// base game, with an auction of the first order, on a map that ships.
type Setup struct {
	// Players is the number of players, 3 to 6 (SETUP-1).
	Players int
	// Map is what is played on; nil is [DefaultMap].
	Map *hexmap.Map
	// Components are what is in the box; nil is [StandardComponents].
	Components *Components
	// Variant is the base game or the standard game.
	Variant Variant
	// Order is how the base game finds the order of the first turn. The standard
	// game knows no choice (STD-2): there it is the zero FirstOrder.
	Order FirstOrder
}

// A Variant is one of the two games of the rulebook. The zero Variant is the base
// game.
type Variant uint8

// The two games.
const (
	Base     Variant = iota // MONEY, ORDER, INCOME
	Standard                // STD
)

var variantWords = [...]string{"base", "standard"}

// isValid reports whether v is one of the two.
func (v Variant) isValid() bool { return v <= Standard }

// String returns the word of a record's header: base or standard.
func (v Variant) String() string {
	if !v.isValid() {
		return fmt.Sprintf("Variant(%d)", uint8(v))
	}
	return variantWords[v]
}

// parseVariant reads base or standard. Its error is a [*hexmap.ParseError].
func parseVariant(word string) (Variant, error) { return parseWord[Variant](word, variantWords[:]) }

// A FirstOrder is how the base game finds the order of the first turn. The zero
// FirstOrder is an auction.
type FirstOrder uint8

// The two ways.
const (
	OrderAuctioned FirstOrder = iota // ORDER-3
	OrderRandom                      // ORDER-2
)

var firstOrderWords = [...]string{"auction", "random"}

// isValid reports whether o is one of the two.
func (o FirstOrder) isValid() bool { return o <= OrderRandom }

// String returns the word of a record's header: auction or random.
func (o FirstOrder) String() string {
	if !o.isValid() {
		return fmt.Sprintf("FirstOrder(%d)", uint8(o))
	}
	return firstOrderWords[o]
}

// parseFirstOrder reads auction or random. Its error is a [*hexmap.ParseError].
func parseFirstOrder(word string) (FirstOrder, error) {
	return parseWord[FirstOrder](word, firstOrderWords[:])
}

// parseWord reads one of two words.
func parseWord[T ~uint8](word string, words []string) (T, error) {
	for i, w := range words {
		if word == w {
			return T(i), nil
		}
	}
	return 0, parse.Misread(word, "{one} or {other}", "one", words[0], "other", words[1])
}

// MaxHexes is the number of hexes that a map may have, water included (MAP-1): 160.
const MaxHexes = 160

// withDefaults fills in what a Setup leaves to the library.
func (setup Setup) withDefaults() Setup {
	if setup.Map == nil {
		setup.Map = DefaultMap(setup.Players)
	}
	if setup.Components == nil || setup.Components.same(standard()) {
		setup.Components = standard()
	}
	return setup
}

// comes reports whether map and components are the very ones that come with the
// library.
func (setup Setup) comes() bool { return isShipped(setup.Map) && setup.Components == standard() }

// check lists all faults of a setup, joined.
func (setup Setup) check() error {
	var faults []error
	fault := func(field string, rule Rule, reason string, parts ...any) {
		faults = append(faults, &family.SetupError{Field: field, Rule: rule, Reason: Refusal(reason, parts...)})
	}
	players := setup.Players >= MinSeats && setup.Players <= MaxSeats
	if !players {
		fault("players", setupPlayers, "setup-players", "players", setup.Players)
	}
	var board, parts error
	if !setup.comes() {
		board, parts = mapFaults(setup.Map), setup.Components.Validate()
	}
	if board != nil {
		fault("map", 0, "setup-map", "faults", board)
	}
	if parts != nil {
		fault("components", 0, "setup-components", "faults", parts)
	}
	if players && board == nil && parts == nil {
		if drawn, all := setup.goodsDrawn(), setup.goodsThere(); drawn > all { // MAP-6
			fault("map", mapGoodsSuffice, "setup-goods", "map", setup.Map.Name(), "drawn", drawn, "number", all)
		}
	}
	if !setup.Variant.isValid() {
		fault("rules", 0, "setup-variant", "variant", setup.Variant)
	}
	switch {
	case !setup.Order.isValid():
		fault("order", 0, "setup-order", "order", setup.Order)
	case setup.Variant == Standard && setup.Order != 0:
		fault("order", standardFirstOrder, "setup-no-order")
	}
	return errors.Join(faults...)
}

// cityStarts is the number of goods with which a printed city starts (SETUP-2).
func (setup Setup) cityStarts(hex int) int {
	_, n := PrintedCity(setup.Map, hex)
	if setup.Players == 3 && isSparse(setup.Map) {
		n--
	}
	return n
}

// setSize is the number of goods of a set of the supply (SETUP-3).
func (setup Setup) setSize() int {
	if setup.Players == 3 {
		return 2
	}
	return 3
}

// goodsDrawn is the number of goods that the setup draws.
func (setup Setup) goodsDrawn() int {
	n := supplySpaces(setup.Map) * setup.setSize()
	for hex := range setup.Map.Cities() {
		n += setup.cityStarts(hex)
	}
	return n
}

// goodsThere is the number of goods in the box.
func (setup Setup) goodsThere() (n int) {
	for _, count := range setup.Components.Goods {
		n += count
	}
	return n
}

// New returns the position in which a game of that setup begins: the goods of the
// first city are about to be drawn. Every fault of the setup is in the error at
// once, each a [*family.SetupError], joined.
func New(setup Setup) (State, error) {
	g, err := gameOf(setup)
	if err != nil {
		return State{}, err
	}
	s := State{game: g}
	for colour := range Colours() {
		s.bag = s.bag.Add(colour, g.parts.Goods[colour]) // COMP-1
		s.newCities[colour] = uint8(g.parts.Cities[colour])
	}
	s.growth = uint8(g.parts.Growth)
	for stop, hex := range g.stopHex {
		if colour := g.printed[stop]; colour != 0 {
			s.hexes[hex] = hexState(cityContent)
			s.stops[stop] = stopOf(colour)
		}
	}
	for i := range s.players[:g.seats] {
		s.players[i] = player{locomotive: 1, bid: noBid} // SETUP-4
	}
	for face := range g.parts.Faces {
		s.short |= g.stock.short(face, &s.faces) & (1 << face)
	}
	s.beginSetup()
	return s, nil
}

// Setup returns what is played; the zero Setup of the zero State. Its Map is set, and
// its Components are a copy.
func (s *State) Setup() Setup {
	if s.game == nil {
		return Setup{}
	}
	setup := s.game.setup
	setup.Components = setup.Components.clone()
	return setup
}

// Map returns the map that is played on; nil for the zero State. It allocates nothing.
func (s *State) Map() *hexmap.Map {
	if s.game == nil {
		return nil
	}
	return s.game.setup.Map
}

// canonical is the setup as one text, map and components in full: setups with
// the same text are the same.
func (setup Setup) canonical() string {
	return string(setup.appendHeader([]byte("game steam\n"))) + setup.Map.String() + setup.Components.String()
}

// appendHeader appends the header of a record behind its first line.
func (setup Setup) appendHeader(dst []byte) []byte {
	board, _ := setup.mapNames()
	components, _ := setup.componentsNames()
	dst = fmt.Appendf(dst, "players %d\nmap %s\ncomponents %s\nrules %s\n", setup.Players, board, components, setup.Variant)
	if setup.Variant == Base {
		dst = fmt.Appendf(dst, "order %s\n", setup.Order)
	}
	return dst
}

// mapNames are what a record and JSON call the map.
func (setup Setup) mapNames() (inHeader, inJSON string) {
	return family.Named(setup.Map, setup.Map.Name(), ".map", ShippedMap, (*hexmap.Map).Equal)
}

// componentsNames are what a record and JSON call the components.
func (setup Setup) componentsNames() (inHeader, inJSON string) {
	return family.Named(setup.Components, setup.Components.Name, ".components", ShippedComponents, (*Components).Equal)
}

// ID returns sixteen hexadecimal digits that name what is played. They begin the SHA-256
// of its text: the header of a record, then map and components in full, each as it is
// printed. It is "" for a setup that [New] refuses.
func (setup Setup) ID() string {
	setup = setup.withDefaults()
	if setup.check() != nil {
		return ""
	}
	return archive.ID(setup.canonical())
}

// setupID is the ID of the setup of a position, "" of the zero State.
func (s *State) setupID() string {
	if s.game == nil {
		return ""
	}
	return s.game.id
}

// shippedSetups is every setup of maps and components that ship, by ID.
var shippedSetups = sync.OnceValue(func() map[string]Setup {
	all := make(map[string]Setup)
	for m := range ShippedMaps() {
		for players := MinSeats; players <= MaxSeats; players++ {
			for _, game := range []Setup{{}, {Order: OrderRandom}, {Variant: Standard}} {
				game.Players, game.Map, game.Components = players, m, standard()
				all[game.ID()] = game
			}
		}
	}
	return all
})
