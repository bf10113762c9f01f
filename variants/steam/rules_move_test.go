package steam

import (
	"errors"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/hexmap"
)

// A network: a1 (red) - a3 (town) - a5 (blue) - c5 (red), and a1 - c1 (purple).
var network = []change{
	inPhase(PhaseMove),
	laid("a2 E-W", "a3 E+W", "a4 E-W", "b4 NE-SE", "b1 NW-SW"),
}

func moving(changes ...change) []change { return append(append([]change{}, network...), changes...) }

// ownedBy gives the links of the network, from a1, a3, a5 and from a1 to c1, to
// seats.
func ownedBy(first, second, third, fourth string) change {
	return owned("a1/E "+first, "a3/E "+second, "a5/SW "+third, "a1/SE "+fourth)
}

func TestMOVE1OneThingInEachCycle(t *testing.T) {
	s := arrange(t, moving(ownedBy("1", "1", "1", "1"))...)
	refuses(t, MoveCycles, s, "done", "build b2 E-W", "action order", "bid 2", "income")
	s = play(t, s, "pass", "pass", "pass", "pass")
	same(t, "cycle", s.Cycle(), 2)
	s = play(t, s, "pass", "pass", "pass", "pass")
	same(t, "turn", s.Round(), 3)
}

func TestMOVE2TheHolderOfMoveIsFirst(t *testing.T) {
	s := play(t, arrange(t, holds(3, MoveTile), left(0), queue(4)), "done")
	same(t, "first", s.Turn(), 3)
	same(t, "then", play(t, s, "pass").Turn(), 1)
}

func TestMOVE3ImprovingTheLocomotive(t *testing.T) {
	s := arrange(t, moving(ownedBy("1", "1", "1", "1"))...)
	after := play(t, s, "locomotive", "pass", "pass", "pass")
	same(t, "level", after.Locomotive(1), 2)
	refuses(t, MoveImprove, after, "locomotive")
	refuses(t, MoveImprove, arrange(t, moving(ownedBy("1", "1", "1", "1"), level(1, 6))...), "locomotive")
}

func TestMOVE4FromACityThatHasTheGood(t *testing.T) {
	s := arrange(t, moving(ownedBy("1", "1", "1", "1"), level(1, 2))...)
	refuses(t, MoveFromCity, s, "move P a1 SE", "move R a3 E", "move R a2 E", "move B z9 E")
	play(t, s, "move B a1 E E")
}

func TestMOVE5OverCompleteLinks(t *testing.T) {
	s := arrange(t, moving(ownedBy("1", "1", "1", "1"), laid("b9 NE-SW"), owned("a10/SW 1"), level(1, 3))...)
	refuses(t, MoveOverCompleteLinks, s, "move B a1 NE", "move B a1 W", "move R a10 SW", "move B a1 E SE")
}

func TestMOVE6ToTheFirstCityOfItsColour(t *testing.T) {
	s := arrange(t, moving(ownedBy("1", "1", "1", "1"), level(1, 4))...)
	refuses(t, MoveToColour, s, "move B a1 E", "move B a1 SE", "move E a1 SE")
	refuses(t, MoveToColour, s, "move P c5 NW W", "move B c1 NE E E SW")
	play(t, s, "move B c1 NE E E")
	play(t, arrange(t, moving(ownedBy("1", "1", "1", "1"), level(1, 4), city("a1", "", "R", false))...), "move R a1 E E SW", "income", "pass")
}

func TestMOVE7NoStopTwice(t *testing.T) {
	s := arrange(t, moving(ownedBy("1", "1", "1", "1"), level(1, 6))...)
	refuses(t, MoveNoStopTwice, s, "move B c1 NE E W E E", "move Y a5 W E W")
}

func TestMOVE8AsManyLinksAsTheLevel(t *testing.T) {
	s := arrange(t, moving(ownedBy("1", "1", "1", "1"))...)
	refuses(t, MoveWithinLocomotive, s, "move B a1 E E")
	play(t, arrange(t, moving(ownedBy("1", "1", "1", "1"), level(1, 2))...), "move B a1 E E")
}

func TestMOVE9OverOneOfHerLinks(t *testing.T) {
	s := arrange(t, moving(ownedBy("0", "0", "1", "1"), level(1, 2), gone(4))...)
	refuses(t, MoveOverOwnLink, s, "move B a1 E E")
	play(t, arrange(t, moving(ownedBy("0", "1", "1", "1"), level(1, 2), gone(4))...), "move B a1 E E")
}

// gone is a seat that is eliminated, the last one.
func gone(seat int) change {
	return func(s *scene) {
		p := &s.doc.Players[seat-1]
		p.Eliminated, p.Money, p.Action = true, 0, ""
		s.doc.Order = s.doc.Order[:seat-1]
		s.doc.Queue = s.doc.Order
	}
}

func TestMOVE10NobodyOwnsMore(t *testing.T) {
	s := arrange(t, moving(ownedBy("2", "2", "1", "1"), level(1, 3))...)
	refuses(t, MoveNobodyOwnsMore, s, "move B c1 NE E E")
	play(t, arrange(t, moving(ownedBy("2", "3", "1", "1"), level(1, 3))...), "move B c1 NE E E")
}

// TestMOVE10Check is the check of the rules: two hers, two another's and one a
// third's is allowed, two hers and three another's is not.
func TestMOVE10Check(t *testing.T) {
	_, most := gains(0).with(1, 2).with(2, 2).with(3, 1).most(1)
	same(t, "most of the others", most, 2)
	_, most = gains(0).with(1, 2).with(2, 3).most(1)
	same(t, "most of the others", most, 3)
}

func TestMOVE11UnownedLinks(t *testing.T) {
	s := arrange(t, moving(ownedBy("0", "1", "1", "1"), level(1, 2), gone(4))...)
	after := play(t, s, "move B a1 E E")
	same(t, "points", after.gains.of(1), 1)
	refuses(t, MoveWithinLocomotive, arrange(t, moving(ownedBy("0", "1", "1", "1"), level(1, 1), gone(4))...), "move B a1 E E")
}

func TestMOVE12BackIntoTheBag(t *testing.T) {
	s := arrange(t, moving(ownedBy("1", "1", "1", "1"), level(1, 2))...)
	after := play(t, s, "move B a1 E E")
	same(t, "in the bag", after.Bag().Count(Blue), s.Bag().Count(Blue)+1)
	same(t, "in the city", after.GoodsAt(hexmap.MustParseCell("a1")).String(), "RE")
}

func TestPOINTS1To3(t *testing.T) {
	s := arrange(t, moving(ownedBy("3", "2", "1", "1"), level(1, 3))...)
	after := play(t, s, "move B c1 NE E E")
	same(t, "phase", after.Phase(), PhasePoints)
	refuses(t, PointsChosen, after, "pass", "locomotive", "done")
	same(t, "first", after.Turn(), 1)
	after = play(t, after, "income")
	same(t, "then", after.Turn(), 2)
	after = play(t, after, "points")
	same(t, "then", after.Turn(), 3)
	after = play(t, after, "points")
	same(t, "income", after.Income(1), 1)
	same(t, "points", [2]int{after.Points(2), after.Points(3)}, [2]int{1, 1})
	same(t, "next", after.Turn(), 2)
	same(t, "phase", after.Phase(), PhaseMove)
}

// toIncome is a position before the last pass of a turn.
func toIncome(changes ...change) []change {
	return append([]change{inPhase(PhaseMove), cycle(2), queue(4)}, changes...)
}

func TestINCOME1And2(t *testing.T) {
	s := play(t, arrange(t, toIncome(income(1, 7), income(2, -3))...), "pass")
	same(t, "received", s.Money(1), 27)
	same(t, "paid", s.Money(2), 17)
}

// TestINCOME3Check is the check of the rules: a loan for the income.
func TestINCOME3Check(t *testing.T) {
	s := play(t, arrange(t, toIncome(broke(2, -1, 0))...), "pass")
	same(t, "income and cash", [2]int{s.Income(2), s.Money(2)}, [2]int{-2, 4})
}

func TestINCOME4Bankruptcy(t *testing.T) {
	s := arrange(t, toIncome(broke(2, -10, 3), laid("a2 E-W", "a3 W", "b1 E-NW"), owned("a1/E 2", "a1/SE 2"))...)
	after := play(t, s, "pass")
	same(t, "eliminated", after.Eliminated(2), true)
	same(t, "complete", link(t, after, "a1/E").Owner, Nobody)
	same(t, "incomplete", link(t, after, "a1/SE").Owner, Nobody)
	same(t, "income stays", after.Income(2), -10)
	saved := play(t, arrange(t, toIncome(broke(2, -10, 4))...), "pass")
	same(t, "two loans of points", [3]int{saved.Money(2), saved.Points(2), saved.Income(2)}, [3]int{0, 0, -10})
}

func TestEND1TheLastTurn(t *testing.T) {
	s := play(t, arrange(t, toIncome(inRound(8))...), "pass")
	same(t, "phase", s.Phase(), PhaseOver)
	refuses(t, EndLastTurn, s, "pass", "done", "goods R")
}

func TestEND2FewerThanTwoPlayers(t *testing.T) {
	s := play(t, arrange(t, toIncome(broke(1, -10, 0), broke(2, -10, 0), broke(4, -10, 0))...), "pass")
	same(t, "phase", s.Phase(), PhaseOver)
	same(t, "winner", s.Winner(), 3)
	refuses(t, EndOnePlayer, s, "pass")
	none := play(t, arrange(t, toIncome(broke(1, -10, 0), broke(2, -10, 0), broke(3, -10, 0), broke(4, -10, 0))...), "pass")
	same(t, "winner", none.Winner(), Nobody)
}

func TestSCORE1To3(t *testing.T) {
	s := arrange(t, points(1, 10), income(1, 5), points(2, 1), income(2, -3), laid("a2 E-W", "a3 E+W"), owned("a1/E 1", "a3/E 1"))
	same(t, "total", s.Total(1), 13)
	same(t, "total", s.Total(2), -5)
}

func TestSCORE4Winner(t *testing.T) {
	over := func(changes ...change) Seat {
		return play(t, arrange(t, toIncome(append([]change{inRound(8)}, changes...)...)...), "pass").Winner()
	}
	same(t, "most points", over(points(3, 1)), 3)
	same(t, "more income", over(points(2, 1), income(3, 2)), 3)
	same(t, "the lower tile", over(points(2, 3), points(4, 3)), 4)
	end := play(t, arrange(t, toIncome(inRound(8))...), "pass")
	var wrong *family.ResultError
	err := records.CheckResult(end, []int{0, 1, 0, 0})
	if !errors.As(err, &wrong) {
		t.Error(err)
	}
	refusesText(t, ScoreWinner, err)
	if err := records.CheckResult(end, []int{0, 0, 0, 0}); err != nil {
		t.Error(err)
	}
}

// TestSCORE5Check is the check of the rules: 37 points, income -1, ten links.
func TestSCORE5Check(t *testing.T) {
	s := *arrange(t, points(1, 37), income(1, -1))
	s.players[0].links = 10
	same(t, "total", s.Total(1), 45)
}
