package steam

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
)

// faultsOf is the rules that the faults of an error cite.
func faultsOf(err error) (rules []string) {
	if err == nil {
		return nil
	}
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		for _, one := range joined.Unwrap() {
			rules = append(rules, faultsOf(one)...)
		}
		return rules
	}
	var malformed *ParseError
	var rule Rule
	switch {
	case errors.As(err, &malformed):
		return []string{malformed.RuleID}
	case errors.As(err, &rule):
		return []string{rule.String()}
	}
	return []string{""}
}

// refusesText asks that a text, or a setup, is refused by the rule alone.
func refusesText(t *testing.T, rule Rule, err error) {
	t.Helper()
	if found := faultsOf(err); !slices.Equal(found, []string{rule.String()}) {
		t.Errorf("%s: the error %v cites %q", rule.String(), err, found)
	}
}

// mapWith is the map of the scenes with something else in it.
func mapWith(old, new string) error {
	_, err := ParseMap(strings.Replace(sceneMap, old, new, 1))
	return err
}

func TestMAP1Size(t *testing.T) {
	var wide strings.Builder
	wide.WriteString("map wide\nlayout pointy odd-r\ngrid\n")
	for _, row := range []string{"a", "b"} {
		wide.WriteString(row + strings.Repeat(" p", 81) + "\n")
	}
	wide.WriteString("end\nsupply 0\n")
	_, err := ParseMap(wide.String())
	refusesText(t, MapTerrain, err)
}

func TestMAP2TerrainsAndMarks(t *testing.T) {
	refusesText(t, MapMarks, mapWith("po  p   p*  p   p   po", "po  x   p*  p   p   po"))
	refusesText(t, MapMarks, mapWith("p   w   p   m", "p   w~  p   m"))
	refusesText(t, MapMarks, mapWith("b  p   p ", "b  po* p "))
}

func TestMAP3Cities(t *testing.T) {
	refusesText(t, MapCities, mapWith("city a1 red 3", "city a1 grey 3"))
	refusesText(t, MapCities, mapWith("city a1 red 3", "city a1 red 7"))
	refusesText(t, MapCities, mapWith("city a1 red 3\n", ""))
}

func TestMAP4ClosedEdges(t *testing.T) {
	refusesText(t, MapClosedEdges, mapWith("closed a6/E", "closed a6/NE"))
	refusesText(t, MapClosedEdges, mapWith("closed a6/E", "closed a6/E a7/W"))
	s := arrange(t)
	water := hexmap.MustParseCell("b8")
	same(t, "beside water", s.game.beyond[s.game.hexOf(hexmap.MustParseCell("b7"))][hexmap.East], noHex)
	same(t, "of water", s.game.open[s.game.hexOf(water)], 0)
}

func TestMAP5Supply(t *testing.T) {
	refusesText(t, MapIsData, mapWith("supply 4", "supply 21"))
	refusesText(t, MapIsData, mapWith("supply 4\n", ""))
}

func TestMAP6GoodsSuffice(t *testing.T) {
	parts := StandardComponents()
	parts.Goods = [NumColours + 1]int{Red: 5, Blue: 5, Yellow: 5, Purple: 5, Grey: 2}
	board := hexmap.MustParseMap(sceneMap, mapFormat) // 11 for the cities, 12 for the supply
	_, err := New(Setup{Players: 4, Map: board, Components: parts})
	refusesText(t, MapGoodsSuffice, err)
	parts.Goods[Grey] = 3
	if _, err := New(Setup{Players: 4, Map: board, Components: parts}); err != nil {
		t.Error(err)
	}
}

func TestCOMP1GoodsInTheBag(t *testing.T) {
	parts := StandardComponents()
	parts.Goods[Red] = 1
	s := mustNew(t, Setup{Players: 4, Map: hexmap.MustParseMap(sceneMap, mapFormat), Components: parts})
	refuses(t, ComponentGoods, &s, "goods RRB")
	play(t, &s, "goods RBB")
}

func TestCOMP2NewCitiesAndMarkers(t *testing.T) {
	s := mustNew(t, Setup{Players: 4})
	for colour, want := range map[Colour]int{Red: 1, Blue: 1, Yellow: 1, Purple: 1, Grey: 4} {
		same(t, colour.String(), s.NewCities(colour), want)
	}
	same(t, "markers", s.Growth(), 10)
}

const fewParts = `components few
goods red 20
goods blue 20
goods yellow 20
goods purple 20
goods grey 16
city red 1
city blue 0
city yellow 1
city purple 1
city grey 1
growth 1
face 21 E-W
face 22 E-NW
face 41 E-W+NE-SW
face T11 E
tile 21 22 1
tile 22 41 1
tile T11 - 1
`

func TestCOMP3Faces(t *testing.T) {
	for _, face := range []string{"E-NE+NW-W", "E-W+NE-SW+NW-SE", "E+NE+NW+W+SW"} {
		_, err := ParseComponents(fewParts + "face 99 " + face + "\n")
		refusesText(t, ComponentFaces, err)
	}
	_, err := ParseComponents(fewParts + "face 99 NE-SW\n") // 21 turned
	refusesText(t, ComponentFaces, err)
	few := arrange(t, parts(fewParts))
	refuses(t, ComponentFaces, few, "build a2 W-SW", "build b4 NE-NW")
	refuses(t, ComponentFaces, arrange(t), "build b4 NE-NW+SW-SE", "build b4 E-W+NE-SW+NW-SE")
}

func TestCOMP4TilesAreLeft(t *testing.T) {
	s := play(t, arrange(t, parts(fewParts)), "build a2 E-W", "build a4 E-SW")
	refuses(t, ComponentTiles, s, "build b1 NW-E", "build b4 NE-SW")
}

func TestCOMP5ReturnedFirst(t *testing.T) {
	s := play(t, arrange(t, parts(fewParts)), "build b1 NW-E", "build b4 NE-SW")
	refuses(t, ComponentTiles, s, "build a2 E-W")
	play(t, s, "redirect b1 NW-SW", "done")
}

func TestSETUP1Players(t *testing.T) {
	for _, players := range []int{-1, 0, 2, 7} {
		_, err := New(Setup{Players: players})
		refusesText(t, SetupPlayers, err)
	}
}

func TestSETUP2CitiesAreFilled(t *testing.T) {
	s := mustNew(t, Setup{Players: 4, Map: hexmap.MustParseMap(sceneMap, mapFormat)})
	same(t, "first place", s.Place().String(), "a1")
	refuses(t, SetupCityGoods, &s, "goods RR", "goods RRBB", "deal 3", "pass")
	after := play(t, &s, "goods YRB")
	same(t, "goods", after.GoodsAt(hexmap.MustParseCell("a1")).String(), "RBY")
	same(t, "next", after.Place().String(), "a5")
	for players, want := range map[int]int{3: 2, 4: 3} {
		sparse := strings.Replace(sceneMap, "supply 4", "supply 4\nsparse", 1)
		s := mustNew(t, Setup{Players: players, Map: hexmap.MustParseMap(sparse, mapFormat)})
		same(t, "goods of a1", s.drawn(), want)
	}
}

func TestSETUP3SetsOfTheSupply(t *testing.T) {
	for players, want := range map[int]int{3: 2, 4: 3, 6: 3} {
		s := mustNew(t, Setup{Players: players, Map: hexmap.MustParseMap(sceneMap, mapFormat)})
		s = *play(t, &s, "goods RRR", "goods BB", "goods YY", "goods PP", "goods EE")
		same(t, "place", s.Place().String(), "1")
		same(t, "goods", s.drawn(), want)
		refuses(t, SetupSupply, &s, "goods RBYP", "goods R")
	}
}

func TestSETUP4Start(t *testing.T) {
	s := mustNew(t, Setup{Players: 4})
	for seat := Seat(1); seat <= 4; seat++ {
		same(t, "everything", [4]int{s.Income(seat), s.Points(seat), s.Locomotive(seat), s.Money(seat)}, [4]int{0, 0, 1, 0})
	}
}

func TestSETUP5Turns(t *testing.T) {
	for players, want := range map[int]int{3: 10, 4: 8, 5: 7, 6: 7} {
		s := mustNew(t, Setup{Players: players})
		same(t, "turns", s.Rounds(), want)
	}
}

func TestTURN2TheSeatThatIsAsked(t *testing.T) {
	s := arrange(t)
	_, err := records.ApplyBy(s, 2, Done())
	refusesText(t, TurnOrder, err)
	if _, err := records.ApplyBy(s, 1, Done()); err != nil {
		t.Error(err)
	}
}

func TestTURN3EliminatedPlayersAreLeftOut(t *testing.T) {
	s := play(t, arrange(t, broke(1, -10, 0), inPhase(PhaseMove), cycle(2), queue(4)), "pass")
	same(t, "eliminated", s.Eliminated(1), true)
	same(t, "order", s.order, seatList(0).with(4).with(2).with(3)) // by their tiles
}

func cycle(n int) change { return func(s *scene) { s.doc.Cycle = n } }

// broke is a seat without cash.
func broke(seat, steps, victory int) change {
	return func(s *scene) {
		p := &s.doc.Players[seat-1]
		p.Money, p.Income, p.Points = 0, steps, victory
	}
}

// TestMONEY7Check is the check of the rules: minimal loans.
func TestMONEY7Check(t *testing.T) {
	for due, left := range map[int]int{8: 2, 7: 3} {
		s := *arrange(t, broke(1, 0, 0))
		s.pay(1, due, nil)
		same(t, "income", s.Income(1), -2)
		same(t, "left", s.Money(1), left)
	}
}

func TestMONEY1ToMONEY3(t *testing.T) {
	s := play(t, arrange(t, money(1, 1), income(1, -9), points(1, 3)), "build a2 E-W")
	same(t, "a loan of a step", [3]int{s.Money(1), s.Income(1), s.Points(1)}, [3]int{4, -10, 3})
	s = play(t, s, "build b1 E-NW", "build b4 NE-SW")
	same(t, "a loan of points", [3]int{s.Money(1), s.Income(1), s.Points(1)}, [3]int{4, -10, 1})
}

func TestMONEY4WhatCannotBeRaised(t *testing.T) {
	for _, victory := range []int{0, 1} { // the price is 2
		s := arrange(t, broke(1, -10, victory), money(1, 1))
		refuses(t, MoneyNoMoreLoans, s, "build a2 E-W")
	}
	refuses(t, MoneyNoMoreLoans, arrange(t, broke(1, -10, 0), money(1, 3), laid("b1 E-NW"), owned("a1/SE 1")), "build b4 NE-SW+NW-SE")
	refuses(t, MoneyNoMoreLoans, arrange(t, broke(1, -10, 0), money(1, 1), laid("b1 E-NW"), owned("a1/SE 1")), "redirect b1 NW-SE")
	s := standardStart(t)
	refuses(t, MoneyNoMoreLoans, s, "capital 11")
	play(t, s, "capital 10")
}

func TestMONEY6NoUpperEnd(t *testing.T) {
	s := play(t, arrange(t, points(1, 99), inPhase(PhasePoints), cycle(1), gain(1, 4)), "points")
	same(t, "points", s.Points(1), 103)
}

func gain(seat, n int) change {
	return func(s *scene) {
		s.doc.Gains = append(s.doc.Gains, GainReport{seat, n})
		s.doc.Players[0].Locomotive = 6
	}
}

// begun is a game on the map of the scenes after its goods were drawn, and tiles
// dealt to the seats.
func begun(t *testing.T, setup Setup, dealt ...string) *State {
	t.Helper()
	setup.Map = hexmap.MustParseMap(sceneMap, mapFormat)
	s := mustNew(t, setup)
	for _, goods := range []string{"RRB", "RY", "BE", "PY", "YE"} {
		s = *play(t, &s, "goods "+goods)
	}
	for range 4 {
		s = *play(t, &s, "goods "+"RBYP"[:setup.setSize()])
	}
	for _, tile := range dealt {
		s = *play(t, &s, "deal "+tile)
	}
	return &s
}

func standardStart(t *testing.T) *State {
	return begun(t, Setup{Players: 4, Variant: Standard}, "3", "7", "1", "5")
}

func TestORDER1Deal(t *testing.T) {
	s := begun(t, Setup{Players: 4}, "3")
	refuses(t, OrderDeal, s, "deal 3", "goods R", "bid 3")
	same(t, "whose", s.Place().String(), "P2")
}

func TestORDER2Random(t *testing.T) {
	s := begun(t, Setup{Players: 4, Order: OrderRandom}, "3", "7", "1", "5")
	for seat, want := range map[Seat]int{3: 1, 4: 2, 1: 3, 2: 4} {
		same(t, "cash", s.Money(seat), want)
	}
	same(t, "first", s.Turn(), 3)
	same(t, "order", s.order, seatList(0).with(3).with(4).with(1).with(2))
}

func TestORDER3To7Auctions(t *testing.T) {
	s := begun(t, Setup{Players: 4}, "3", "7", "1", "5")
	same(t, "first bidder", s.Turn(), 3)
	s = play(t, s, "bid 0", "bid 7", "pass", "pass", "pass") // 4 wins the first place
	same(t, "paid", [2]int{s.Money(4), s.Income(4)}, [2]int{3, -2})
	same(t, "next bidder", s.Turn(), 1) // to her left
	s = play(t, s, "pass", "pass")      // 3 is left, and wins for nothing
	same(t, "nothing paid", [2]int{s.Money(3), s.Income(3)}, [2]int{0, 0})
	same(t, "then", s.Turn(), 1) // 4 has a place
	s = play(t, s, "bid 1", "pass")
	same(t, "order", s.order, seatList(0).with(4).with(3).with(1).with(2))
	same(t, "phase", s.Phase(), PhaseAction)
	same(t, "the last place", s.Money(2)+s.Income(2), 0)
}

func TestORDER4HigherBids(t *testing.T) {
	s := play(t, begun(t, Setup{Players: 4}, "3", "7", "1", "5"), "bid 3")
	refuses(t, OrderBid, s, "bid 3", "bid 0", "action order", "build a2 E-W")
	play(t, s, "bid 4")
}

func TestORDER5NobodyBidsMoreThanSheCanRaise(t *testing.T) {
	s := begun(t, Setup{Players: 4}, "3", "7", "1", "5")
	refuses(t, OrderBidRaised, s, "bid 51")
	play(t, s, "bid 50")
}

func TestORDER8ByTheTiles(t *testing.T) {
	s := play(t, arrange(t, inPhase(PhaseMove), cycle(2), queue(4), order(1, 2, 3, 4), queue(4)), "pass")
	same(t, "order", s.order, seatList(0).with(1).with(4).with(2).with(3))
	same(t, "turn", s.Round(), 3)
}

// TestORDER9Check is the check of the rules: the order by the tiles held.
func TestORDER9Check(t *testing.T) {
	s := play(t, arrange(t, holds(1, LocomotiveTile), holds(2, BuildTile), holds(3, UrbaniseTile), holds(4, MoveTile),
		inPhase(PhaseMove), cycle(2), order(4, 1, 2, 3), queue(3)), "pass")
	same(t, "order", s.order, seatList(0).with(4).with(2).with(1).with(3))
}

func taking(changes ...change) []change { return append([]change{inPhase(PhaseAction)}, changes...) }

func TestACTION1To4WhatTilesDo(t *testing.T) {
	s := play(t, arrange(t, taking()...), "action engineer", "action build", "action move", "action order")
	same(t, "builds first", s.Turn(), 2)
	s = play(t, s, "done")
	same(t, "then by the order", s.Turn(), 1)
	same(t, "tiles of the engineer", s.TilesLeft(), 4)
	s = play(t, s, "done", "done", "done")
	same(t, "moves first", s.Turn(), 3)
	s = play(t, s, "pass")
	same(t, "then by the order", s.Turn(), 1)
	s = play(t, s, "pass", "pass", "pass")
	same(t, "first in the second cycle", s.Turn(), 3)
	s = play(t, s, "pass", "pass", "pass", "pass")
	same(t, "next order", s.order, seatList(0).with(4).with(3).with(1).with(2))
}

func TestACTION5Growth(t *testing.T) {
	s := play(t, arrange(t, taking()...), "action growth")
	same(t, "cost", s.Money(1), 18)
	same(t, "to be done", s.Pending(1), GrowthTile)
	all := []change{
		city("a1", "", "R", true), city("a5", "", "R", true), city("a10", "", "", true), city("c1", "", "", true), city("c5", "", "", true),
	}
	grown := append(all, supply("", "", "", ""))
	refuses(t, ActionGrowth, arrange(t, taking(grown...)...), "action growth")
	play(t, arrange(t, taking(grown...)...), "action growth pass")
}

func TestACTION6Locomotive(t *testing.T) {
	s := play(t, arrange(t, taking(level(1, 4))...), "action locomotive") // the check of the rules
	same(t, "cost", s.Money(1), 11)
	same(t, "level", s.Locomotive(1), 5)
	refuses(t, ActionLocomotive, arrange(t, taking(level(1, 6))...), "action locomotive")
}

func TestACTION7Urbanise(t *testing.T) {
	s := play(t, arrange(t, taking()...), "action urbanise")
	same(t, "cost", s.Money(1), 14)
	none := strings.NewReplacer("city red 1", "city red 0", "city yellow 1", "city yellow 0", "city purple 1", "city purple 0", "city grey 1", "city grey 0").Replace(fewParts)
	refuses(t, ActionUrbanise, arrange(t, taking(parts(none))...), "action urbanise", "action urbanise pass")
}

func TestACTION8OneTileEach(t *testing.T) {
	s := play(t, arrange(t, taking()...), "action move")
	refuses(t, ActionTakeOne, s, "action move", "bid 3", "done")
	play(t, s, "action order")
}

func TestACTION9PaidAtOnce(t *testing.T) {
	s := arrange(t, taking(broke(1, -10, 0), money(1, 5))...)
	refuses(t, ActionCost, s, "action urbanise", "action locomotive")
	play(t, s, "action urbanise pass")
	play(t, s, "action growth")
}

func TestACTION10Passing(t *testing.T) {
	s := arrange(t, taking()...)
	refuses(t, ActionPass, s, "action order pass", "action engineer pass", "action locomotive pass")
	for _, tile := range []string{"growth", "urbanise"} {
		after := play(t, s, "action "+tile+" pass")
		same(t, "cash", after.Money(1), 20)
		same(t, "pending", after.Pending(1), 0)
	}
}

func TestACTION11MustBeDone(t *testing.T) {
	s := arrange(t, holds(1, UrbaniseTile), pending(1))
	refuses(t, ActionMustBeDone, s, "done")
	play(t, s, "urbanise a3 red 1", "done")
	refuses(t, ActionMustBeDone, arrange(t, holds(1, GrowthTile), pending(1)), "done")
	lapsed := arrange(t, holds(1, GrowthTile), pending(1), parts(strings.Replace(fewParts, "growth 1", "growth 0", 1)))
	after := play(t, lapsed, "done")
	same(t, "cash", after.Money(1), 20)
}

func TestACTION11UntilTheBuildTurnEnds(t *testing.T) {
	for _, test := range []struct {
		name  string
		scene []change
		may   bool
	}{
		{"urbanisation before the build turn", []change{holds(1, UrbaniseTile)}, true},
		{"growth before the build turn", []change{holds(1, GrowthTile)}, true},
		{"a tile without a deed", []change{holds(1, EngineerTile)}, false},
		{"after the build turn", []change{holds(1, GrowthTile), queue(2, 3, 4)}, false},
		{"when goods are moved", []change{holds(1, GrowthTile), inPhase(PhaseMove)}, false},
		{"when tiles are taken", []change{inPhase(PhaseAction), queue(2, 3, 4), holds(1, GrowthTile)}, true},
	} {
		if _, err := readScene(t, 4, test.scene...); err != nil {
			t.Fatalf("%s: %v", test.name, err)
		}
		s, err := readScene(t, 4, append(test.scene, pending(1))...)
		switch {
		case test.may && (err != nil || s.Pending(1) == 0):
			t.Errorf("%s: %v", test.name, err)
		case !test.may && !slices.Equal(faultsOf(err), []string{"ACTION-11"}):
			t.Errorf("%s: %v", test.name, err)
		}
	}
}

func TestACTION12NothingElseCanBeTaken(t *testing.T) {
	poor := broke(6, -10, 0)
	s := play(t, arrangeFor(t, 6, taking(poor)...),
		"action order", "action move", "action engineer", "action build", "action growth pass")
	refuses(t, ActionCost, s, "action locomotive")
	after := play(t, s, "action urbanise pass")
	same(t, "pending", after.Pending(6), 0)
	top := play(t, arrangeFor(t, 6, taking(level(6, 6), parts(strings.NewReplacer("city red 1", "city red 0", "city yellow 1", "city yellow 0",
		"city purple 1", "city purple 0", "city grey 1", "city grey 0").Replace(fewParts)))...),
		"action order", "action move", "action engineer", "action build", "action growth")
	after = play(t, top, "action locomotive pass")
	same(t, "level", after.Locomotive(6), 6)
	play(t, top, "action urbanise pass")
}
