package steampower_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steampower"
)

// A whole game is played by random moves.
func Example() {
	s, err := steampower.New(steampower.Setup{Players: 3})
	random := rand.New(rand.NewPCG(1, 2))
	for err == nil && !s.Over() {
		m := s.Sample(random) // what the bags decide
		if !s.Chance() {
			legal := s.AppendMoves(nil)
			m = legal[random.IntN(len(legal))]
		}
		s, err = s.Apply(m)
	}
	fmt.Println(s.EndRule().Text())
	fmt.Println(s.Winners().Len() > 0, err)
	// Output:
	// The game ends with the round in which one of two players has fulfilled 14 contracts. With 3 players it takes 11, with 4 players 9, and with 5 players 8.
	// true <nil>
}

// town is a position from which the examples go on: P1 has a link from a1 to a3, P2
// one from a3 to a5, where goods of theirs lie.
const town = `map town
layout pointy odd-r
grid
a  p* p  p* p  p*
b    p  p  h  m --
end
`

func townPosition() steampower.State {
	components := steampower.StandardComponents()
	setup := steampower.Setup{Players: 2, Map: steampower.MustParseMap(town), Components: components}
	s, err := steampower.New(setup)
	if err != nil {
		panic(err)
	}
	moves := `city a1 W,city a3 O,city a5 K,deal 1,deal 2,deal 3,deal 4,deal 5,deal 6,deal 7,deal 8,deal 9,deal 10,
		build a2 E-W,done,money,build a4 E-W,done,factory a5 5`
	for move := range strings.SplitSeq(moves, ",") {
		if s, err = s.Apply(steampower.MustParseMove(move)); err != nil {
			panic(err)
		}
	}
	return s
}

// A refusal cites its rule, and says why.
func ExampleState_Apply() {
	s := townPosition()
	_, err := s.Apply(steampower.MustParseMove("build b2 E-W"))
	fmt.Println(err)
	s, _ = s.Apply(steampower.MustParseMove("fulfil 1"))
	_, err = s.Apply(steampower.MustParseMove("ship K a5"))
	fmt.Println(err)
	fmt.Println(errors.Is(err, steampower.MustParseRule("SHIP-3")))
	// Output:
	// build b2 E-W: neither end of E-W in b2 lies on an edge of a city of your network (TRACK-10)
	// ship K a5: no route from a5 to your network pays nothing (SHIP-3)
	// true
}

// What a good can be had for, and over whose links.
func ExampleState_Routes() {
	s := townPosition()
	s, _ = s.Apply(steampower.MustParseMove("fulfil 1")) // asks for two black goods
	for m := range s.Moves() {
		fmt.Printf("%s pays for links: %s\n", m, m.Payments())
		for route := range s.Routes(m) {
			for _, step := range route {
				fmt.Printf("  from %s to %s by %s\n", step.From, step.To, step.Owner)
			}
		}
	}
	// Output:
	// ship K a5 P2 pays for links: P2 $1
	//   from a5 to a3 by P2
}

// A report leaves out what a seat does not see.
func ExampleState_AppendReport() {
	s := townPosition()
	for _, viewer := range []family.Seat{family.Everyone, 2} {
		var seen struct{ Players []struct{ Hand []int } }
		if err := json.Unmarshal(s.AppendReport(nil, viewer), &seen); err != nil {
			panic(err)
		}
		fmt.Println(seen.Players[0].Hand, seen.Players[1].Hand)
	}

	imagined := s.Redealt(2, rand.New(rand.NewPCG(1, 1)))
	fmt.Println(imagined.Hand(1).Len(), imagined.Hand(2) == s.Hand(2))
	// Output:
	// [1 2 3 4 5] [6 7 8 9 10]
	// [0 0 0 0 0] [6 7 8 9 10]
	// 5 true
}

// What a move does, step by step.
func ExampleState_AppendEvents() {
	s := townPosition()
	s, _ = s.Apply(steampower.MustParseMove("fulfil 1"))
	events, _ := s.AppendEvents(nil, steampower.MustParseMove("ship K a5 P2"), family.Everyone)
	for _, e := range events {
		fmt.Println(e.Kind, e.Rule.String(), e.Seat, e.To, e.Money)
	}
	// Output:
	// good shipped SHIP-8 P1 nobody 0
	// money paid SHIP-3 P1 P2 1
	// money paid SHIP-2 P1 P2 1
}

// ParseMap reports all faults of a map at once.
func ExampleParseMap() {
	_, err := steampower.ParseMap("map my\nlayout pointy odd-r\ngrid\na  p* x\nb    wo p\nend\n")
	fmt.Println(err)
	// Output:
	// line 4, column 7: found "x", expected a cell: p plain, h hill, m mountain or w water, with marks in this order: ~ river or * city; or -- for no hex (MAP-1)
	// line 5, column 6: found "wo", expected a cell: p plain, h hill, m mountain or w water, with marks in this order: ~ river or * city; or -- for no hex (MAP-2)
}

// A record is replayed line by line.
func ExampleOpenRecord() {
	record := "game steampower\nplayers 2\nmap valley\ncomponents standard\n\ncity a1 K\ncity a4 W\ncity a4 O\n"
	r, err := steampower.OpenRecord(strings.NewReader(record), nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	for r.Next() {
		fmt.Println(r.Move())
	}
	fmt.Println(r.Err())
	// Output:
	// city a1 K
	// city a4 W
	// line 8: the next city space is a8, not a4 (SETUP-2)
}
