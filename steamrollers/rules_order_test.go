package steamrollers

import (
	"testing"

	"github.com/railhex/railhex/variants"
)

var withOrders = withModules(variants.OrderModule)

// askedToEnd is a game in which P1 could fulfil the order 1a, YR, and so is
// asked before her turn ends.
var askedToEnd = scene{withOrders, keeps(p1, "YR")}

var orderRefusals = []refusal{
	{
		rule: OrderSides, scene: scene{withOrders, beforeGoods}, after: []string{goodsOfTwo, allSidesA}, move: "roll 1 2 3 straight/gentle",
		says: "roll is not asked for now, but orders",
	},
	{
		rule: OrderFulfilled, scene: askedToEnd.and(acting(p1, 1)), move: "fulfil 1 YYR",
		says: "order 1 asks for YR, not for YYR",
	},
	{
		rule: OrderFulfilled, scene: askedToEnd.and(acting(p1, 1)), move: "fulfil 2 YR",
		says: "order 2 asks for RR, not for YR",
	},
	{
		rule: OrderFulfilled, scene: askedToEnd.and(acting(p1, 1)), move: "fulfil 2 RR",
		says: "you cannot give RR: you keep YR",
	},
	{
		rule: OrderFulfilled, scene: scene{withOrders, acting(p1, 1)}, move: "fulfil 1 YR",
		says: "you cannot give YR: you keep none",
	},
	{ // coal that she does not have
		rule: OrderFulfilled, scene: askedToEnd.and(acting(p1, 1)), move: "fulfil 1 YK",
		says: "you cannot give YK: you keep YR",
	},
	{
		rule: OrderFulfilled, scene: askedToEnd.and(acting(p1, 1), fulfilled(p2, "1a")), move: "fulfil 1 YR",
		says: "order 1 was fulfilled by P2",
	},
	{ // once per turn
		rule: OrderFulfilled, scene: scene{withOrders, keeps(p1, "YRRR"), acting(p1, 1)}, after: []string{"fulfil 1 YR"}, move: "fulfil 2 RR",
		says: "an order was fulfilled in this turn already",
	},
	{ // also in a turn with 2a
		rule: OrderFulfilled, scene: scene{withOrders, keeps(p1, "YRRR"), drafting(p1, 1, 2, 3), holds(p1, "2a")},
		after: []string{"fulfil 1 YR", "draft 1", "improve", "use 2", "draft 2"}, move: "fulfil 2 RR",
		says: "an order was fulfilled in this turn already",
	},
	{
		rule: OrderFulfilled, scene: scene{acting(p1, 1)}, move: "fulfil 1 YR",
		says: "orders are not played in this game",
	},
	{ // never while another player is asked
		rule: TileSteal, scene: askedToEnd.and(drafting(p1, 1, 2, 3), holds(p2, "2b")), after: []string{"draft 1"}, move: "fulfil 1 YR",
		says: "fulfil is not asked for now: P2 is asked for steal, decline",
	},
	{ // an order paid with two coals
		rule: OrderOneCoal, scene: scene{withOrders, acting(p1, 1), keeps(p1, "YRKK")}, move: "fulfil 1 KK",
		says: "order 1 asks for YR, of which one may be black, and not for KK",
	},
	{
		rule: OrderOneCoal, scene: scene{withOrders, acting(p1, 1), keeps(p1, "RGBKK"), ordersUp("5a")}, move: "fulfil 5 GKK",
		says: "order 5 asks for RGB, of which one may be black, and not for GKK",
	},
}

func TestORDER1ChanceChoosesTheSides(t *testing.T) {
	s := play(t, scene{withOrders, beforeGoods}.lay(t), goodsOfTwo, allSidesA)
	same(t, "open before", s.Report().Orders, []string{})
	outcomes := s.AppendOutcomes(nil)
	same(t, "outcomes", len(outcomes), 64)
	for _, o := range outcomes {
		same(t, "probability", o.Probability, 1.0/64)
	}
	s = play(t, s, "orders b a a b b a")
	same(t, "open", s.Report().Orders, []string{"1b", "2a", "3a", "4b", "5b", "6a"})
	refuses(t, OrderSides)
}

func TestORDER2DeliveredGoodsAreKept(t *testing.T) {
	s := hauling.and(withOrders).lay(t)
	bag := s.Bag()
	s = play(t, s, "deliver R 1-2 2")
	same(t, "kept", s.Kept(p1).String(), "R")
	same(t, "bag", s.Bag().String(), bag.String())
}

func TestORDER2APersonalGoodToo(t *testing.T) {
	s := personal.and(withOrders, hasOwn(p1, variants.Red, 3)).lay(t)
	s = play(t, s, "deliver R 3-2 1 own")
	same(t, "kept", s.Kept(p1).String(), "R")
}

func TestORDER3TheGoodsForTheOrder(t *testing.T) {
	s := askedToEnd.and(acting(p1, 1)).lay(t)
	want := s.Bag().Add(variants.Yellow).Add(variants.Red)
	s = play(t, s, "fulfil 1 RY")
	asked(t, s, PhaseAct, p1) // it is no action
	same(t, "kept", s.Kept(p1).String(), "")
	same(t, "bag", s.Bag().String(), want.String())
	same(t, "open", s.Report().Orders, []string{"2a", "3a", "4a", "5a", "6a"})
	same(t, "orders of P1", s.Report().Players[0].Orders, []string{"1a"})
	refuses(t, OrderFulfilled)
}

func TestORDER3AtAnyMomentOfHerTurn(t *testing.T) {
	s := askedToEnd.and(drafting(p1, 1, 2, 3), keeps(p2, "YR")).lay(t)
	allowed(t, s, "fulfil 1 YR")
	s = play(t, s, "draft 1")
	allowed(t, s, "fulfil 1 YR")
	s = play(t, s, "improve")
	asked(t, s, PhaseEnd, p1)
	same(t, "moves", s.AppendMoves(nil), []Move{MustParseMove("fulfil 1 YR"), End()})
	asked(t, play(t, s, "end"), PhaseDraft, p2)
	s = play(t, s, "fulfil 1 YR")
	asked(t, s, PhaseEnd, p1) // though nothing else is possible
	s = play(t, s, "end", "draft 2", "improve")
	asked(t, s, PhaseRoll, Nobody) // P2 keeps what nobody asks for any more
}

func TestORDER3OnceInEveryTurn(t *testing.T) {
	s := scene{players(3), withOrders, acting(p1, 1), keeps(p1, "RR"), keeps(p2, "YR")}.lay(t)
	s = play(t, s, "fulfil 2 RR", "improve", "draft 6", "fulfil 1 YR")
	same(t, "open", s.Report().Orders, []string{"3a", "4a", "5a", "6a"})
}

func TestORDER4OneCoalForAnyGood(t *testing.T) {
	s := scene{withOrders, acting(p1, 1), keeps(p1, "YRKK")}.lay(t)
	same(t, "orders", movesOf(s, KindFulfil), []Move{
		MustParseMove("fulfil 1 YR"), MustParseMove("fulfil 1 RK"), MustParseMove("fulfil 1 YK"), MustParseMove("fulfil 2 RK"),
	})
	s = play(t, s, "fulfil 1 RK")
	same(t, "kept", s.Kept(p1).String(), "YK")
	refuses(t, OrderOneCoal)
}

func TestORDER5PointsAtTheEnd(t *testing.T) {
	s := scene{withOrders, fulfilled(p1, "1a", "6a"), fulfilled(p2, "3b"), keeps(p1, "GGGKK")}.lay(t)
	same(t, "points", s.Points(p1).Total(), 2+6) // the goods she keeps are worth nothing
	same(t, "points of P2", s.Points(p2).Total(), 3)
}
