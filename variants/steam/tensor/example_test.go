package tensor_test

import (
	"fmt"

	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/tensor"
)

func Example() {
	s, _ := steam.New(steam.Setup{Players: 3})
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
	fmt.Println(tensor.Actions().Name(20_101), "is", tensor.Actions().AppendFactors(nil, 20_101))
	// Output:
	// 15568 numbers, 32363219 actions, 1598 outputs for their factors
	// build hex 0 E-NW+W-SW is [4 0 86]
}
