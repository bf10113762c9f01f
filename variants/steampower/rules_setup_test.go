package steampower

import (
	"errors"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"
)

// setupRefused holds that a rule forbids a setup.
func setupRefused(t *testing.T, setup Setup, rule Rule) {
	t.Helper()
	s, err := New(setup)
	var fault *family.SetupError
	if !errors.As(err, &fault) || !errors.Is(err, rule) || s != (State{}) || strings.ContainsAny(err.Error(), "{}") {
		t.Errorf("%v, want %s", err, rule)
	}
}

// begun is a game of two on plainMap before the first tile.
func begun(t *testing.T, parts string) *State {
	t.Helper()
	s, err := New(Setup{Players: 2, Map: MustParseMap(plainMap), Components: scene{parts: parts}.components(t)})
	if err != nil {
		t.Fatal(err)
	}
	return &s
}

func TestCOMP1CityTilesAreUsedUp(t *testing.T) {
	s := begun(t, "city K 1\ncity P 0")
	refused(t, s, "city a1 P", ComponentsCityTiles)
	refused(t, applied(t, s, "city a1 K"), "city a4 K", ComponentsCityTiles)
}

func TestCOMP9ComponentsSuffice(t *testing.T) {
	few := scene{parts: "city K 0\ncity W 0\ncity O 1\ncity E 2\ncity P 5"}.components(t)
	setupRefused(t, Setup{Players: 2, Map: MustParseMap(plainMap), Components: few}, ComponentsOfOnesOwn)
	contracts := StandardComponents()
	contracts.Contracts = [MaxContracts]Contract{}
	for i := range 10 {
		contracts.Contracts[i] = Contract{Goods: GoodsOf(Black)}
	}
	setupRefused(t, Setup{Players: 3, Components: contracts}, ComponentsOfOnesOwn)
	if _, err := New(Setup{Players: 2, Components: contracts}); err != nil {
		t.Error(err)
	}
	contracts.Goods = 61
	setupRefused(t, Setup{Players: 2, Components: contracts}, ComponentsOfOnesOwn)
}

func TestSETUP1TwoToFivePlayers(t *testing.T) {
	for _, players := range []int{-1, 0, 1, 6, 1 << 30} {
		setupRefused(t, Setup{Players: players}, SetupPlayers)
	}
	for players := 2; players <= MaxSeats; players++ {
		if s, err := New(Setup{Players: players}); err != nil || s.Seats() != players {
			t.Errorf("%d players: %v", players, err)
		}
	}
}

func TestSETUP2TilesByRowThenColumn(t *testing.T) {
	s := begun(t, "")
	equal(t, "the next city space", s.Next().String(), "a1")
	refused(t, s, "city a4 K", SetupCityTiles)
	refused(t, s, "money", SetupCityTiles)
	s = applied(t, s, "city a1 K")
	refused(t, s, "city a1 K", SetupCityTiles)
	equal(t, "tiles left", s.TilesLeft(Black), 6)
}

func TestSETUP4FiveContractsEach(t *testing.T) {
	s := begun(t, "")
	for _, move := range strings.Split("city a1 K,city a4 K,city a7 K,city c1 K,city c4 K,city c5 K,city c7 K,city e1 W,city e7 W", ",") {
		s = applied(t, s, move)
	}
	refused(t, s, "city e7 W", SetupContracts)
	refused(t, s, "deal 49", SetupContracts)
	s = applied(t, s, "deal 3")
	refused(t, s, "deal 3", SetupContracts)
	s = applied(t, s, "deal 1", "deal 2", "deal 4", "deal 5")
	equal(t, "who draws", s.Active(), 2)
	s = applied(t, s, "deal 48", "deal 47", "deal 46", "deal 45", "deal 44")
	equal(t, "the phase", s.Phase(), PhaseAct)
	equal(t, "the hand of P1", s.Hand(1).Len(), 5)
	equal(t, "the money of P2", s.Money(2), 5) // SETUP-5
	equal(t, "the bag", s.Bag().Len(), 38)
}

func TestTURN1InTurn(t *testing.T) {
	s := scene{players: 3}.lay(t)
	s = applied(t, s, "money", "money")
	equal(t, "the second turn", s.Turn(), 2)
	if next, err := records.ApplyBy(s, 1, Money()); !errors.Is(err, TurnOrder) || next != *s {
		t.Errorf("P1 in the turn of P2: %v", err)
	}
	if _, err := records.ApplyBy(s, 2, Money()); err != nil {
		t.Error(err)
	}
	s = applied(t, s, "money", "money", "money", "money")
	equal(t, "the round", s.Round(), 4)
	equal(t, "the first turn of it", s.Turn(), 1)
	equal(t, "quiet rounds", s.Quiet(), 1)
}

func TestTURN3ActionsOnly(t *testing.T) {
	s := scene{}.lay(t)
	for _, move := range []string{"done", "decline", "deal 1", "city a1 K", "ship K a1", "buy K"} {
		refused(t, s, move, TurnActions)
	}
}

func TestMONEY1ThreeDollars(t *testing.T) {
	s := applied(t, scene{}.lay(t), "money")
	equal(t, "the money", s.Money(1), 23)
	equal(t, "actions left", s.Left(), 1)
}

func TestMAP6MapsAreData(t *testing.T) {
	for name := range ShippedMapNames() {
		m, ok := ShippedMap(name)
		if !ok {
			t.Fatalf("%s does not ship", name)
		}
		for players := 2; players <= MaxSeats; players++ {
			if _, err := New(Setup{Players: players, Map: m}); err != nil {
				t.Errorf("%s with %d players: %v", name, players, err)
			}
		}
		again, err := ParseMap(m.String())
		if err != nil || !again.Equal(m) {
			t.Errorf("%s is read back otherwise: %v", name, err)
		}
	}
}

func TestCOMP2ThreeStacks(t *testing.T) {
	s := begun(t, "")
	for stack, tiles := range map[Stack]int{SimpleStack: 80, SharpStack: 10, CrossStack: 10} {
		equal(t, stack.String(), s.InStack(stack), tiles)
	}
	stacks := map[string]Stack{"E-W": SimpleStack, "E-NW": SimpleStack, "E-NE": SharpStack}
	for text, stack := range stacks {
		equal(t, text, stackOf(0, MustParseMove("build a1 "+text).Track()), stack)
	}
	for texts, stack := range map[[2]string]Stack{{"E-W", "NE-SW"}: SharpStack, {"E-W", "NE-SE"}: CrossStack, {"E-NW", "NE-W"}: CrossStack} {
		a, b := MustParseMove("build a1 "+texts[0]).Track(), MustParseMove("build a1 "+texts[1]).Track()
		equal(t, texts[0]+" and "+texts[1], crossing(a).has(b) && crossing(b).has(a), true)
		equal(t, texts[0]+" and "+texts[1], stackOf(a, b), stack)
	}
}

func TestCOMP4TilesGoBack(t *testing.T) {
	s := applied(t, scene{}.lay(t), "build a2 E-W")
	equal(t, "the stack", s.InStack(SimpleStack), 79)
	equal(t, "the stack again", applied(t, s, "remove a2").InStack(SimpleStack), 80)
}

func TestCOMP5AndCOMP6Numbers(t *testing.T) {
	s := begun(t, "")
	for c := range GoodColours() {
		equal(t, c.String(), s.Supply(c), 30)
	}
	equal(t, "locomotives", s.Locomotives(2), 18)
	equal(t, "factories", s.Factories(2), 15)
	equal(t, "purple tiles", s.TilesLeft(Purple), 5)
}

func TestCOMP6OfPlayers(t *testing.T) {
	s := begun(t, "locomotives 3\nfactories 2")
	equal(t, "locomotives", s.Locomotives(1), 3)
	equal(t, "factories", s.Factories(1), 2)
}

func TestCOMP7TheBankNeverRunsOut(t *testing.T) {
	s := applied(t, scene{money: []int{300, 300}}.lay(t), "money")
	equal(t, "more money than there are coins", s.Money(1), 303)
}

func TestCOMP8Contracts(t *testing.T) {
	parts := StandardComponents()
	equal(t, "contracts", parts.NumContracts(), 48)
	var asked [NumColours + 1]int
	for number := 1; number <= parts.NumContracts(); number++ {
		contract := parts.Contract(number)
		if !contract.IsValid() {
			t.Errorf("contract %d is %v", number, contract)
		}
		for c := range contract.Goods.All() {
			asked[c]++
		}
	}
	for c := range GoodColours() {
		equal(t, "how often "+c.String()+" is asked for", asked[c], asked[Black])
	}
	equal(t, "a contract that there is not", parts.Contract(49), Contract{})
}

func TestSETUP3TilesLeftAreOpen(t *testing.T) {
	s := scene{}.lay(t)
	for c, left := range map[Colour]int{Black: 4, White: 5, Orange: 5, Grey: 6, Purple: 4} {
		equal(t, c.String(), s.TilesLeft(c), left)
		equal(t, c.String()+" as a seat sees it", s.ReportFor(2).Tiles, s.Report().Tiles)
	}
}

func TestSETUP5FiveDollars(t *testing.T) {
	equal(t, "the money", begun(t, "").Money(2), 5)
}

func TestTURN2TwoActions(t *testing.T) {
	s := applied(t, scene{}.lay(t), "money", "money")
	equal(t, "the turn", s.Turn(), 2)
	equal(t, "actions left", s.Left(), 2)
}

func TestTURN4AnActionIsCarriedToItsEnd(t *testing.T) {
	s := applied(t, scene{track: north, hands: hand5(5)}.lay(t), "fulfil 5", "buy W", "buy W")
	equal(t, "the phase before the second action", s.Phase(), PhaseBonus)
	refused(t, s, "money", BonusAtOnce)
}

func TestGROUP1Neighbours(t *testing.T) {
	g := begun(t, "").game
	equal(t, "the group of c4", g.groups[4], 1<<4|1<<5)
	equal(t, "the group of c5", g.groups[5], 1<<4|1<<5)
	equal(t, "the group of c1", g.groups[3], 1<<3)
}
