package picture_test

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/variants/family/drawing"
)

// game is a position in which player 1 acts with a 5.
func game() steamrollers.State {
	s, err := steamrollers.New(steamrollers.Setup{Players: 2})
	for _, m := range []string{
		"goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a a a a a a", "roll 1 3 5 straight/gentle", "draft 5",
	} {
		if err == nil {
			s, err = s.Apply(steamrollers.MustParseMove(m))
		}
	}
	if err != nil {
		panic(err)
	}
	return s
}

// A front end draws the table and the sheet of the player who is asked, with what they
// can choose marked, and asks for a track when they have chosen a hex.
func Example() {
	s := game()
	moves := s.AppendMoves(nil)
	style := picture.Style{ID: "game", Scale: 1.5}
	supply := style.Supply(&s, picture.Marks{Moves: moves})
	sheet := style.Sheet(&s, s.Turn(), picture.Marks{Moves: moves})

	choices := regexp.MustCompile(`choice" id="game-([a-z0-9-]+)"`)
	for _, drawn := range []string{supply, sheet} {
		var parts []string
		for _, part := range choices.FindAllStringSubmatch(drawn, -1) {
			parts = append(parts, part[1])
		}
		fmt.Println(strings.Join(parts, " "))
	}
	tracks := style.Tracks(&s, hexmap.MustParseCell("d1"), moves)
	fmt.Println(strings.Count(tracks, `data-move="build d1 `), "tracks for d1")
	// Output:
	// tile-5
	// hex-d1 hex-d2 hex-d3 hex-e1 hex-e3 hex-f1 hex-f2 hex-f3 box-5
	// 9 tracks for d1
}

// What a click means, a part of the picture knows: which moves are made with it,
// or why none is.
func ExamplePart() {
	s := game()
	for _, clicked := range []picture.Part{"P1/hex-d2", "P1/box-5", "supply/tile-3", "supply/good-5-Y"} {
		moves := clicked.AppendMoves(nil, &s)
		fmt.Println(clicked, len(moves), clicked.Explain(&s))
	}
	// Output:
	// P1/hex-d2 9 <nil>
	// P1/box-5 1 <nil>
	// supply/tile-3 0 the die shows 5; tile 3 needs a 3 (TAKE-1)
	// supply/good-5-Y 0 deliver Y 5-1 1: no link of yours leads out of city 5 (DELIVER-3)
}

// A move that is about to be made is shown by marking it alone.
func ExampleStyle_Sheet() {
	s := game()
	build := steamrollers.MustParseMove("build d2 SW-E")
	svg := picture.Style{}.Sheet(&s, 1, picture.Marks{Moves: []steamrollers.Move{build}})
	fmt.Println(regexp.MustCompile(`data-(move|proposed)="[^"]*"`).FindAllString(svg, -1))
	// Output: [data-move="build d2 E-SW" data-proposed="d2 E-SW"]
}

func ExampleStyle_Die() {
	fmt.Println(picture.Style{Scale: 0.5, Font: "serif", Words: map[string]string{"die": "Würfel {die}"}}.Die(1))
	// Output:
	// <svg xmlns="http://www.w3.org/2000/svg" class="steamrollers die" direction="ltr" role="img" width="24" height="24" viewBox="0 0 48 48" font-family="serif" text-anchor="middle" fill="var(--railhex-ink,#22272b)">
	// <title>Würfel 1</title>
	// <g transform="translate(2 2)">
	// <g class="die" data-die="1">
	// <rect x="0" y="0" width="44" height="44" rx="8.8" fill="var(--railhex-die,#ffffff)" stroke="var(--railhex-rim,#23211d)" stroke-width="1.98"/>
	// <circle cx="22" cy="22" r="4.18" fill="var(--railhex-pip,#22272b)"/>
	// </g>
	// </g>
	// </svg>
}

// Colours need name only those that they change.
func ExampleStyle_colours() {
	style := picture.Style{Colours: drawing.Colours{"paper": "none", "land-red": "mistyrose", "city-red": "firebrick"}}
	svg := style.Board(hexmap.Standard(), nil)
	fmt.Println(strings.Contains(svg, "mistyrose"), strings.Contains(svg, "firebrick"), strings.Contains(svg, drawing.Day()["city-blue"]))
	// Output: true true true
}
