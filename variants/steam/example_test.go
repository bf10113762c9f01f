package steam_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/steam"
)

// A whole game, in which every move is drawn from those that are legal.
func Example() {
	s, err := steam.New(steam.Setup{Players: 4})
	random := rand.New(rand.NewPCG(1, 2))
	for err == nil && !s.Over() {
		m := s.Sample(random)
		if !s.Chance() {
			legal := s.AppendMoves(nil)
			m = legal[random.IntN(len(legal))]
		}
		s, err = s.Apply(m)
	}
	fmt.Println(s.Phase(), err)
	// Output: over <nil>
}

// valley is a game on a map of one's own, after its setup.
func valley() steam.State {
	board, err := steam.ParseMap(`map valley
layout pointy odd-r
grid
a  p*  p   po  p   p*
b  p   p   p~  h   w
end
city a1 red 2 Arden
city a5 blue 1 Bree
town a3 Carn
supply 2
`)
	if err != nil {
		panic(err)
	}
	record := steam.Record{Setup: steam.Setup{Players: 3, Map: board, Order: steam.OrderRandom}}
	for _, line := range strings.Split("goods RB,goods Y,goods PP,goods EE,deal 3,deal 1,deal 7,"+
		"action build,action move,action engineer", ",") {
		m, err := steam.ParseMove(line)
		if err != nil {
			panic(err)
		}
		record.Moves = append(record.Moves, m)
	}
	s, err := record.Replay()
	if err != nil {
		panic(err)
	}
	return s
}

func ExampleState_Apply() {
	s := valley()
	fmt.Println(s.Turn(), s.Phase(), s.Means(s.Turn()))
	s, err := s.Apply(steam.Build(hexmap.MustParseCell("a2"), track.MustParseTile("E-W")))
	fmt.Println(s.Money(2), s.Income(2), err)
	_, err = s.Apply(steam.Build(hexmap.MustParseCell("b3"), track.MustParseTile("E-W")))
	fmt.Println(err)
	fmt.Println(errors.Is(err, steam.MustParseRule("BUILD-5")))
	// Output:
	// P2 build 51
	// 4 -1 <nil>
	// build b3 E-W: track on b3 from E to W would lie on no link that P2 has connected to a city (BUILD-5)
	// true
}

func ExampleState_Links() {
	s := valley()
	for _, text := range []string{"build a2 E-W", "build a3 E+W"} {
		m, _ := steam.ParseMove(text)
		s, _ = s.Apply(m)
	}
	for link := range s.Links() {
		fmt.Println(link.From, link.To, link.Complete, link.Owner)
	}
	// Output:
	// a1/E a3/W true P2
	// a3/E a3/E false P2
}

func ExampleState_AppendEvents() {
	s := valley()
	events, _ := s.AppendEvents(nil, steam.Build(hexmap.MustParseCell("b4"), track.MustParseTile("W-NE")))
	for _, e := range events {
		fmt.Println(e.Kind, e.Seat, e.Number, e.Money, e.Rule.String())
	}
	// Output:
	// tile laid P2 0 4 BUILD-8
	// loan taken P2 1 5 MONEY-2
}

func ExampleParseState() {
	s := valley()
	line := s.String()
	read, err := steam.ParseState(line, s.Setup())
	fmt.Println(read == s, err)
	// Output:
	// true <nil>
}
