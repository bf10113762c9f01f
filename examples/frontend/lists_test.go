package frontend

import (
	"fmt"
	"reflect"
	"strings"
	"testing"
)

// missing are the lists in a value that are null in its JSON, where programs in other
// languages are promised a list: each by its place. A field that is left out when it is
// empty may be missing, and so may what a type writes by itself.
func missing(path string, v reflect.Value) (found []string) {
	switch v.Kind() {
	case reflect.Slice, reflect.Map:
		if v.IsNil() {
			return []string{path}
		}
		for i := range v.Len() {
			if v.Kind() == reflect.Slice {
				found = append(found, missing(fmt.Sprintf("%s[%d]", path, i), v.Index(i))...)
			}
		}
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			return missing(path, v.Elem())
		}
	case reflect.Struct:
		for i := range v.NumField() {
			field := v.Type().Field(i)
			tag, written := field.Tag.Lookup("json")
			if empty := v.Field(i).IsZero(); !field.IsExported() || empty && (!written || strings.Contains(tag, "omitempty")) {
				continue
			}
			found = append(found, missing(path+"."+field.Name, v.Field(i))...)
		}
	}
	return found
}

// TestNoListIsMissing holds everything that goes out as JSON, in positions of games of
// each kind, to having lists that are empty, never null.
func TestNoListIsMissing(t *testing.T) {
	holds := func(what string, value any) {
		t.Helper()
		for _, path := range missing(what, reflect.ValueOf(value)) {
			t.Errorf("%s is null", path)
		}
	}
	holds("games", Games())
	for seed, setup := range setups {
		n, start := 0, begin(t, setup)
		end, moves := play(t, start, uint64(seed), func(before Position, move string, after Position) {
			travels := len(before.Routes(move, Everyone, Manner{}, Look{})) > 0
			if n++; n%29 != 1 && !travels && !after.Over() {
				return
			}
			holds("moves", before.Moves())
			holds("described", before.DescribeAll())
			holds("winners", after.Winners())
			holds("pictures", after.Pictures())
			holds("help", before.Help(Manner{}))
			holds("options", before.Options(Manner{}))
			holds("routes", before.Routes(move, Everyone, Manner{}, Look{}))
			for seat := Everyone; seat <= before.Seats(); seat++ {
				holds("view", before.View(seat, Manner{}))
				holds("step", before.Step(move, seat, Manner{}))
				for _, part := range []string{"", "map/hex-c5", "sheet-1/hex-c3", "P1/done"} {
					holds("choice", before.Choice(part, seat, Manner{}, Look{}))
				}
			}
		})
		for _, p := range []Position{start, end} {
			ledgers, err := p.Ledger(start, moves[:0], Manner{})
			if err != nil {
				t.Fatal(err)
			}
			holds("ledgers", ledgers)
		}
		record, err := Record(start, moves, Notes{})
		if err != nil {
			t.Fatal(err)
		}
		replay, err := ReadRecord(record)
		if err != nil {
			t.Fatal(err)
		}
		holds("moves of a record", replay.Moves)
		holds("notes", replay.Notes)
	}
}
