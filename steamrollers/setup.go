package steamrollers

import (
	"errors"
	"fmt"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/variants"
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
		fault("players", SetupPlayers, family.NewPhrase(reasonSetupPlayers, "players", setup.Players))
	case alone && setup.Olive == 0:
		fault("players", SoloLevels, family.NewPhrase(reasonSetupAlone))
	case !alone && setup.Olive != 0:
		fault("olive", SetupPlayers, family.NewPhrase(reasonSetupOlive, "players", setup.Players))
	}
	if setup.Olive > solo.Baron {
		fault("olive", SoloLevels, family.NewPhrase(reasonSetupLevel, "level", int(setup.Olive)))
	}
	if unknown := setup.Modules &^ variants.AllModules; unknown != 0 {
		fault("module", 0, family.NewPhrase(reasonSetupModule, "module", fmt.Sprintf("%#x", uint8(unknown))))
	}
	for module := range (setup.Modules & variants.AllModules).All() {
		if alone || setup.Olive != 0 {
			fault("module", SoloModules, family.NewPhrase(reasonSetupSoloModule, "module", module))
		}
	}
	if setup.Wall > hexmap.Hard {
		fault("wall", WallChart, family.NewPhrase(reasonSetupChart, "chart", int(setup.Wall)))
	}
	if n := setup.Board.Len(); n > MaxHexes {
		fault("board", 0, family.NewPhrase(reasonSetupBoard, "board", setup.Board.Name(), "hexes", n, "most", MaxHexes))
	}
	if err := setup.Components.Validate(); err != nil {
		fault("components", BoardPictures, family.NewPhrase(reasonSetupComponents, "faults", err.Error()))
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
