package games_test

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
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
	for _, g := range games.All() {
		holds("choices", g.Choices())
	}
	for seed, setup := range setups {
		n, start := 0, begin(t, setup)
		end, moves := play(t, start, uint64(seed), func(before describe.Position, move string, after describe.Position) {
			travels := len(before.Routes(move, describe.Everyone, describe.Manner{}, describe.Look{})) > 0
			if n++; n%29 != 1 && !travels && !after.Over() {
				return
			}
			holds("moves", before.Moves())
			holds("winners", describe.Winners(after))
			holds("pictures", after.View(0, describe.Manner{}).Pictures)
			holds("help", before.Help(describe.Manner{}))
			holds("options", before.View(before.Turn(), describe.Manner{}).Options)
			holds("routes", before.Routes(move, describe.Everyone, describe.Manner{}, describe.Look{}))
			for seat := describe.Everyone; seat <= before.Seats(); seat++ {
				holds("view", before.View(seat, describe.Manner{}))
				step, _ := before.Step(move, seat, describe.Manner{})
				holds("step", step)
				for _, part := range []string{"", "map/hex-c5", "sheet-1/hex-c3", "P1/done"} {
					holds("choice", before.Choice(part, seat, describe.Manner{}, describe.Look{}))
				}
			}
		})
		for _, p := range []describe.Position{start, end} {
			ledgers, err := p.Ledger(start, moves[:0], describe.Manner{})
			if err != nil {
				t.Fatal(err)
			}
			holds("ledgers", ledgers)
		}
		record, err := start.Record(moves, describe.Notes{})
		if err != nil {
			t.Fatal(err)
		}
		replay, err := games.All().ReadRecord(record, nil)
		if err != nil {
			t.Fatal(err)
		}
		holds("moves of a record", replay.Moves)
		holds("notes", replay.Notes)
	}
}
