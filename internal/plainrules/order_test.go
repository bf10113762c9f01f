package plainrules

import (
	"testing"
)

func TestORDER4OneBlackGoodForAnyOther(t *testing.T) {
	g := drafting(t, 3, orders)
	g.players[1].kept = "YRRGKKK"
	allowed(t, g, "fulfil 1 YR", "fulfil 1 YK", "fulfil 1 RK", "fulfil 2 RK", "fulfil 6 YRGK")
	forbidden(t, g, "ORDER-4", "fulfil 1 KK", "fulfil 5 RKK")
	forbidden(t, g, "ORDER-3", "fulfil 1 GK")
}
