package gametest_test

import (
	"fmt"

	"github.com/railhex/railhex/variants/family/gametest"
)

// A test reads a picture back, and looks where the parts are that can be clicked.
func ExampleRead() {
	all, err := gametest.Read(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">
		<title>Row 1</title>
		<g data-part="row/king" transform="translate(10 0)"><title>king</title><circle cx="5" cy="5" r="4"/></g>
	</svg>`)
	for _, part := range gametest.With(all, "data-part") {
		fmt.Println(part.Attributes["data-part"])
	}
	fmt.Println(err)
	// Output:
	// row/king
	// <nil>
}
