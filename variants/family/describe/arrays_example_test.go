package describe_test

import (
	"fmt"

	"github.com/railhex/railhex/variants/family/describe"
)

// The array of a position has the money of two seats and one of three phases.
func Example_numbering() {
	sections := describe.Lay([]describe.Section{
		{Name: "money", Shape: []int{2}, Scale: 1.0 / 20, Says: "dollars of each seat"},
		{Name: "phase", Shape: []int{3}, Scale: 1, Says: "build, move, income, one-hot"},
	})
	x := make([]float32, 5)
	w := describe.NewWriter(x, sections)
	w.Put(0, 0, 10) // seat 1 has $10
	w.Put(0, 1, 5)
	w.Mark(1, 2) // income
	for _, s := range sections {
		fmt.Println(s.Name, x[s.Offset:s.Offset+s.Len()])
	}
	// Output:
	// money [0.5 0.25]
	// phase [0 0 1]
}

// The moves of a game are to pass, or to build one of two tracks in one of 64 hexes.
func ExampleNumbering() {
	actions := describe.NewNumbering(
		describe.Block{Kind: "pass"},
		describe.Block{Kind: "build", Factors: []describe.Factor{{Name: "hex", Count: 64}, describe.WordFactor("track", "E-W", "NE-SW")}},
	)
	n := actions.Of(1, 12, 1) // block 1, hex 12, track 1
	fmt.Println(actions.Len(), n, actions.AppendFactors(nil, n), actions.Name(n))
	fmt.Println(actions.Of(1, 64, 0)) // there is no hex 64
	// Output:
	// 129 26 [1 12 1] build hex 12 NE-SW
	// -1
}
