package archive_test

import (
	"fmt"

	"github.com/railhex/railhex/variants/family/archive"
)

// A purse is what a player has.
type purse struct {
	money int
	out   bool
}

func (p *purse) fields(a *archive.Archive) {
	archive.Number(a, "money", &p.money, 0, 100)
	a.Bool("out", &p.out)
}

// The same list of fields writes and reads both forms.
func Example() {
	p := purse{money: 7}
	a := archive.AppendJSON(nil)
	p.fields(&a)
	fmt.Printf("%s\n", a.Bytes())

	var read purse
	a = archive.ReadJSON(`{"money":700,"out":true}`)
	read.fields(&a)
	fmt.Println(a.Close())
	// Output:
	// {"money":7,"out":false}
	// line 1, column 10: found "700", expected money to be a number from 0 to 100
}
