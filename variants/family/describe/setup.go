package describe

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
)

// Choices are what there is to choose in a setup of a game: for a form.
type Choices struct {
	Game    string   `json:"game"`
	Title   string   `json:"title"` // what people call the game
	Least   int      `json:"least"` // players
	Most    int      `json:"most"`
	Choices []Chosen `json:"choices"`
	Bots    []string `json:"bots"`  // the weakest first
	Cards   Cards    `json:"cards"` // what a screen makes of kinds of moves
}

// A Chosen is one thing of a setup that can be chosen.
type Chosen struct {
	Name    string   `json:"name"`              // of the field of the setup
	Values  []string `json:"values"`            // those that it can have
	Usual   string   `json:"usual"`             // the value if a setup says nothing; "" for no value, or if UsualFor says it
	Several bool     `json:"several,omitempty"` // it can have more than one at once, or none
	// UsualFor is the usual value for each number of players, the least number first, if
	// it depends on that.
	UsualFor []string `json:"usualFor,omitempty"`
	// Least and Most are the numbers of players with which it can be said; 0 for those of
	// the game.
	Least int `json:"least,omitempty"`
	Most  int `json:"most,omitempty"`
	// Needs is the value that another field must have; nil if it needs nothing.
	Needs *Need `json:"needs,omitempty"`
	// Required means that a setup must say it if it can.
	Required bool `json:"required,omitempty"`
	// Key is the first word of its line in the header of a record; the Name if it is empty.
	Key string `json:"-"`
	// Unlisted means that no form offers it, though a setup can have it. It has no Values.
	Unlisted bool `json:"-"`
	// Means says in a few words what it is, for the flags of a command line.
	Means string `json:"-"`
	// File is how the names of files end that can stand for a value, as in ".map"; "" if
	// files cannot.
	File string `json:"-"`
}

// A Need is the value that a choice must have.
type Need struct {
	Name  string `json:"name"`
	Value string `json:"value"`
}

func (g *described[State, Move, P]) Choices() Choices {
	c := Choices{Game: g.Name(), Title: g.title(), Least: g.parts.Least, Most: g.parts.Most, Choices: []Chosen{}, Bots: g.Bots(), Cards: g.cards()}
	for _, f := range g.parts.Setup {
		if !f.Unlisted {
			c.Choices = append(c.Choices, f)
		}
	}
	return c
}

// Begin is the beginning of a game by a setup in JSON.
func (g *described[State, Move, P]) Begin(setup []byte) (Position, error) {
	header, err := g.Header(setup)
	if err != nil {
		return nil, err
	}
	p, _, err := g.New(header, nil)
	if err != nil {
		return nil, faultsOf(err, g.parts.Setup)
	}
	return p, nil
}

// Header is the header of a record by a setup in JSON.
func (g *described[State, Move, P]) Header(setup []byte) (string, error) {
	return headerOf(g.Name(), g.parts.Least, g.parts.Setup, setup)
}

// headerOf is the header of a record by a setup in JSON that has these fields.
func headerOf(game string, least int, fields []Chosen, setup []byte) (string, error) {
	var said map[string]json.RawMessage
	if err := json.Unmarshal(setup, &said); err != nil {
		return "", err
	}
	if name, ok := RepeatedKey(setup); ok {
		return "", &setupFault{name, fmt.Errorf("there is %q twice, which a setup has once", name)}
	}
	names := []string{"game", "players"}
	for _, f := range fields {
		names = append(names, f.Name)
	}
	for _, name := range slices.Sorted(maps.Keys(said)) {
		if !slices.Contains(names, name) {
			return "", &setupFault{name, fmt.Errorf("there is no %q to a setup of this game, only %s", name, strings.Join(names, ", "))}
		}
	}
	players := 0
	err := read(said, "players", &players)
	lines, words := []string{"game " + game, fmt.Sprint("players ", players)}, map[string]string{}
	for _, f := range fields {
		word := ""
		if f.Several {
			var several []string
			err = errors.Join(err, read(said, f.Name, &several))
			word = strings.Join(several, " ")
		} else {
			err = errors.Join(err, read(said, f.Name, &word))
		}
		word = strings.Join(strings.Fields(word), " ")
		if word == "" && (f.Needs == nil || words[f.Needs.Name] == f.Needs.Value) {
			word = f.usual(players - least)
		}
		if words[f.Name] = word; word != "" {
			lines = append(lines, f.key()+" "+word)
		}
	}
	return strings.Join(lines, "\n") + "\n", err
}

// read reads a field of a setup, if it is said.
func read(said map[string]json.RawMessage, name string, to any) error {
	text, ok := said[name]
	if !ok {
		return nil
	}
	err := json.Unmarshal(text, to)
	if misfit, ok := errors.AsType[*json.UnmarshalTypeError](err); ok {
		misfit.Field = name
	}
	return err
}

// key is the first word of the line in the header of a record.
func (c Chosen) key() string {
	if c.Key != "" {
		return c.Key
	}
	return c.Name
}

// usual is what it is unless it is said, with so many players more than the least.
func (c Chosen) usual(more int) string {
	if len(c.UsualFor) == 0 {
		return c.Usual
	}
	return c.UsualFor[min(max(more, 0), len(c.UsualFor)-1)]
}

// A setupFault is what is wrong with a field of a setup in JSON.
type setupFault struct {
	field string
	err   error
}

func (e *setupFault) Error() string { return e.err.Error() }
func (e *setupFault) Unwrap() error { return e.err }

// faultsOf returns the faults of a header as faults of a setup: each with its field in
// place of the line.
func faultsOf(err error, fields []Chosen) error {
	joined, ok := err.(interface{ Unwrap() []error })
	if ok {
		var faults []error
		for _, one := range joined.Unwrap() {
			faults = append(faults, faultsOf(one, fields))
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
	for _, f := range fields {
		if f.Key == wrong.field && f.Key != "" {
			wrong.field = f.Name
		}
	}
	if wrong.line != 0 {
		err = errors.Unwrap(err)
	}
	if misread, ok := err.(*hexmap.ParseError); ok && misread.Line == wrong.line { // of a header that nobody has written
		placeless := *misread
		placeless.Line, placeless.Column = 0, 0
		err = &placeless
	}
	return &setupFault{wrong.field, err}
}

// RepeatedKey returns a key that stands twice in an object in JSON, also with other capitals. It
// reports false if each key stands once, or if the text is not an object.
func RepeatedKey(object []byte) (key string, ok bool) {
	seen := make(map[string]bool)
	for _, m := range membersOf(object) {
		folded := strings.ToLower(m.name)
		if seen[folded] {
			return m.name, true
		}
		seen[folded] = true
	}
	return "", false
}

// setUp is the game that a setup names.
func (all Games) setUp(setup []byte) (Game, error) {
	var of struct {
		Game string `json:"game"`
	}
	if err := json.Unmarshal(setup, &of); err != nil {
		return nil, err
	}
	g, err := all.Named(of.Game)
	if err != nil {
		return nil, &setupFault{"game", fmt.Errorf("there is no game %q: it is one of %s", parse.Clip(of.Game), strings.Join(all.Names(), ", "))}
	}
	return g, nil
}
