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
	// Output: 7584 numbers, 74 legal of 19281 actions
}
