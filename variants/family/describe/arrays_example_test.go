package describe_test

import (
	"fmt"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// The array of a position has the money of two seats and one of three phases. The moves are
// to pass, or to build one of two tracks in one of 64 hexes.
func ExampleArrays() {
	type state struct{ money, phase int }
	type move struct{ hex, track int }
	arrays := describe.Arrays[state, move]{
		Version: 1,
		Sections: describe.Lay([]describe.Section{
			{Name: "money", Shape: []int{2}, Scale: 1.0 / 20, Says: "dollars of each seat"},
			{Name: "phase", Shape: []int{3}, Scale: 1, Says: "build, move, income, one-hot"},
		}),
		Write: func(w describe.Writer, s *state, _ family.Seat) {
			w.Put(0, 0, s.money) // as a fraction of $20
			w.Mark(1, s.phase)
		},
		Actions: describe.NewNumbering(
			describe.Block{Kind: "pass"},
			describe.Block{Kind: "build", Factors: []describe.Factor{
				{Name: "hex", Count: 64}, describe.WordFactor("track", "E-W", "NE-SW"),
			}},
		),
		AppendFactors: func(dst []int, _ *state, m move) []int { return append(dst, 1, m.hex, m.track) },
	}
	x := make([]float32, arrays.Size())
	arrays.Fill(x, &state{money: 10, phase: 2}, 1)
	factors := arrays.AppendFactors(nil, nil, move{12, 1})
	fmt.Println(x, arrays.Actions.Len(), factors, arrays.Actions.Of(factors...))
	// Output: [0.5 0 0 0 1] 129 [1 12 1] 26
}
