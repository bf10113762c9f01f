package steamrollers

import (
	"errors"
	"fmt"
	"sync"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
)

// A Setup says what is played. The zero Setup with a number of Players is the
// plain game on the library's own board and components.
type Setup struct {
	// Players is the number of players, 2 to 5, or 1 against Olive (SETUP-1).
	Players int
	// Board is the map; nil is [hexmap.Standard]. It has at most MaxHexes
	// hexes.
	Board *hexmap.Board
	// Components are the faces of tiles and orders; the zero Components are
	// [variants.StandardComponents].
	Components variants.Components
	// Modules are those of coal, orders, starting powers and Yucata's tile
	// that are in play; none of them against Olive (SOLO-2).
	Modules variants.Modules
	// Wall chooses the chart of blocked borders (WALL-1), or none.
	Wall hexmap.Difficulty
	// Olive is her level in the game of one player, and 0 in all others.
	Olive solo.Level
}

// MaxHexes is the number of hexes, cities included, that a board may have to
// be played on.
const MaxHexes = 64

// withDefaults fills in what a Setup leaves to the library.
func (setup Setup) withDefaults() Setup {
	if setup.Board == nil {
		setup.Board = hexmap.Standard()
	}
	if setup.Components == (variants.Components{}) {
		setup.Components = variants.StandardComponents()
	}
	return setup
}

// check lists all faults of a setup, joined.
func (setup Setup) check() error {
	var faults []error
	fault := func(field string, rule Rule, reason family.Phrase) {
		faults = append(faults, &family.SetupError{Field: field, Rule: rule, Reason: reason})
	}
	alone := setup.Players == 1
	switch {
	case setup.Players < 1 || setup.Players > MaxSeats:
		fault("players", setupPlayers, Refusal("setup-players", "players", setup.Players))
	case alone && setup.Olive == 0:
		fault("players", soloLevels, Refusal("setup-alone"))
	case !alone && setup.Olive != 0:
		fault("olive", setupPlayers, Refusal("setup-olive", "players", setup.Players))
	}
	if setup.Olive > solo.Baron {
		fault("olive", soloLevels, Refusal("setup-level", "level", int(setup.Olive)))
	}
	if unknown := setup.Modules &^ variants.AllModules; unknown != 0 {
		fault("module", 0, Refusal("setup-module", "module", fmt.Sprintf("%#x", uint8(unknown))))
	}
	for module := range (setup.Modules & variants.AllModules).All() {
		if alone || setup.Olive != 0 {
			fault("module", soloModules, Refusal("setup-solo-module", "module", module))
		}
	}
	if setup.Wall > hexmap.Hard {
		fault("wall", wallChart, Refusal("setup-chart", "chart", int(setup.Wall)))
	}
	if n := setup.Board.Len(); n > MaxHexes {
		fault("board", 0, Refusal("setup-board", "board", setup.Board.Name(), "hexes", n, "most", MaxHexes))
	}
	if err := setup.Components.Validate(); err != nil {
		fault("components", boardPictures, Refusal("setup-components", "faults", err.Error()))
	}
	return errors.Join(faults...)
}

// New returns the position in which a game of that setup begins: the goods of the
// cities are about to be drawn. Every fault of the setup is in the error at
// once, each a [*family.SetupError], joined.
func New(setup Setup) (State, error) {
	g, err := gameOf(setup)
	if err != nil {
		return State{}, err
	}
	s := State{
		game:  g,
		bag:   variants.AllGoods, // SETUP-2
		phase: PhaseGoods,
		start: 1, // SETUP-1
	}
	return s, nil
}

// Setup returns what is played; the zero Setup of the zero State. Its Board and
// Components are set.
func (s *State) Setup() Setup {
	if s.game == nil {
		return Setup{}
	}
	return s.game.setup
}

// gameLine is the first line of a header.
const gameLine = "game steamrollers\n"

// canonical is the setup as one text, board and components in full: setups
// with the same text are the same.
func (setup Setup) canonical() string {
	return string(setup.appendParts(setup.appendHeader([]byte(gameLine))))
}

// appendParts appends board and components in full.
func (setup Setup) appendParts(dst []byte) []byte {
	dst, _ = setup.Board.AppendText(dst)
	dst, _ = setup.Components.AppendText(dst)
	return dst
}

// appendHeader appends the header of a record behind its first line.
func (setup Setup) appendHeader(dst []byte) []byte {
	board, _ := setup.boardNames()
	components, _ := setup.componentsNames()
	dst = fmt.Appendf(dst, "players %d\nboard %s\ncomponents %s\n", setup.Players, board, components)
	if setup.Modules != 0 {
		dst = fmt.Appendf(dst, "module %s\n", setup.Modules)
	}
	if setup.Wall != hexmap.Open {
		dst = fmt.Appendf(dst, "wall %s\n", setup.Wall)
	}
	if setup.Olive != 0 {
		dst = fmt.Appendf(dst, "olive %s\n", setup.Olive)
	}
	return dst
}

// boardNames are what a record and JSON call the board.
func (setup Setup) boardNames() (inHeader, inJSON string) {
	return family.Named(setup.Board, setup.Board.Name(), ".board", hexmap.Shipped, (*hexmap.Board).Equal)
}

// componentsNames are what a record and JSON call the components.
func (setup Setup) componentsNames() (inHeader, inJSON string) {
	same := func(one, other variants.Components) bool { return one == other }
	return family.Named(setup.Components, setup.Components.Name, ".components", variants.ShippedComponents, same)
}

// ID returns sixteen hexadecimal digits that name what is played. They begin the SHA-256
// of its text: the header of a record, then board and components in full, each as it is
// printed. It is "" for a setup that [New] refuses.
func (setup Setup) ID() string {
	setup = setup.withDefaults()
	if setup.check() != nil {
		return ""
	}
	return idOf(setup.canonical())
}

func idOf(text string) string { return archive.ID(text) }

// setupID is the ID of the setup of a position, "" of the zero State.
func (s *State) setupID() string {
	if s.game == nil {
		return ""
	}
	return s.game.id
}

// shippedSetups is every setup of boards and components that ship, by ID. There are
// some hundreds, which share the text of their parts.
var shippedSetups = sync.OnceValue(func() map[string]Setup {
	all := make(map[string]Setup)
	var parts []byte
	add := func(setup Setup) {
		for _, wall := range []hexmap.Difficulty{hexmap.Open, hexmap.Medium, hexmap.Hard} {
			setup.Wall = wall
			all[idOf(string(append(setup.withDefaults().appendHeader([]byte(gameLine)), parts...)))] = setup
		}
	}
	for name := range hexmap.ShippedNames() {
		board, _ := hexmap.Shipped(name)
		parts = Setup{Board: board}.withDefaults().appendParts(nil)
		for level := range solo.Levels() {
			add(Setup{Players: 1, Board: board, Olive: level})
		}
		for players := 2; players <= MaxSeats; players++ {
			for modules := range variants.AllModules + 1 {
				add(Setup{Players: players, Board: board, Modules: modules})
			}
		}
	}
	return all
})

// Invariants of what the setup decides.

// decided reports whether what a phase of the setup decides is decided.
func (in *inspection) decided(p Phase) bool { return in.game.plays(p) && in.phase > p }

// A tileSort is what the six action tiles and the six orders differ in.
type tileSort struct {
	name  string // in the keys of findings
	phase Phase  // that draws their sides
	field string // where JSON has those that nobody holds
	rule  Rule
}

var (
	actionTiles = tileSort{"tile", PhaseSides, "centre", setupSides}
	orderTiles  = tileSort{"order", PhaseOrders, "orders", ruleOrderSides}
)

func (in *inspection) sidesAreDrawn() {
	in.tilesAreDrawn(actionTiles, in.tileSides)
	in.tilesAreDrawn(orderTiles, in.orderSides)
}

func (in *inspection) tilesAreDrawn(tiles tileSort, up sides) {
	switch decided := in.decided(tiles.phase); {
	case decided && !up.drawn():
		in.tell("none-"+tiles.name, tiles.field, tiles.rule)
	case !decided && up.drawn():
		in.tell("drawn-"+tiles.name, tiles.field, tiles.rule)
	}
}

func (in *inspection) wallIsRolled() {
	decided := in.decided(PhaseWall)
	in.must("wall", !decided || isFace(int(in.wall)), "wall", wallChart)
	in.must("wall-not-rolled", decided || in.wall == 0, "wall", wallChart)
}

// powersAreTaken asks for one power each of those who have had their turn to
// take one, from the last seat to the first.
func (in *inspection) powersAreTaken() {
	for seat := range family.Values(1, in.game.seats) {
		due, taken := 0, 0
		if in.tookPower(seat) {
			due = 1
		}
		for power := range variants.Powers() {
			if in.powers.holder(power) == seat {
				taken++
			}
		}
		if taken != due {
			in.fault(playerField(seat, "power"), powerInTurn, why("powers-taken", "seat", seat, "number", taken, "due", due))
		}
	}
	asks := in.phase == PhaseDraw || in.phase == PhasePlace
	in.mustOf(in.turn, "own-without-power", !asks || in.powers.holder(variants.GoodsPower) == in.turn, "power", powerOfGoods)
}

// tookPower reports whether a seat's turn to take a starting power has come.
func (in *inspection) tookPower(seat Seat) bool {
	switch in.phase {
	case PhasePower:
		return seat > in.turn
	case PhaseDraw, PhasePlace:
		return seat >= in.turn
	}
	return in.decided(PhasePower)
}
