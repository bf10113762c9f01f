package steamrollers

import (
	"slices"
	"strings"
	"testing"
)

// beside is a position in which a good lies beside the city of its colour.
var beside = scene{onBoard(tiny), acting(p1, 1), ticks(p1, 1), city(1, "R")}

var buildRefusals = []refusal{
	{
		rule: BuildInRegion, scene: scene{acting(p1, 1)}, move: "build a4 E-W",
		says: "hex a4 lies in region 3, but the die shows 1",
	},
	{
		rule: BuildInRegion, scene: scene{acting(p1, 1)}, move: "build a10 E-W",
		says: "board standard has no hex a10",
	},
	{
		rule: BuildOnEmptyHex, scene: scene{acting(p1, 1), draws(p1, "a1 E-W")}, move: "build a1 NE-SW",
		says: "hex a1 holds track already: E-W",
	},
	{ // no change, and none to the same
		rule: BuildOnEmptyHex, scene: scene{acting(p1, 1), draws(p1, "a1 E-W")}, move: "build a1 E-W",
		says: "hex a1 holds track already: E-W",
	},
	{
		rule: BuildOutsideCities, scene: scene{acting(p1, 1)}, move: "build b2 E-W",
		says: "hex b2 is a city, in which no track is built",
	},
	{
		rule: BuildTypeOfDie, scene: scene{acting(p1, 1)}, move: "build a1 E-NE",
		says: "the black die shows straight/gentle, not sharp, and you cannot use tile 6",
	},
	{
		rule: BuildTypeOfDie, scene: scene{acting(p1, 1), blackShows(StraightSharp), holds(p2, "6a")}, move: "build a1 E-NW",
		says: "the black die shows straight/sharp, not gentle, and you cannot use tile 6",
	},
	{
		rule: BuildTypeOfDie, scene: scene{acting(p1, 1), blackShows(GentleSharp)}, move: "build a1 E-W",
		says: "the black die shows gentle/sharp, not straight, and you cannot use tile 6",
	},
	{ // BUILD-9
		rule: DeliverOverOwnLinks, scene: beside, move: "deliver R 1-2 1",
		says: "no link of yours leads out of city 1",
	},
}

// buildable is the hexes in which a seat can build, in the order of the board.
func buildable(s State) string {
	var hexes []string
	for _, m := range movesOf(s, KindBuild) {
		hexes = append(hexes, m.Hex().String())
	}
	return strings.Join(slices.Compact(hexes), " ")
}

func TestBUILD1InTheRegionOfTheDie(t *testing.T) {
	for die, want := range map[int]string{
		1: "a1 a2 a3 b1 b3 c1 c2 c3",
		4: "d4 d5 d6 e4 e6 f4 f5 f6",
	} {
		same(t, "hexes", buildable(scene{acting(p1, die)}.lay(t)), want)
	}
	refuses(t, BuildInRegion)
}

func TestBUILD2OneTrackAHex(t *testing.T) {
	s := scene{acting(p1, 1), draws(p1, "a1 E-W, c3 E-W"), draws(p2, "a2 E-W")}.lay(t)
	same(t, "hexes", buildable(s), "a2 a3 b1 b3 c1 c2") // a sheet of her own
	refuses(t, BuildOnEmptyHex)
}

func TestBUILD3TownsTakeTrackAndCitiesDoNot(t *testing.T) {
	allowed(t, scene{acting(p1, 1)}.lay(t), "build b3 E-W")
	refuses(t, BuildOutsideCities)
}

func TestBUILD4TheTypesOfTheBlackDie(t *testing.T) {
	for face, tracks := range map[Black]int{StraightGentle: 3 + 6, StraightSharp: 3 + 6, GentleSharp: 6 + 6} {
		builds := movesOf(scene{acting(p1, 1), blackShows(face)}.lay(t), KindBuild)
		same(t, "tracks", len(builds), 8*tracks)
		for _, m := range builds {
			same(t, "type shown", face.Shows(m.Track().Type()), true)
		}
	}
	refuses(t, BuildTypeOfDie)
}

func TestBUILD5AnyTwoEdgesOfTheType(t *testing.T) {
	for face, tracks := range map[Black]string{
		StraightGentle: "E-W NE-SW NW-SE E-NW NE-W NW-SW W-SE E-SW NE-SE",
		GentleSharp:    "E-NW NE-W NW-SW W-SE E-SW NE-SE E-NE NE-NW NW-W W-SW SW-SE E-SE",
	} {
		s := scene{acting(p1, 1), blackShows(face)}.lay(t)
		for edges := range strings.FieldsSeq(tracks) {
			allowed(t, s, "build b3 "+edges)
		}
	}
	for _, text := range []string{"build b3 E-E", "build b3 E", "build b3 E-N"} {
		if _, err := ParseMove(text); err == nil {
			t.Errorf("%q is a move", text)
		}
	}
}

func TestBUILD6TrackNeedNotJoinAnything(t *testing.T) {
	s := scene{acting(p1, 1), blackShows(StraightSharp), draws(p1, "a2 E-W")}.lay(t)
	allowed(t, s,
		"build c1 E-W",   // alone
		"build a1 NE-NW", // from rim to rim
		"build b1 E-NE",  // against a track that does not meet it
	)
}

func TestBUILD7TracksJoinOnTheSharedEdge(t *testing.T) {
	for tracks, joined := range map[string]bool{
		"b3 E-W, b4 E-W":                      true,  // city 1, b3, b4, city 3
		"b3 SW-W, b4 E-W":                     false, // b3 does not end on the shared edge
		"b3 E-W, b4 E-NW":                     false, // b4 does not end on that of city 3
		"b3 E-NE, b4 E-W":                     false, // nor b3 on that of city 1
		"b3 E-W, b4 E-W, a3 W-SW, a4 E-SE":    true,
		"b3 E-W, a4 SE-SW, b4 E-NW, c4 NE-NW": false,
		"b3 W-SE, c4 NE-NW, b4 E-SW":          true,
		"b3 W-SE, c4 NE-SW, b4 E-SW":          false,
		"a3 E-SW, a4 E-W, a5 W-SE":            true,
		"c3 E-NW, c4 E-W, c5 NE-W":            true,
		"c3 E-NW, c4 E-W, c5 E-W, c6 NW-W":    true,
	} {
		s := scene{draws(p1, tracks)}.lay(t)
		same(t, tracks, len(reaches(s, p1, 1, 3)) > 0, joined)
	}
}

func TestBUILD8ATownIsOnTheTrackOfItsOwnHex(t *testing.T) {
	for tracks, distance := range map[string]int{
		link13:                   2, // through the town
		link13Plain:              1, // beside it
		link13Plain + ", b3 E-W": 1, // whose track is another stretch
	} {
		s := scene{draws(p1, tracks)}.lay(t)
		same(t, tracks, reaches(s, p1, 1, 3), []int{distance})
	}
}

func TestBUILD9NeighbouringCitiesAreNotJoined(t *testing.T) {
	s := beside.lay(t)
	same(t, "from 1 to 2", reaches(s, p1, 1, 2), nil)
	same(t, "deliveries", movesOf(s, KindDeliver), nil)
	same(t, "network", s.Points(p1).Network, 0)
}
