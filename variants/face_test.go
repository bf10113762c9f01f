package variants_test

import (
	"fmt"
	"testing"

	"github.com/railhex/railhex/variants"
)

func TestFacesHaveNumberAndSide(t *testing.T) {
	for number := 1; number <= variants.NumTiles; number++ {
		for _, side := range []variants.Side{variants.SideA, variants.SideB} {
			name := fmt.Sprintf("%d%v", number, side)
			f := variants.FaceOf(number, side == variants.SideB)
			if f.String() != name || f.Number() != number || f.Side() != side || f.Solo() {
				t.Errorf("tile %s is %v, number %d, side %v, solitaire %t", name, f, f.Number(), f.Side(), f.Solo())
			}
			o := variants.OrderFaceOf(number, side == variants.SideB)
			if o.String() != name || o.Number() != number || o.Side() != side {
				t.Errorf("order %s is %v, number %d, side %v", name, o, o.Number(), o.Side())
			}
		}
	}
}
