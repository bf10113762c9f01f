package plainrules

import (
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
)

func TestSETUP1OneToFivePlayers(t *testing.T) {
	for _, n := range []int{0, 6} {
		if _, err := New(Setup{Players: n, Board: hexmap.Standard(), Components: testComponents}); err == nil || !strings.Contains(err.Error(), "SETUP-1") {
			t.Errorf("%d players: %v", n, err)
		}
	}
	equal(t, "start player", newGame(t).Report().Start, 1)
}

func TestNewNamesEveryFault(t *testing.T) {
	_, err := New(Setup{Players: 1, Wall: "high", Coal: true})
	for _, rule := range []string{"BOARD-1", "WALL-1", "SOLO-2", "SOLO-3", "components"} {
		if err == nil || !strings.Contains(err.Error(), rule) {
			t.Errorf("%s is not named: %v", rule, err)
		}
	}
}

func TestSETUP2TheBagHoldsTenOfEachColour(t *testing.T) {
	g := newGame(t)
	equal(t, "bag", g.Report().Bag, Counts{10, 10, 10, 10, 10, 6})
	forbidden(t, g, "SETUP-2",
		"goods RRRR RRRR RRRY YYYY YYYY GGGG",
		"goods KRRR RRRR YYYY YYYY GGGG GGGG")
}

func TestSETUP3PlayersPlusTwoGoodsForEachCity(t *testing.T) {
	g := newGame(t)
	forbidden(t, g, "SETUP-3",
		"goods YRGBE YRGBE YRGBE YRGBE YRGBE YRGBE",
		"goods YRGB YRGB YRGB YRGB YRGB",
		"sides a a a a a a")
	play(t, g, "goods RGBE YGBE YRGB YRGB YRGE YRBE")
	inPhase(t, g, "sides", 0)
	equal(t, "city 1", g.Report().Supply["1"], "RGBE")
}

func TestSETUP4OwnColourLeavesTheGame(t *testing.T) {
	g := newGame(t)
	play(t, g, "goods YYRG YRBE EEYE YRGB YRGB YRGB")
	r := g.Report()
	equal(t, "city 1", r.Supply["1"], "RG")
	equal(t, "city 2", r.Supply["2"], "YBE")
	equal(t, "city 3", r.Supply["3"], "Y")
	equal(t, "removed", r.Removed, Counts{Y: 2, R: 1, G: 1, B: 1, E: 3})
	equal(t, "bag", r.Bag, Counts{10 - 7, 10 - 5, 10 - 4, 10 - 4, 10 - 4, 6})
}

func TestSETUP5OneSideOfEachTileIsUp(t *testing.T) {
	g := newGame(t)
	play(t, g, "goods RGBE YGBE YRGB YRGB YRGE YRBE")
	forbidden(t, g, "SETUP-5", "roll 1 2 3 straight/gentle")
	forbidden(t, g, "", "sides a b a b a", "sides a b a b a c")
	play(t, g, "sides a b a b a b")
	equal(t, "centre", strings.Join(g.Report().Centre, " "), "1a 2b 3a 4b 5a 6b")
	inPhase(t, g, "roll", 0)
}

func TestSETUP6TheSolitaireTileIsForSoloOnly(t *testing.T) {
	equal(t, "solo", rolling(t, solo("clerk")).Report().Centre[1], "2a-solo")
	equal(t, "two players", rolling(t).Report().Centre[1], "2a")
}

func TestSETUP7PlayersPlusOneWhiteDice(t *testing.T) {
	g := rolling(t)
	forbidden(t, g, "SETUP-7", "roll 1 2 straight/gentle", "roll 1 2 3 4 straight/gentle")
	allowed(t, g, "roll 1 2 3 straight/gentle")
}

func TestSETUP8ACityMayBeEmptyFromTheStart(t *testing.T) {
	g := newGame(t)
	play(t, g, "goods YYYY RRRR EEEE YRGB YRGB YRGB", "sides a a a a a a", "roll 1 1 2 straight/gentle")
	play(t, g, "draft 1", "improve") // three cities are empty, and only now is the round over:
	inPhase(t, g, "draft", 2)
	play(t, g, "draft 1", "improve")
	inPhase(t, g, "over", 0)
}
