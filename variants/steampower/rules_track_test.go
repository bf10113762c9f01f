package steampower

import (
	"strings"
	"testing"
)

func TestMAP1HexesOfTheMap(t *testing.T) {
	s := scene{track: north}.lay(t)
	for _, move := range []string{"build z9 E-W", "remove z9", "replace f1 E-W", "factory a8 5"} {
		refused(t, s, move, MapHexes)
	}
	begun, _ := New(Setup{Players: 2, Map: MustParseMap(plainMap)})
	refused(t, &begun, "city z9 K", MapHexes)
	mapRefused(t, strings.Replace(plainMap, "h ", "x ", 1), MapHexes)
	mapRefused(t, strings.Replace(plainMap, "w ", "w~", 1), MapHexes)
}

// mapRefused holds that a rule forbids a map.
func mapRefused(t *testing.T, text string, rule Rule) {
	t.Helper()
	if m, err := ParseMap(text); err == nil || ruleOf(err) != rule {
		t.Errorf("%v, want %s\n%v", err, rule, m)
	}
}

func TestMAP2CitySpaces(t *testing.T) {
	mapRefused(t, strings.Replace(plainMap, "h ", "ho", 1), MapCitySpaces)
	mapRefused(t, "map one\nlayout pointy odd-r\ngrid\na p* p\nend\n", MapCitySpaces)
	mapRefused(t, "map many\nlayout pointy odd-r\ngrid\na "+strings.Repeat("p* ", 34)+"\nend\n", MapCitySpaces)
	mapRefused(t, plainMap[:strings.Index(plainMap, "closed")]+"city a2 Nowhere\n", MapCitySpaces)
	mapRefused(t, plainMap+"town a2 Nowhere\n", MapCitySpaces)
	var large strings.Builder
	large.WriteString("map large\nlayout pointy odd-r\ngrid\n")
	for row := range 7 {
		large.WriteString(string(rune('a'+row)) + strings.Repeat(" p*", 2) + strings.Repeat(" p", 21) + "\n")
	}
	mapRefused(t, large.String()+"end\n", MapCitySpaces)
}

func TestMAP3NoTrackOnWater(t *testing.T) {
	s := scene{track: []string{"a6 SE-W P1", "a5 E-W P1"}, players: 2}
	s.track = []string{"a5 E-W P1"}
	refused(t, s.lay(t), "build b6 NW-SE", MapNoTrackOnWater)
	refused(t, scene{}.lay(t), "build b6 NE-SW", MapNoTrackOnWater)
}

func TestMAP4NoTrackOnCities(t *testing.T) {
	refused(t, scene{}.lay(t), "build c4 E-W", MapNoTrackOnCities)
}

func TestMAP5ClosedEdges(t *testing.T) {
	s := scene{track: []string{"d1 E-SW P1"}}.lay(t) // from e1, open towards d2
	refused(t, s, "build d2 E-W", MapClosedEdges)
	refused(t, scene{}.lay(t), "build d3 NE-W", MapClosedEdges)
	mapRefused(t, strings.Replace(plainMap, "d2/E", "d2/E d3/W", 1), MapClosedEdges)
	mapRefused(t, strings.Replace(plainMap, "d2/E", "a1/W", 1), MapClosedEdges)
	parted, err := New(Setup{Players: 2, Map: MustParseMap(strings.Replace(plainMap, "d2/E", "c4/E", 1))})
	if err != nil {
		t.Fatal(err)
	}
	equal(t, "the group of a city behind a closed edge", parted.game.groups[4], 1<<4)
}

func TestCOMP3CrossingsAlternate(t *testing.T) {
	shapes := 0
	for first := range tracksOf(1<<16 - 2) {
		for second := range tracksOf(crossing(first)) {
			if shapes++; first.Type().String() == "sharp" || second.Type().String() == "sharp" {
				t.Errorf("%s crosses %s", first, second)
			}
		}
	}
	equal(t, "the number of crossings", shapes, 2*15)
}

func TestTRACK1OneOrTwoSteps(t *testing.T) {
	s := applied(t, scene{}.lay(t), "build a2 E-W")
	equal(t, "the phase after a step", s.Phase(), PhaseBuild)
	equal(t, "what is left", s.Left(), 1)
	refused(t, s, "money", TrackSteps)
	refused(t, s, "factory a1 5", TrackSteps)
	equal(t, "the phase after done", applied(t, s, "done").Phase(), PhaseAct)
	s = applied(t, s, "build a3 E-W")
	equal(t, "the phase after two steps", s.Phase(), PhaseAct)
	s = applied(t, s, "build b4 NW-SW", "build b1 NW-SW") // a link completed, and another begun
	equal(t, "the turn", s.Turn(), 2)
	again := applied(t, scene{}.lay(t), "build a2 E-W", "remove a2")
	equal(t, "the track removed in the same action", len(again.Report().Track), 0)
}

func TestTRACK2SimpleTilesByTerrain(t *testing.T) {
	for _, test := range []struct {
		track []string
		move  string
		price int
	}{
		{nil, "build a2 E-W", 0},
		{nil, "build a3 E-SW", 0},
		{[]string{"a2 SE-W P1"}, "build b2 NW-SW", 2},
		{nil, "build b3 NE-W", 4},
	} {
		s := scene{track: test.track}.lay(t)
		after := applied(t, s, test.move)
		equal(t, "the price of "+test.move, s.Money(1)-after.Money(1), test.price)
	}
}

func TestTRACK4ACrossingIsNotCrossed(t *testing.T) {
	s := scene{track: []string{"c2 E-W P2 + NW-SE P1", "c3 E-W P2", "b1 NW-SE P1", "d2 NW-SW P1", "e2 NE-W P1"}}.lay(t)
	refused(t, s, "build c2 NE-SW", TrackCrossing)
	own := scene{track: []string{"b1 NW-SE P1", "c2 NW-SE P1"}}.lay(t)
	refused(t, own, "replace c2 NW-SE", TrackReplaced)
}

func TestTRACK6BothTracksMakeACrossing(t *testing.T) {
	s := scene{track: []string{"c2 E-W P2", "c3 E-W P2", "b1 NW-SE P1"}}.lay(t)
	refused(t, s, "build c2 NW-NE", TrackSharesHex)
	refused(t, s, "build c2 E-NW", TrackSharesHex)
	s = applied(t, s, "build c2 NW-SE")
	first, second := s.TrackAt(MustParseMove("remove c2").Hex())
	equal(t, "what was there", first.String(), "E-W P2")
	equal(t, "what crosses it", second.String(), "NW-SE P1")
}

func TestTRACK7TheTileIsInItsStack(t *testing.T) {
	none := scene{parts: "tile sharp 0", track: []string{"a2 E-W P1"}}.lay(t)
	refused(t, none, "build a3 SW-W", TrackTileInStack)
	refused(t, none, "replace a2 SW-W", TrackTileInStack)
	last := scene{parts: "tile sharp 1", track: []string{"a2 SW-W P1"}}.lay(t)
	refused(t, last, "build b1 NE-NW", LinkNotBackToItsCity)
	applied(t, last, "replace a2 NE-W") // the tile taken away goes back first
	applied(t, scene{parts: "tile simple 1", track: []string{"a2 E-W P1"}}.lay(t), "replace a2 SE-W")
}

func TestTRACK8NoNewTrackJoinsForeignTrack(t *testing.T) {
	s := scene{track: []string{"a2 E-W P2"}}.lay(t) // from a1, open towards a3
	refused(t, s, "build a3 E-W", TrackJoinsNoForeign)
	applied(t, s, "build a3 E-SW") // passes it
	refused(t, scene{track: []string{"a2 E-W P2", "a3 E-SW P1"}}.lay(t), "replace a3 E-W", TrackJoinsNoForeign)
}

func TestTRACK9TrackContinuesTheLink(t *testing.T) {
	s := scene{track: []string{"a2 E-W P1"}}.lay(t)
	refused(t, s, "build b1 NW-SW", TrackContinues)
	refused(t, s, "build a3 E-SW", TrackContinues)
	applied(t, s, "build a3 E-W")
}

func TestTRACK10ALinkBeginsInTheNetwork(t *testing.T) {
	s := scene{track: north}.lay(t)
	refused(t, s, "build d7 NW-W", TrackBeginsInNetwork)
	refused(t, s, "build d5 E-W", TrackBeginsInNetwork)
	applied(t, s, "build b1 NW-SE")
	one := scene{track: append([]string{"b1 NW-SE P1"}, north...)}.lay(t)
	refused(t, one, "replace b1 E-SW", TrackBeginsInNetwork)
	applied(t, one, "replace b1 NE-NW")
}

func TestTRACK11TheFirstTrackBeginsAtAnyCity(t *testing.T) {
	s := scene{track: []string{"a5 E-W P2", "a6 E-W P2"}}.lay(t)
	refused(t, s, "build d5 E-W", TrackFirst)
	applied(t, s, "build d7 NW-W")
	refused(t, scene{track: []string{"d7 NW-W P1"}}.lay(t), "replace d7 NE-W", TrackFirst)
}

func TestTRACK12BlockedLinksMayBeReplaced(t *testing.T) {
	s := applied(t, scene{}.lay(t), "build a2 NE-W", "replace a2 E-W")
	equal(t, "the track", s.Report().Track[0], "a2 E-W P1")
	applied(t, scene{}.lay(t), "build a6 E-SE", "remove a6") // against water
}

func TestTRACK13TheLastTileIsRemoved(t *testing.T) {
	s := scene{track: []string{"a2 E-W P1", "a3 SW-W P1"}}.lay(t)
	s = applied(t, s, "remove a3")
	hex, edge, ok := s.OpenEnd(1)
	if !ok || hex.String() != "a2" || edge.String() != "E" {
		t.Errorf("the open end is %v %v %v", hex, edge, ok)
	}
	s = applied(t, s, "remove a2")
	equal(t, "the number of locomotives", s.Locomotives(1), 18)
	crossed := scene{parts: "tile simple 2", track: []string{"c2 E-W P2 + NW-SE P1", "c3 E-W P2", "b1 NW-SE P1"}}
	refused(t, crossed.lay(t), "remove c2", TrackRemoved)
	crossed.parts = "tile simple 3"
	equal(t, "what comes back", applied(t, crossed.lay(t), "remove c2").Report().Track[1], "c2 E-W P2")
}

func TestTRACK14TheLastTileIsReplaced(t *testing.T) {
	s := scene{track: []string{"a2 E-W P1"}, money: []int{0, 0}}.lay(t)
	refused(t, s, "replace a2 E-W", TrackReplaced)
	s = applied(t, s, "replace a2 SE-W")
	equal(t, "the price", s.Money(1), 0)
	crossed := scene{track: []string{"c2 E-W P2 + NW-SE P1", "c3 E-W P2", "b1 NW-SE P1"}, parts: "tile simple 3\ntile cross 1"}.lay(t)
	applied(t, crossed, "replace c2 NW-SW")
	refused(t, crossed, "replace c2 NW-NE", TrackSharesHex)
}

func TestTRACK15OnlyTheLastTile(t *testing.T) {
	s := scene{track: []string{"a2 E-W P1", "a3 SW-W P1", "d7 NW-W P2"}}.lay(t)
	refused(t, s, "remove a2", TrackLastTileOnly)
	refused(t, s, "replace d7 E-W", TrackLastTileOnly)
	complete := scene{track: north}.lay(t)
	refused(t, complete, "remove a3", TrackLastTileOnly)
	refused(t, complete, "replace a3 SW-W", TrackLastTileOnly)
}

func TestTRACK16NothingIsRefunded(t *testing.T) {
	s := scene{track: []string{"c2 E-W P2", "c3 E-W P2", "b1 NW-SE P1"}}.lay(t)
	s = applied(t, s, "build c2 NW-SE", "remove c2")
	equal(t, "the money", s.Money(1), 18)
}

func TestMONEY2NoMoneyNoTrack(t *testing.T) {
	s := scene{track: []string{"a2 SE-W P1"}, money: []int{1, 0}}.lay(t)
	refused(t, s, "build b2 NW-SW", MoneyNotBelowZero)
	applied(t, scene{track: []string{"a2 SE-W P1"}, money: []int{2, 0}}.lay(t), "build b2 NW-SW")
}

func TestLINK1ALinkIsComplete(t *testing.T) {
	s := scene{track: []string{"a2 E-W P1"}}.lay(t)
	link, ok := s.Building(1)
	equal(t, "a link under construction", ok && !link.IsComplete() && link.From.String() == "a1", true)
	s = applied(t, s, "build a3 E-W")
	for link := range s.Links(1) {
		equal(t, "the link", link.From.String()+" "+link.To.String(), "a1 a4")
	}
	if _, building := s.Building(1); building || !s.HasNetwork(1) {
		t.Error("the link is not complete")
	}
}

func TestLINK2TrackDoesNotReturn(t *testing.T) {
	s := scene{track: []string{"a2 SW-W P1"}}.lay(t)
	refused(t, s, "build b1 NE-NW", LinkNotBackToItsCity)
	refused(t, scene{track: []string{"a2 SW-W P1", "b1 NE-SW P1"}[:1]}.lay(t), "build b1 NW-NE", LinkNotBackToItsCity)
	applied(t, s, "build b1 NE-SW")
	last := scene{track: []string{"a2 SW-W P1", "b1 NE-SE P1"}}.lay(t)
	refused(t, last, "replace b1 NE-NW", LinkNotBackToItsCity)
}

func TestLINK3TwoCitiesMayBeJoinedTwice(t *testing.T) {
	s := scene{track: append([]string{"b1 NW-SW P1"}, north...)}.lay(t)
	equal(t, "links", s.numLinks(1), 2)
	other := scene{track: []string{"b4 NW-SW P1", "b5 SW-W P2"}[:1]}.lay(t)
	equal(t, "links", other.numLinks(1), 1)
}

func TestLINK4ALinkNeedsALocomotive(t *testing.T) {
	s := scene{parts: "locomotives 1", track: north}.lay(t)
	refused(t, s, "build b1 NW-SW", LinkLocomotive)
	one := scene{parts: "locomotives 1", track: []string{"a2 E-W P1"}}.lay(t)
	applied(t, one, "replace a2 SE-W")
	equal(t, "locomotives", applied(t, one, "remove a2").Locomotives(1), 1)
}

func TestLINK6OneLinkIsUnderConstruction(t *testing.T) {
	s := scene{track: []string{"a2 E-W P1"}}.lay(t)
	equal(t, "a network of nothing complete", s.HasNetwork(1), false)
	if _, err := (scene{track: []string{"a2 E-W P1", "d7 NW-W P1"}}).read(t); err == nil || !strings.Contains(err.Error(), "LINK-6") {
		t.Errorf("two links under construction: %v", err)
	}
}

func TestGROUP2NeutralLinksJoinTheNetwork(t *testing.T) {
	s := scene{track: []string{"b4 NW-SW P1"}}.lay(t) // a4 to c4, and so c5
	equal(t, "the network of P1", networkOf(s, 1), "a4 c4 c5")
	equal(t, "the network of P2", networkOf(s, 2), "")
}

func networkOf(s *State, seat Seat) string {
	var hexes []string
	for hex := range s.Network(seat) {
		hexes = append(hexes, hex.String())
	}
	return strings.Join(hexes, " ")
}

func TestTRACK3ASimpleTileOnAnEmptyHex(t *testing.T) {
	s := scene{track: []string{"b1 NW-SE P1", "c2 E-W P2", "c3 E-W P2"}}.lay(t)
	after := applied(t, s, "build c2 NW-SE")
	equal(t, "simple tiles", after.InStack(SimpleStack), s.InStack(SimpleStack)+1)
	equal(t, "sharp tiles, of which two straights are the other side", after.InStack(SharpStack), s.InStack(SharpStack)-1)
}

func TestTRACK5ACrossingCostsTwo(t *testing.T) {
	crossed := scene{track: []string{"c2 E-W P2", "c3 E-W P2", "b1 NW-SE P1"}}.lay(t)
	equal(t, "the price of a crossing", crossed.Money(1)-applied(t, crossed, "build c2 NW-SE").Money(1), 2)
	poor := scene{track: []string{"c2 E-W P2", "c3 E-W P2", "b1 NW-SE P1"}, money: []int{1, 0}}.lay(t)
	refused(t, poor, "build c2 NW-SE", MoneyNotBelowZero)
}

func TestLINK5TheNetwork(t *testing.T) {
	s := scene{track: north}.lay(t)
	equal(t, "the network of P1", networkOf(s, 1), "a1 a4")
	equal(t, "the network of P2", networkOf(s, 2), "a4 a7")
	equal(t, "before the first link", networkOf(scene{track: []string{"a2 E-W P1"}}.lay(t), 1), "")
}

func TestGROUP3NeutralLinksBearNoLocomotive(t *testing.T) {
	s := scene{track: []string{"b4 NW-SW P1"}}.lay(t)
	equal(t, "locomotives", s.Locomotives(1), 17)
}
