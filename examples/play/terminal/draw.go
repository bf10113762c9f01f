package terminal

import (
	"fmt"

	"github.com/railhex/railhex/variants/family/describe"
)

// show draws the table as the person who is asked sees it.
func (t *table) show() {
	p := t.position()
	fmt.Fprint(t.out, p.Characters(p.Turn(), t.manner, describe.Look{Plain: t.screen.plain}))
}
