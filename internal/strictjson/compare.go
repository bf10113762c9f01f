package strictjson

import (
	"iter"
	"reflect"
)

// A Difference is where two values differ.
type Difference struct {
	Path            string // as in "players[0].tiles"
	Found, Expected any
}

// Differences walks what differs between two values of the same type, one that
// Unmarshal reads, in the order of their fields. Lists of different lengths, and
// a nil pointer and another, differ as a whole.
func Differences[T any](found, expected *T) iter.Seq[Difference] {
	return func(yield func(Difference) bool) {
		v := reflect.ValueOf(found).Elem()
		c := comparison{yield: yield}
		c.compare(v, reflect.ValueOf(expected).Elem(), layoutOf(v.Type()))
	}
}

// A comparison goes through two values side by side. Its methods report false
// where nobody wants to know more.
type comparison struct {
	path  []step
	yield func(Difference) bool
}

func (c *comparison) compare(found, expected reflect.Value, l *layout) bool {
	switch {
	case l.kind == reflect.Struct:
		for i, field := range l.fields {
			c.path = append(c.path, step{key: field.key})
			if !c.compare(found.Field(i), expected.Field(i), field.layout) {
				return false
			}
			c.path = c.path[:len(c.path)-1]
		}
		return true
	case l.kind == reflect.Pointer && found.IsNil() == expected.IsNil():
		return found.IsNil() || c.compare(found.Elem(), expected.Elem(), l.element)
	case (l.kind == reflect.Slice || l.kind == reflect.Array) && found.Len() == expected.Len():
		for i := range found.Len() {
			c.path = append(c.path, step{index: i})
			if !c.compare(found.Index(i), expected.Index(i), l.element) {
				return false
			}
			c.path = c.path[:len(c.path)-1]
		}
		return true
	case l.element == nil && found.Equal(expected):
		return true
	}
	return c.yield(Difference{pathOf(c.path), found.Interface(), expected.Interface()})
}
