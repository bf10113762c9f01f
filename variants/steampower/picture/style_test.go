package picture_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/mapgen"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/bots"
	"github.com/railhex/railhex/variants/steampower/picture"
	"github.com/railhex/railhex/variants/steampower/words"
)

// gallery is a picture of every kind, by a name of its own, in which everything
// is to be seen that a picture can show.
func gallery(t testing.TB, y picture.Style) map[string]string {
	scene := theScenes(t)
	all := map[string]string{
		"tracks": y.Tracks(&scene.building, firstBuild(&scene.building).Hex(), scene.building.AppendMoves(nil)),
	}
	for name, s := range map[string]*steampower.State{
		"shipping": &scene.shipping, "building": &scene.building, "acting": &scene.acting, "offered": &scene.offered,
		"begun": &scene.begun, "over": &scene.over, "fenced": &scene.fenced,
	} {
		marks := picture.Marks{Moves: s.AppendMoves(nil), Route: routeOf(s)}
		all["map "+name] = y.Map(s, marks)
		all["stock "+name] = y.Stock(s, marks)
		for seat := steampower.Seat(1); int(seat) <= s.Seats(); seat++ {
			all["corner "+name+" "+seat.String()] = y.Player(s, seat, seat, marks)
			all["corner "+name+" "+seat.String()+" from outside"] = y.Player(s, seat, steampower.Nobody, marks)
		}
	}
	parts := steampower.StandardComponents()
	for number, contract := range parts.Contracts {
		if contract.IsValid() {
			all["contract "+contract.Goods.String()+contract.Bonus.String()] = y.Contract(number+1, contract)
		}
	}
	return all
}

// TestPictures holds the pictures to the laws of every game's.
func TestPictures(t *testing.T) {
	s, night := theScenes(t).building, drawing.Night()
	gametest.Pictures{
		Draw: func(y drawing.Style) map[string]string { return gallery(t, picture.Style(y)) },
		Map: func(y drawing.Style) string {
			return picture.Style(y).Map(&s, picture.Marks{Moves: s.AppendMoves(nil)})
		},
		Smallest: 0.31,
		Unused:   `land-.*|city-.*|station-.*|good-yellow|good-red|good-green|good-blue|player6|nobody`,
		// The rims of cities have the colours of their goods.
		Bright:  []string{night["good-white"], night["good-orange"], night["good-grey"], night["good-purple"]},
		English: words.English().Pictures(), Names: namesOfCities(t), Notation: notation,
		Languages: languages(), Generated: generated,
	}.Check(t)
}

// languages are the words of pictures.
func languages() (all []map[string]string) {
	for language := range phrases.Languages() {
		all = append(all, words.With(phrases.In(language)).Pictures())
	}
	return all
}

// generated are the pictures of a position on a random map.
func generated(random *rand.Rand, style drawing.Style) map[string]string {
	setup := steampower.Setup{Players: 2 + random.IntN(steampower.MaxSeats-1), Map: mapgen.Kind{
		Format: hexmap.MapFormat{
			Marks: []hexmap.Mark{hexmap.River, hexmap.City}, MaxColumns: steampower.MaxColumn, MaxHexes: steampower.MaxHexes,
			MinCities: 2, MaxCities: steampower.MaxCities,
		},
		Name: mapgen.LongName,
	}.Random(random)}
	s, err := steampower.New(setup)
	if err != nil {
		panic(err)
	}
	n := random.IntN(400)
	for _, after := range family.Play(&s, new(bots.Builder).Choose, random) {
		if n--; n < 0 {
			break
		}
		s = after
	}
	all := map[string]string{}
	for i, svg := range pictures(&s, picture.Style(style), family.Everyone) {
		all[fmt.Sprint(i)] = svg
	}
	return all
}

// TestNarrowFitsAPhone draws the corner and the stock for a narrow screen.
func TestNarrowFitsAPhone(t *testing.T) {
	for name, svg := range gallery(t, picture.Style{Narrow: true}) {
		if !strings.HasPrefix(name, "corner") && !strings.HasPrefix(name, "stock") {
			continue
		}
		all, err := gametest.Read(svg)
		if err != nil {
			t.Fatal(err)
		}
		var x, y, width, height float64
		if _, err := fmt.Sscan(all[0].Attributes["viewBox"], &x, &y, &width, &height); err != nil || width > 400 {
			t.Errorf("%s is %g wide", name, width)
		}
	}
}

// notation is what reads the same in all languages: the names of hexes, tracks,
// maps and of their cities, and the letters of colours.
var notation = regexp.MustCompile(`\b([a-z][0-9]+|[NSEW]+-[NSEW]+|[KWOEP]|massif|coast|Zaun|Anfang|valley)\b`)

func namesOfCities(t testing.TB) (names []string) {
	for m := range steampower.ShippedMaps() {
		for i := range m.Cities() {
			if m.NameOf(i) != "" {
				names = append(names, m.NameOf(i))
			}
		}
	}
	return names
}

func TestWordsThatAreMissingAreEnglish(t *testing.T) {
	s := begin(t, steampower.Setup{Players: 2})
	if svg := (picture.Style{Words: map[string]string{"stock": "Vorrat"}}).Stock(&s, picture.Marks{}); !strings.Contains(svg, "<title>Vorrat</title>") || !strings.Contains(svg, ">goods</text>") {
		t.Errorf("not translated, or not English: %s", svg)
	}
}

func TestWhatIsNotThereIsEmpty(t *testing.T) {
	var style picture.Style
	var zero steampower.State
	s := begin(t, steampower.Setup{Players: 2})
	marks := picture.Marks{Moves: []steampower.Move{{}, steampower.MustParseMove("build a2 E-W")}}
	a1 := hexmap.MustParseCell("a1")
	for name, svg := range map[string]string{
		"map of no position":    style.Map(&zero, marks),
		"stock of no position":  style.Stock(&zero, marks),
		"corner of no position": style.Player(&zero, 1, 1, marks),
		"corner of nobody":      style.Player(&s, steampower.Nobody, 1, marks),
		"corner of a third":     style.Player(&s, 3, 3, marks),
		"tracks in no position": style.Tracks(&zero, a1, []steampower.Move{steampower.MustParseMove("build a1 E-W")}),
		"tracks of no moves":    style.Tracks(&s, a1, nil),
		"tracks beyond the map": style.Tracks(&s, hexmap.MustParseCell("z9"), []steampower.Move{steampower.MustParseMove("build z9 E-W")}),
		"no contract":           style.Contract(1, steampower.Contract{}),
	} {
		if svg != "" {
			t.Errorf("%s: is drawn as %s", name, svg)
		}
	}
}

// FuzzPart reads any text as a part.
func FuzzPart(f *testing.F) {
	for _, text := range []string{"", "map/hex-c5", "map/hex-a1", "map/hex-", "stock/bag", "stock/bank", "P5/contract-17", "P5/contract-0", "P5/done", "P2/decline", "P9/done", "/"} {
		f.Add(text)
	}
	scene := theScenes(f)
	f.Fuzz(func(t *testing.T, text string) {
		for _, s := range []steampower.State{{}, scene.shipping, scene.building, scene.acting, scene.offered, scene.begun, scene.over} {
			part := picture.Part(text)
			moves, reason := part.AppendMoves(nil, &s, s.Turn()), part.Explain(&s, s.Turn())
			for _, m := range moves {
				if s.Check(m) != nil {
					t.Fatalf("%q chooses %v", part, m)
				}
			}
			if reason != nil && moves != nil {
				t.Fatalf("%q chooses %v, and does not: %v", part, moves, reason)
			}
		}
	})
}

// TestSHIP3RoutesBearTheirPrices counts what is paid on the links of a route.
func TestSHIP3RoutesBearTheirPrices(t *testing.T) {
	scene := theScenes(t)
	s := &scene.shipping
	route, want := routeOf(s), 0
	for _, step := range route {
		if step.Owner != steampower.Nobody && step.Owner != s.Active() {
			want++
		}
	}
	svg := picture.Style{}.Map(s, picture.Marks{Route: route})
	if got := strings.Count(svg, ">$1</text>"); got != want || want == 0 {
		t.Errorf("%d prices, want %d", got, want)
	}
}
