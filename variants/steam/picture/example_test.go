package picture_test

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/picture"
)

// game is a position in which player 1 builds first.
func game() steam.State {
	s, err := steam.New(steam.Setup{Players: 3, Order: steam.OrderRandom})
	for deal := steam.OrderTile; err == nil && s.Chance(); {
		m := steam.Deal(deal)
		if s.Phase() == steam.PhaseGoods {
			m = s.AppendOutcomes(nil)[0].Move
		} else {
			deal++
		}
		s, err = s.Apply(m)
	}
	for _, tile := range []steam.ActionTile{steam.OrderTile, steam.MoveTile, steam.EngineerTile} {
		if err == nil {
			s, err = s.Apply(steam.Take(tile))
		}
	}
	if err != nil {
		panic(err)
	}
	return s
}

// A front end draws the map and the table with what can be chosen marked, and asks
// for a tile when a hex was chosen.
func Example() {
	s := game()
	moves := s.AppendMoves(nil)
	style := picture.Style{ID: "game", Scale: 1.5}
	marks := picture.Marks{Moves: moves}
	choices := regexp.MustCompile(`choice" id="game-([a-z0-9-]+)"`)
	fmt.Println(len(choices.FindAllString(style.Map(&s, marks), -1)), "hexes")
	fmt.Println(choices.FindStringSubmatch(style.Table(&s, marks))[1])
	tiles := style.Tiles(&s, hexmap.MustParseCell("a1"), moves)
	fmt.Println(strings.Count(tiles, `data-move="build a1 `), "tiles for a1")
	// Output:
	// 42 hexes
	// done
	// 1 tiles for a1
}

// What a click means, a part of the picture knows: which moves are made with it,
// or why none is.
func ExamplePart() {
	s := game()
	for _, clicked := range []picture.Part{"map/hex-a1", "table/done", "map/hex-a3", "table/action-order"} {
		moves := clicked.AppendMoves(nil, &s)
		fmt.Println(clicked, len(moves), clicked.Explain(&s))
	}
	// Output:
	// map/hex-a1 1 <nil>
	// table/done 1 <nil>
	// map/hex-a3 0 build a3 E-NE: hex a3 is water, where nothing is laid (BUILD-3)
	// table/action-order 0 action order: action is not asked for now: P1 is asked for build, upgrade, redirect, urbanise, grow or done (BUILD-1)
}

// A move that is about to be made is shown by marking it alone.
func ExampleStyle_Map() {
	s := game()
	build, err := steam.ParseMove("build a1 E-SE")
	if err != nil {
		panic(err)
	}
	svg := picture.Style{}.Map(&s, picture.Marks{Moves: []steam.Move{build}})
	fmt.Println(regexp.MustCompile(`data-(move|proposed)="[^"]*"`).FindAllString(svg, -1))
	// Output: [data-move="build a1 E-SE" data-proposed="a1 E-SE"]
}
