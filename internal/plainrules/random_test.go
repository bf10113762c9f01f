package plainrules

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
)

func TestGOODS1RandomGamesConserveGoodsAndEnd(t *testing.T) {
	for i, setup := range []Setup{
		{Players: 2, Orders: true, Yucata: true, Wall: "hard"},
		{Players: 3, Coal: true, Orders: true, Powers: true, Wall: "medium"},
		{Players: 1, Olive: "baron", Wall: "hard"},
	} {
		board, _ := hexmap.Shipped(slices.Collect(hexmap.ShippedNames())[i])
		setup.Board, setup.Components = board, testComponents
		g, err := New(setup)
		if err != nil {
			t.Fatal(err)
		}
		random := rand.New(rand.NewPCG(1, uint64(i)))
		var record []string
		for g.phase != "over" {
			move := randomMove(g, random)
			record = append(record, move)
			play(t, g, move)
			if goods := len(allGoods(g)); goods != 56 {
				t.Fatalf("%d goods after\n%s", goods, strings.Join(record, "\n"))
			}
		}
		if len(g.Moves()) != 0 || len(g.winners()) == 0 {
			t.Errorf("game %d is over with moves %v and winners %v", i, g.Moves(), g.winners())
		}
	}
}

// randomMove takes first a kind and then a legal move of it.
func randomMove(g *Game, random *rand.Rand) string {
	switch g.phase {
	case "goods":
		return "goods" + randomGoods(g, random)
	case "influence":
		return "influence" + strings.Repeat(fmt.Sprint(" ", 1+random.IntN(6)), levels[g.setup.Olive])
	}
	kinds := kindsOf[g.phase]
	for _, kind := range random.Perm(len(kinds)) {
		candidates := g.candidates(kinds[kind])
		for _, i := range random.Perm(len(candidates)) {
			if _, refusal := g.judge(strings.Fields(candidates[i])); refusal == nil {
				return candidates[i]
			}
		}
	}
	panic("no legal move in phase " + g.phase)
}

func randomGoods(g *Game, random *rand.Rand) string {
	bag := strings.Split(strings.ReplaceAll(g.bag, "K", ""), "")
	random.Shuffle(len(bag), func(i, j int) { bag[i], bag[j] = bag[j], bag[i] })
	cities := ""
	for city := range 6 {
		cities += " " + strings.Join(bag[city*g.goodsPerCity():][:g.goodsPerCity()], "")
	}
	return cities
}

func allGoods(g *Game) string {
	goods := g.bag + g.removed
	for _, line := range g.supply {
		goods += line
	}
	for _, p := range g.players {
		goods += p.kept + p.own
	}
	return goods
}
