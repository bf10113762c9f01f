package tensor_test

import (
	"fmt"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/tensor"
)

func Example() {
	s, _ := steamrollers.New(steamrollers.Setup{Players: 2})
	for _, text := range []string{"goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a a a a a a", "roll 1 3 5 straight/gentle", "draft 1"} {
		s, _ = s.Apply(steamrollers.MustParseMove(text))
	}
	var x tensor.Position
	x.Encode(&s, s.Turn())
	legal := 0
	for m := range s.Moves() {
		if tensor.Action(&s, m) >= 0 {
			legal++
		}
	}
	fmt.Println(len(x), "numbers,", legal, "legal of", tensor.NumActions, "actions")
	// Output: 10219 numbers, 74 legal of 19281 actions
}

// Actions can be told by their factors, and need fewer outputs then: one for each kind
// of move, and one for each digit of its factors.
func ExampleActions() {
	outputs := 0
	for block := range tensor.Actions().Blocks() {
		outputs++
		for _, factor := range block.Factors {
			outputs += factor.Count
		}
	}
	fmt.Println(outputs, "outputs for", tensor.NumActions, "actions")
	const action = 12345
	factors := tensor.Actions().AppendFactors(nil, action)
	fmt.Println(tensor.Actions().Name(action), factors, tensor.Actions().Of(factors...))
	// Output:
	// 258 outputs for 19281 actions
	// deliver city 4 to the die place 1 distance 2 +1 unlimited [16 3 1 2 0 2 1 1] 12345
}
