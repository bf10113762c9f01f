package picture_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/picture"
)

// game is a position in which P1 begins their first turn.
func game() steampower.State {
	s, err := steampower.New(steampower.Setup{Players: 2})
	random := rand.New(rand.NewPCG(1, 2))
	for err == nil && s.Chance() {
		s, err = s.Apply(s.Sample(random))
	}
	if err != nil {
		panic(err)
	}
	return s
}

// A front end draws the map, the stock and the corners, with what can be chosen
// marked, and asks for a track when a hex was chosen.
func Example() {
	s := game()
	marks := picture.Marks{Moves: s.AppendMoves(nil)}
	style := picture.Style{ID: "game", Scale: 1.5}
	choices := regexp.MustCompile(`choice" id="game-([a-z0-9-]+)"`)
	for _, drawn := range []string{style.Map(&s, marks), style.Stock(&s, marks), style.Player(&s, 2, 1, marks)} {
		fmt.Println(len(choices.FindAllString(drawn, -1)), "parts can be chosen")
	}
	tracks := style.Tracks(&s, hexmap.MustParseCell("a2"), marks.Moves)
	fmt.Println(strings.Count(tracks, `data-move="build a2 `), "tracks for a2")
	// Output:
	// 56 parts can be chosen
	// 2 parts can be chosen
	// 0 parts can be chosen
	// 5 tracks for a2
}

// What a click means, a part of the picture knows: which moves are made with it,
// or why none is.
func ExamplePart() {
	s := game()
	for _, clicked := range []picture.Part{"map/hex-a2", "stock/bank", "map/hex-a1", "map/hex-a7"} {
		fmt.Println(clicked, len(clicked.AppendMoves(nil, &s, s.Turn())), clicked.Explain(&s, s.Turn()))
	}
	// Output:
	// map/hex-a2 5 <nil>
	// stock/bank 1 <nil>
	// map/hex-a1 0 factory a1 5: the city a1 belongs to nobody's network (FACTORY-3)
	// map/hex-a7 0 build a7 E-NE: hex a7 is water, where no track is placed (MAP-3)
}

// A hand is shown to the player themselves alone.
func ExampleStyle_Player() {
	s := game()
	for viewer := range steampower.Seat(3) {
		corner := picture.Style{}.Player(&s, 1, viewer, picture.Marks{})
		fmt.Println(viewer, "sees", strings.Count(corner, `data-contract="0"`), "backs of", s.Hand(1).Len())
	}
	// Output:
	// nobody sees 5 backs of 5
	// P1 sees 0 backs of 5
	// P2 sees 5 backs of 5
}
