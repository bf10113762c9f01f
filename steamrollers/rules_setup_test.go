package steamrollers

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/variants"
)

// Moves of a setup for two.
const (
	goodsOfTwo = "goods RGBE YGBE YRGB YRGB YRGE YRBE"
	allSidesA  = "sides a a a a a a"
)

var setupRefusals = []refusal{
	{
		rule: SetupBag, scene: scene{beforeGoods}, move: "goods KGBE YGBE YRGB YRGB YRGE YRBE",
		says: "the bag holds ten goods of each colour and no black one",
	},
	{ // an eleventh yellow good
		rule: SetupBag, scene: scene{beforeGoods}, move: "goods GYYY YYYY YYYR RYGB YRGE YRBE",
		says: "the bag holds ten goods of each colour and no black one",
	},
	{
		rule: SetupGoods, scene: scene{beforeGoods}, move: "goods RGBE YGBE YRGB YRGB YRGE YRB",
		says: "each of the six cities gets 4 goods; the number, in brackets, is another for city 6 (3): goods of a city's own colour, which are written too, seem to be left out",
	},
	{ // there are goods of a city's own colour: none seems to be left out
		rule: SetupGoods, scene: scene{beforeGoods}, move: "goods YGBE YGB YRGB YRGB YRGE YRBEE",
		says: "each of the six cities gets 4 goods; the number, in brackets, is another for city 2 (3), 6 (5)",
	},
	{
		rule: SetupGoods, scene: scene{players(5), beforeGoods}, move: "goods RGBEEEEE YGBERYG YRGBYRG YRGBYRG YRGEYRG YRBEYRG",
		says: "each of the six cities gets 7 goods; the number, in brackets, is another for city 1 (8)",
	},
	{
		rule: SetupGoods, scene: scene{beforeGoods}, move: "goods RGBE YGBE YRGB YRGB YRGE",
		says: "each of the six cities gets 4 goods, and there are goods for 5",
	},
	{
		rule: SetupGoods, scene: scene{beforeGoods}, move: goodsOfTwo + " RGBE",
		says: "each of the six cities gets 4 goods, and there are goods for 7",
	},
	{
		rule: SetupGoods, scene: scene{beforeGoods}, move: allSidesA,
		says: "sides is not asked for now, but goods",
	},
	{
		rule: SetupSides, scene: scene{beforeGoods}, after: []string{goodsOfTwo}, move: "roll 1 2 3 straight/gentle",
		says: "roll is not asked for now, but sides",
	},
	{
		rule: SetupDice, scene: scene{}, move: "roll 1 2 straight/gentle",
		says: "3 white dice are rolled, not 2",
	},
	{
		rule: SetupDice, scene: scene{players(5)}, move: "roll 1 1 1 1 1 1 1 straight/gentle",
		says: "6 white dice are rolled, not 7",
	},
}

var setupSetupFaults = []setupFault{
	{
		rule: SetupPlayers, setup: Setup{},
		says: "there are 0 players: 2 to 5 play, or 1 against Olive",
	},
	{
		rule: SetupPlayers, setup: Setup{Players: 6},
		says: "there are 6 players: 2 to 5 play, or 1 against Olive",
	},
	{
		rule: SetupPlayers, setup: Setup{Players: 2, Olive: solo.Clerk},
		says: "Olive plays against one player, not 2",
	},
	{
		setup: Setup{Players: 2, Modules: variants.AllModules + 1},
		says:  "there is no module 0x10",
	},
	{
		setup: Setup{Players: 2, Board: wide()},
		says:  "board standard has 66 hexes: this package plays on 64 at the most",
	},
}

// wide is the standard board with two columns more.
func wide() *hexmap.Board {
	longer := strings.NewReplacer(" 2.\n", " 2. 2. 2.\n", " 6.\n", " 6. 6. 6.\n")
	return hexmap.MustParseBoard(longer.Replace(hexmap.Standard().String()))
}

func TestSETUP1TwoToFivePlayersClockwise(t *testing.T) {
	for n := 2; n <= 5; n++ {
		s := scene{players(n)}.lay(t)
		same(t, "seats", s.Seats(), n)
		same(t, "start player", s.Start(), p1)
		s = play(t, s, s.AppendOutcomes(nil)[0].Move.String())
		for seat := p1; seat <= Seat(n); seat++ {
			asked(t, s, PhaseDraft, seat)
			s = play(t, s, "draft 1", "improve")
		}
		asked(t, s, PhaseRoll, Nobody)
	}
	refusesSetups(t, SetupPlayers)
}

func TestSETUP2TenOfEachColourAndCoalAside(t *testing.T) {
	s := scene{beforeGoods}.lay(t)
	same(t, "bag", GoodsReport(reportGoods(s.Bag())), GoodsReport{Y: 10, R: 10, G: 10, B: 10, E: 10, K: 6})
	allowed(t, s, "goods GYYY YYYY YYYR RRGB GRGE RRBE") // all ten yellow ones
	random := rand.New(rand.NewPCG(1, 1))
	for range 50 {
		allowed(t, s, s.Sample(random).String())
	}
	refuses(t, SetupBag)
}

func TestSETUP3TwoGoodsMoreThanPlayers(t *testing.T) {
	for n, goods := range map[int]string{
		2: goodsOfTwo,
		3: "goods RGBER YGBEY YRGBY YRGBY YRGEY YRBEY",
		4: "goods RGBERG YGBEYG YRGBYR YRGBYR YRGEYR YRBEYR",
		5: "goods RGBERGB YGBEYGB YRGBYRG YRGBYRG YRGEYRE YRBEEBE",
	} {
		s := play(t, scene{players(n), beforeGoods}.lay(t), goods)
		for number := 1; number <= 6; number++ {
			same(t, "goods of a city", s.Supply(number).Len(), n+2)
		}
		same(t, "goods in the bag and coal", s.Bag().Len(), 56-6*(n+2))
	}
	refuses(t, SetupGoods)
}

func TestSETUP4GoodsOfTheCitysColourLeaveTheGame(t *testing.T) {
	s := play(t, scene{beforeGoods}.lay(t), "goods YRYB RGYB EYRE GEBY BBBB YRBE")
	for i, want := range []string{"RB", "YGB", "YR", "YGB", "", "YRBE"} {
		same(t, "supply", s.Supply(i+1).String(), want)
	}
	same(t, "removed", s.Removed().String(), "YYRBBBBEEE")
	same(t, "bag", GoodsReport(reportGoods(s.Bag())), GoodsReport{Y: 10 - 6, R: 10 - 4, G: 10 - 2, B: 10 - 8, E: 10 - 4, K: 6})
}

func TestSETUP5ChanceChoosesTheSides(t *testing.T) {
	s := play(t, scene{beforeGoods}.lay(t), goodsOfTwo)
	outcomes := s.AppendOutcomes(nil)
	same(t, "outcomes", len(outcomes), 64)
	for _, o := range outcomes {
		same(t, "probability", o.Probability, 1.0/64)
	}
	s = play(t, s, "sides a b a b b a")
	same(t, "centre", centre(s), "1a 2b 3a 4b 5b 6a")
	s = play(t, s, "roll 1 1 2 straight/gentle", "draft 2", "take")
	same(t, "tiles of P1", tilesOf(s, p1), "2b sideways") // all game
	refuses(t, SetupSides)
}

func TestSETUP6TheSolitaireTileAgainstOliveOnly(t *testing.T) {
	for _, test := range []struct {
		scene scene
		faces [2]string
	}{
		{scene{players(2)}, [2]string{"2a", "2b"}},
		{scene{players(5), withModules(variants.AllModules)}, [2]string{"2a", "2b"}},
		{scene{againstOlive(solo.Clerk)}, [2]string{"2a-solo", "2b-solo"}},
	} {
		for side, up := range []string{"2a", "2b"} {
			s := test.scene.and(tilesUp(up)).lay(t)
			face, _, _ := s.Tile(2)
			same(t, "tile 2", face.String(), test.faces[side])
		}
	}
}

func TestSETUP7OneWhiteDieMoreThanPlayers(t *testing.T) {
	for n := 2; n <= 5; n++ {
		s := scene{players(n)}.lay(t)
		for _, o := range s.AppendOutcomes(nil) {
			same(t, "white dice", o.Move.White().Len(), n+1)
		}
	}
	refuses(t, SetupDice)
}

func TestSETUP8ACityMayBeEmptyFromTheStart(t *testing.T) {
	s := play(t, scene{beforeGoods}.lay(t), "goods YYYY RRRR EEEE YRGB YRGE YRBE", allSidesA)
	for number := 1; number <= 3; number++ {
		same(t, "supply", s.Supply(number).String(), "")
	}
	asked(t, s, PhaseRoll, Nobody) // END-1 is looked at only when a round ends
	s = play(t, s, "roll 4 5 6 straight/gentle", "draft 4", "improve", "draft 5", "improve")
	asked(t, s, PhaseOver, Nobody)
	same(t, "round", s.Round(), 1)
}

// Games at random, with everything that is in the box: play asserts of every
// move that no good is lost.
func TestGOODS1NoGoodIsEverLost(t *testing.T) {
	for seed, setup := range []Setup{
		{Players: 2},
		{Players: 5, Modules: variants.AllModules, Wall: hexmap.Medium},
		{Players: 3, Modules: variants.CoalModule | variants.OrderModule | variants.PowerModule},
		{Players: 1, Olive: solo.Baron, Wall: hexmap.Hard},
	} {
		s := sure(New(setup))
		random := rand.New(rand.NewPCG(1, uint64(seed)))
		for moves := 0; !s.Over() && moves < 500; moves++ {
			m := s.Sample(random)
			if !s.Chance() {
				m = eager(s, random)
			}
			s = play(t, s, m.String())
		}
	}
}

// eager chooses a move at random: one that moves goods, if there is one.
func eager(s State, random *rand.Rand) Move {
	legal := movesOf(s, KindDeliver, KindFulfil, KindGoodsPower)
	if len(legal) == 0 {
		legal = slices.Collect(s.Moves())
	}
	return legal[random.IntN(len(legal))]
}
