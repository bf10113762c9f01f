package scoring_test

import (
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// aLink draws a link; scoring looks at nothing but its towns and cities.
var aLink = rapid.Custom(func(t *rapid.T) track.Link {
	board := hexmap.Standard()
	cities := rapid.Permutation([]int{1, 2, 3, 4, 5, 6}).Draw(t, "cities")
	from, to := board.City(cities[0]), board.City(cities[1])
	return track.Link{
		From: track.End{Hex: uint16(min(from, to))}, To: track.End{Hex: uint16(max(from, to))}, Tracks: 3,
		Towns: uint16(rapid.IntRange(0, 3).Draw(t, "towns")),
	}
})

var (
	aFace = rapid.Custom(func(t *rapid.T) variants.Face {
		return variants.Face(rapid.IntRange(1, variants.NumFaces).Draw(t, "face"))
	})
	anOrderFace = rapid.Custom(func(t *rapid.T) variants.OrderFace {
		return variants.OrderFace(rapid.IntRange(1, variants.NumOrderFaces).Draw(t, "order"))
	})
)

func TestSCORE1DeliveryAndStartingPower(t *testing.T) {
	points := scoring.Points{Delivery: 13, Power: variants.PowerPoints}
	if got := points.Total(); got != 15 {
		t.Errorf("total %d, want 15", got)
	}
}

func TestSCORE2OnePointALinkAndOneATown(t *testing.T) {
	for towns, want := range []int{1, 2, 3, 4} {
		if got := scoring.LinkPoints(towns); got != want {
			t.Errorf("a link with %d towns is worth %d, want %d", towns, got, want)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		links := rapid.SliceOf(aLink).Draw(t, "links")
		want := len(links)
		for _, link := range links {
			want += int(link.Towns)
		}
		if got := scoring.Network(links); got != want {
			t.Fatalf("%v are worth %d, want %d", links, got, want)
		}
	})
}

// Cities 1 (b2) and 3 (b5) joined twice: straight along row b over the yellow
// town, and around it along row a.
func TestSCORE2TwoLinksBetweenTheSameCitiesCountEach(t *testing.T) {
	board := hexmap.Standard()
	links := linksOf(t, board,
		"b3 E-W", "b4 E-W",
		"a3 E-SW", "a4 E-W", "a5 W-SE",
	)
	if len(links) != 2 || links[0].From.Hex != links[1].From.Hex || links[0].To.Hex != links[1].To.Hex {
		t.Fatalf("links %v", links)
	}
	if got := scoring.Network(links); got != 2+1 {
		t.Errorf("network of %d, want 3", got)
	}
}

func TestSCORE2DeadEndsAndReturnsCountNothing(t *testing.T) {
	board := hexmap.Standard()
	for name, drawn := range map[string][]string{
		"nothing drawn": nil,
		"a dead end":    {"b3 E-W"},
		"a return":      {"a2 W-SW", "a1 E-SE"},
		"no city":       {"f4 E-W", "f5 E-W"},
	} {
		if got := scoring.Network(linksOf(t, board, drawn...)); got != 0 {
			t.Errorf("%s is worth %d", name, got)
		}
	}
}

func linksOf(t *testing.T, board *hexmap.Board, tracks ...string) []track.Link {
	t.Helper()
	drawn := variants.BlankSheet(board)
	for _, text := range tracks {
		cell, err := hexmap.ParseCell(text[:2])
		if err != nil {
			t.Fatal(err)
		}
		i, _ := board.Index(cell)
		if drawn[i], err = track.ParseTile(text[3:]); err != nil {
			t.Fatal(err)
		}
	}
	return variants.NewTracer(board, nil).AppendLinks(nil, drawn, track.Complete)
}

func TestSCORE3EngineBoxes(t *testing.T) {
	for boxes, want := range []int{0, 0, 0, 0, 1, 2, 3} {
		if got := scoring.Engine(boxes); got != want {
			t.Errorf("%d boxes are worth %d, want %d", boxes, got, want)
		}
	}
}

func TestSCORE4TilesHeld(t *testing.T) {
	set := variants.StandardComponents()
	for _, test := range []struct {
		held []variants.Face
		want int
	}{
		{nil, 0},
		{[]variants.Face{variants.Tile1a}, 1},
		{[]variants.Face{variants.Tile3b, variants.Tile1b}, -4},
		{[]variants.Face{variants.Tile1a, variants.Tile3b, variants.Tile4b, variants.Tile5a}, -2},
	} {
		if got := scoring.Tiles(&set, test.held...); got != test.want {
			t.Errorf("%v are worth %d, want %d", test.held, got, test.want)
		}
	}
}

func TestSCORE5OrdersFulfilled(t *testing.T) {
	set := variants.StandardComponents()
	fulfilled := []variants.OrderFace{variants.OrderFaceOf(1, false), variants.OrderFaceOf(6, true)}
	if got := scoring.Orders(&set, fulfilled...); got != 2+6 {
		t.Errorf("orders %v are worth %d, want 8", fulfilled, got)
	}
	if got := scoring.Orders(&set); got != 0 {
		t.Errorf("no orders are worth %d", got)
	}
}

func TestSCORE7(t *testing.T) {
	set := variants.StandardComponents()
	points := scoring.Points{
		Delivery: 13,
		Network:  scoring.Network([]track.Link{{Towns: 2}, {Towns: 1}, {Towns: 0}, {Towns: 2}}),
		Engine:   scoring.Engine(5),
		Tiles:    scoring.Tiles(&set, variants.Tile3b),
	}
	want := scoring.Points{Delivery: 13, Network: 9, Engine: 2, Tiles: -2}
	if points != want || points.Total() != 22 {
		t.Errorf("%+v, together %d; want %+v, together 22", points, points.Total(), want)
	}
}

func TestPointsAllocateNothing(t *testing.T) {
	set := variants.StandardComponents()
	links := []track.Link{{Towns: 2}, {Towns: 1}}
	standings := []scoring.Standing{{Total: 2}, {Total: 3}, {Total: 3}}
	places := make([]int, 0, len(standings))
	total := 0
	n := testing.AllocsPerRun(100, func() {
		total += scoring.Network(links) + scoring.Tiles(&set, variants.Tile3b, variants.Tile1a) + scoring.Orders(&set, 1)
		places = scoring.AppendRanking(places[:0], standings)
		places = scoring.AppendWinners(places[:0], standings)
	})
	if n != 0 || len(places) != 2 || total == 0 {
		t.Errorf("%v allocations, winners %v", n, places)
	}
}
