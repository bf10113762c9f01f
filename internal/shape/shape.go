// Package shape finds what reports of a game have in common, by those of games that are
// played by bots.
package shape

import (
	"bytes"
	"context"
	"encoding/json"
	"slices"

	"github.com/railhex/railhex/variants/family/describe"
)

// A Shape is what values of JSON have in common.
type Shape struct {
	Plain   string   // "string", "number" or "boolean", "" of other values
	Null    bool     // some are null
	Names   []string // of the members of objects, in their order; nil of other values
	Data    bool     // members are named by data, such as the kinds of pieces that are counted
	Members map[string]*Shape
	Element *Shape // of lists, nil of other values; an empty Shape if all are empty
}

// OfReports returns the shape of the reports of a game: of the report before a game, and of games that bots
// play with the smallest number of players and with one more.
func OfReports(g describe.Game) (*Shape, error) {
	s := new(Shape)
	if err := s.add(g.Walker().Position().Report(describe.Everyone)); err != nil {
		return nil, err
	}
	choices := g.Choices()
	for players := choices.Least; players <= min(choices.Most, choices.Least+1); players++ {
		p, err := begin(g, choices, players)
		if err == nil {
			err = s.addGame(p, uint64(players))
		}
		if err != nil {
			return nil, err
		}
	}
	return s, nil
}

// begin starts a game with all values of each choice that takes several, and the first value of each that is
// required.
func begin(g describe.Game, choices describe.Choices, players int) (describe.Position, error) {
	setup := map[string]any{"players": players}
	for _, c := range choices.Choices {
		switch {
		case c.Least > players || c.Most != 0 && c.Most < players:
		case c.Several:
			setup[c.Name] = c.Values
		case c.Required:
			setup[c.Name] = c.Values[0]
		}
	}
	text, err := json.Marshal(setup)
	if err != nil {
		return nil, err
	}
	return g.Begin(text)
}

// addGame adds the reports of a game that the two weakest bots play in turn.
func (s *Shape) addGame(start describe.Position, seed uint64) error {
	g := start.Of()
	names, bots := g.Bots(), make([]describe.Bot, start.Seats())
	for i := range bots {
		bot, err := g.Bot(names[min(i%2, len(names)-1)], describe.Thought{Iterations: 1})
		if err != nil {
			return err
		}
		bots[i] = bot
	}
	if err := s.add(start.Report(describe.Everyone)); err != nil {
		return err
	}
	return g.Play(context.Background(), start, bots, seed, func(_ describe.Position, _ string, p describe.Position) error {
		return s.add(p.Report(describe.Everyone))
	})
}

// add has a shape hold for another value.
func (s *Shape) add(text json.RawMessage) error {
	switch text = bytes.TrimSpace(text); text[0] {
	case '{':
		return s.addObject(text)
	case '[':
		if s.Element == nil {
			s.Element = new(Shape)
		}
		var list []json.RawMessage
		err := json.Unmarshal(text, &list)
		for i := 0; err == nil && i < len(list); i++ {
			err = s.Element.add(list[i])
		}
		return err
	case 'n':
		s.Null = true
	case '"':
		s.Plain = "string"
	case 't', 'f':
		s.Plain = "boolean"
	default:
		s.Plain = "number"
	}
	return nil
}

// addObject reads the members one by one, since a map would lose their order.
func (s *Shape) addObject(text json.RawMessage) error {
	if s.Members == nil {
		s.Members = map[string]*Shape{}
	}
	read := json.NewDecoder(bytes.NewReader(text))
	_, err := read.Token()
	names := []string{}
	for err == nil && read.More() {
		var token json.Token
		if token, err = read.Token(); err != nil {
			break
		}
		name, value := token.(string), json.RawMessage{}
		if err = read.Decode(&value); err != nil {
			break
		}
		names = append(names, name)
		if s.Members[name] == nil {
			s.Members[name] = new(Shape)
		}
		err = s.Members[name].add(value)
	}
	s.Data = s.Data || s.Names != nil && !slices.Equal(s.Names, names)
	s.Names = names
	return err
}
