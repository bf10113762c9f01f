package strictjson

import (
	"fmt"
	"reflect"
	"strings"
	"sync"
)

// A layout is what a type has to say of JSON, found once for each type.
type layout struct {
	of       reflect.Type
	kind     reflect.Kind
	expected string  // in words
	fields   []field // of a struct
	element  *layout // of a pointer, slice or array
	length   int     // of an array

	least, most int64 // of an integer
}

type field struct {
	key    string
	label  string // the key as it is written, behind a comma if another field is before it
	layout *layout
}

var layouts sync.Map // from reflect.Type to *layout

// layoutOf is the layout of a type. It panics for a type that Unmarshal does not
// read.
func layoutOf(t reflect.Type) *layout {
	if known, ok := layouts.Load(t); ok {
		return known.(*layout)
	}
	l := &layout{of: t, kind: t.Kind()}
	switch l.kind {
	case reflect.Struct:
		l.expected = "an object"
		for i := range t.NumField() {
			key := keyOf(t.Field(i))
			label := string(append(appendString(nil, key), ':'))
			if i > 0 {
				label = "," + label
			}
			l.fields = append(l.fields, field{key, label, layoutOf(t.Field(i).Type)})
		}
		if len(l.fields) > maxFields {
			panic(fmt.Sprintf("strictjson: %v has more than %d fields", t, maxFields))
		}
	case reflect.Pointer, reflect.Slice, reflect.Array:
		l.element = layoutOf(t.Elem())
		l.expected = "a list"
		if l.kind == reflect.Array {
			l.length = t.Len()
		}
		if l.kind == reflect.Pointer {
			l.expected = l.element.expected
		}
	case reflect.String:
		l.expected = "a string"
	case reflect.Bool:
		l.expected = "true or false"
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Uint8, reflect.Uint16, reflect.Uint32:
		l.least, l.most, l.expected = rangeOf(t)
	default:
		panic(fmt.Sprintf("strictjson: %v cannot be read", t))
	}
	layouts.Store(t, l)
	return l
}

// maxFields is how many fields of a struct fit into a set of them.
const maxFields = 64

// keyOf is the name that JSON gives a field.
func keyOf(field reflect.StructField) string {
	if key, _, _ := strings.Cut(field.Tag.Get("json"), ","); key != "" {
		return key
	}
	return field.Name
}

// find returns the number of the field of that key, -1 for an unknown key. It tries
// the guess first: who prints fields prints them in order.
func (l *layout) find(key string, guess int) int {
	if guess < len(l.fields) && l.fields[guess].key == key {
		return guess
	}
	for i := range l.fields {
		if l.fields[i].key == key {
			return i
		}
	}
	return -1
}

func (l *layout) setInteger(v reflect.Value, n int64) {
	if l.kind >= reflect.Uint && l.kind <= reflect.Uint64 {
		v.SetUint(uint64(n))
		return
	}
	v.SetInt(n)
}
