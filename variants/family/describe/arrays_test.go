package describe_test

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

var numbering = describe.NewNumbering(
	describe.Block{Kind: "pass"},
	describe.Block{Kind: "draw", Factors: slices.Repeat([]describe.Factor{{Name: "good", Count: 6}}, 30)},
	describe.Block{Kind: "build", Factors: []describe.Factor{{Name: "hex", Count: 3}, {Name: "box", From: 1, Count: 6}}},
	describe.Block{Kind: "ship", Factors: []describe.Factor{describe.WordFactor("good", "red", "blue"), describe.WordFactor("with", "", "a bonus")}},
)

func TestNumbersStandForWhatTheirDigitsSay(t *testing.T) {
	if want := 1 + 3*6 + 2*2; numbering.Len() != want {
		t.Fatalf("there are %d numbers, want %d", numbering.Len(), want)
	}
	for _, test := range []struct {
		factors []int
		number  int
	}{
		{[]int{0}, 0},
		{[]int{2, 0, 0}, 1},
		{[]int{2, 1, 0}, 7},
		{[]int{2, 2, 5}, 18},
		{[]int{3, 0, 0}, 19},
		{[]int{3, 1, 1}, 22},
		{append([]int{1}, make([]int, 30)...), -1}, // too many for numbers
	} {
		if got := numbering.Of(test.factors...); got != test.number {
			t.Errorf("%v is %d, want %d", test.factors, got, test.number)
		}
	}
}

func TestWhatIsNoNumber(t *testing.T) {
	for _, factors := range [][]int{nil, {-1}, {4}, {0, 0}, {2, 0}, {2, 3, 0}, {2, 0, -1}, {3, 0, 2}} {
		if got := numbering.Of(factors...); got != -1 {
			t.Errorf("%v is %d", factors, got)
		}
	}
}

func TestWriterFillsItsSections(t *testing.T) {
	sections := describe.Lay([]describe.Section{
		{Name: "money", Shape: []int{2}, Scale: 0.5},
		{Name: "phase", Shape: []int{3, 1}, Scale: 1},
	})
	arrays := describe.Arrays[int, int]{Sections: sections, Write: func(w describe.Writer, s *int, seat family.Seat) {
		w.Put(0, 1, *s)
		w.Mark(1, int(seat))
		w.MarkIf(false, 1, 0)
		w.MarkIf(true, 1, 1)
	}}
	x, seven := []float32{9, 9, 9, 9, 9}, 7
	arrays.Fill(x, &seven, 2)
	if want := []float32{0, 3.5, 0, 1, 1}; !slices.Equal(x, want) || arrays.Size() != len(x) {
		t.Errorf("written %v, want %v", x, want)
	}
}

func TestNumberingAllocatesNothing(t *testing.T) {
	factors := []int{2, 1, 3}
	if n := testing.AllocsPerRun(10, func() { numbering.Of(factors...) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
