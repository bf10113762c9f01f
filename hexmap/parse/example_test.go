package parse_test

import (
	"fmt"

	"github.com/railhex/railhex/hexmap/parse"
)

// All faults of a text of sizes, with the line and the column of each.
func Example() {
	var faults parse.Faults
	for number, words := range parse.Lines("rows 4\n\nrows nine\ncolumns 3 # wide\n") {
		line := parse.NewLine(words)
		if line.Choice("rows", "columns") >= 0 {
			line.Number("a number from {low} to {high}", 1, 8)
		}
		if err := line.End("the end of the line"); err != nil {
			faults.AddAt(number, err)
		}
	}
	fmt.Println(faults.Err())
	// Output:
	// line 3, column 6: found "nine", expected a number from 1 to 8
}
