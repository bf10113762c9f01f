package describe_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/railhex/railhex/internal/bare"
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

// TestAPackedPosition has what its array has, without scales and without what is fixed.
func TestAPackedPosition(t *testing.T) {
	parts := bare.Parts()
	parts.Arrays = &describe.Arrays[bare.State, bare.Move]{
		Version: 1,
		Sections: describe.Lay([]describe.Section{
			{Name: "phase", Shape: []int{2}, Scale: 1},
			{Name: "board", Shape: []int{3}, Scale: 1, Fixed: true},
			{Name: "height", Shape: []int{3}, Scale: 0.25, Fixed: true},
			{Name: "money", Shape: []int{2}, Scale: 0.5},
			{Name: "goods", Shape: []int{2}, Scale: 1},
			{Name: "loans", Shape: []int{1}, Scale: 0.1},
		}),
		Write: func(w describe.Writer, _ *bare.State, seat family.Seat) {
			w.Mark(0, int(seat))
			w.Mark(1, 2)
			w.Put(2, 0, 6)
			w.Put(3, 1, -7)
			w.Put(4, 0, 5)
			w.Put(5, 0, 300)
		},
		Actions:       numbering,
		AppendFactors: func(dst []int, _ *bare.State, _ bare.Move) []int { return dst },
	}
	game := bare.Of(parts)
	layout, err := game.Layout()
	if err != nil {
		t.Fatal(err)
	}
	w, marks, numbers := game.Walker(), []uint8{9, 9, 9, 9}, []int16{9, 9, 9}
	if m, n := layout.Packed(); m != len(marks) || n != len(numbers) {
		t.Errorf("%d marks and %d numbers, want %d and %d", m, n, len(marks), len(numbers))
	}
	if err := errors.Join(w.Set(begun(t, game)), w.Pack(marks, numbers, 1)); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(marks, []uint8{0, 1, 5, 0}) || !slices.Equal(numbers, []int16{0, -7, 300}) {
		t.Errorf("packed %d and %d", marks, numbers)
	}
}

func TestNumberingAllocatesNothing(t *testing.T) {
	factors := []int{2, 1, 3}
	if n := testing.AllocsPerRun(10, func() { numbering.Of(factors...) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
}
