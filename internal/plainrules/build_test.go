package plainrules

import (
	"testing"
)

func TestBUILD5AnyRotation(t *testing.T) {
	kinds := map[string]int{}
	for i, a := range edges {
		for _, b := range edges[i+1:] {
			kinds[trackType(a+"-"+b)]++
		}
	}
	equal(t, "straight", kinds["straight"], 3)
	equal(t, "gentle", kinds["gentle"], 6)
	equal(t, "sharp", kinds["sharp"], 6)
	equal(t, "round the corner", trackType("E-SE"), "sharp")

	g := acting(t, 3)
	forbidden(t, g, "", "build c5 E-E", "build c5 E", "build c5 N-S", "build c5")
	play(t, g, "build c5 W-E") // read in either order
	equal(t, "track", g.Report().Players[0].Track[0], "c5 E-W")
}
