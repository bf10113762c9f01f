package carters_test

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/fourth/carters"
	"github.com/railhex/railhex/variants/family"
)

func TestLaws(t *testing.T) {
	s, err := carters.New(carters.Setup{})
	if err != nil {
		t.Fatal(err)
	}
	laws := []family.Law[carters.State, carters.Move]{
		family.SafeLaw[*carters.State](),
		family.AllocationsLaw[*carters.State](),
	}
	if err := family.Check(&s, family.Options[carters.State, carters.Move]{Games: 20, Laws: laws}); err != nil {
		t.Error(err)
	}
	if err := family.Safe(new(carters.State), new(carters.Move), new(carters.Rule), new(carters.Phase), new(carters.Kind)); err != nil {
		t.Error(err)
	}
}

// TestAMapThatIsWrong holds that each fault of a map is named with its place and its rule.
func TestAMapThatIsWrong(t *testing.T) {
	right := carters.Meadows().String()
	for want, change := range map[string][2]string{
		"a price from 1 to 6 (MAP-2)":              {"city a4 4", "city a4 7"},
		"two plain hexes without a city or a farm": {"depots d1 d6", "depots d1 d1"},
		"(MAP-4)": {"depots d1 d6\n", ""},
		"with marks in this order: o town or * city; or -- for no hex (MAP-1)": {"a  po ", "a  xo "},
		"* city; or -- for no hex (MAP-1)":                                     {"h  w  w", "h  w~ w"},
	} {
		_, err := carters.ParseMap(strings.Replace(right, change[0], change[1], 1))
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q for %q: want %s, got %v", change[1], change[0], want, err)
		}
	}
}
