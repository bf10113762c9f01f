package steamrollers

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/reading"
	"github.com/railhex/railhex/variants"
)

// A stateDocument is a position as JSON lays it out; MarshalJSON says what its
// fields mean. It holds as many words and numbers as the text has, whether or
// not they make a position.
type stateDocument struct {
	Setup setupDocument `json:"setup"`

	Phase  string `json:"phase"`
	Round  int    `json:"round"`
	Start  int    `json:"start"`
	TurnOf int    `json:"turnOf"`
	Quiet  int    `json:"quiet"`

	Die         int    `json:"die"`
	Dice        []int  `json:"dice"`
	Reserved    int    `json:"reserved"`
	ReservedFor int    `json:"reservedFor"`
	Black       string `json:"black"`
	Wall        int    `json:"wall"`

	Supply  SupplyReport `json:"supply"`
	Bag     GoodsReport  `json:"bag"`
	Removed GoodsReport  `json:"removed"`

	Centre  []string         `json:"centre"`
	Orders  []string         `json:"orders"`
	Players []playerDocument `json:"players"`
	Olive   *oliveDocument   `json:"olive"`

	Acted      int   `json:"acted"`
	Used       []int `json:"used"`
	UsedBefore []int `json:"usedBefore"`
	FacesUsed  []int `json:"facesUsed"`
	Held2a     bool  `json:"held2a"`
	Settled    bool  `json:"settled"`
	Fulfilled  bool  `json:"fulfilled"`
	Productive bool  `json:"productive"`
}

type setupDocument struct {
	Players    int      `json:"players"`
	Board      string   `json:"board"`
	Components string   `json:"components"`
	Modules    []string `json:"modules"`
	Wall       string   `json:"wall"`
	Olive      string   `json:"olive"`
}

type playerDocument struct {
	Boxes    []int        `json:"boxes"`
	Track    []string     `json:"track"`
	Tiles    []TileReport `json:"tiles"`
	Kept     string       `json:"kept"`
	Own      string       `json:"own"`
	Orders   []string     `json:"orders"`
	Power    string       `json:"power"`
	Delivery int          `json:"delivery"`
}

type oliveDocument struct {
	Crossed  [6]int `json:"crossed"`
	Delivery int    `json:"delivery"`
	Step     string `json:"step"`
}

// describe lays out a position. What a report shows of it is the report's.
func describe(s *State) *stateDocument {
	shown := s.Report()
	doc := &stateDocument{
		Setup: describeSetup(s.game.setup),
		Phase: shown.Phase, Round: shown.Round, Start: shown.Start, TurnOf: int(s.turn), Quiet: shown.Quiet,
		Die: shown.Die, Dice: shown.Dice, Reserved: shown.Reserved, ReservedFor: int(s.reservedBy),
		Black: shown.Black, Wall: shown.Wall,
		Supply: shown.Supply, Bag: shown.Bag, Removed: shown.Removed,
		Centre: shown.Centre, Orders: shown.Orders,
		Acted: int(s.acted), Used: s.used.numbers(), UsedBefore: s.usedBefore.numbers(),
		FacesUsed: slices.AppendSeq([]int{}, s.facesUsed.All()),
		Held2a:    s.has(flagHeldTwo), Settled: s.has(flagSettled),
		Fulfilled: s.has(flagFulfilled), Productive: s.has(flagProductive),
	}
	for i, player := range shown.Players {
		doc.Players = append(doc.Players, playerDocument{
			Boxes: player.Boxes, Track: player.Track, Tiles: player.Tiles, Kept: player.Kept, Own: player.Own,
			Orders: player.Orders, Power: s.Power(Seat(i + 1)).String(), Delivery: player.Points.Delivery,
		})
	}
	if shown.Olive != nil {
		doc.Olive = &oliveDocument{shown.Olive.Crossed, shown.Olive.Points.Delivery, s.step.String()}
	}
	return doc
}

// numbers lists the tiles of the set, ascending.
func (t tileSet) numbers() []int {
	all := []int{}
	for tile := 1; tile <= 6; tile++ {
		if t.has(tile) {
			all = append(all, tile)
		}
	}
	return all
}

func describeSetup(setup Setup) setupDocument {
	doc := setupDocument{
		Players: setup.Players, Board: setup.Board.Name(), Components: setup.Components.Name,
		Modules: strings.Fields(setup.Modules.String()), Olive: setup.Olive.String(),
	}
	if shipped, ok := hexmap.Shipped(doc.Board); !ok || !shipped.Equal(setup.Board) {
		doc.Board = setup.Board.String()
	}
	if shipped, ok := variants.ShippedComponents(doc.Components); !ok || shipped != setup.Components {
		doc.Components = setup.Components.String()
	}
	if setup.Wall != hexmap.Open {
		doc.Wall = setup.Wall.String()
	}
	return doc
}

// setup reads what is played. A text of more than one line is a board or
// components in full, one of a single line a name.
func (doc *setupDocument) setup() (Setup, error) {
	setup := Setup{Players: doc.Players}
	var faults []error
	fault := func(field string, err error) {
		if err != nil {
			faults = append(faults, fmt.Errorf("setup.%s: %w", field, err))
		}
	}
	var err error
	if strings.Contains(doc.Board, "\n") {
		setup.Board, err = hexmap.ParseBoard(doc.Board)
	} else {
		setup.Board, err = named(doc.Board, hexmap.Shipped)
	}
	fault("board", err)
	if strings.Contains(doc.Components, "\n") {
		setup.Components, err = variants.ParseComponents(doc.Components)
	} else {
		setup.Components, err = named(doc.Components, variants.ShippedComponents)
	}
	fault("components", err)
	for i, word := range doc.Modules {
		module, err := variants.ParseModule(word)
		if err != nil || setup.Modules.Has(module) {
			fault(fmt.Sprintf("modules[%d]", i), reading.Misread(word, "one of coal, order, power and yucata, each once"))
		}
		setup.Modules |= module
	}
	if doc.Wall != "" {
		setup.Wall, err = hexmap.ParseDifficulty(doc.Wall)
		fault("wall", err)
	}
	fault("olive", setup.Olive.UnmarshalText([]byte(doc.Olive)))
	return setup, errors.Join(faults...)
}

// named finds a board or components that ship.
func named[T any](name string, shipped func(string) (T, bool)) (T, error) {
	found, ok := shipped(name)
	if !ok {
		return found, reading.Misread(name, "a name that ships, or a whole text")
	}
	return found, nil
}
