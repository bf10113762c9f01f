package steam

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
)

func TestBUILD1EndsWhenLiked(t *testing.T) {
	s := arrange(t)
	refuses(t, BuildAsLongAsLiked, s, "bid 3", "action order", "pass", "move R c5 E", "goods R", "deal 3", "income")
	same(t, "asked after done", play(t, s, "done").Turn(), 2)
}

func TestBUILD2ThreeTiles(t *testing.T) {
	s := play(t, arrange(t), "build a2 E-W", "build a4 E-W", "build b1 E-NW")
	same(t, "tiles left", s.TilesLeft(), 0)
	refuses(t, BuildThreeTiles, s, "build b4 NE-SW", "redirect b1 NW-SE")
	same(t, "tiles of the next", play(t, s, "done").TilesLeft(), 3)
}

func TestBUILD3OnLand(t *testing.T) {
	s := arrange(t)
	refuses(t, BuildOnLand, s, "build b8 E-W", "build a1 E-W", "build z9 E-W", "build c10 E-W")
	refuses(t, BuildOnLand, s, "upgrade z9 E-W", "redirect z9 E-W", "upgrade b8 E-W", "redirect a5 E-W")
}

func TestBUILD4NotOverClosedEdges(t *testing.T) {
	s := arrange(t)
	refuses(t, BuildNotOverClosedEdges, s, "build a6 E-W", "build a9 E-SW", "build a2 NW-W")
	refuses(t, BuildNotOverClosedEdges, arrange(t, laid("a2 E-W"), owned("a1/E 1")), "build a3 NE+W")
	refuses(t, BuildNotOverClosedEdges, arrange(t, laid("a6 W-SW"), owned("a5/E 1")), "redirect a6 E-W")
	play(t, s, "build a6 W-SW")
}

func TestBUILD5FromACityOrAnOwnLink(t *testing.T) {
	refuses(t, BuildConnected, arrange(t), "build c3 E-W", "build b3 E-W", "build a3 E", "build a8 W", "build b7 W-NE")
	play(t, arrange(t), "build a2 E-W", "build a3 E+W", "build a4 E-W")
	play(t, arrange(t, laid("b1 E-NW"), owned("a1/SE 1")), "build b2 E-W", "build b3 E-W")
	refuses(t, BuildConnected, arrange(t, laid("b1 E-NW"), owned("a1/SE 1")), "build b2 E-NE", "build b3 E-W")
}

func TestBUILD5ATownThatIsReached(t *testing.T) {
	reached := []change{laid("a2 E-W", "a3 W"), owned("a1/E 1")}
	play(t, arrange(t, reached...), "upgrade a3 W+SE", "build b3 NW-SE")
	refuses(t, BuildConnected, arrange(t, append(reached, queue(2, 3, 4))...), "upgrade a3 W+SE")
}

func TestBUILD6NotOthersLinks(t *testing.T) {
	s := arrange(t, laid("b1 E-NW"), owned("a1/SE 2"))
	refuses(t, BuildNotOthersLinks, s, "build b2 E-W", "build b2 W-SE")
	refuses(t, BuildNotOthersLinks, arrange(t, laid("a2 E-W"), owned("a1/E 2")), "build a3 W", "build a3 E+W")
	refuses(t, BuildNotOthersLinks, arrange(t, laid("b1 E-NW", "c2 NE-W"), owned("a1/SE 2", "c1/E 1")), "build b2 W-SW")
}

func TestBUILD7NotBackToTheSameStop(t *testing.T) {
	s := arrange(t, laid("b1 NE-NW"), owned("a1/SE 1"))
	refuses(t, BuildNoReturn, s, "build a2 W-SW")
	redirected := arrange(t, laid("b1 NE-NW", "a2 E-SW"), owned("a1/SE 1"))
	refuses(t, BuildNoReturn, redirected, "redirect a2 W-SW")
	town := arrange(t, laid("a2 E-W", "a3 W+SW", "b2 NE-SE", "c3 E-NW", "c4 NW-W", "b3 NW-SE"), owned("a1/E 1", "a3/SW 1"))
	refuses(t, BuildNoReturn, town, "upgrade a3 W+SW+SE")
	// Several links may form a loop.
	play(t, arrange(t, laid("a2 E-W", "a3 W+SW", "b2 NE-W"), owned("a1/E 1", "a3/SW 1")), "build b1 E-NW")
}

func TestBUILD8OnAnEmptyHex(t *testing.T) {
	s := arrange(t, laid("a2 E-W", "a3 W"), owned("a1/E 1"))
	refuses(t, BuildOnEmptyHex, s, "build a2 E-W", "build a2 E-W+NE-SW", "build a3 W+E")
}

func TestBUILD9AgainstAHexThatDoesNotContinue(t *testing.T) {
	s := play(t, arrange(t, laid("b1 E-NW"), owned("a1/SE 2")), "build c2 NW-W")
	same(t, "complete", link(t, s, "c1/E").Complete, false)
}

func TestBUILD10TwoTracksAtOnce(t *testing.T) {
	s := arrange(t)
	m := Build(hexmap.MustParseCell("b4"), tileFrom(t, "NE-SW+NW-SE"))
	same(t, "cost", s.Cost(m), 5)
	after := play(t, s, m.String())
	same(t, "cash", after.Money(1), 15)
	same(t, "owner", link(t, after, "a5/SW").Owner, 1)
	same(t, "owner", link(t, after, "c5/NW").Owner, 1)
	refuses(t, BuildConnected, s, "build b4 E-W+NE-SW") // each must be connected
}

func TestCOST1ToCOST5(t *testing.T) {
	s := arrange(t, laid("a2 E-W", "a3 W"), owned("a1/E 1"))
	for move, want := range map[string]int{
		"build b2 E-W": 2, "build b1 E-W+NE-NW": 4, // COST-1
		"build a3 W": 2, "build a8 SW+W": 3, // COST-2, TOWN-5
		"build b4 E-W": 3, "build b6 E+W": 4, // COST-3
		"build b5 E-W": 4, "build b10 E-W": 4, // COST-4
		"upgrade b4 E-W+NE-NW": 4, "redirect b5 E-W": 2, "upgrade b6 E+W+NE": 4, // COST-5
	} {
		m, err := ParseMove(move)
		if err != nil {
			t.Fatal(err)
		}
		same(t, move, s.Cost(m), want)
	}
}

// TestCOST7Check is the check of the rules: what tiles cost.
func TestCOST7Check(t *testing.T) {
	s := arrange(t)
	for move, want := range map[string]int{
		"build b4 NE-SW": 3, "build b6 NW+SE": 4, "build b5 E-NW": 4, "upgrade b4 E-W+NE-SE": 4,
		"upgrade b1 E-W+NE-SE": 4, "build b4 E-W+NE-NW": 5,
	} {
		m, err := ParseMove(move)
		if err != nil {
			t.Fatal(err)
		}
		same(t, move, s.Cost(m), want)
	}
}

func TestCOST6PaidAtOnce(t *testing.T) {
	s := play(t, arrange(t), "build b5 W-NW")
	same(t, "cash", s.Money(1), 16)
}

func TestTOWN1TownTilesOnTowns(t *testing.T) {
	s := arrange(t, laid("a2 E-W", "a3 W"), owned("a1/E 1"))
	refuses(t, TownTiles, s, "build a8 E-W", "build b1 NW", "upgrade a3 E-W", "upgrade a2 E+W", "redirect a2 W")
}

func TestTOWN2Connected(t *testing.T) {
	s := arrange(t, laid("a2 E-W"), owned("a1/E 1"))
	after := play(t, s, "build a3 E+W+SE")
	for _, from := range []string{"a3/E", "a3/SE", "a3/W"} {
		same(t, from, link(t, after, from).Owner, 1)
	}
	refuses(t, BuildConnected, s, "build a3 E+SE")
}

func TestTOWN3ExitsAndWhatTheyMeet(t *testing.T) {
	s := arrange(t, laid("a2 E-W", "a4 E-W"), owned("a1/E 1", "a5/W 0"))
	after := play(t, s, "build a3 E+W+SE")
	for from, complete := range map[string]bool{"a3/W": true, "a3/E": true, "a3/SE": false} {
		same(t, from, link(t, after, from).Complete, complete)
		same(t, from, link(t, after, from).Owner, 1)
	}
	beside := arrange(t, laid("b9 NE-SW"), owned("a10/SW 1"))
	after = play(t, beside, "build c9 NE")
	same(t, "complete", link(t, after, "a10/SW").Complete, true)
}

func TestTOWN4OthersLinkIsCompletedForThem(t *testing.T) {
	s := arrange(t, laid("b2 NE-SW", "c2 NE-W", "a3 SW", "a2 E-W"), owned("c1/E 1", "a1/E 2"))
	after := play(t, s, "upgrade a3 W+SW")
	l := link(t, after, "a1/E")
	same(t, "complete", l.Complete, true)
	same(t, "owner", l.Owner, 2)
	same(t, "links of 2", after.CompleteLinks(2), 1)
}

func TestTOWN5EveryExitIsPaid(t *testing.T) {
	s := play(t, arrange(t, laid("a2 E-W"), owned("a1/E 1")), "build a3 E+W+SE")
	same(t, "cash", s.Money(1), 16)
}

func TestUPGRADE1KeepsWhatLies(t *testing.T) {
	s := arrange(t, laid("a2 E-W", "a3 W"), owned("a1/E 1"))
	refuses(t, UpgradeKeeps, s, "upgrade b1 E-W", "upgrade a2 E-SW", "upgrade a2 E-SW", "upgrade a3 E+SE")
}

func TestUPGRADE2AddsSomething(t *testing.T) {
	s := arrange(t, laid("a2 E-W", "a3 W"), owned("a1/E 1"))
	refuses(t, UpgradeAdds, s, "upgrade a2 E-W", "upgrade a3 W")
}

func TestUPGRADE3OldTrackKeepsItsOwner(t *testing.T) {
	s := arrange(t, laid("b4 NW-SE"), owned("c5/NW 2"))
	after := play(t, s, "upgrade b4 NE-SW+NW-SE")
	same(t, "old", link(t, after, "c5/NW").Owner, 2)
	same(t, "new", link(t, after, "a5/SW").Owner, 1)
	refuses(t, BuildConnected, s, "upgrade b4 NW-SE+W-SW")
}

// An incomplete link of seat 1 from a1, with its open end in b1.
var openLink = []change{laid("b1 E-NW"), owned("a1/SE 1")}

func TestREDIRECT1Whose(t *testing.T) {
	play(t, arrange(t, openLink...), "redirect b1 NW-SE")
	play(t, arrange(t, laid("b1 E-NW"), owned("a1/SE 0")), "redirect b1 NW-SE")
	refuses(t, RedirectWhose, arrange(t, laid("b1 E-NW"), owned("a1/SE 2")), "redirect b1 NW-SE")
	refuses(t, RedirectWhose, arrange(t, laid("a2 E-W", "a3 W"), owned("a1/E 1")), "redirect a2 W-SE")
	fromTown := []change{laid("a7 E-SW", "a8 W"), owned("a8/W 0")}
	refuses(t, RedirectWhose, arrange(t, fromTown...), "redirect a7 E-SE")
}

func TestREDIRECT2OnlyTheLastTile(t *testing.T) {
	s := arrange(t, laid("b1 E-NW", "b2 E-W", "a3 E"), owned("a1/SE 1", "a3/E 1"))
	refuses(t, RedirectLastTile, s, "redirect b1 NW-SE", "redirect a2 E-W", "redirect a3 W")
	play(t, s, "redirect b2 NE-W")
}

func TestREDIRECT3OneTrackKeepsItsEdge(t *testing.T) {
	s := arrange(t, openLink...)
	refuses(t, RedirectOneTrack, s, "redirect b1 E-SE", "redirect b1 NE-SE", "redirect b1 E-NW", "redirect b1 E-SW+NW-SE")
}

func TestREDIRECT4ObeysTheOtherRules(t *testing.T) {
	other := arrange(t, laid("b1 E-NW", "c2 NW-W"), owned("a1/SE 1", "c1/E 2"))
	refuses(t, BuildNotOthersLinks, other, "redirect b1 NW-SE")
	after := play(t, arrange(t, openLink...), "redirect b1 NW-SW")
	same(t, "tiles left", after.TilesLeft(), 2)
	same(t, "cash", after.Money(1), 18)
}

func TestREDIRECT5ClaimsNothingUnlessItCompletes(t *testing.T) {
	unowned := arrange(t, laid("b1 E-NW"), owned("a1/SE 0"))
	after := play(t, unowned, "redirect b1 NW-SE")
	same(t, "owner", link(t, after, "a1/SE").Owner, Nobody)
	after = play(t, unowned, "redirect b1 NW-SW")
	same(t, "owner", link(t, after, "a1/SE").Owner, 1)
	same(t, "complete", link(t, after, "a1/SE").Complete, true)
	own := play(t, arrange(t, openLink...), "redirect b1 NW-SE", "done")
	same(t, "kept by redirecting", link(t, own, "a1/SE").Owner, Nobody)
}

func TestLINK1ToLINK3(t *testing.T) {
	s := play(t, arrange(t), "build a2 E-W", "build a3 W+E")
	same(t, "links", s.CompleteLinks(1), 1)
	same(t, "owner", link(t, s, "a1/E").Owner, 1)
	l := link(t, s, "a3/E")
	same(t, "complete", l.Complete, false)
	same(t, "to itself", l.To, l.From)
	if owner, ok := s.OwnerAt(hexmap.MustParseCell("a2"), hexmap.East); !ok || owner != 1 {
		t.Errorf("the track in a2 is of %v", owner)
	}
}

func TestLINK4LostAtTheEndOfTheTurn(t *testing.T) {
	s := play(t, arrange(t, openLink...), "done")
	same(t, "not extended", link(t, s, "a1/SE").Owner, Nobody)
	s = play(t, arrange(t, openLink...), "build b2 E-W", "done")
	same(t, "extended", link(t, s, "a1/SE").Owner, 1)
	same(t, "has to be extended again", link(t, s, "a1/SE").Extended, false)
	s = play(t, arrange(t, append(openLink, queue(2, 3, 4))...), "done")
	same(t, "in another's turn", link(t, s, "a1/SE").Owner, 1)
}

func TestLINK5ExtendedByTilesAndUpgrades(t *testing.T) {
	s := arrange(t, laid("b1 E-NW", "b2 NE-NW", "a2 W-SE", "a3 SW"), owned("a1/SE 1", "a1/E 2"))
	after := play(t, s, "upgrade b2 E-W+NE-NW")
	same(t, "extended by an upgrade", link(t, after, "a1/SE").Extended, true)
	after = play(t, arrange(t, openLink...), "redirect b1 NW-SE")
	same(t, "extended by redirecting", link(t, after, "a1/SE").Extended, false)
	after = play(t, arrange(t, laid("b1 E-NW"), owned("a1/SE 1 extended")), "redirect b1 NW-SE")
	same(t, "redirecting undoes nothing", link(t, after, "a1/SE").Extended, true)
}

func TestLINK6ClaimedFromACityOrAnOwnTown(t *testing.T) {
	after := play(t, arrange(t, laid("b1 E-NW"), owned("a1/SE 0")), "build b2 E-W")
	same(t, "owner", link(t, after, "a1/SE").Owner, 1)
	town := []change{laid("a7 E-SW", "a8 W"), owned("a8/W 0")}
	refuses(t, LinkClaimed, arrange(t, town...), "build b6 NE")
	plain := []change{laid("b3 NW-SW", "a3 SE"), owned("a3/SE 0")}
	refuses(t, LinkClaimed, arrange(t, plain...), "build c3 NE-W", "build c3 E-NE")
	refuses(t, LinkClaimed, arrange(t, append(plain, laid("c2 E-W"), owned("c1/E 1"))...), "build c3 NE-W")
	reached := append(plain, laid("a2 E-W"), owned("a1/E 1"))
	reached[0] = laid("b3 NW-SW", "a3 W+SE")
	after = play(t, arrange(t, reached...), "build c3 NE-W")
	same(t, "from her town", link(t, after, "a3/SE").Owner, 1)
	upgraded := arrange(t, laid("b3 NW-SW", "a3 SE", "c3 E-W", "c2 E-W"), owned("a3/SE 0", "c1/E 1"))
	refuses(t, LinkClaimed, upgraded, "upgrade c3 E-W+NE-NW")
	turned := arrange(t, laid("b3 NW-SW", "a3 SE", "c2 E-W", "c3 NW-W"), owned("a3/SE 0", "c1/E 1"))
	refuses(t, LinkClaimed, turned, "redirect c3 NE-W")
}

func TestLINK7And8UnownedCompleteLinks(t *testing.T) {
	s := arrange(t, laid("a2 E-W", "a3 W"), owned("a1/E 0"), func(s *scene) { s.doc.Players[3].Eliminated = true },
		money(4, 0), func(s *scene) { s.doc.Players[3].Action = "" }, order(1, 2, 3))
	refuses(t, BuildConnected, s, "upgrade a3 E+W")
	after := play(t, s, "done")
	same(t, "owner", link(t, after, "a1/E").Owner, Nobody)
}
