package steamrollers

import (
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
)

var boardFileFaults = []fileFault{
	{
		of: BoardRegions, cites: BoardRegions, file: boardFile, old: "region 2 red", new: "region 2 blue",
		says: `line 4, column 10: found "blue", expected red`,
	},
	{
		of: BoardRegions, cites: BoardRegions, file: boardFile, old: "region 6 green\n", new: "",
		says: `expected a line "region 6 green"`,
	},
	{
		of: BoardRegions, cites: BoardRegions, file: boardFile, old: "a  1.", new: "a  7.",
		says: `line 10, column 4: found "7.", expected a region from 1 to 6`,
	},
	{
		of: BoardCityAndTown, cites: BoardCityAndTown, file: boardFile, old: "a  1.", new: "a  1*",
		says: `found a second city in region 1, expected exactly one`,
	},
	{
		of: BoardCityAndTown, cites: BoardCityAndTown, file: boardFile, old: "1* 1o", new: "1* 1.",
		says: `found no town in region 1, expected exactly one`,
	},
	{
		of: BoardPictures, cites: BoardPictures, file: componentsFile, old: "tile 4b kept", new: "tile 4b spent",
		says: `line 9, column 9: found "spent", expected kept`,
	},
	{ // a tile listed twice
		of: BoardPictures, file: componentsFile, old: "tile 1b kept -2", new: "tile 1b kept -2\ntile 1a kept -2",
		says: `line 4, column 6: found "1a", expected each face once`,
	},
	{ // a tile missing
		of: BoardPictures, file: componentsFile, old: "tile 3b kept -2\n", new: "",
		says: `expected a line tile 3b`,
	},
	{
		of: BoardPictures, file: componentsFile, old: "order 2a RR 3", new: "order 2a RX 3",
		says: `line 18, column 10: found "RX"`,
	},
}

var boardSetupFaults = []setupFault{
	{
		rule:  BoardPictures,
		setup: Setup{Players: 2, Components: incomplete()},
		says:  "the components are not a complete set: " + incomplete().Validate().Error(),
	},
}

// incomplete is the standard components without an order.
func incomplete() variants.Components {
	c := variants.StandardComponents()
	c.Orders[variants.OrderFaceOf(6, true)] = variants.Order{}
	return c
}

// twoRoutes is the example of BOARD-5: a red good may go from city 1 to city 2
// over cities 3 and 4 at distance 3, and over two towns and city 4 at distance
// 4. P1 acts with a one.
var twoRoutes = scene{
	acting(p1, 1), city(1, "R"),
	draws(p1, link13Plain, link34, link42, link14Towns),
}

func TestBOARD1SixRegionsInTheirColours(t *testing.T) {
	s := scene{}.lay(t)
	for i, want := range []hexmap.Colour{hexmap.Yellow, hexmap.Red, hexmap.Grey, hexmap.Grey, hexmap.Blue, hexmap.Green} {
		same(t, "colour", s.Setup().Board.Colour(i+1), want)
	}
	refusesFiles(t, BoardRegions)
}

func TestBOARD2OneCityAndOneTownInEachRegion(t *testing.T) {
	for name := range hexmap.ShippedNames() {
		board, _ := hexmap.Shipped(name)
		var cities, towns [7]int
		for i := range board.Len() {
			if board.IsCity(i) {
				cities[board.Region(i)]++
			}
			if board.IsTown(i) {
				towns[board.Region(i)]++
			}
		}
		same(t, name+": cities", cities, [7]int{0, 1, 1, 1, 1, 1, 1})
		same(t, name+": towns", towns, [7]int{0, 1, 1, 1, 1, 1, 1})
	}
	refusesFiles(t, BoardCityAndTown)
}

// A good that a city's colour removes in the setup (SETUP-4) is one that may
// be brought there (DELIVER-2).
func TestBOARD3ACityHasTheColourOfItsRegion(t *testing.T) {
	s := play(t, scene{beforeGoods}.lay(t), "goods YRGB RYGB EYRG ERGB BYRG GYRE")
	for i, want := range []string{"RGB", "YGB", "YRG", "RGB", "YRG", "YRE"} {
		same(t, "supply", s.Supply(i+1).String(), want)
	}
	for to, good := range map[int]string{1: "Y", 2: "R", 4: "E", 5: "B"} {
		s := scene{acting(p1, 3), ticks(p1, 1, 2), draws(p1, link13, link32, link34, link45), city(3, good)}.lay(t)
		for m := range s.Moves() {
			if m.Kind() == KindDeliver {
				same(t, m.String(), m.To(), to)
			}
		}
		same(t, "deliveries of "+good, len(movesOf(s, KindDeliver)), 1)
	}
}

func TestBOARD4ComponentsAreData(t *testing.T) {
	s := scene{tilesMade("1a kept -2"), acting(p1, 2), holds(p1, "1a")}.lay(t)
	same(t, "points", s.Points(p1).Tiles, -2)
	s = play(t, s, "use 1 4")
	same(t, "tiles", tilesOf(s, p1), "1a")
	refusesFiles(t, BoardPictures)
	refusesSetups(t, BoardPictures)
}

func TestBOARD4BoardsAreData(t *testing.T) {
	lagoon, _ := hexmap.Shipped("lagoon")
	allowed(t, scene{onBoard(lagoon), acting(p1, 4)}.lay(t), "build g7 E-W") // h7 is no hex there
	allowed(t, scene{acting(p1, 4)}.lay(t), "build f4 E-W")                  // of region 4 on the standard board
}

func TestBOARD5TheExampleOfCities1And3(t *testing.T) {
	s := scene{
		acting(p1, 1), ticks(p1, 1, 2), city(1, "EB"),
		draws(p1, link13),
		draws(p1, "c2 NE-E, d2 NW-W, e1 E-NE"), // from city 1, in the blue town, from city 5
	}.lay(t)
	same(t, "from 1 to 3", reaches(s, p1, 1, 3), []int{2})
	for other := 1; other <= 6; other++ {
		if other != 1 && other != 3 {
			same(t, "from 1 on", reaches(s, p1, 1, other), nil)
		}
		if other != 5 {
			same(t, "from 5 on", reaches(s, p1, 5, other), nil)
		}
	}
	same(t, "network", s.Points(p1).Network, 2)
	allowed(t, s, "deliver E 1-3 2")
}

func TestBOARD5TheExampleOfTwoRoutes(t *testing.T) {
	s := twoRoutes.and(ticks(p1, 1, 2, 3, 4)).lay(t)
	same(t, "from 1 to 2", reaches(s, p1, 1, 2), []int{3, 4})
	allowed(t, s, "deliver R 1-2 3", "deliver R 1-2 4")
	for distance, want := range map[int][]int{3: {1, 3, 4, 2}, 4: {1, 4, 2}} {
		var routes [][]int
		for route := range s.Routes(Deliver(variants.Red, 1, 2, distance)) {
			routes = append(routes, route.Cities)
		}
		same(t, "routes", routes, [][]int{want})
	}
}
