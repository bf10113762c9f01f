package described_test

import (
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/described"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/gametest"
)

// section gives the part of a position with that name, in the units of the game.
func section(t interface{ Fatalf(string, ...any) }, x []float32, name string) []float32 {
	for _, s := range arrays.Sections {
		if s.Name == name {
			n := 1
			for _, extent := range s.Shape {
				n *= extent
			}
			values := slices.Clone(x[s.Offset : s.Offset+n])
			for i := range values {
				values[i] /= s.Scale
			}
			return values
		}
	}
	t.Fatalf("no section %q", name)
	return nil
}

var arrays = described.Arrays()

func TestArrays(t *testing.T) {
	gametest.CheckArrays(t, described.Game(), gametest.Arrays{
		Setups: []string{
			`{"players": 2}`,
			`{"players": 3, "modules": ["coal", "order"], "wall": "medium"}`,
			`{"players": 4, "modules": ["power", "yucata", "order"]}`,
			`{"players": 5, "modules": ["coal", "order", "power", "yucata"], "wall": "hard"}`,
			`{"players": 5, "modules": ["yucata"], "wall": "medium"}`,
			`{"players": 1, "olive": "machinist"}`,
			`{"players": 1, "olive": "engineer"}`, `{"players": 1, "olive": "clerk"}`, `{"players": 1, "olive": "baron"}`,
		},
		Games: long.Or(5, 25), Sizes: [...]int{3, 10219, 54, 19281},
		Tries: long.Or(20, 60), Names: []string{"setup.board", "setup.components"},
		Rare: map[string]string{
			"bag.K":         "coal goes to cities and players, who have it in words",
			"removed.K":     "coal is never removed: SOLO-2",
			"olive":         "the setup says whether Olive has a sheet",
			"setup.players": "each player has a sheet",
			"start":         "it follows from the round",
			"setup.board":   "track is on the board", "setup.components": "all games are played with the same",
			"setup.olive": "levels differ in what falls",
			"olive.step":  "the phase says it", "reservedFor": "who holds tile 2b",
		},
	})
}

// TestEncodedIsWhatTheStateShows reads sections back and compares them with the
// accessors.
func TestEncodedIsWhatTheStateShows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		positions := gamegen.Positions(gamegen.Game().Draw(t, "game"))
		s := positions[rapid.IntRange(0, len(positions)-1).Draw(t, "position")]
		from := steamrollers.Seat(rapid.IntRange(1, s.Seats()).Draw(t, "seat"))
		x := make([]float32, arrays.Size())
		arrays.Fill(x, &s, from)

		supply := section(t, x, "supply")
		for city := 1; city <= 6; city++ {
			var line variants.Line
			for place := range 8 {
				for kind := range 6 {
					if supply[((city-1)*8+place)*6+kind] == 1 {
						line = line.Append(variants.Good(kind + 1))
					}
				}
			}
			if line != s.Supply(city) {
				t.Fatalf("city %d encodes %v, not %v", city, line, s.Supply(city))
			}
		}
		drawn, board := section(t, x, "track"), s.Setup().Board
		for n := range s.Seats() {
			seat := 1 + (from-1+steamrollers.Seat(n))%steamrollers.Seat(s.Seats())
			for i := range board.Len() {
				one := slices.Index(drawn[(n*64+i)*16:][:16], 1)
				if track.Track(one) != s.TrackAt(seat, board.Cell(i)) {
					t.Fatalf("%v of P%d encodes track %d, not %v", board.Cell(i), seat, one, s.TrackAt(seat, board.Cell(i)))
				}
			}
			points := section(t, x, "score")[n*6:][:6]
			if got := int(points[0] + 0.5); got != s.Points(seat).Delivery {
				t.Fatalf("P%d encodes %d points for deliveries, not %d", seat, got, s.Points(seat).Delivery)
			}
		}
		reach := section(t, x, "reach")
		for a, pair := 1, 0; a <= 6; a++ {
			for b := a + 1; b <= 6; b++ {
				for distance := 1; distance < 12; distance++ {
					exists := routeExists(&s, from, a, b, distance)
					if encoded := reach[pair*12+distance] == 1; encoded != exists {
						t.Fatalf("a route from %d to %d of distance %d: encoded %v, is %v", a, b, distance, encoded, exists)
					}
				}
				pair++
			}
		}
		if turn := s.Turn(); turn != steamrollers.Nobody {
			n := (int(turn) - int(from) + s.Seats()) % s.Seats()
			if section(t, x, "turn")[n] != 1 {
				t.Fatalf("P%d is asked, and seat %d from P%d is not marked", turn, n, from)
			}
		}
	})
}

// routeExists asks a seat's routes one by one. Routes are those of whose turn it
// is; the question makes sense for their sheet only.
func routeExists(s *steamrollers.State, seat steamrollers.Seat, a, b, distance int) bool {
	var links [64][2]int
	n, lengths := 0, make([]int, 0, 18)
	board := s.Setup().Board
	for _, link := range s.AppendLinks(nil, seat) {
		links[n] = [2]int{board.Region(int(link.From.Hex)), board.Region(int(link.To.Hex))}
		lengths = append(lengths, 1+int(link.Towns))
		n++
	}
	var walk func(city int, seen uint8, left int) bool
	walk = func(city int, seen uint8, left int) bool {
		if left == 0 {
			return city == b
		}
		if city == b || left < 0 {
			return false
		}
		for i := range n {
			for _, ends := range [][2]int{links[i], {links[i][1], links[i][0]}} {
				if ends[0] == city && seen>>ends[1]&1 == 0 && walk(ends[1], seen|1<<ends[1], left-lengths[i]) {
					return true
				}
			}
		}
		return false
	}
	return walk(a, 1<<a, distance)
}

func TestActionOfWhatCannotBeIsNone(t *testing.T) {
	s, err := steamrollers.New(steamrollers.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"build z99 E-W", "place 5", "deliver R 1-2 12", "deliver R@9 1-2 1", "fulfil 1 YRGB", "reroll 3", "wall 2"} {
		if got := action(&s, steamrollers.MustParseMove(text)); got != -1 {
			t.Errorf("%s has action %d", text, got)
		}
	}
	var none steamrollers.State
	if got := action(&none, steamrollers.Build(steamrollers.MustParseMove("build a1 E-W").Hex(), 1)); got != -1 {
		t.Errorf("a build has action %d in the zero State", got)
	}
}

// TestActionOfAnyOrder pays an order of one's own that asks for as many coal as
// can be: there is no other way to pay it.
func TestActionOfAnyOrder(t *testing.T) {
	components, _ := variants.ShippedComponents("standard")
	components.Name = "sooty"
	asks, _ := variants.ParseGoods("Y" + strings.Repeat("K", 15))
	components.Orders[1].Goods = asks
	s, err := steamrollers.New(steamrollers.Setup{Players: 2, Components: components, Modules: variants.AllModules})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"goods YRBE GGRB YYRB REGB YGBE RRYG", "sides a a a a a a", "orders a a a a a a"} {
		if s, err = s.Apply(steamrollers.MustParseMove(text)); err != nil {
			t.Fatal(err)
		}
	}
	exact := action(&s, steamrollers.Fulfil(1, asks))
	for given, want := range map[string]int{"YK": -1, "K": -1, "Y": -1, strings.Repeat("K", 15): -1, asks.String(): exact} {
		goods, _ := variants.ParseGoods(given)
		if got := action(&s, steamrollers.Fulfil(1, goods)); got != want || exact < 0 {
			t.Errorf("paid with %s it is action %d, expected %d", given, got, want)
		}
	}
}

func action(s *steamrollers.State, m steamrollers.Move) int {
	return arrays.Actions.Of(arrays.AppendFactors(nil, s, m)...)
}

func BenchmarkAction(b *testing.B) {
	s, err := steamrollers.New(steamrollers.Setup{Players: 4})
	if err != nil {
		b.Fatal(err)
	}
	m := steamrollers.MustParseMove("deliver R 1-2 4 dest +1")
	for b.Loop() {
		action(&s, m)
	}
}

func BenchmarkEncode(b *testing.B) {
	s, err := steamrollers.New(steamrollers.Setup{Players: 4})
	if err != nil {
		b.Fatal(err)
	}
	x := make([]float32, arrays.Size())
	b.ReportAllocs()
	for b.Loop() {
		arrays.Fill(x, &s, 1)
	}
}
