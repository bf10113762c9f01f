package strictjson_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/strictjson"
)

func differences(a, b table) (paths []string) {
	for d := range strictjson.Differences(&a, &b) {
		paths = append(paths, d.Path)
	}
	return paths
}

func TestDifferencesAreNoneOnlyBetweenEqualValues(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := tables().Draw(t, "a"), tables().Draw(t, "b")
		if paths := differences(a, a); paths != nil {
			t.Fatalf("a value differs from itself in %v", paths)
		}
		if equal := cmp.Equal(a, b); equal != (differences(a, b) == nil) {
			t.Fatalf("equal is %v, and differences are %v", equal, differences(a, b))
		}
	})
}

func TestDifferencesNameTheirPlaces(t *testing.T) {
	of := func() table {
		return table{Name: "a", Dice: []uint8{1, 2}, Seats: []seat{{"Y", []int{1}}, {"R", nil}}, Olive: &seat{Goods: "G"}}
	}
	for _, test := range []struct {
		name   string
		change func(*table)
		want   []string
	}{
		{"nothing", func(*table) {}, nil},
		{"text", func(x *table) { x.Name = "b" }, []string{"name"}},
		{"an element", func(x *table) { x.Dice[1] = 3 }, []string{"dice[1]"}},
		{"a length", func(x *table) { x.Dice = x.Dice[:1] }, []string{"dice"}},
		{"an array", func(x *table) { x.Tracks[2] = 1 }, []string{"tracks[2]"}},
		{"deep within", func(x *table) { x.Seats[0].Boxes[0] = 2 }, []string{"seats[0].boxes[0]"}},
		{"behind a pointer", func(x *table) { x.Olive.Goods = "" }, []string{"olive.goods"}},
		{"no pointer", func(x *table) { x.Olive = nil }, []string{"olive"}},
		{"several, in order", func(x *table) { x.Over, x.Name, x.Seats[1].Goods = true, "", "" }, []string{"name", "over", "seats[1].goods"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			found := of()
			test.change(&found)
			if diff := cmp.Diff(test.want, differences(found, of())); diff != "" {
				t.Errorf("mismatch (-want +got)\n%s", diff)
			}
			for d := range strictjson.Differences(&found, new(table)) {
				if d.Path == "" {
					t.Error("a difference has no path")
				}
				break // a caller may stop
			}
		})
	}
}
