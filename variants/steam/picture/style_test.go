package picture_test

import (
	"math/rand/v2"
	"regexp"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/mapgen"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/bots"
	"github.com/railhex/railhex/variants/steam/picture"
	"github.com/railhex/railhex/variants/steam/words"
)

// notation is what reads the same in all languages: hexes, tracks, the letters of
// goods.
var notation = regexp.MustCompile(`\b([a-z][0-9]+|[NSEW]+(-[NSEW]+)?|[RBYPE])\b`)

// TestPictures holds the pictures to the laws of every game's.
func TestPictures(t *testing.T) {
	s := scenes(t)["delivery"]
	gametest.Pictures{
		Draw:     func(y drawing.Style) map[string]string { return gallery(t, picture.Style(y)) },
		Map:      func(y drawing.Style) string { return picture.Style(y).Map(&s, picture.Marks{Moves: movesOf(&s)}) },
		Smallest: 0.28,
		Unused:   `land-.*|city-.*|works|ring|back|good-green|good-black|good-orange|good-white`,
		English:  words.English().Pictures(), Names: names(), Notation: notation,
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

// randomMaps are maps that may hold anything that steam.ParseMap takes, with long names.
var randomMaps = func() mapgen.Kind {
	maps := mapgen.Steam(hexmap.MapFormat{MaxColumns: steam.MaxColumn, MaxHexes: steam.MaxHexes, MaxStops: steam.MaxStops})
	maps.Name = mapgen.LongName
	return maps
}()

// generated are the pictures of a position on a random map.
func generated(random *rand.Rand, style drawing.Style) map[string]string {
	var s steam.State
	for s.Seats() == 0 {
		setup := steam.Setup{Players: steam.MinSeats + random.IntN(steam.MaxSeats-steam.MinSeats+1)}
		var err error
		if setup.Map, err = steam.ParseMap(randomMaps.Random(random).String()); err != nil {
			panic(err)
		}
		s, _ = steam.New(setup)
	}
	n := random.IntN(300)
	for _, after := range family.Play(&s, new(bots.Builder).Choose, random) {
		if n--; n < 0 {
			break
		}
		s = after
	}
	marks := picture.Marks{Moves: movesOf(&s), Route: longest(&s)}
	return map[string]string{"map": picture.Style(style).Map(&s, marks), "table": picture.Style(style).Table(&s, marks)}
}

// names are those of maps and places.
func names() (all []string) {
	for m := range steam.ShippedMaps() {
		all = append(all, m.Name())
		for i := range m.Len() {
			if m.NameOf(i) != "" {
				all = append(all, m.NameOf(i))
			}
		}
	}
	return all
}

// TestNothingToDraw asks for pictures of nothing.
func TestNothingToDraw(t *testing.T) {
	var none steam.State
	var style picture.Style
	for _, svg := range []string{
		style.Map(&none, picture.Marks{}), style.Table(&none, picture.Marks{}),
		style.Tiles(&none, steam.Build(hexA1, tileEW).Hex(), []steam.Move{steam.Build(hexA1, tileEW)}),
	} {
		if svg != "" {
			t.Errorf("a picture of nothing: %s", svg)
		}
	}
	for _, part := range []picture.Part{"", "map/hex-a1", "table/done", "map/good-a1-R"} {
		if moves, reason := part.AppendMoves(nil, &none), part.Explain(&none); moves != nil || reason != nil {
			t.Errorf("in no position %q chooses %v: %v", part, moves, reason)
		}
	}
}
