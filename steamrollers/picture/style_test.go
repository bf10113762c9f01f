package picture_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/mapgen"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/steamrollers/picture"
	"github.com/railhex/railhex/steamrollers/words"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/family/phrases"
)

// gallery is a picture of every kind, by a name of its own, in which everything
// is to be seen that a picture can show.
func gallery(t testing.TB, y picture.Style) map[string]string {
	acting := replay(t, "readme.srr", allMoves)
	drafting := replay(t, "readme.srr", 106)
	powers := replay(t, "readme.srr", 5)
	own := after(t, powers, "power goods", "draw R", "place 3")
	alone := replay(t, "olive.srr", 52)
	over := replay(t, "olive.srr", allMoves)
	stolen := reserved(t)
	all := map[string]string{
		"sheet":        y.Sheet(&acting, 2, picture.Marks{Moves: acting.AppendMoves(nil), Route: longest(&acting)}),
		"own":          y.Sheet(&own, 2, picture.Marks{}),
		"first":        y.Sheet(&powers, 1, picture.Marks{}),
		"supply":       y.Supply(&acting, picture.Marks{Moves: acting.AppendMoves(nil)}),
		"draft supply": y.Supply(&drafting, picture.Marks{Moves: drafting.AppendMoves(nil)}),
		"powers":       y.Supply(&powers, picture.Marks{}),
		"alone":        y.Supply(&alone, picture.Marks{}),
		"over":         y.Supply(&over, picture.Marks{}),
		"stolen":       y.Supply(&stolen, picture.Marks{}),
		"olive":        y.Olive(&alone, picture.Marks{}),
		"board":        y.Board(hexmap.Standard(), hexmap.Standard().Blocked(hexmap.Hard, 1)),
		"tracks":       y.Tracks(&acting, hexmap.MustParseCell("a1"), acting.AppendMoves(nil)),
		"die":          y.Die(6),
		"yucata 2b":    y.Tile(steamrollers.Setup{Modules: variants.YucataModule}, variants.Tile2b),
	}
	for level := range solo.Levels() {
		s := begin(t, steamrollers.Setup{Players: 1, Olive: level})
		all["olive "+level.String()] = y.Olive(&s, picture.Marks{})
	}
	for face := range variants.Faces() {
		all["tile "+face.String()] = y.Tile(steamrollers.Setup{}, face)
	}
	for face := range variants.OrderFaces() {
		all["order "+face.String()] = y.Order(steamrollers.Setup{}, face)
	}
	return all
}

// TestPictures holds the pictures to the laws of every game's.
func TestPictures(t *testing.T) {
	s := replay(t, "readme.srr", allMoves)
	gametest.Pictures{
		Draw: func(y drawing.Style) map[string]string { return gallery(t, picture.Style(y)) },
		Map: func(y drawing.Style) string {
			return picture.Style(y).Sheet(&s, s.Turn(), picture.Marks{Moves: s.AppendMoves(nil)})
		},
		Smallest: 0.38,
		Unused:   `works|ring|back|plain|hill|mountain|water|river|relief|station-.*|good-orange|good-purple|good-white|player.|nobody`,
		Bright:   []string{drawing.Night()["city-yellow"]},
		English:  words.English().Pictures(), Notation: notation,
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

// generated are the pictures of a position on a random board.
func generated(random *rand.Rand, style drawing.Style) map[string]string {
	setup := steamrollers.Setup{Players: 1 + random.IntN(steamrollers.MaxSeats)}
	if setup.Players == 1 {
		setup.Olive = solo.Baron
	} else {
		setup.Modules = variants.CoalModule | variants.OrderModule
	}
	setup.Board = mapgen.Board().Example(random.Int())
	s, err := steamrollers.New(setup)
	if err != nil {
		panic(err)
	}
	n := random.IntN(300)
	for _, after := range family.Play(&s, new(bots.Builder).Choose, random) {
		if n--; n < 0 {
			break
		}
		s = after
	}
	marks, y := picture.Marks{Moves: s.AppendMoves(nil)}, picture.Style(style)
	for _, m := range marks.Moves {
		for marks.Route = range s.Routes(m) {
		}
	}
	all := map[string]string{"supply": y.Supply(&s, marks), "olive": y.Olive(&s, marks)}
	for seat := 1; seat <= s.Seats(); seat++ {
		all[fmt.Sprint("sheet ", seat)] = y.Sheet(&s, steamrollers.Seat(seat), marks)
	}
	return all
}

// TestPicturesLookApart compares all pictures.
func TestPicturesLookApart(t *testing.T) {
	seen := map[string]string{}
	for name, svg := range gallery(t, picture.Style{}) {
		if svg == "" {
			t.Errorf("%s: is empty", name)
		}
		if other, ok := seen[svg]; ok {
			t.Errorf("%s and %s look the same", name, other)
		}
		seen[svg] = name
	}
}

func TestNamesOfHexes(t *testing.T) {
	board := hexmap.Standard()
	all, err := gametest.Read(picture.Style{Names: true}.Board(board, nil))
	if err != nil {
		t.Fatal(err)
	}
	for i := range board.Len() {
		written := slices.ContainsFunc(all, func(e gametest.Element) bool { return e.Name == "text" && e.Text == board.Cell(i).String() })
		if written == board.IsCity(i) {
			t.Errorf("Names: the name of %v is written: %v", board.Cell(i), written)
		}
	}
}

// notation is what reads the same in all languages: the names of hexes, tracks,
// faces and boards, the sides of tiles, and the C on coal.
var notation = regexp.MustCompile(`\b([a-z][0-9]+|[NSEW]+-[NSEW]+|[1-6][ab](-solo)?|[abC]|standard)\b`)

func TestWordsThatAreMissingAreEnglish(t *testing.T) {
	svg := picture.Style{Words: map[string]string{"die": "Würfel {die}"}}.Die(4)
	if !strings.Contains(svg, "<title>Würfel 4</title>") {
		t.Errorf("not translated: %s", svg)
	}
	if svg := (picture.Style{Words: map[string]string{"dice": "Würfel"}}).Die(4); !strings.Contains(svg, "<title>Die 4</title>") {
		t.Errorf("not English: %s", svg)
	}
}
