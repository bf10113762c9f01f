package variants_test

import (
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants"
)

func lineOf(goods []variants.Good) variants.Line {
	var l variants.Line
	for _, g := range goods {
		l = l.Append(g)
	}
	return l
}

// A line does what a slice of goods does, through any run of changes.
func TestLineAgreesWithASlice(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var slow []variants.Good
		var fast variants.Line
		t.Repeat(map[string]func(*rapid.T){
			"append": func(t *rapid.T) {
				g := aGood.Draw(t, "good")
				if len(slow) == variants.LineRoom {
					if got, panicked := recovered(func() variants.Line { return fast.Append(g) }); !panicked {
						t.Fatalf("%v took a ninth good: %v", fast, got)
					}
					return
				}
				slow, fast = append(slow, g), fast.Append(g)
			},
			"remove": func(t *rapid.T) {
				i := rapid.IntRange(0, variants.LineRoom-1).Draw(t, "place")
				if i >= len(slow) {
					if got, panicked := recovered(func() variants.Line { return fast.RemoveAt(i) }); !panicked {
						t.Fatalf("%v lost a good at %d: %v", fast, i, got)
					}
					return
				}
				slow, fast = slices.Delete(slow, i, i+1), fast.RemoveAt(i)
			},
			"sort": func(t *rapid.T) {
				slices.Sort(slow)
				fast = fast.Sorted()
			},
			"": func(t *rapid.T) { sameLine(t, slow, fast) },
		})
	})
}

func sameLine(t *rapid.T, slow []variants.Good, fast variants.Line) {
	if got := slices.Collect(fast.All()); !slices.Equal(got, slow) {
		t.Fatalf("line holds %v, want %v", got, slow)
	}
	if got, want := fast.Len(), len(slow); got != want {
		t.Fatalf("Len of %v = %d, want %d", fast, got, want)
	}
	for i := range 2 * variants.LineRoom {
		var want variants.Good
		if i < len(slow) {
			want = slow[i]
		}
		if got := fast.At(i); got != want {
			t.Fatalf("At(%d) of %v = %v, want %v", i, fast, got, want)
		}
	}
	if len(slow) > 0 {
		if got, want := fast.Last(), slow[len(slow)-1]; got != want {
			t.Fatalf("Last of %v = %v, want %v", fast, got, want)
		}
	} else if fast.Last() != 0 || fast != 0 {
		t.Fatalf("the empty line is %d with %v last", fast, fast.Last())
	}
	for g := variants.Yellow; g <= variants.Coal; g++ {
		if got, want := fast.Find(g), slices.Index(slow, g); got != want {
			t.Fatalf("Find(%v) in %v = %d, want %d", g, fast, got, want)
		}
		if got, want := fast.Count(g), fast.Goods().Count(g); got != want {
			t.Fatalf("Count(%v) in %v = %d, want %d", g, fast, got, want)
		}
	}
	if got, want := fast.Goods(), variants.GoodsOf(slow...); got != want {
		t.Fatalf("Goods of %v = %v, want %v", fast, got, want)
	}
	if again, err := variants.ParseLine(fast.String()); err != nil || again != fast {
		t.Fatalf("%v reads as %v, %v", fast, again, err)
	}
}

func TestLineTakesNoGoodThatIsNone(t *testing.T) {
	for _, g := range []variants.Good{0, variants.NumGoodKinds + 1, 255} {
		if got, panicked := recovered(func() variants.Line { return lineOf(nil).Append(g) }); !panicked {
			t.Errorf("appending good %d gave %v", g, got)
		}
	}
}
