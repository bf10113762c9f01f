package carters_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/fourth/carters"
	"github.com/railhex/railhex/variants/family"
)

func start(t *testing.T) carters.State {
	t.Helper()
	s, err := carters.New(2)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestLaws(t *testing.T) {
	s := start(t)
	laws := []family.Law[carters.State, carters.Move]{
		family.HiddenLaw(func(s *carters.State, seat family.Seat) string { return fmt.Sprint(s.ReportFor(seat)) }),
		family.SafeLaw[*carters.State](),
		family.AllocationsLaw[*carters.State](),
		{Says: "moves and positions read back as they were written", Broken: func(at family.At[carters.State, carters.Move]) error {
			again, err := carters.ParseState(at.State.String())
			if err == nil && again != *at.State {
				err = fmt.Errorf("the position is read as %v", again)
			}
			return errors.Join(err, family.MoveTextBroken(at.State.AppendMoves(nil), carters.ParseMove))
		}},
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
	s := start(t)
	right := s.Map().String()
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
