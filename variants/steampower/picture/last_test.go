package picture_test

import (
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/picture"
)

// TestTheLastMoveIsMarked plays games and has each move marked in the pictures of
// the position that it leads to, as an onlooker sees them.
func TestTheLastMoveIsMarked(t *testing.T) {
	seen := map[steampower.Kind]bool{}
	for _, name := range []string{"three.srr", "five.srr"} {
		record := read(t, name)
		s, err := steampower.New(record.Setup)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range record.Moves {
			events, err := s.AppendEvents(nil, m, family.Everyone)
			if err != nil {
				t.Fatal(err)
			}
			part := picture.PartOf(&s, m)
			if m.Kind() == steampower.KindDeal && s.Round() > 0 {
				part = "stock/bag"
			}
			if s, err = s.Apply(m); err != nil {
				t.Fatal(err)
			}
			switch m.Kind() {
			case steampower.KindBuild, steampower.KindReplace, steampower.KindRemove, steampower.KindFactory, steampower.KindShip,
				steampower.KindMoney, steampower.KindFulfil:
			case steampower.KindDeal:
				if part == "" {
					continue // the first hands
				}
			default:
				continue
			}
			if seen[m.Kind()] {
				continue
			}
			seen[m.Kind()] = true
			marks := picture.Marks{Last: events}
			marked := false
			all := []string{picture.Style{}.Map(&s, marks), picture.Style{}.Stock(&s, marks)}
			for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
				all = append(all, picture.Style{}.Player(&s, seat, steampower.Nobody, marks))
			}
			for _, svg := range all {
				drawn, err := gametest.Read(svg)
				if err != nil {
					t.Fatal(err)
				}
				for _, e := range drawn {
					marked = marked || e.Has("last") && e.Attributes["data-part"] == string(part)
				}
			}
			if !marked {
				t.Errorf("%s: %v does not mark %s", name, m, part)
			}
		}
	}
	for _, kind := range []steampower.Kind{steampower.KindBuild, steampower.KindFactory, steampower.KindShip, steampower.KindDeal} {
		if !seen[kind] {
			t.Errorf("the records have no move to %v", kind)
		}
	}
}
