package steamrollers_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing/fstest"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// begin is a game of that setup after some moves.
func begin(setup steamrollers.Setup, moves ...string) steamrollers.State {
	s, err := steamrollers.New(setup)
	if err != nil {
		panic(err)
	}
	return play(s, moves...)
}

// play is the position after some moves.
func play(s steamrollers.State, moves ...string) steamrollers.State {
	for _, text := range moves {
		next, err := s.Apply(steamrollers.MustParseMove(text))
		if err != nil {
			panic(err)
		}
		s = next
	}
	return s
}

// A whole turn: a position is a value, every move gives a new one.
func ExampleState_Apply() {
	s := begin(steamrollers.Setup{Players: 2}, "goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a a a a a a", "roll 1 3 5 straight/gentle")
	fmt.Println("P1 is asked to", s.Phase(), "one of", s.Dice().Len(), "dice")

	s, _ = s.Apply(steamrollers.Draft(1))
	legal := s.AppendMoves(nil)
	fmt.Println("P1 is asked to", s.Phase(), "and has", len(legal), "legal moves")

	b3, _ := hexmap.ParseCell("b3")
	s, _ = s.Apply(steamrollers.Build(b3, track.Between(hexmap.West, hexmap.East)))
	fmt.Println("there is track", s.TrackAt(1, b3), "in", b3)
	fmt.Println("P2 is asked to", s.Phase())
	// Output:
	// P1 is asked to draft one of 3 dice
	// P1 is asked to act and has 74 legal moves
	// there is track E-W in b3
	// P2 is asked to draft
}

// A move that is not legal is refused with the rule that forbids it, and in a
// sentence.
func ExampleMoveError() {
	s := begin(steamrollers.Setup{Players: 2}, "goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a a a a a a", "roll 1 3 5 straight/gentle", "draft 1")
	for _, text := range []string{"build e5 E-W", "build b2 E-W", "build a1 E-NE", "deliver R 1-2 3", "use 1 6", "end"} {
		_, err := s.Apply(steamrollers.MustParseMove(text))
		fmt.Println(err)
	}
	_, err := s.Apply(steamrollers.Draft(3))
	rule := steamrollers.MustParseRule("ROUND-2")
	fmt.Println(errors.Is(err, rule), s.Check(steamrollers.Draft(3)) == rule)
	// Output:
	// build e5 E-W: hex e5 is a city, in which no track is built (BUILD-3)
	// build b2 E-W: hex b2 is a city, in which no track is built (BUILD-3)
	// build a1 E-NE: the black die shows straight/gentle, not sharp, and you cannot use tile 6 (BUILD-4)
	// deliver R 1-2 3: no link of yours leads out of city 1 (DELIVER-3)
	// use 1 6: you do not hold tile 1, which lies in the centre (TAKE-5)
	// end: end is not asked for now: P1 is asked for use, build, improve, deliver, take, pass (ROUND-2)
	// true true
}

// What a refusal says comes in parts, for front ends that speak other
// languages.
func ExamplePhrase_Fill() {
	s := begin(steamrollers.Setup{Players: 2}, "goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a a a a a a", "roll 1 3 5 straight/gentle")
	_, err := s.Apply(steamrollers.Draft(6))
	var refused *family.MoveError
	errors.As(err, &refused)
	german := map[string]string{"draft-none": "keiner der übrigen Würfel zeigt {value}, da sind {dice}"}
	fmt.Println(refused.Reason.Fill(german[refused.Reason.Reason.String()]))
	// Output: keiner der übrigen Würfel zeigt 6, da sind 1, 3, 5
}

// Chance is a move: a bot can weigh everything that may fall.
func ExampleState_AppendOutcomes() {
	s := begin(steamrollers.Setup{Players: 2}, "goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a a a a a a")
	fmt.Println("comes next:", s.Phase())
	outcomes := s.AppendOutcomes(nil)
	six := 0.0
	for _, outcome := range outcomes {
		if outcome.Move.White().Count(6) > 0 {
			six += outcome.Probability
		}
	}
	fmt.Printf("%d outcomes; a six among three dice: %.4f\n", len(outcomes), six)
	// Output:
	// comes next: roll
	// 168 outcomes; a six among three dice: 0.4213
}

// Sample draws what dice and bag decide. This plays a game at random.
func ExampleState_Sample() {
	s := begin(steamrollers.Setup{Players: 3})
	random := rand.New(rand.NewPCG(1, 2))
	var legal []steamrollers.Move
	for !s.Over() {
		m := s.Sample(random)
		if !s.Chance() {
			legal = s.AppendMoves(legal[:0])
			m = legal[random.IntN(len(legal))]
		}
		s, _ = s.Apply(m)
	}
	fmt.Println("the game is over; somebody won:", s.Winners().Len() > 0)
	// Output: the game is over; somebody won: true
}

// A record is replayed line by line, up to the first that is wrong.
func ExampleOpenRecord() {
	const text = `
game steamrollers
players 2
board standard
components standard

goods YRBE GGRB YYRB REGB YGBE RRYG   # as they were drawn
sides a a a a a a
roll 1 3 5 straight/gentle
draft 1
build e5 E-W
`
	r, err := steamrollers.OpenRecord(strings.NewReader(text), nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	for r.Next() {
		fmt.Println(r.Move().Kind(), "and then", r.State().Phase())
	}
	fmt.Println(r.Err())
	// Output:
	// goods and then sides
	// sides and then roll
	// roll and then draft
	// draft and then act
	// line 11: hex e5 is a city, in which no track is built (BUILD-3)
}

// A record can be kept, written and replayed at once.
func ExampleRecord() {
	record := steamrollers.Record{
		Setup: steamrollers.Setup{Players: 2, Modules: variants.CoalModule},
		Moves: []steamrollers.Move{steamrollers.MustParseMove("goods YRBE GGRB YYRB REGB YGBE RRYG"), steamrollers.Sides([6]bool{1: true})},
	}
	fmt.Print(record)
	s, err := record.Replay()
	fmt.Println("comes next:", s.Phase(), err)
	// Output:
	// game steamrollers
	// players 2
	// board standard
	// components standard
	// module coal
	//
	// goods YRBE GGRB YYRB REGB YGBE RRYG
	// sides a b a a a a
	// comes next: roll <nil>
}

// Events tell what a move did, for front ends that show it.
func ExampleState_AppendEvents() {
	s := begin(steamrollers.Setup{Players: 2}, "goods YRBE GGRB YYRB REGB YGBE RRYG", "sides b a a a a a", "roll 1 1 3 straight/gentle", "draft 1", "take",
		"draft 1", "improve", "roll 1 2 3 straight/gentle", "draft 3", "improve", "draft 2")
	events, _ := s.AppendEvents(nil, steamrollers.UseValue(1, 6))
	for _, e := range events {
		switch e.Kind {
		case steamrollers.TileUsed:
			fmt.Printf("P%d uses tile %v (%v)\n", e.Seat, e.ActionTile, e.Rule.String())
		case steamrollers.DieChanged:
			fmt.Printf("P%d turns her die from %d to %d (%v)\n", e.Seat, e.From, e.Die, e.Rule.String())
		}
	}
	// Output:
	// P1 uses tile 1b (TILE-1)
	// P1 turns her die from 2 to 6 (TILE-1)
}

// Routes shows the ways that a delivery may take.
func ExampleState_Routes() {
	s := begin(steamrollers.Setup{Players: 2, Modules: variants.PowerModule}, "goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a a a a a a",
		"power points", "power rail b3 E-W", "roll 3 3 3 straight/gentle", "draft 3", "build b4 E-W", "draft 3", "take",
		"roll 1 1 1 straight/gentle", "draft 1", "improve", "draft 1", "improve", "roll 2 1 1 straight/gentle", "draft 2", "improve", "draft 1", "take",
		"roll 1 1 1 straight/gentle", "draft 1", "take", "draft 1")
	m := steamrollers.MustParseMove("deliver E 1-3 2")
	for route := range s.Routes(m) {
		fmt.Println(route.Cities, route.Hexes)
	}
	fmt.Println(s.Explain(m))
	// Output:
	// [1 3] [b2 b3 b4 b5]
	// <nil>
}

// The ledger says where points come from.
func ExampleState_Ledger() {
	s := begin(steamrollers.Setup{Players: 2, Modules: variants.PowerModule}, "goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a a a a a a",
		"power points", "power rail b3 E-W", "roll 3 3 3 straight/gentle", "draft 3", "build b4 E-W")
	fmt.Print(s.Ledger(1))
	fmt.Println(s.Points(1).Total())
	// Output:
	// SCORE-2 +2 link between cities 1 and 3 with 1 town
	// 2
}

// With coal, cities receive black goods, which may go anywhere.
func ExampleSetup_coal() {
	s := begin(steamrollers.Setup{Players: 2, Modules: variants.CoalModule}, "goods YRBE GGRB YYRB REGB YGBE RRYG")
	fmt.Println(s.Supply(1), s.Supply(2), s.Supply(3))
	// Output: RBEK GGBK YYRB
}

// With orders, delivered goods stay with the player, who can give them for an
// order.
func ExampleSetup_orders() {
	s := begin(steamrollers.Setup{Players: 2, Modules: variants.OrderModule}, "goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a a a a a a")
	fmt.Println("comes next:", s.Phase())
	s = play(s, "orders a b a b a b")
	face, _ := s.Order(2)
	order := s.Setup().Components.Order(face)
	fmt.Println("order", face, "asks for", order.Goods, "and is worth", order.Points)
	// Output:
	// comes next: orders
	// order 2b asks for GG and is worth 3
}

// With starting powers, the last player begins by taking one.
func ExampleSetup_powers() {
	s := begin(steamrollers.Setup{Players: 2, Modules: variants.PowerModule}, "goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a a a a a a")
	fmt.Printf("P%d is asked\n", s.Turn())
	s = play(s, "power goods")
	for _, outcome := range s.AppendOutcomes(nil) {
		fmt.Printf("%v %.3f\n", outcome.Move, outcome.Probability)
	}
	// Output:
	// P2 is asked
	// draw Y 0.263
	// draw R 0.211
	// draw G 0.263
	// draw B 0.263
}

// With Medium or Hard, a die says which borders are blocked.
func ExampleSetup_walls() {
	s := begin(steamrollers.Setup{Players: 2, Wall: hexmap.Hard}, "goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a a a a a a", "wall 3")
	for _, edge := range s.Blocked() {
		fmt.Print(s.Setup().Board.Offset().EdgeName(edge), " ")
	}
	// Output: c1/SE c2/SW c2/SE c3/SW c3/SE c4/SE c5/SW c5/SE c6/SW c6/SE
}

// With Yucata's tile 2b, a die can be turned to a face that was used in the
// round.
func ExampleSetup_yucata() {
	s := begin(steamrollers.Setup{Players: 2, Modules: variants.YucataModule}, "goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a b a a a a",
		"roll 2 5 6 straight/gentle", "draft 5", "improve", "draft 2", "take", "roll 1 3 4 straight/gentle", "draft 4")
	s = play(s, "improve", "draft 1", "take", "roll 1 2 3 straight/gentle", "draft 2", "improve", "draft 1")
	fmt.Println(s.Explain(steamrollers.UseValue(2, 5)))
	fmt.Println(s.Explain(steamrollers.UseValue(2, 2)))
	// Output:
	// use 2 5: no action was performed with a 5 in this round; used so far: 2 (YUCATA-1)
	// <nil>
}

// Alone one plays against Olive. Her steps are events.
func ExampleSetup_solo() {
	s := begin(steamrollers.Setup{Players: 1, Olive: solo.Conductor}, "goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a b a a a a", "influence 4 4",
		"roll 1 2 4 straight/gentle", "draft 1", "improve", "draft 2")
	events, _ := s.AppendEvents(nil, steamrollers.Improve())
	for _, e := range events {
		switch e.Kind {
		case steamrollers.OliveBegun:
			fmt.Println("Olive has the die of", e.Die)
		case steamrollers.OliveCrossed:
			fmt.Println("she crosses off a hex in region", e.City)
		case steamrollers.GoodRemoved:
			fmt.Println("she removes", e.Good, "from city", e.City, "for", e.Points, "points")
		}
	}
	// Output:
	// Olive has the die of 4
	// she crosses off a hex in region 4
	// she removes B from city 4 for 3 points
}

// Any board and any components can be played on, the owner's of a printed copy
// for example. A record names their files.
func ExampleSetup_ownBoard() {
	mine := strings.Replace(hexmap.Standard().String(), "board standard", "board mine", 1)
	board, err := hexmap.ParseBoard(mine)
	if err != nil {
		fmt.Println(err)
		return
	}
	record := steamrollers.Record{Setup: steamrollers.Setup{Players: 2, Board: board}}
	fmt.Print(record)
	_, err = steamrollers.ParseRecord(record.String(), fstest.MapFS{"mine.board": {Data: []byte(mine)}})
	fmt.Println(err)
	// Output:
	// game steamrollers
	// players 2
	// board mine.board
	// components standard
	//
	// <nil>
}
