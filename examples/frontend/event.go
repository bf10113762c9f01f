package frontend

import (
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"strings"
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
func (m Move) MarshalJSON() ([]byte, error) { return m.AppendJSON(nil) }

// AppendJSON appends it.
func (m Move) AppendJSON(dst []byte) ([]byte, error) {
	members := make([]Said, 0, 16)
	members = append(members, Said{"text", m.Text}, Said{"kind", m.Kind}, Said{"chance", m.Chance})
	return appendObject(dst, append(members, m.Says...))
}

// MarshalJSON is the event as one object.
func (e Event) MarshalJSON() ([]byte, error) {
	return appendObject(nil, append([]Said{{"kind", e.Kind}, {"rule", e.Rule}, {"seat", e.Seat}, {"text", e.Text}}, e.Says...))
}

// appendObject appends an object of JSON with its members in order. What most of them
// are is written without reflection.
func appendObject(dst []byte, members []Said) ([]byte, error) {
	dst = append(dst, '{')
	for i, m := range members {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = append(append(append(dst, '"'), m.Name...), '"', ':')
		switch value := m.Value.(type) {
		case int:
			dst = strconv.AppendInt(dst, int64(value), 10)
		case bool:
			dst = strconv.AppendBool(dst, value)
		case string:
			dst = appendText(dst, value)
		default:
			text, err := json.Marshal(value)
			if err != nil {
				return dst, err
			}
			dst = append(dst, text...)
		}
	}
	return append(dst, '}'), nil
}

// appendText appends a string of JSON.
func appendText(dst []byte, text string) []byte {
	for i := range len(text) {
		if c := text[i]; c < ' ' || c > '~' || strings.IndexByte(`"\<>&`, c) >= 0 {
			quoted, err := json.Marshal(text)
			if err != nil {
				panic(err) // text has its JSON
			}
			return append(dst, quoted...)
		}
	}
	return append(append(append(dst, '"'), text...), '"')
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
