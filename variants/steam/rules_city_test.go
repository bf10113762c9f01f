package steam

import (
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
)

func urbanising(changes ...change) []change {
	return append([]change{holds(1, UrbaniseTile), pending(1)}, changes...)
}

func TestCITY1OnATown(t *testing.T) {
	s := arrange(t, urbanising()...)
	refuses(t, CityOnTown, s, "urbanise a2 red 1", "urbanise a1 red 1", "urbanise z9 red 1")
	blue := arrange(t, urbanising(parts(fewParts))...)
	refuses(t, CityOnTown, blue, "urbanise a3 blue 1")
	after := play(t, s, "urbanise a3 purple 2")
	same(t, "colour", after.CityColour(hexmap.MustParseCell("a3")), Purple)
	same(t, "tiles left", after.NewCities(Purple), 0)
}

func TestCITY1AStoredCityIsOnAStop(t *testing.T) {
	for hex, want := range map[string][]string{"a3": nil, "a2": {CityOnTown.String()}, "b7": {CityOnTown.String()}} {
		_, err := readScene(t, 4, city(hex, "red", "RBY", true), supply("", "BPE", "YYP", "RRE"))
		if !slices.Equal(faultsOf(err), want) {
			t.Errorf("a city on %s: %v", hex, err)
		}
	}
	if _, err := readScene(t, 4, city("z9", "red", "", true)); err == nil {
		t.Error("a city beside the map is read")
	}
}

func TestCITY2AtAnyMoment(t *testing.T) {
	s := play(t, arrange(t, urbanising()...), "build a2 E-W", "urbanise a3 grey 1")
	same(t, "tiles left", s.TilesLeft(), 2)
}

func TestCITY3TheTileReturns(t *testing.T) {
	s := play(t, arrange(t, urbanising(laid("a2 E-W", "a3 W"), owned("a1/E 1"))...), "urbanise a3 grey 1")
	for face, n := range s.FacesLaid() {
		if face.Name == "T11" {
			same(t, "on the board", n, 0)
		}
	}
}

func TestCITY4And5LinksEndInTheCity(t *testing.T) {
	s := arrange(t, urbanising(laid("a2 E-W", "a4 E-W", "b2 NE-SW", "c2 NE-W"), owned("a1/E 2", "a5/W 0", "c1/E 1"))...)
	after := play(t, s, "urbanise a3 grey 1")
	for from, owner := range map[string]Seat{"a1/E": 2, "a5/W": 1, "c1/E": 1} {
		l := link(t, after, from)
		same(t, from, l.Complete, true)
		same(t, from, l.Owner, owner)
	}
	reached := arrange(t, urbanising(laid("a2 E-W", "a3 W+SE"), owned("a1/E 2", "a3/SE 2"))...)
	after = play(t, reached, "urbanise a3 grey 1")
	same(t, "stays complete", link(t, after, "a1/E").Complete, true)
	same(t, "links", len(slices.Collect(after.Links())), 1) // CITY-7: the exit to nothing is gone
}

func TestCITY6NoLinkBeginsAndEndsThere(t *testing.T) {
	s := arrange(t, urbanising(laid("a3 SW", "b2 E-NE", "b3 NW-W"), owned("a3/SW 2"))...)
	refuses(t, CityNoReturn, s, "urbanise a3 red 1")
}

func TestCITY7CitiesBesideEachOther(t *testing.T) {
	board := strings.NewReplacer("a  p*  p   po", "a  p*  po  po").Replace(sceneMap)
	s := arrange(t, urbanising(onMap(board), laid("a2 E+W", "a3 W"), owned("a1/E 2", "a2/E 3"))...)
	after := play(t, s, "urbanise a2 grey 1")
	l := link(t, after, "a1/E")
	same(t, "a link without track", l.Complete && l.Owner == 2, true)
	same(t, "where it ends", l.To.String(), "a2/W")
	same(t, "to the town", link(t, after, "a2/E").Owner, 3)
	bare := play(t, arrange(t, urbanising(onMap(board))...), "urbanise a2 grey 1")
	same(t, "links of neighbours", len(slices.Collect(bare.Links())), 0)
}

func onMap(text string) change { return func(s *scene) { s.board = text } }

func TestCITY8ASetOnTheNewCity(t *testing.T) {
	s := arrange(t, urbanising(supply("RBY", "", "YYP", "RRE"), city("a1", "", "R", true))...)
	refuses(t, CityGetsSet, s, "urbanise a3 red 2", "urbanise a3 red 5", "urbanise a3 red")
	after := play(t, s, "urbanise a3 red 1")
	same(t, "goods", after.GoodsAt(hexmap.MustParseCell("a3")).String(), "RBY")
	same(t, "space", after.Supply(1), 0)
	same(t, "grown", after.IsGrown(hexmap.MustParseCell("a3")), true)
	all := []change{supply("", "", "", ""), city("a1", "", "R", true), city("a5", "", "R", true), city("a10", "", "", true), city("c1", "", "", true)}
	empty := arrange(t, urbanising(all...)...)
	refuses(t, CityGetsSet, empty, "urbanise a3 red 1")
	play(t, empty, "urbanise a3 red")
}

func growing(changes ...change) []change {
	return append([]change{holds(1, GrowthTile), pending(1)}, changes...)
}

func TestCITY9GrowthOfACity(t *testing.T) {
	s := arrange(t, growing(supply("RBY", "", "YYP", "RRE"), city("a1", "", "R", true))...)
	refuses(t, GrowthCity, s, "grow a1 1", "grow a2 1", "grow a3 1", "grow z9 1")
	after := play(t, s, "grow a5 3")
	same(t, "goods", after.GoodsAt(hexmap.MustParseCell("a5")).String(), "RYYYP")
	same(t, "markers", after.Growth(), 8)
}

func TestCITY10ASetAndAMarker(t *testing.T) {
	s := arrange(t, growing(supply("RBY", "", "YYP", "RRE"), city("a1", "", "R", true))...)
	refuses(t, GrowthSet, s, "grow a5 2", "grow a5 5")
	none := arrange(t, growing(parts(strings.Replace(fewParts, "growth 1", "growth 0", 1)))...)
	refuses(t, GrowthSet, none, "grow a5 1")
}

func TestCITY11OnlyByTheTile(t *testing.T) {
	refuses(t, CityOnlyByTile, arrange(t), "urbanise a3 red 1", "grow a1 1")
	refuses(t, CityOnlyByTile, arrange(t, holds(1, UrbaniseTile)), "urbanise a3 red 1") // passed
	once := play(t, arrange(t, urbanising()...), "urbanise a3 red 1")
	refuses(t, CityOnlyByTile, once, "urbanise a8 grey 2")
}
