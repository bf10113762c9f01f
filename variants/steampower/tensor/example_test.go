package tensor_test

import (
	"fmt"

	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/tensor"
)

func Example() {
	s, _ := steampower.New(steampower.Setup{Players: 2})
	var x tensor.Position
	x.Encode(&s, 1)
	outputs := 0
	for block := range tensor.Actions().Blocks() {
		outputs++
		for _, factor := range block.Factors {
			outputs += factor.Count
		}
	}
	fmt.Println(len(x), "numbers,", tensor.NumActions, "actions,", outputs, "outputs for their factors")
	fmt.Println(tensor.Actions().Name(2400), "is", tensor.Actions().AppendFactors(nil, 2400))
	// Output:
	// 17942 numbers, 4307605 actions, 791 outputs for their factors
	// remove hex 0 is [1 0]
}
