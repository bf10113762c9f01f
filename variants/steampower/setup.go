package steampower

import (
	"errors"
	"fmt"
	"sync"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
)

// A Setup says what is played. The zero Setup with a number of Players is played
// on the library's own valley with its standard components.
type Setup struct {
	// Players is the number of players, 2 to 5 (SETUP-1).
	Players int
	// Map is what is played on; nil is [Valley]. It must be as [ParseMap] reads it.
	Map *hexmap.Map
	// Components are what the box holds; the zero Components are
	// [StandardComponents].
	Components Components
}

// MaxHexes is the number of hexes that a map may have (MAP-2): 160.
const MaxHexes = 160

// MaxCities is the number of city spaces that a map may have (MAP-2): 33.
const MaxCities = 33

// withDefaults fills in what a Setup leaves to the library.
func (setup Setup) withDefaults() Setup {
	if setup.Map == nil {
		setup.Map = Valley()
	}
	if setup.Components == (Components{}) {
		setup.Components = StandardComponents()
	}
	return setup
}

// comes reports whether map and components are those that come with the library,
// the map by its pointer.
func (setup Setup) comes() bool {
	board, _ := ShippedMap(setup.Map.Name())
	parts, ok := ShippedComponents(setup.Components.Name)
	return ok && board == setup.Map && parts == setup.Components
}

// check lists all faults of a setup, joined.
func (setup Setup) check() error {
	var faults []error
	fault := func(field string, rule Rule, reason string, namesAndValues ...any) {
		faults = append(faults, &family.SetupError{Field: field, Rule: rule, Reason: Refusal(reason, namesAndValues...)})
	}
	if setup.Players < 2 || setup.Players > MaxSeats {
		fault("players", setupPlayers, "players", "players", setup.Players)
	}
	parts := &setup.Components
	if !setup.comes() {
		if setup.Map.ReadIn(mapFormat) {
			// it has no faults
		} else if _, err := ParseMap(setup.Map.String()); err != nil {
			fault("map", ruleOf(err), "map", "map", setup.Map.Name(), "faults", err.Error())
		}
		if err := parts.Validate(); err != nil {
			fault("components", componentsOfOnesOwn, "components", "faults", err.Error())
			return errors.Join(faults...)
		}
	}
	cities := 0
	for range setup.Map.Cities() {
		cities++
	}
	if tiles := parts.allCityTiles(); tiles < cities {
		fault("components", componentsOfOnesOwn, "few-city-tiles", "tiles", tiles, "cities", cities)
	}
	if n := parts.NumContracts(); n < handAtStart*setup.Players {
		fault("components", componentsOfOnesOwn, "few-contracts", "contracts", n, "needed", handAtStart*setup.Players)
	}
	return errors.Join(faults...)
}

// ruleOf is the rule that the first of some faults of a text cites, 0 if none.
func ruleOf(err error) Rule {
	var fault *hexmap.ParseError
	if !errors.As(err, &fault) {
		return 0
	}
	rule, _ := book.Find(fault.RuleID)
	return rule
}

// New returns the position in which a game of that setup begins: the first city tile is
// about to be drawn. Every fault of the setup is in the error at once, each a
// [*family.SetupError], joined.
func New(setup Setup) (State, error) {
	g, err := gameOf(setup)
	if err != nil {
		return State{}, err
	}
	s := State{game: g, phase: PhaseCity}
	s.hands[Nobody] = g.allContracts
	for seat := range g.seats {
		s.money[seat] = moneyAtStart // SETUP-5
		s.locomotives[seat] = uint8(g.parts.Locomotives)
	}
	for k := range s.stacks {
		s.stacks[k] = uint8(g.parts.TrackTiles[k])
	}
	for c := range s.supply {
		s.supply[c] = uint8(g.parts.Goods)
	}
	return s, nil
}

// Setup returns what is played; the zero Setup of the zero State. Its Map and
// Components are set.
func (s *State) Setup() Setup {
	if s.game == nil {
		return Setup{}
	}
	return s.game.setup
}

// canonical is the setup as one text, map and components in full: setups with the
// same text are the same.
func (setup Setup) canonical() string {
	return string(setup.appendHeader([]byte("game steampower\n"))) + setup.Map.String() + setup.Components.String()
}

// appendHeader appends the header of a record behind its first line.
func (setup Setup) appendHeader(dst []byte) []byte {
	board, _ := setup.mapNames()
	components, _ := setup.componentsNames()
	return fmt.Appendf(dst, "players %d\nmap %s\ncomponents %s\n", setup.Players, board, components)
}

// mapNames are what a record and JSON call the map.
func (setup Setup) mapNames() (inHeader, inJSON string) {
	return family.Named(setup.Map, setup.Map.Name(), ".map", ShippedMap, (*hexmap.Map).Equal)
}

// componentsNames are what a record and JSON call the components.
func (setup Setup) componentsNames() (inHeader, inJSON string) {
	same := func(one, other Components) bool { return one == other }
	return family.Named(setup.Components, setup.Components.Name, ".components", ShippedComponents, same)
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
	for _, m := range shipped().maps {
		for _, components := range shipped().components {
			for players := 2; players <= MaxSeats; players++ {
				setup := Setup{players, m, components}
				all[setup.ID()] = setup
			}
		}
	}
	return all
})
