package frontend

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math"
	"reflect"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// A RollersSetup is what is played of SteamRollers, in the words of a record's header.
// What is left out is the plain game.
type RollersSetup struct {
	Game       string   `json:"game"`                 // steamrollers
	Players    int      `json:"players"`              // 2 to 5, or 1 against Olive
	Board      string   `json:"board,omitempty"`      // one that ships
	Components string   `json:"components,omitempty"` // likewise
	Modules    []string `json:"modules,omitempty"`    // coal, order, power, yucata
	Wall       string   `json:"wall,omitempty"`       // medium or hard
	Olive      string   `json:"olive,omitempty"`      // her level, with one player
}

// A PowerSetup is what is played of Steam Power.
type PowerSetup struct {
	Game       string `json:"game"`                 // steampower
	Players    int    `json:"players"`              // 2 to 5
	Map        string `json:"map,omitempty"`        // one that ships; valley
	Components string `json:"components,omitempty"` // likewise
}

// A SteamSetup is what is played of Steam.
type SteamSetup struct {
	Game       string `json:"game"`                 // steam
	Players    int    `json:"players"`              // 3 to 6
	Map        string `json:"map,omitempty"`        // one that ships; for so many players, unless it is said
	Components string `json:"components,omitempty"` // likewise
	Rules      string `json:"rules,omitempty"`      // base or standard
	Order      string `json:"order,omitempty"`      // of the base game: auction or random
}

// header is the setup as lines of a record.
func (p RollersSetup) header() string {
	lines := headerLines("steamrollers", p.Players)
	lines.add("board", p.Board, "standard")
	lines.add("components", p.Components, "standard")
	lines.add("module", strings.Join(p.Modules, " "), "")
	lines.add("wall", p.Wall, "")
	lines.add("olive", p.Olive, "")
	return lines.String()
}

func (p PowerSetup) header() string {
	lines := headerLines("steampower", p.Players)
	lines.add("map", p.Map, steampower.Valley().Name())
	lines.add("components", p.Components, "standard")
	return lines.String()
}

func (p SteamSetup) header() string {
	lines := headerLines("steam", p.Players)
	lines.add("rules", p.Rules, steam.Base.String())
	lines.add("map", p.Map, steam.DefaultMap(p.Players).Name())
	lines.add("components", p.Components, "standard")
	usual := ""
	if p.Rules == "" || p.Rules == steam.Base.String() {
		usual = steam.OrderAuctioned.String()
	}
	lines.add("order", p.Order, usual) // the standard game knows no choice
	return lines.String()
}

// A header is lines of a record.
type header struct{ strings.Builder }

func headerLines(game string, players int) *header {
	h := &header{}
	fmt.Fprintf(h, "game %s\nplayers %d\n", game, players)
	return h
}

// add adds a line, unless there is nothing to say.
func (h *header) add(key, word, unlessSaid string) {
	if word == "" {
		word = unlessSaid
	}
	if word != "" {
		fmt.Fprintf(h, "%s %s\n", key, strings.Join(strings.Fields(word), " "))
	}
}

// headerOf reads a setup of a game and writes it as the header of a record.
func headerOf[T interface{ header() string }](text []byte) (string, error) {
	var setup T
	var said map[string]json.RawMessage
	if err := json.Unmarshal(text, &said); err != nil {
		return "", err
	}
	fields := fieldsOf(reflect.TypeFor[T]())
	for _, name := range slices.Sorted(maps.Keys(said)) {
		if !slices.Contains(fields, name) {
			return "", &setupFault{"", name, fmt.Errorf("there is no %q to a setup of this game, only %s", name, strings.Join(fields, ", "))}
		}
	}
	err := json.Unmarshal(text, &setup)
	return setup.header(), err
}

// fieldsOf are the names of a setup's fields in JSON.
func fieldsOf(setup reflect.Type) (names []string) {
	for i := range setup.NumField() {
		name, _, _ := strings.Cut(setup.Field(i).Tag.Get("json"), ",")
		names = append(names, name)
	}
	return names
}

// A setupFault is what is wrong with a field of a setup in JSON.
type setupFault struct {
	game  string // "" where there is none
	field string
	err   error
}

func (e *setupFault) Error() string { return e.err.Error() }
func (e *setupFault) Unwrap() error { return e.err }

// faultsOf are the faults of a header as those of the setup that it is of: with the
// field that each is of in place of the line.
func (r *rules[S, M, E, Seat, R, P]) faultsOf(err error) error {
	joined, ok := err.(interface{ Unwrap() []error })
	if ok {
		var faults []error
		for _, one := range joined.Unwrap() {
			faults = append(faults, r.faultsOf(one))
		}
		if len(faults) == 1 {
			return faults[0]
		}
		return errors.Join(faults...)
	}
	wrong := wrongWith(err)
	if wrong.field == "" {
		wrong.field, _, _ = strings.Cut(wrong.text, " ")
	}
	if wrong.field == "module" {
		wrong.field = "modules"
	}
	if wrong.line != 0 {
		err = errors.Unwrap(err)
	}
	return &setupFault{r.name, wrong.field, err}
}

// Begin is the beginning of a game by a setup in JSON: a [RollersSetup], [PowerSetup]
// or [SteamSetup].
func Begin(setup []byte) (Position, error) {
	g, header, err := setUp(setup)
	if err != nil {
		return nil, err
	}
	p, _, err := g.open(header)
	if err != nil {
		return nil, g.faults(err)
	}
	return p, nil
}

// Header is the header of a record by such a setup, as New reads it.
func Header(setup []byte) (string, error) {
	_, header, err := setUp(setup)
	return header, err
}

// setUp is the game that a setup names, and its header.
func setUp(setup []byte) (kind, string, error) {
	var of struct {
		Game string `json:"game"`
	}
	if err := json.Unmarshal(setup, &of); err != nil {
		return kind{}, "", err
	}
	g, err := named(of.Game)
	if err != nil {
		return kind{}, "", &setupFault{"", "game", fmt.Errorf("there is no game %q: it is one of %s", of.Game, strings.Join(Names(), ", "))}
	}
	header, err := g.header(setup)
	return g, header, err
}

// FromJSON is the position that JSON wrote, of whichever game.
func FromJSON(text []byte) (Position, error) {
	return nearest(func(g kind) (Position, error) { return g.fromJSON(text) })
}

// FromText is the position that Text wrote, of whichever game.
func FromText(line string) (Position, error) {
	return nearest(func(g kind) (Position, error) { return g.restore(line) })
}

// nearest is the position that a text is of. Where it is of no game, the error is that
// of the game that finds the least wrong with it: a text of one game has another setup
// than those of the others, and other fields.
func nearest(read func(kind) (Position, error)) (p Position, err error) {
	least := 0
	for _, g := range games {
		p, wrong := read(g)
		if wrong == nil {
			return p, nil
		}
		if n := weight(g, wrong); err == nil || n < least {
			err, least = wrong, n
		}
	}
	return nil, err
}

// weight is how much a game finds wrong with a text.
func weight(g kind, err error) int {
	if g.isOther(err) {
		return math.MaxInt
	}
	joined, ok := err.(interface{ Unwrap() []error })
	if !ok {
		return 1
	}
	return len(joined.Unwrap())
}

// Choices are what there is to choose in a setup of a game: for a form.
type Choices struct {
	Game    string   `json:"game"`
	Least   int      `json:"least"` // players
	Most    int      `json:"most"`
	Choices []Chosen `json:"choices"`
	Bots    []string `json:"bots"` // the weakest first
}

// A Chosen is one thing of a setup that can be chosen.
type Chosen struct {
	Name    string   `json:"name"`              // of the field of the setup
	Values  []string `json:"values"`            // that it can have
	Usual   string   `json:"usual"`             // what it is unless it is said; "" for nothing, or where UsualFor says it
	Several bool     `json:"several,omitempty"` // it can have more than one at once, or none
	// UsualFor is what it is unless it is said, where that goes by the number of players:
	// for the least number first.
	UsualFor []string `json:"usualFor,omitempty"`
	// Least and Most are the players with whom it can be said; 0 where that is as in the game.
	Least int `json:"least,omitempty"`
	Most  int `json:"most,omitempty"`
	// Needs is what must be chosen of another, nil for nothing.
	Needs *Need `json:"needs,omitempty"`
	// Required says that it has to be said where it can be.
	Required bool `json:"required,omitempty"`
}

// A Need is the value that a choice must have.
type Need struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

// AllChoices are the choices of all games.
func AllChoices() []Choices {
	var all []Choices
	for _, g := range games {
		all = append(all, g.choices())
	}
	return all
}

// Languages are the tags of the languages in which all games are told.
func Languages() []string {
	var tags []string
	for l := range phrases.Languages() {
		tags = append(tags, l.String())
	}
	return tags
}

func rollersChoices() Choices {
	var modules, levels []string
	for m := range variants.AllModules.All() {
		modules = append(modules, m.String())
	}
	for level := range solo.Levels() {
		levels = append(levels, level.String())
	}
	return Choices{"steamrollers", 1, steamrollers.MaxSeats, []Chosen{
		{Name: "board", Values: slices.Collect(hexmap.ShippedNames()), Usual: hexmap.Standard().Name()},
		{Name: "modules", Values: modules, Several: true, Least: 2}, // SOLO-2
		{Name: "wall", Values: []string{hexmap.Medium.String(), hexmap.Hard.String()}},
		{Name: "olive", Values: levels, Most: 1, Required: true},
	}, BotNames()}
}

func powerChoices() Choices {
	return Choices{"steampower", 2, steampower.MaxSeats, []Chosen{
		{Name: "map", Values: slices.Collect(steampower.ShippedMapNames()), Usual: steampower.Valley().Name()},
		{Name: "components", Values: []string{"standard", "standard-2"}, Usual: "standard"},
	}, BotNames()}
}

func steamChoices() Choices {
	var maps, usual []string
	for m := range steam.Maps() {
		maps = append(maps, m.Name())
	}
	for players := steam.MinSeats; players <= steam.MaxSeats; players++ {
		usual = append(usual, steam.DefaultMap(players).Name())
	}
	return Choices{"steam", steam.MinSeats, steam.MaxSeats, []Chosen{
		{Name: "map", Values: maps, UsualFor: usual},
		{Name: "rules", Values: []string{steam.Base.String(), steam.Standard.String()}, Usual: steam.Base.String()},
		{
			Name: "order", Values: []string{steam.OrderAuctioned.String(), steam.OrderRandom.String()}, Usual: steam.OrderAuctioned.String(),
			Needs: &Need{"rules", steam.Base.String()}, // STD-2
		},
	}, BotNames()}
}
