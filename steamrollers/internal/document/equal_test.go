package document_test

import (
	"iter"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/strictjson"
	"github.com/railhex/railhex/steamrollers/internal/document"
)

// TestPositionsAreEqualThatDifferNowhere holds Equal against the comparison field by
// field, with each number, word and mark of a position changed in turn.
func TestPositionsAreEqualThatDifferNowhere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		l := layouts().Draw(t, "layout")
		p := positions(l).Draw(t, "position")
		again, err := document.ParseJSON(p.JSON())
		if err != nil {
			t.Fatal(err)
		}
		if !p.Equal(again) {
			t.Fatalf("a position does not equal itself\n%s", p.JSON())
		}
		tried := 0
		for value := range leaves(reflect.ValueOf(again).Elem()) {
			before := reflect.New(value.Type()).Elem()
			before.Set(value)
			switch value.Kind() {
			case reflect.String:
				value.SetString(value.String() + "x")
			case reflect.Bool:
				value.SetBool(!value.Bool())
			case reflect.Slice:
				value.Set(reflect.Append(value, reflect.Zero(value.Type().Elem())))
			case reflect.Pointer:
				value.Set(other(value))
			default:
				value.SetInt(value.Int() + 1)
			}
			differs := false
			for d := range strictjson.Differences(p, again) {
				if differs = true; p.Equal(again) {
					t.Fatalf("positions are equal that differ: %v", d)
				}
			}
			if !differs {
				t.Fatalf("nothing differs after a change of %v", before)
			}
			value.Set(before)
			tried++
		}
		if tried < 40 || !p.Equal(again) {
			t.Fatalf("%d values were changed", tried)
		}
	})
}

// other is nil for a pointer that is not, and a new value for one that is nil.
func other(pointer reflect.Value) reflect.Value {
	if pointer.IsNil() {
		return reflect.New(pointer.Type().Elem())
	}
	return reflect.Zero(pointer.Type())
}

// leaves walks what a position is made of: its numbers, words and marks, and its lists
// and pointers as wholes.
func leaves(v reflect.Value) iter.Seq[reflect.Value] {
	return func(yield func(reflect.Value) bool) { walk(v, yield) }
}

func walk(v reflect.Value, yield func(reflect.Value) bool) bool {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if !walk(v.Field(i), yield) {
				return false
			}
		}
		return true
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			if !walk(v.Index(i), yield) {
				return false
			}
		}
		if v.Kind() == reflect.Array {
			return true
		}
	case reflect.Pointer:
		if !v.IsNil() && !walk(v.Elem(), yield) {
			return false
		}
	}
	return yield(v)
}
