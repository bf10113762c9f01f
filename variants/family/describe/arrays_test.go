package describe_test

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/variants/family/describe"
)

var numbering = describe.NewNumbering(
	describe.Block{Kind: "pass"},
	describe.Block{Kind: "draw", Factors: slices.Repeat([]describe.Factor{{Name: "good", Count: 6}}, 30)},
	describe.Block{Kind: "build", Factors: []describe.Factor{{Name: "hex", Count: 3}, {Name: "box", From: 1, Count: 6}}},
	describe.Block{Kind: "ship", Factors: []describe.Factor{describe.WordFactor("good", "red", "blue"), describe.WordFactor("with", "", "a bonus")}},
)

func TestEveryNumberHasItsFactors(t *testing.T) {
	if want := 1 + 3*6 + 2*2; numbering.Len() != want {
		t.Fatalf("there are %d numbers, want %d", numbering.Len(), want)
	}
	names := map[string]bool{}
	for n := range numbering.Len() {
		factors := numbering.AppendFactors([]int{7}, n)[1:]
		if got := numbering.Of(factors...); got != n {
			t.Errorf("%d has the factors %v, whose number is %d", n, factors, got)
		}
		names[numbering.Name(n)] = true
	}
	if len(names) != numbering.Len() {
		t.Errorf("%d numbers have %d names", numbering.Len(), len(names))
	}
}

func TestNumbersStandForWhatTheirDigitsSay(t *testing.T) {
	for _, test := range []struct {
		factors []int
		number  int
		name    string
	}{
		{[]int{0}, 0, "pass"},
		{[]int{2, 0, 0}, 1, "build hex 0 box 1"},
		{[]int{2, 2, 5}, 18, "build hex 2 box 6"},
		{[]int{3, 0, 0}, 19, "ship red"},
		{[]int{3, 1, 1}, 22, "ship blue a bonus"},
	} {
		if got := numbering.Of(test.factors...); got != test.number || numbering.Name(got) != test.name {
			t.Errorf("%v is %d %q, want %d %q", test.factors, got, numbering.Name(got), test.number, test.name)
		}
	}
}

func TestWhatIsNoNumber(t *testing.T) {
	for _, factors := range [][]int{nil, {-1}, {4}, {0, 0}, {2, 0}, {2, 3, 0}, {2, 0, -1}, {3, 0, 2}, slices.Repeat([]int{1}, 31)} {
		if got := numbering.Of(factors...); got != -1 {
			t.Errorf("%v is %d", factors, got)
		}
	}
	for _, n := range []int{-1, numbering.Len()} {
		if factors, name := numbering.AppendFactors(nil, n), numbering.Name(n); len(factors) != 0 || name != "" {
			t.Errorf("%d has the factors %v and the name %q", n, factors, name)
		}
	}
}

// TestTooManyToNumber names by its factors what has no number.
func TestTooManyToNumber(t *testing.T) {
	factors := slices.Repeat([]int{1}, 31)
	if !numbering.Valid(factors...) || numbering.NameOf(factors...) == "" {
		t.Error("a block with too many moves for numbers has no factors either")
	}
	for b := range numbering.Blocks() {
		if (b.From < 0) != (b.Kind == "draw") {
			t.Errorf("%s begins at %d", b.Kind, b.From)
		}
	}
}

func TestWriterFillsItsSections(t *testing.T) {
	sections := describe.Lay([]describe.Section{
		{Name: "money", Shape: []int{2}, Scale: 0.5},
		{Name: "phase", Shape: []int{3, 1}, Scale: 1},
	})
	var x [5]float32
	w := describe.NewWriter(x[:], sections)
	w.Put(0, 1, 7)
	w.Mark(1, 2)
	w.MarkIf(false, 1, 0)
	w.MarkIf(true, 1, 1)
	if want := [5]float32{0, 3.5, 0, 1, 1}; x != want {
		t.Errorf("written %v, want %v", x, want)
	}
}

func TestNumberingAllocatesNothing(t *testing.T) {
	room := make([]int, 0, 8)
	if n := testing.AllocsPerRun(10, func() {
		room = numbering.AppendFactors(room[:0], numbering.Of(2, 1, 3))
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
