package describe

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
)

// A Taken is a move taken apart: its text, its kind, and what moves of that kind say.
// Its JSON is one object with a member for each.
type Taken struct {
	Text   string
	Kind   string // as in "build": see [Game]
	Chance bool   // made by nobody: by the method Chance of the Move if it has one, otherwise by the position
	Says   []Said
	// Hexes are those that the move is about, and Way those that a good passes which it sends
	// on its way, if the words do not tell them. Neither is in the JSON.
	Hexes, Way []hexmap.Cell
}

// GameEnded is the kind of the event that ends a game. A referee reports its rule.
const GameEnded = "game ended"

// An Event is one thing that a move did, taken apart. Its JSON is one object with a
// member for each.
type Event struct {
	Kind string // as in "track drawn": see [Game]
	Rule string // by which it happened
	Seat int    // that did it, or that it happened to; 0 if no player did
	Text string // in a sentence
	Says []Said
	// Short is the Text without its details, "Ada builds in c5."; "" if it has none, or if no
	// seat did it.
	Short string
	// Did is the Short, or else the Text, without the player with whom it begins: "builds in c5."
	// It is for screens that show the player by a picture or in a column, and "" if the sentence
	// begins otherwise: "It is Ada's turn."
	Did string
}

// Said is one thing that a move or an event says.
type Said struct {
	Name  string
	Value any
}

// MarshalJSON returns the move as one object.
func (m Taken) MarshalJSON() ([]byte, error) { return m.AppendJSON(nil) }

// AppendJSON appends the move as one object.
func (m Taken) AppendJSON(dst []byte) ([]byte, error) {
	members := make([]Said, 0, 16)
	members = append(members, Said{"text", m.Text}, Said{"kind", m.Kind}, Said{"chance", m.Chance})
	return appendObject(dst, append(members, m.Says...))
}

// MarshalJSON returns the event as one object.
func (e Event) MarshalJSON() ([]byte, error) {
	members := []Said{{"kind", e.Kind}, {"rule", e.Rule}, {"seat", e.Seat}, {"text", e.Text}}
	if e.Short != "" {
		members = append(members, Said{"short", e.Short})
	}
	if e.Did != "" {
		members = append(members, Said{"did", e.Did})
	}
	return appendObject(nil, append(members, e.Says...))
}

// appendObject appends an object of JSON with its members in order, the common types
// without reflection.
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

// A Column is one thing that some kinds of moves or events say: see [Says].
type Column[T any, K comparable] struct {
	member Member
	value  func(T) any
	kinds  []K
}

// Says returns the Column for a value that some kinds have. The column has the name of
// the value in JSON, its meaning, and the value itself, which is text, a number, true or
// false, or a list of these. Those of [Taken] and [Event] themselves ("text", "kind", "rule" …)
// are taken. Programs know these columns of Moves, and [Complete] names one that says something
// of another type:
//
//	hex          the hex that a move is about, as text. Without a good, a screen has one card
//	             for all hexes of the kind
//	good         the good that a move takes on its way, as text
//	from, to     where it lies and where it goes, as text or by number; the hex stands for the
//	             first. A screen groups such moves by them
//	distance     how far that is, a whole number
//	track, tile  what track a hex holds then, as package track reads it. A screen draws it. A
//	             tile that is not of track may be called so, too
//	die          the face of a die, a whole number. A screen draws it
func Says[T any, K comparable, V any](name, means string, value func(T) V, kinds ...K) Column[T, K] {
	return Column[T, K]{Member{name, reflect.TypeFor[V](), means}, func(t T) any { return value(t) }, kinds}
}

// Names of columns of Moves that programs know: see [Says].
const (
	columnHex      = "hex"
	columnGood     = "good"
	columnFrom     = "from"
	columnTo       = "to"
	columnDistance = "distance"
	columnTrack    = "track"
	columnTile     = "tile"
	columnDie      = "die"
)

// columnTypes are the types of the columns of Moves that programs know.
var columnTypes = map[string][]reflect.Kind{
	columnHex: {reflect.String}, columnGood: {reflect.String}, columnFrom: {reflect.String, reflect.Int}, columnTo: {reflect.String, reflect.Int},
	columnDistance: {reflect.Int}, columnTrack: {reflect.String}, columnDie: {reflect.Int},
}

// Members that the JSON of every move and of every event has.
var (
	moveMembers  = []string{"text", "kind", "chance"}
	eventMembers = []string{"kind", "rule", "seat", "text", "short", "did"}
)

// Sorts take things apart that are of several kinds: the moves or the events of a game.
type Sorts[T any] struct {
	kind  func(T) string
	says  func(T) []Said
	kinds []Kind
}

// Sorted returns the Sorts of things whose kind a function returns. The kinds go from
// first to last. Words returns what a kind is called; if it is nil the kind is called as
// it prints. Columns are what the kinds say, in the order in which they say it.
//
//	Moves: describe.Sorted(steam.Move.Kind, steam.Kind(1), steam.Kind(steam.NumKinds), nil,
//		describe.Says("loans", "how many", steam.Move.Number, steam.KindCapital),
//	),
func Sorted[T any, K interface {
	~uint8
	fmt.Stringer
}](kind func(T) K, first, last K, words func(K) string, columns ...Column[T, K]) *Sorts[T] {
	if words == nil {
		words = K.String
	}
	s := &Sorts[T]{
		kind: func(t T) string { return words(kind(t)) },
		says: func(t T) (all []Said) {
			of := kind(t)
			for i := range columns {
				if slices.Contains(columns[i].kinds, of) {
					all = append(all, Said{columns[i].member.Name, columns[i].value(t)})
				}
			}
			return all
		},
	}
	for of := int(first); of <= int(last); of++ {
		k := Kind{Name: words(K(of))}
		for _, c := range columns {
			if slices.Contains(c.kinds, K(of)) {
				k.Says = append(k.Says, c.member)
			}
		}
		s.kinds = append(s.kinds, k)
	}
	return s
}

// Events say what the moves of a game do: see [Happened].
type Events[State, Move any] struct {
	found func(s *State, m Move) ([]any, error)
	event func(any) Event
	hide  func(any) any
	kinds []Kind
}

// Happened returns the Events of a game. Found appends what a legal move does. By returns
// the rule by which an event happened, and the seat that did it or that it happened to,
// Nobody if no seat did. Hide returns an event as a seat sees it that does not see all
// that its move says; it is nil if every seat sees everything.
func Happened[State, Move, E any, Rule fmt.Stringer](
	found func(s *State, dst []E, m Move) ([]E, error), sorts *Sorts[E], by func(E) (Rule, family.Seat), hide func(E) E,
) *Events[State, Move] {
	return &Events[State, Move]{
		found: func(s *State, m Move) (all []any, err error) {
			events, err := found(s, nil, m)
			for _, e := range events {
				all = append(all, e)
			}
			return all, err
		},
		event: func(of any) Event {
			e := of.(E)
			rule, seat := by(e)
			return Event{Kind: sorts.kind(e), Rule: rule.String(), Seat: int(seat), Says: sorts.says(e)}
		},
		hide: func(of any) any {
			if hide == nil {
				return of
			}
			return hide(of.(E))
		},
		kinds: sorts.kinds,
	}
}

// Typed returns events of the game's own type, out of a [Sight].
func Typed[Event any](events []any) []Event {
	typed := make([]Event, 0, len(events))
	for _, e := range events {
		if e, ok := e.(Event); ok {
			typed = append(typed, e)
		}
	}
	return typed
}
