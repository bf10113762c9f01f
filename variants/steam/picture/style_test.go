package picture_test

import (
	"regexp"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/gametest"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/picture"
)

// TestPicturesAreDrawnTheSame draws everything twice, and nothing is empty or
// without a title.
func TestPicturesAreDrawnTheSame(t *testing.T) {
	once, again := gallery(t, picture.Style{ID: "x"}), gallery(t, picture.Style{ID: "x"})
	if diff := cmp.Diff(once, again); diff != "" {
		t.Errorf("drawn again is not the same:\n%s", diff)
	}
	gametest.Named(t, "x", once)
}

// TestColours holds the pictures to the colours of the style, and to showing the night
// when a page changes those of the day.
func TestColours(t *testing.T) {
	gametest.ColoursAreUsed(t, `Land.*|City.*|Works|Ring|Back|GoodGreen|GoodBlack|GoodOrange|GoodWhite`, func(y drawing.Style) gametest.Gallery { return gallery(t, picture.Style(y)) })
}

// notation is what reads the same in all languages: hexes, tracks, the letters of
// goods.
var notation = regexp.MustCompile(`\b([a-z][0-9]+|[NSEW]+(-[NSEW]+)?|[RBYPE])\b`)

// TestAllTextIsInWords has every text say nothing but a sign of its own, so that
// what can still be read comes from elsewhere: the names of maps and places.
func TestAllTextIsInWords(t *testing.T) {
	var names []string
	for m := range steam.ShippedMaps() {
		names = append(names, m.Name())
		for i := range m.Len() {
			if m.NameOf(i) != "" {
				names = append(names, m.NameOf(i))
			}
		}
	}
	gametest.TextIsInWords(t, picture.English(), names, notation, func(words map[string]string) gametest.Gallery {
		return gallery(t, picture.Style{Words: words, ColourBlind: true, Names: true})
	})
}

func TestScaleAndFont(t *testing.T) {
	root := func(y picture.Style) map[string]string {
		return mustRead(t, y.ActionTile(steam.GrowthTile))[0].Attributes
	}
	plain, large, set := root(picture.Style{}), root(picture.Style{Scale: 2.5}), root(picture.Style{Font: "Futura"})
	if plain["width"] != "68" || large["width"] != "170" || large["viewBox"] != plain["viewBox"] {
		t.Errorf("Scale: from %v to %v", plain, large)
	}
	if set["font-family"] != "Futura" {
		t.Errorf("Font: %v", set)
	}
}

// TestNothingToDraw asks for pictures of nothing.
func TestNothingToDraw(t *testing.T) {
	var none steam.State
	var style picture.Style
	for _, svg := range []string{
		style.Map(&none, picture.Marks{}), style.Table(&none, picture.Marks{}), style.ActionTile(0), style.ActionTile(8),
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

func TestMaps(t *testing.T) {
	s := scenes(t)["delivery"]
	gametest.Maps(t, func(y drawing.Style) string { return picture.Style(y).Map(&s, picture.Marks{Moves: movesOf(&s)}) })
}

func TestCodesOfMaps(t *testing.T) {
	for m := range steam.ShippedMaps() {
		s, err := steam.New(steam.Setup{Players: 4, Map: m})
		if err != nil {
			t.Fatal(err)
		}
		gametest.Codes(t, m.Codes(), picture.Style{Codes: true}.Map(&s, picture.Marks{}))
	}
}
