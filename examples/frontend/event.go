package frontend

import (
	"encoding/json"
	"reflect"
	"slices"
)

// A Move is a move taken apart: its text, its kind, and what moves of that kind say.
// Its JSON is one object that holds all of these.
type Move struct {
	Text   string
	Kind   string // as in "build": see [Game.Moves]
	Chance bool
	Says   []Said
}

// An Event is one thing that a move did, taken apart. Its JSON is one object that
// holds everything.
type Event struct {
	Kind string // as in "track drawn": see [Game.Events]
	Rule string // by which it happened
	Seat int    // whose doing it was, or whom it befell; 0 for nobody of the players
	Text string // in a sentence
	Says []Said
}

// Said is one thing that a move or an event says.
type Said struct {
	Name  string
	Value any
}

// MarshalJSON is the move as one object.
func (m Move) MarshalJSON() ([]byte, error) {
	return object(append([]Said{{"text", m.Text}, {"kind", m.Kind}, {"chance", m.Chance}}, m.Says...))
}

// MarshalJSON is the event as one object.
func (e Event) MarshalJSON() ([]byte, error) {
	return object(append([]Said{{"kind", e.Kind}, {"rule", e.Rule}, {"seat", e.Seat}, {"text", e.Text}}, e.Says...))
}

// object is an object of JSON with its members in order.
func object(members []Said) ([]byte, error) {
	text := []byte{'{'}
	for i, m := range members {
		value, err := json.Marshal(m.Value)
		if err != nil {
			return nil, err
		}
		if i > 0 {
			text = append(text, ',')
		}
		text = append(append(append(text, '"'), m.Name...), '"', ':')
		text = append(text, value...)
	}
	return append(text, '}'), nil
}

// A Kind is what moves or events of one kind say besides what all of them do.
type Kind struct {
	Name string
	Says []Member
}

// A Member is one thing that moves or events of a kind say.
type Member struct {
	Name  string
	Type  reflect.Type
	Means string
}

// A column is one thing that some kinds of moves or events say.
type column[T any, K comparable] struct {
	Member
	value func(T) any
	kinds []K
}

// says is the column of what kinds say.
func says[T any, K comparable, V any](name, means string, value func(T) V, kinds ...K) column[T, K] {
	return column[T, K]{Member{name, reflect.TypeFor[V](), means}, func(t T) any { return value(t) }, kinds}
}

// columns are all of a game's, in the order in which they are said.
type columns[T any, K comparable] []column[T, K]

// of is what a value of a kind says.
func (c columns[T, K]) of(t T, kind K) (all []Said) {
	for i := range c {
		if slices.Contains(c[i].kinds, kind) {
			all = append(all, Said{c[i].Name, c[i].value(t)})
		}
	}
	return all
}

// members are the things that a kind says.
func (c columns[T, K]) members(kind K) (all []Member) {
	for i := range c {
		if slices.Contains(c[i].kinds, kind) {
			all = append(all, c[i].Member)
		}
	}
	return all
}
