package tensor_test

import (
	"encoding/json"
	"regexp"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/tensor"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// section gives the part of a position with that name, in the units of the game.
func section(t interface{ Fatalf(string, ...any) }, x *tensor.Position, name string) []float32 {
	for s := range tensor.Sections() {
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

func TestSectionsFillThePosition(t *testing.T) {
	next := 0
	names := make(map[string]bool)
	for s := range tensor.Sections() {
		n := 1
		for _, extent := range s.Shape {
			n *= extent
		}
		if s.Offset != next || s.Says == "" || s.Scale == 0 || names[s.Name] {
			t.Errorf("section %+v should begin at %d, have a name of its own, a scale, and say what it holds", s, next)
		}
		next, names[s.Name] = s.Offset+n, true
	}
	if next != tensor.Size || len(names) != tensor.NumSections {
		t.Errorf("%d sections have %d numbers, a position %d", len(names), next, tensor.Size)
	}
}

// TestSizesAreThoseOfTheVersion holds the sizes that the documentation names and
// stored data has: where one changes, so does the version.
func TestSizesAreThoseOfTheVersion(t *testing.T) {
	got := [...]int{tensor.Version, tensor.Size, tensor.NumSections, tensor.NumActions}
	if want := [...]int{2, 7584, 26, 19281}; got != want {
		t.Errorf("version, numbers, sections, actions: %v, want %v", got, want)
	}
}

// TestActionsTellLegalMovesApart is what a policy over actions needs.
func TestActionsTellLegalMovesApart(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		for _, s := range gamegen.Positions(gamegen.Game().Draw(t, "game")) {
			seen := make(map[int]steamrollers.Move)
			for m := range s.Moves() {
				action := tensor.Action(&s, m)
				if s.Chance() {
					if action != -1 {
						t.Fatalf("chance move %v has action %d", m, action)
					}
					continue
				}
				if action < 0 || action >= tensor.NumActions {
					t.Fatalf("%v has action %d of %d", m, action, tensor.NumActions)
				}
				if other, ok := seen[action]; ok {
					t.Fatalf("%v and %v are both action %d", m, other, action)
				}
				seen[action] = m
			}
		}
	})
}

// TestEncodedIsWhatTheStateShows reads sections back and compares them with the
// accessors.
func TestEncodedIsWhatTheStateShows(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		positions := gamegen.Positions(gamegen.Game().Draw(t, "game"))
		s := positions[rapid.IntRange(0, len(positions)-1).Draw(t, "position")]
		from := steamrollers.Seat(rapid.IntRange(1, s.Seats()).Draw(t, "seat"))
		var x tensor.Position
		x.Encode(&s, from)

		supply := section(t, &x, "supply")
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
		drawn, board := section(t, &x, "track"), s.Setup().Board
		for n := range s.Seats() {
			seat := 1 + (from-1+steamrollers.Seat(n))%steamrollers.Seat(s.Seats())
			for i := range board.Len() {
				one := slices.Index(drawn[(n*64+i)*16:][:16], 1)
				if track.Track(one) != s.TrackAt(seat, board.Cell(i)) {
					t.Fatalf("%v of P%d encodes track %d, not %v", board.Cell(i), seat, one, s.TrackAt(seat, board.Cell(i)))
				}
			}
			points := section(t, &x, "score")[n*6:][:6]
			if got := int(points[0] + 0.5); got != s.Points(seat).Delivery {
				t.Fatalf("P%d encodes %d points for deliveries, not %d", seat, got, s.Points(seat).Delivery)
			}
		}
		reach := section(t, &x, "reach")
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
			if section(t, &x, "moment")[n] != 1 {
				t.Fatalf("P%d is asked, and seat %d from P%d is not marked", turn, n, from)
			}
		}
	})
}

// routeExists asks a seat's routes one by one. Routes are those of whose turn it
// is; the question makes sense for her sheet only.
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

// TestPositionsOfOtherMemoriesDiffer edits what a position remembers of its
// action and its round. Where that is a position, too, its array is another.
func TestPositionsOfOtherMemoriesDiffer(t *testing.T) {
	fields := []string{"used", "settled", "facesUsed"}
	edited := make(map[string]int)
	enough := func() bool {
		return !slices.ContainsFunc(fields, func(field string) bool { return edited[field] < 3 })
	}
	const most = 400 // games
	for seed := 0; seed < most && !enough(); seed++ {
		for _, s := range gamegen.Positions(gamegen.Game().Example(seed)) {
			for _, field := range fields {
				other, ok := forgetful(t, &s, field)
				if !ok {
					continue
				}
				edited[field]++
				var x, y tensor.Position
				x.Encode(&s, 1)
				y.Encode(&other, 1)
				if x == y {
					t.Fatalf("two positions that differ in %q have one array", field)
				}
			}
		}
	}
	if !enough() {
		t.Errorf("of %d games few positions can forget something: %v", most, edited)
	}
}

// forgetful is the position without what a field of its JSON says. It is not ok
// if that is no position, or the same.
func forgetful(t testing.TB, s *steamrollers.State, field string) (other steamrollers.State, ok bool) {
	text, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	key := `"` + field + `":`
	edited := regexp.MustCompile(key+`\[[^\]]+\]`).ReplaceAllString(string(text), key+"[]")
	edited = strings.Replace(edited, key+"true", key+"false", 1)
	if edited == string(text) {
		return other, false
	}
	return other, json.Unmarshal([]byte(edited), &other) == nil
}

func TestEncodeForgetsWhatWasThere(t *testing.T) {
	s, err := steamrollers.New(steamrollers.Setup{Players: 3})
	if err != nil {
		t.Fatal(err)
	}
	var clean, used tensor.Position
	for i := range used {
		used[i] = 7
	}
	clean.Encode(&s, 2)
	used.Encode(&s, 2)
	if clean != used {
		t.Error("what an array held before shows in the next position")
	}
	used.Encode(&s, 4)
	if used != (tensor.Position{}) {
		t.Error("a seat that does not play sees something")
	}
	used.Encode(new(steamrollers.State), 1)
	if used != (tensor.Position{}) {
		t.Error("the zero State shows something")
	}
}

func TestEncodeAndActionAllocateNothing(t *testing.T) {
	s, err := steamrollers.New(steamrollers.Setup{Players: 5, Modules: variants.AllModules})
	if err != nil {
		t.Fatal(err)
	}
	var x tensor.Position
	m := steamrollers.MustParseMove("deliver R 1-2 4 dest +1")
	if n := testing.AllocsPerRun(10, func() {
		x.Encode(&s, 1)
		if tensor.Action(&s, m) < 0 {
			t.Fatal("no action")
		}
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestActionOfWhatCannotBeIsNone(t *testing.T) {
	s, err := steamrollers.New(steamrollers.Setup{Players: 2})
	if err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"build z99 E-W", "place 5", "deliver R 1-2 12", "deliver R@9 1-2 1", "fulfil 1 YRGB", "reroll 3", "wall 2"} {
		if got := tensor.Action(&s, steamrollers.MustParseMove(text)); got != -1 {
			t.Errorf("%s has action %d", text, got)
		}
	}
	var none steamrollers.State
	if got := tensor.Action(&none, steamrollers.Build(steamrollers.MustParseMove("build a1 E-W").Hex(), 1)); got != -1 {
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
	exact := tensor.Action(&s, steamrollers.Fulfil(1, asks))
	for given, want := range map[string]int{"YK": -1, "K": -1, "Y": -1, strings.Repeat("K", 15): -1, asks.String(): exact} {
		goods, _ := variants.ParseGoods(given)
		if got := tensor.Action(&s, steamrollers.Fulfil(1, goods)); got != want || exact < 0 {
			t.Errorf("paid with %s it is action %d, expected %d", given, got, want)
		}
	}
}

func BenchmarkEncode(b *testing.B) {
	s, err := steamrollers.New(steamrollers.Setup{Players: 4})
	if err != nil {
		b.Fatal(err)
	}
	var x tensor.Position
	b.ReportAllocs()
	for b.Loop() {
		x.Encode(&s, 1)
	}
}
