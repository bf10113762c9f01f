package delivery_test

import (
	"fmt"

	"github.com/railhex/railhex/delivery"
)

func ExampleAppendAllDistances() {
	links := []delivery.Link{{A: 0, B: 1, Length: 1}, {A: 1, B: 2, Length: 2}, {A: 0, B: 2, Length: 1}}
	fmt.Println(delivery.AppendAllDistances(nil, 3, links))
	// Output: [{1 3} {1 3} {2}]
}
