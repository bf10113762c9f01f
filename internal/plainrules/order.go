package plainrules

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// judgeOrders: orders a a b b a b
func (g *Game) judgeOrders(words []string) (effect, faults) {
	return func() {
		for i, letter := range words[1:] {
			g.orders[i+1] = strconv.Itoa(i+1) + letter // ORDER-1
		}
		g.nextOfSetup()
	}, nil
}

// payments are the sets of goods that pay an order.
func payments(goods string) []string {
	pays := []string{sorted(goods)} // ORDER-3
	for i := range goods {
		pays = append(pays, sorted(withoutAt(goods, i)+"K")) // ORDER-4
	}
	return pays
}

// judgeFulfil: fulfil 3 YRK
func (g *Game) judgeFulfil(words []string) (effect, faults) {
	tile, given := number(words[1]), sorted(words[2])
	p := g.players[g.turn]
	face, open := g.orders[tile]
	if !open { // ORDER-3
		return forbid("ORDER-3", "order %d is not open", tile)
	}
	var wrong faults
	wrong.addIf(g.fulfilled, "ORDER-3", "one order a turn")
	asked := g.components.orders[face].goods
	if !slices.Contains(payments(asked), given) {
		rule := "ORDER-3"
		if len(given) == len(asked) && contains(asked, strings.ReplaceAll(given, "K", "")) {
			rule = "ORDER-4" // right but for too much coal
		}
		wrong.addIf(true, rule, "order %d asks for %s", tile, asked)
	}
	wrong.addIf(!contains(p.kept, given), "ORDER-3", "you do not have these goods")
	return func() {
		p.kept = without(p.kept, given)
		g.bag += given // ORDER-3
		p.orders[tile] = face
		delete(g.orders, tile)
		g.fulfilled = true
	}, wrong
}

func (g *Game) fulfilCandidates() []string {
	var moves []string
	for tile, face := range g.orders {
		for _, goods := range payments(g.components.orders[face].goods) {
			moves = append(moves, fmt.Sprint("fulfil ", tile, " ", goods))
		}
	}
	return moves
}

func (g *Game) canFulfil() bool {
	for _, move := range g.fulfilCandidates() {
		if _, faults := g.judgeFulfil(strings.Fields(move)); len(faults) == 0 {
			return true
		}
	}
	return false
}
