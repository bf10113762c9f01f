package steampower

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"
)

// joinedCities is a scene in which P1 and P2 have the links of the north.
func joinedCities(cities ...string) scene { return scene{track: north, cities: cities} }

func TestFACTORY1OnACityWithoutOne(t *testing.T) {
	s := joinedCities("a1 P2 5").lay(t)
	refused(t, s, "factory a1 5", FactoryOnCity)
	refused(t, s, "factory a2 5", FactoryOnCity)
	s = applied(t, s, "factory a4 5")
	equal(t, "factories left", s.Factories(1), 14)
	city, _ := s.CityAt(MustParseMove("factory a4 5").Hex())
	equal(t, "the city", city, CityView{Tile: White, Factory: 1, Goods: 5})
	equal(t, "the supply", s.Supply(White), 25)
}

func TestFACTORY2NotOnPurple(t *testing.T) {
	s := scene{track: north, tiles: "PWOEKWPKO"}.lay(t)
	refused(t, s, "factory a1 5", FactoryNotOnPurple)
}

func TestFACTORY3InSomebodysNetwork(t *testing.T) {
	s := joinedCities().lay(t)
	refused(t, s, "factory e1 5", FactoryInANetwork)
	applied(t, s, "factory a7 5") // of the network of P2
}

func TestFACTORY4FiveGoods(t *testing.T) {
	s := joinedCities().lay(t)
	refused(t, s, "factory a1 4", FactoryGoods)
	refused(t, s, "factory a1 6", FactoryGoods)
	few := scene{track: north, parts: "goods 3"}.lay(t)
	refused(t, few, "factory a1 5", FactoryGoods)
	applied(t, few, "factory a1 3") // FACTORY-5
}

func TestFACTORY5NotWithoutGoods(t *testing.T) {
	s := scene{track: north, parts: "goods 0"}.lay(t)
	refused(t, s, "factory a1 5", FactorySupply)
}

func TestFACTORY6AFactoryLeft(t *testing.T) {
	s := scene{track: north, parts: "factories 1", cities: []string{"a1 P1 5"}}.lay(t)
	refused(t, s, "factory a4 5", FactoryLeft)
}

func TestFACTORY7TheTileIsTurned(t *testing.T) {
	at := scene{track: north, cities: []string{"a1 P1 1"}, hands: hand5(3)}.lay(t) // KO
	at = applied(t, at, "fulfil 3", "ship K a1")
	city, _ := at.CityAt(MustParseMove("factory a1 5").Hex())
	equal(t, "the city", city, CityView{Tile: Black, Factory: 1, Turned: true})
	refused(t, at, "ship O a1", ShipFromConnectedCity)
	equal(t, "points for it", at.Points(1).Factories, 2) // SCORE-3
	equal(t, "the supply", at.Supply(Black), 30)
}

// hand5 is hands with a contract in the first, and others that no scene asks for.
func hand5(contract int) [][]int { return [][]int{{contract, 44, 45, 47, 48}, nil} }

func TestCONTRACT1FromTheHand(t *testing.T) {
	s := scene{track: north, hands: hand5(3)}.lay(t)
	refused(t, s, "fulfil 4", ContractFromHand)
	refused(t, s, "fulfil 64", ContractFromHand)
	applied(t, s, "fulfil 3")
}

func TestCONTRACT2AllGoodsInOneAction(t *testing.T) {
	s := applied(t, scene{track: north, hands: hand5(3)}.lay(t), "fulfil 3")
	refused(t, s, "money", ContractWhole)
	refused(t, s, "done", ContractWhole)
	equal(t, "what is asked", s.Asked().String(), "KO")
}

func TestCONTRACT3WithinANetwork(t *testing.T) {
	s := scene{hands: hand5(3)}.lay(t)
	refused(t, s, "fulfil 3", ContractInNetwork)
}

func TestCONTRACT4ItMustBePayable(t *testing.T) {
	s := scene{track: north, hands: hand5(3), money: []int{9, 0}}.lay(t) // KO, both from the bank
	refused(t, s, "fulfil 3", ContractPayable)
	s = scene{track: north, hands: hand5(3), money: []int{6, 0}, cities: []string{"a7 P2 5"}}.lay(t)
	refused(t, s, "fulfil 3", ContractPayable) // O over a link of P2 from a factory of P2: $2, and K: $5
	s = scene{track: north, hands: hand5(3), money: []int{7, 0}, cities: []string{"a7 P2 5"}}.lay(t)
	s = applied(t, s, "fulfil 3", "buy K", "ship O a7 P2")
	equal(t, "the money of P2", s.Money(2), 2)
	equal(t, "the money of P1", s.Money(1), 3) // CONTRACT-6

	// The dear source of the first good would leave too little for the second.
	twice := scene{track: north, hands: hand5(1), money: []int{2, 0}, tiles: "KWKEOWPEO", cities: []string{"a1 P1 1", "a7 P2 5"}}
	dear := applied(t, twice.lay(t), "fulfil 1")
	applied(t, dear, "ship K a1", "ship K a7 P2")
	applied(t, dear, "ship K a7 P2", "ship K a1")
	twice.money = []int{1, 0}
	refused(t, twice.lay(t), "fulfil 1", ContractPayable)
	twice.cities = []string{"a1 P1 2", "a7 P2 5"}
	refused(t, applied(t, twice.lay(t), "fulfil 1"), "ship K a7 P2", ContractPayable)
}

func TestCONTRACT5TheOrderOfGoods(t *testing.T) {
	s := applied(t, scene{track: north, hands: hand5(3), cities: []string{"a7 P2 5"}}.lay(t), "fulfil 3")
	refused(t, s, "ship O a7 P2", ContractOrderOfGoods)
	refused(t, s, "buy O", ContractOrderOfGoods)
}

func TestCONTRACT6TheReward(t *testing.T) {
	s := applied(t, scene{track: north, hands: hand5(3)}.lay(t), "fulfil 3", "buy K", "buy O")
	equal(t, "the money", s.Money(1), 20-10+3)
	equal(t, "fulfilled", s.Fulfilled(1).Has(3), true)
	equal(t, "in hand", s.Hand(1).Has(3), false)
	equal(t, "the points", s.Points(1).Contracts, 2) // SCORE-2
	equal(t, "actions left", s.Left(), 1)
	equal(t, "the phase", s.Phase(), PhaseAct)
}

func TestSHIP1FromAConnectedCity(t *testing.T) {
	far := scene{
		track: append([]string{"e2 E-W P2", "e3 E-W P2", "e4 E-W P2", "e5 E-W P2", "e6 E-W P2"}, "a2 E-W P1", "a3 E-W P1"),
		hands: hand5(1), cities: []string{"e1 P2 5"}, tiles: "WKOEKWPKO",
	}.lay(t)
	s := applied(t, far, "fulfil 1")
	refused(t, s, "ship K e1", ShipFromConnectedCity)
	refused(t, s, "ship K e1 P2", ShipFromConnectedCity)
	refused(t, s, "ship K a4", ShipFromConnectedCity)
	refused(t, s, "ship K a2", ShipFromConnectedCity)
	applied(t, s, "buy K")
}

func TestSHIP3OwnersThatNoRoutePays(t *testing.T) {
	s := scene{players: 3, track: append([]string{"b7 NW-SW P3"}, north...), hands: [][]int{{1, 44, 45, 47, 48}, nil, nil}, cities: []string{"c7 P3 5"}, tiles: "WWOEKWKKO"}.lay(t)
	s = applied(t, s, "fulfil 1")
	refused(t, s, "ship K c7", ShipForeignLinks)
	refused(t, s, "ship K c7 P2", ShipForeignLinks)
	refused(t, s, "ship K c7 P2 P2", ShipForeignLinks)
	after := applied(t, s, "ship K c7 P2 P3")
	equal(t, "what P2 has", after.Money(2), 21)
	equal(t, "what P3 has", after.Money(3), 22) // SHIP-2 as well
	refused(t, s, "ship K c7 P2 P2 P3", ShipPaysNoMoreThanNeeded)
	refused(t, s, "ship K c7 P2 P3 P4", ShipPaysNoMoreThanNeeded)
}

func TestSHIP4OwnLinksCostNothing(t *testing.T) {
	s := applied(t, scene{track: north, hands: hand5(1), cities: []string{"a1 P2 5"}}.lay(t), "fulfil 1")
	refused(t, s, "ship K a1 P1", ShipOwnLinksFree)
	refused(t, s, "ship K a1 P2", ShipOwnLinksFree)
	s = applied(t, s, "ship K a1")
	equal(t, "the money", s.Money(1), 19) // SHIP-2: also within her own network
}

func TestSHIP5NoMoreThanNeeded(t *testing.T) {
	// From c7 to a4: by a7 over links of P2 and P3, or by c5, c4 over two of P3.
	track := append([]string{"b7 NW-SW P3", "b4 NW-SW P3", "c6 E-W P3"}, north...)
	s := scene{players: 3, track: track, hands: [][]int{{1, 44, 45, 47, 48}, nil, nil}, cities: []string{"c7 P3 5"}, tiles: "WWOEKWKKO"}.lay(t)
	s = applied(t, s, "fulfil 1")
	refused(t, s, "ship K c7 P2 P3 P3", ShipPaysNoMoreThanNeeded)
	applied(t, s, "ship K c7 P2 P3")
	applied(t, s, "ship K c7 P3 P3")
	routes := slices.Collect(s.Routes(MustParseMove("ship K c7 P3 P3")))
	if len(routes) != 1 {
		t.Fatalf("%d routes", len(routes))
	}
	var steps []string
	for _, step := range routes[0] {
		steps = append(steps, step.From.String()+step.To.String()+" "+step.Owner.String())
	}
	equal(t, "the route", strings.Join(steps, ", "), "c7c5 P3, c5c4 nobody, c4a4 P3")
}

func TestSHIP6BoughtOnlyIfNoneCanBeHad(t *testing.T) {
	s := applied(t, scene{track: north, hands: hand5(1), cities: []string{"a1 P2 1"}}.lay(t), "fulfil 1")
	refused(t, s, "buy K", ShipBoughtFromBank)
	s = applied(t, s, "ship K a1", "buy K") // of two, one may be shipped and the other bought
	equal(t, "the money", s.Money(1), 20-1-5+4)
	equal(t, "the supply", s.Supply(Black), 30)
}

func TestSHIP7LackOfMoneyIsNoReason(t *testing.T) {
	s := scene{track: north, hands: hand5(1), money: []int{0, 0}, cities: []string{"a1 P2 5"}}.lay(t)
	refused(t, s, "fulfil 1", ContractPayable)
}

// TestSHIP9TheWorkedExample is three goods: from an own factory in the network, from
// one of P2 there, and from one of P3 over a link of P3 and a link of P2.
func TestSHIP9TheWorkedExample(t *testing.T) {
	s := scene{
		players: 3, tiles: "KWOEKWOKO", // a1 K, a4 W, c7 O
		track:  append([]string{"b7 NW-SW P3"}, north...),
		cities: []string{"a1 P1 5", "a4 P2 5", "c7 P3 5"},
		hands:  [][]int{{22, 44, 45, 47, 48}, nil, nil}, // KWO
		money:  []int{10, 10, 10},
	}.lay(t)
	for i, step := range []struct {
		move            string
		money           int
		second, foreign int
	}{
		{"fulfil 22", 10, 10, 10}, {"ship K a1", 10, 10, 10}, {"ship W a4", 9, 11, 10}, {"ship O c7 P2 P3", 6, 12, 12},
	} {
		s = applied(t, s, step.move)
		if s.Money(1) != step.money || s.Money(2) != step.second || s.Money(3) != step.foreign {
			t.Errorf("step %d: $%d, $%d, $%d", i, s.Money(1), s.Money(2), s.Money(3))
		}
	}
	equal(t, "the contract", s.Fulfilled(1).Has(22), true)
}

func TestBONUS1AtOnceOrDeclined(t *testing.T) {
	s := scene{track: north, phase: "bonus", left: 1, number: 5, done: [][]int{{5}, nil}, busy: true}.lay(t) // build
	for _, move := range []string{"money", "draw", "factory a1 5", "done", "fulfil 5"} {
		refused(t, s, move, BonusAtOnce)
	}
	equal(t, "actions left after declining", applied(t, s, "decline").Left(), 1)
	s = applied(t, s, "build b1 NW-SW", "done") // BONUS-2
	equal(t, "actions left", s.Left(), 1)
	draw := scene{track: north, phase: "bonus", left: 1, number: 9, done: [][]int{{9}, nil}, busy: true}.lay(t) // contracts
	refused(t, draw, "build b1 NW-SW", BonusAtOnce)
	draw = applied(t, draw, "draw") // BONUS-4
	equal(t, "the bonus taken", draw.Bonus(), ContractsBonus)
	equal(t, "actions left", draw.Left(), 1)
}

func TestBONUS3FourToSixGoods(t *testing.T) {
	bonus := scene{track: north, phase: "bonus", left: 1, number: 4, done: [][]int{{4}, nil}, busy: true} // factory
	s := bonus.lay(t)
	refused(t, s, "factory a1 3", BonusOfFactory)
	refused(t, s, "factory a1 7", BonusOfFactory)
	for _, move := range []string{"factory a1 4", "factory a1 5", "factory a1 6"} {
		applied(t, s, move)
	}
	bonus.parts = "goods 2"
	few := bonus.lay(t)
	refused(t, few, "factory a1 4", BonusOfFactory)
	applied(t, few, "factory a1 2")
}

func TestDRAW1TwoContracts(t *testing.T) {
	s := applied(t, scene{}.lay(t), "draw")
	refused(t, s, "money", DrawTwo)
	number := slices.Collect(s.Bag().All())
	s = applied(t, s, Deal(number[0]).String())
	equal(t, "what is left to draw", s.Deals(), 1)
	s = applied(t, s, Deal(number[1]).String())
	equal(t, "the hand", s.Hand(1).Len(), 7)
	equal(t, "actions left", s.Left(), 1)
}

func TestDRAW2FromTheBag(t *testing.T) {
	s := applied(t, scene{hands: [][]int{{1, 2, 3, 4, 5}, {6, 7, 8, 9, 10}}}.lay(t), "draw")
	refused(t, s, "deal 1", DrawFromBag)
	refused(t, s, "deal 6", DrawFromBag)
	refused(t, s, "deal 60", DrawFromBag)
}

// numbers are those from first to last.
func numbers(first, last int) (all []int) {
	for n := first; n <= last; n++ {
		all = append(all, n)
	}
	return all
}

func TestDRAW3FromTheFullestHand(t *testing.T) {
	s := scene{players: 3, hands: [][]int{numbers(1, 10), numbers(11, 30), numbers(31, 48)}}.lay(t)
	s = applied(t, s, "draw")
	equal(t, "whose hand", s.From(), 2)
	refused(t, s, "deal 1", DrawFromFullestHand)
	refused(t, s, "deal 31", DrawFromFullestHand)
	s = applied(t, s, "deal 12")
	equal(t, "what P2 knows to be in the hand of P1", s.Witnessed(2, 1), 1<<11)
	equal(t, "what P3 knows", s.Witnessed(3, 1), 0)
	empty := scene{track: north, hands: [][]int{nil, nil}, done: [][]int{numbers(1, 24), numbers(25, 48)}, busy: true}
	equal(t, "the goal is reached", empty.lay(t).goalReached(), true)
	refused(t, empty.lay(t), "draw", DrawFromFullestHand)
}

func TestDRAW4NotFromOnesOwnHand(t *testing.T) {
	s := scene{hands: [][]int{numbers(1, 25), numbers(26, 48)}}.lay(t)
	refused(t, s, "draw", DrawNotFromOwnHand)
	even := applied(t, scene{hands: [][]int{numbers(1, 24), numbers(25, 48)}}.lay(t), "draw")
	equal(t, "whose hand, of equal ones", even.From(), 2)
	third := applied(t, scene{players: 3, seat: 2, hands: [][]int{numbers(1, 16), numbers(17, 32), numbers(33, 48)}}.lay(t), "draw")
	equal(t, "whose hand, clockwise", third.From(), 3)
}

func TestDRAW5OneByOne(t *testing.T) {
	s := applied(t, scene{hands: [][]int{numbers(1, 24), numbers(25, 48)}}.lay(t), "draw", "deal 30")
	equal(t, "the phase after one, with the most in hand", s.Phase(), PhaseAct)
	equal(t, "what is left to draw", s.Deals(), 0)
	last := applied(t, scene{hands: [][]int{numbers(1, 20), numbers(21, 47)}}.lay(t), "draw", "deal 48")
	equal(t, "after the last of the bag", last.From(), 2)
}

func TestEND1EnoughContracts(t *testing.T) {
	s := scene{track: north, seat: 2, left: 1, busy: true, done: [][]int{numbers(1, 14), nil}}.lay(t)
	s = applied(t, s, "money")
	equal(t, "the end", s.EndRule(), EndContracts)
	refused(t, s, "money", EndContracts)
	equal(t, "the winner", s.Winners().String(), "P1")
	before := scene{track: north, seat: 1, left: 1, busy: true, done: [][]int{numbers(1, 14), nil}}.lay(t)
	equal(t, "the round goes on", applied(t, before, "money").Over(), false)
}

func TestEND2QuietRounds(t *testing.T) {
	s := applied(t, scene{seat: 2, left: 1, round: 12, quiet: 9}.lay(t), "money")
	equal(t, "the end", s.EndRule(), EndQuietRounds)
	refused(t, s, "money", EndQuietRounds)
	other := applied(t, scene{seat: 2, left: 1, round: 12, quiet: 9, busy: true, track: north}.lay(t), "money")
	equal(t, "quiet rounds after a link", other.Quiet(), 0)
}

// TestENDPositionsThatAreOver holds which stored positions can be the end of a game, and
// from which it can go on.
func TestENDPositionsThatAreOver(t *testing.T) {
	enough, short := [][]int{numbers(1, 14), nil}, [][]int{numbers(1, 13), nil}
	for _, test := range []struct {
		name string
		scene
		rule Rule // that forbids it; 0 if the position is one
	}{
		{"over by contracts", scene{phase: "over", done: enough}, 0},
		{"over a round after enough contracts", scene{phase: "over", done: enough, quiet: 1}, EndQuietRounds},
		{"over in the middle of a round", scene{phase: "over", done: enough, busy: true}, EndQuietRounds},
		{"over with a contract too few", scene{phase: "over", done: short}, EndContracts},
		{"over by quiet rounds", scene{phase: "over", round: 12, quiet: 10}, 0},
		{"over by quiet rounds alone", scene{phase: "over", round: 10, quiet: 10}, 0},
		{"over by more quiet rounds than there were", scene{phase: "over", round: 9, quiet: 10}, EndQuietRounds},
		{"over by quiet rounds, and not quiet", scene{phase: "over", round: 12, quiet: 10, busy: true}, EndQuietRounds},
		{"over with a quiet round too few", scene{phase: "over", round: 12, quiet: 9}, EndContracts},
		{"going on after nine quiet rounds", scene{round: 12, quiet: 9}, 0},
		{"going on after quiet rounds alone", scene{round: 10, quiet: 9}, 0},
		{"going on after more quiet rounds than there were", scene{round: 9, quiet: 9}, EndQuietRounds},
		{"going on after ten quiet rounds", scene{round: 12, quiet: 10}, EndQuietRounds},
		{"going on in the round of enough contracts", scene{done: enough, busy: true}, 0},
		{"going on after the round of enough contracts", scene{done: enough}, EndContracts},
		{"going on with a contract too few", scene{done: short}, 0},
	} {
		test.track = north
		if _, err := test.read(t); test.rule == 0 && err != nil || test.rule != 0 && !errors.Is(err, test.rule) {
			t.Errorf("%s: %v, want %s", test.name, err, test.rule)
		}
	}
}

func TestSCORE1To4(t *testing.T) {
	s := scene{
		players: 3, track: append([]string{"b7 NW-SW P2"}, north...), tiles: "KWOEKWPKO", // c7 purple
		money: []int{14, 15, 0}, done: [][]int{{37}, nil, nil}, cities: []string{"a1 P1 0", "a4 P1 2", "a7 P2 0"},
	}.lay(t)
	equal(t, "P1", s.Points(1), Points{Money: 2, Contracts: 5, Factories: 2})
	equal(t, "P2", s.Points(2), Points{Money: 3, Factories: 2, Cities: 4})
	equal(t, "P3", s.Points(3), Points{})
	sum := 0
	for _, entry := range s.AppendLedger(nil, 2) {
		sum += entry.Points
	}
	equal(t, "the ledger of P2", sum, s.Points(2).Total())
	for sharers, each := range map[int]int{1: 4, 2: 2, 3: 1, 4: 1, 5: 0} {
		equal(t, "what each has of a purple city", purplePoints/sharers, each)
	}
}

func TestSCORE5TheWinner(t *testing.T) {
	more := scene{phase: "over", round: 12, quiet: 10, track: north, money: []int{10, 10}, done: [][]int{{1}, {4, 9}}}.lay(t)
	equal(t, "points of P1", more.Points(1).Total(), 4)
	equal(t, "points of P2", more.Points(2).Total(), 4)
	equal(t, "the winner, by contracts", more.Winners().String(), "P2")
	shared := scene{phase: "over", round: 12, quiet: 10}.lay(t)
	equal(t, "the winners", shared.Winners().String(), "P1 P2")
	if err := records.CheckResult(shared, []int{4, 3}); err == nil || err.(*family.ResultError).Unwrap() != ScoreRanking {
		t.Errorf("a wrong result: %v", err)
	}
	if err := records.CheckResult(shared, []int{4, 4}); err != nil {
		t.Error(err)
	}
}

func TestCONTRACT7OpenFromTheBeginning(t *testing.T) {
	s := applied(t, scene{track: north, hands: hand5(3)}.lay(t), "fulfil 3")
	equal(t, "the contract as P2 sees it", s.ReportFor(2).Contract, 3)
	equal(t, "still in hand", s.Hand(1).Has(3), true)
	after := applied(t, s, "buy K", "buy O")
	equal(t, "the fulfilled as P2 sees them", after.ReportFor(2).Players[0].Fulfilled[0], 3)
}

func TestSHIP2AForeignFactoryCostsADollar(t *testing.T) {
	s := applied(t, scene{track: north, hands: hand5(3), cities: []string{"a1 P2 5"}}.lay(t), "fulfil 3", "ship K a1")
	equal(t, "what P2 has", s.Money(2), 21)
}

func TestCONTRACT4ADearerRouteLeavesTheRestAsDear(t *testing.T) {
	// A K of a7 is $1 away over a link of P2, or $3 over links of P3; the other K costs $3, a link of each to c7 and the
	// factory of P2.
	long := append([]string{"b4 NW-SW P3", "c6 E-W P3", "b7 NW-SW P3"}, north...)
	for money, payable := range map[int]bool{5: false, 6: true} {
		s := scene{
			players: 3, track: long, tiles: "WWKEOWKOO", hands: hand5(1), cities: []string{"a7 P1 1", "c7 P2 5"}, money: []int{money},
		}.lay(t)
		s = applied(t, s, "fulfil 1")
		if !payable {
			refused(t, s, "ship K a7 P3 P3 P3", ContractPayable)
			applied(t, s, "ship K a7 P2")
			continue
		}
		applied(t, s, "ship K a7 P3 P3 P3", "ship K c7 P2 P3")
	}
}

func TestSHIP8AtOnce(t *testing.T) {
	s := applied(t, scene{track: north, hands: hand5(3), cities: []string{"a1 P2 5"}}.lay(t), "fulfil 3", "ship K a1")
	equal(t, "the supply", s.Supply(Black), 26)
	equal(t, "what P1 has before the contract is fulfilled", s.Money(1), 19)
}

func TestBONUS2Build(t *testing.T) {
	s := scene{track: north, phase: "bonus", left: 1, number: 5, done: [][]int{{5}, nil}, busy: true, money: []int{0, 0}}.lay(t)
	refused(t, applied(t, s, "build b1 NW-SE"), "money", TrackSteps)
}

func TestBONUS4Contracts(t *testing.T) {
	s := scene{track: north, phase: "bonus", left: 0, number: 9, done: [][]int{{9}, nil}, busy: true}.lay(t)
	s = applied(t, s, "draw")
	number := slices.Collect(s.Bag().All())
	s = applied(t, s, Deal(number[0]).String(), Deal(number[1]).String())
	equal(t, "the turn", s.Turn(), 2)
}

func TestMONEY3NoGifts(t *testing.T) {
	s := applied(t, scene{track: north, hands: hand5(3), cities: []string{"a1 P1 5"}}.lay(t), "fulfil 3")
	refused(t, s, "ship K a1 P2", ShipOwnLinksFree)
}

func TestSCORE2AndSCORE3(t *testing.T) {
	s := scene{track: north, done: [][]int{{37, 1}, nil}, cities: []string{"a1 P1 0"}, hands: hand5(17)}.lay(t)
	equal(t, "contracts fulfilled, and none in hand", s.Points(1).Contracts, 7)
	equal(t, "the factory", s.Points(1).Factories, 2)
}

func TestSCORE3TurnedTilesOnly(t *testing.T) {
	s := scene{track: north, cities: []string{"a1 P1 1", "a7 P1 0"}}.lay(t)
	equal(t, "one tile is turned", s.Points(1).Factories, 2)
}

func TestSCORE4PurpleCities(t *testing.T) {
	s := scene{track: north, tiles: "KPOEKWWKO"}.lay(t) // a4
	equal(t, "shared by two", s.Points(1).Cities, 2)
	s = scene{track: append([]string{"b1 NW-SW P1", "c2 E-W P1"}, north...), tiles: "PWOEKWWKO"}.lay(t)
	equal(t, "alone, with two links", s.Points(1).Cities, 4)
}
