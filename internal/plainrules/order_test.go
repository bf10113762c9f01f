package plainrules

import (
	"slices"
	"strings"
	"testing"
)

func TestORDER1OneSideOfEachOrderIsUp(t *testing.T) {
	g := newGame(t, orders)
	play(t, g, "goods RGBE YGBE YRGB YRGB YRGE YRBE", "sides a a a a a a")
	forbidden(t, g, "ORDER-1", "roll 1 2 3 straight/gentle")
	play(t, g, "orders a b a b a b")
	equal(t, "orders", strings.Join(g.Report().Orders, " "), "1a 2b 3a 4b 5a 6b")
}

func TestORDER2DeliveredGoodsAreKept(t *testing.T) {
	g := delivering(t, orders)
	bag := g.Report().Bag
	play(t, g, "deliver R 1-2 3")
	equal(t, "kept", g.Report().Players[0].Kept, "R")
	equal(t, "bag", g.Report().Bag, bag)
}

func TestORDER3ExactlyTheGoodsAtAnyMomentOfHerTurn(t *testing.T) {
	g := drafting(t, 3, orders)
	g.players[1].kept = "YYRG"
	g.players[2].kept = "YR"
	bag := g.Report().Bag
	forbidden(t, g, "ORDER-3", "fulfil 1 Y", "fulfil 1 YRR", "fulfil 1 YG", "fulfil 5 RGB", "fulfil 1 YYR")
	for _, moves := range [][]string{{}, {"draft 3"}, {"draft 3", "improve"}} {
		c := g.Clone()
		play(t, c, moves...)
		allowed(t, c, "fulfil 1 YR")
	}
	play(t, g, "fulfil 1 RY") // read in any order
	r := g.Report()
	equal(t, "kept", r.Players[0].Kept, "YG")
	equal(t, "order", r.Players[0].Orders[0], "1a")
	equal(t, "points", r.Players[0].Points.Orders, 2)
	equal(t, "bag", r.Bag, Counts{bag.Y + 1, bag.R + 1, bag.G, bag.B, bag.E, bag.K})
	equal(t, "open", slices.Contains(r.Orders, "1a"), false)
	play(t, g, "draft 3", "improve")
	inPhase(t, g, "draft", 2) // nothing more was possible
	forbidden(t, g, "ORDER-3", "fulfil 1 YR")
}

func TestORDER3OncePerTurnAlsoWith2a(t *testing.T) {
	g := drafting(t, 3, orders)
	hand(g, 1, "2a")
	g.players[1].kept = "YYRRR"
	play(t, g, "fulfil 1 YR")
	forbidden(t, g, "ORDER-3", "fulfil 2 RR")
	play(t, g, "draft 3", "improve", "use 2")
	forbidden(t, g, "ORDER-3", "fulfil 2 RR")
}

func TestORDER3TheTurnWaitsForAnOrderThatCanBeFulfilled(t *testing.T) {
	g := acting(t, 3, orders)
	g.players[1].kept = "RR"
	play(t, g, "improve")
	inPhase(t, g, "end", 1)
	play(t, g, "fulfil 2 RR")
	inPhase(t, g, "end", 1) // even when only "end" is left
	equal(t, "moves", strings.Join(g.Moves(), ","), "end")
	play(t, g, "end")
	inPhase(t, g, "draft", 2)
}

func TestORDER4OneBlackGoodForAnyOther(t *testing.T) {
	g := drafting(t, 3, orders)
	g.players[1].kept = "YRRGKKK"
	allowed(t, g, "fulfil 1 YR", "fulfil 1 YK", "fulfil 1 RK", "fulfil 2 RK", "fulfil 6 YRGK")
	forbidden(t, g, "ORDER-4", "fulfil 1 KK", "fulfil 5 RKK")
	forbidden(t, g, "ORDER-3", "fulfil 1 GK")
}

func TestORDER4AnOrderMayItselfAskForCoal(t *testing.T) {
	g := drafting(t, 3, orders)
	g.orders[3] = "3b" // YK
	g.players[1].kept = "YKK"
	allowed(t, g, "fulfil 3 YK", "fulfil 3 KK")
}

func TestORDER5KeptGoodsAreWorthNothing(t *testing.T) {
	g := drafting(t, 3, orders)
	g.players[1].kept = "YRRGKKK"
	equal(t, "points", g.points(1), Points{})
}
