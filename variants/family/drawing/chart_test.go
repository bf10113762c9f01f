package drawing_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/golden"
	"github.com/railhex/railhex/variants/family/drawing"
)

// A valley is a map of a game that none of the library's is: seven hexes about
// one, of which two are hilly and three lie on a river.
type valley []hexmap.Hex

func newValley() valley {
	middle := hexmap.Hex{}
	all := valley{middle}
	for d := range hexmap.Direction(hexmap.NumDirections) {
		all = append(all, middle.Neighbour(d))
	}
	return all
}

func (v valley) Len() int             { return len(v) }
func (v valley) Hex(i int) hexmap.Hex { return v[i] }

func (v valley) IndexOfHex(h hexmap.Hex) (int, bool) {
	i := slices.Index(v, h)
	return i, i >= 0
}

func (v valley) Neighbour(i int, d hexmap.Direction) int {
	i, _ = v.IndexOfHex(v[i].Neighbour(d))
	return i
}

// The hexes of the valley: the middle, and then about it by direction.
const (
	middle = iota
	east
	northEast
	northWest
	west
	southWest
	southEast
)

// drawValley draws everything that a chart can show.
func drawValley(id string, chosen drawing.Choices) string {
	v := newValley()
	p := drawing.Style{ID: id}.Pen("valley", nil)
	frame := drawing.Frame{Class: "map", Title: "The valley", Parts: "map/", Choices: chosen}
	frame.Width, frame.Height = p.ChartSize(v)
	isStop := func(i int) bool { return i == west || i == northEast || i == east }
	return p.Draw(frame, func() {
		c := drawing.NewChart(p, v)
		c.Hexes("hexes", func() {
			for i := range v.Len() {
				hex := drawing.Piece{Name: fmt.Sprintf("hex-%d", i), Class: "hex", Title: fmt.Sprint("hex ", i)}
				if isStop(i) {
					c.CityHex(i, hex, p.Colours["station-grey"], p.Colours["good-grey"], 2)
				} else {
					c.Hex(i, hex, p.Colours["plain"])
				}
			}
		})
		c.Borders(func(i, j int) bool { return i == northWest })
		c.Layer("tracks", func() {
			p.Rails(c.Curve(west, hexmap.East, hexmap.East)) // exits of towns
			p.Rails(c.Curve(northEast, hexmap.SouthWest, hexmap.SouthWest))
			p.Rails(c.Curve(middle, hexmap.West, hexmap.NorthEast)) // two tracks in one hex
			p.Link(c.Curve(middle, hexmap.East, hexmap.SouthEast), p.Colours["player2"], p.Colours["seam"])
			p.Link(c.Curve(east, hexmap.West, hexmap.West), p.Colours["player2"], p.Colours["works"])
			c.OpenEnd(middle, hexmap.SouthEast, p.Colours["player2"], "data-open", "SE")
			for i := range v.Len() {
				if isStop(i) {
					c.Town(c.Centre(i))
				}
			}
		})
		c.Walls([]hexmap.Edge{
			hexmap.EdgeOf(v[middle], hexmap.SouthWest),
			hexmap.EdgeOf(v[west], hexmap.West), // the end of the map
		}, func(e hexmap.Edge) string { return e.Direction().String() })
		c.Marks()
		c.Route([]int{west, middle, northEast}, isStop, func(i int) bool { return i == west })
		c.Labels("names", func() { c.Inscribe(northWest, -0.68, 13, "wood") })
		c.Layer("counts", func() { c.Count(c.Centre(northEast), 2) })
	})
}

// build is a move of that game: to build in a hex.
type build int

func (b build) String() string { return fmt.Sprint("build ", int(b)) }

func TestHexesAreChosen(t *testing.T) {
	chosen := drawing.Choices{}
	chosen.Add(build(southWest), "hex-5")
	picture := drawValley("v", chosen)
	for _, want := range []string{
		`<g class="hex choice" id="v-hex-5" data-part="map/hex-5" role="button" tabindex="0" data-move="build 5">`, `class="wall"`, `class="open-end"`,
	} {
		if n := strings.Count(picture, want); n != 1 {
			t.Errorf("%s is there %d times", want, n)
		}
	}
}

// TestGolden holds the picture to the bytes that somebody has looked at.
func TestGolden(t *testing.T) {
	chosen := drawing.Choices{}
	chosen.Add(build(southWest), "hex-5")
	golden.Compare(t, "valley.svg", drawValley("", chosen))
}

// TestFlatTopsTurnTheMap draws the valley as it is printed with flat tops: its eastern hex is
// above the middle one, and its northern ones to the left.
func TestFlatTopsTurnTheMap(t *testing.T) {
	v, style := newValley(), drawing.Style{Flat: true}
	outlines := style.Outlines(v)
	centre := func(i int) (x, y float64) {
		for _, corner := range outlines[i] {
			x, y = x+corner.X/6, y+corner.Y/6
		}
		return x, y
	}
	x, y := centre(middle)
	eastX, eastY := centre(east)
	northX, _ := centre(northWest)
	if eastX-x > 0.01 || x-eastX > 0.01 || eastY >= y || northX >= x {
		t.Errorf("the east is at %g %g, the north-west at %g, the middle at %g %g", eastX, eastY, northX, x, y)
	}
	a, b := outlines[middle][hexmap.East], outlines[middle][hexmap.East+1]
	if middleOfEdge := (a.X + b.X) / 2; middleOfEdge-x > 0.01 || x-middleOfEdge > 0.01 || a.Y > y || b.Y > y {
		t.Errorf("the edge E of the middle lies between %v and %v", a, b)
	}
	width, height := style.ChartSize(v)
	turned, alsoTurned := drawing.Style{}.ChartSize(v)
	if width-alsoTurned > 0.01 || height-turned > 0.01 {
		t.Errorf("it is %g by %g, and not turned %g by %g", width, height, turned, alsoTurned)
	}
}

// TestLongNamesStandWholeWhereThereIsRoom writes names in a size in pixels, which are wider than
// their hexes: alone one stands whole, and beside another it is cut off or stands aside.
func TestLongNamesStandWholeWhereThereIsRoom(t *testing.T) {
	const long = "Maximilianstadt"
	texts := func(cells, more string) (found int) {
		m := hexmap.MustParseMap("map m\nlayout pointy odd-r\ngrid\na "+cells+"\nend\ncity a3 "+long+"\n"+more, hexmap.MapFormat{})
		p := drawing.Style{LabelPixels: 12, Scale: 0.6}.Pen("m", nil)
		frame := drawing.Frame{Class: "map", Title: "m"}
		frame.Width, frame.Height = p.ChartSize(m)
		svg := p.Draw(frame, func() { drawing.NewBoard(p, m, drawing.Holds{}).WriteNames() })
		return strings.Count(svg, ">"+long+"<")
	}
	if n := texts("p p p* p p", ""); n != 1 {
		t.Errorf("alone it stands whole %d times", n)
	}
	if n := texts("p* p* p* p* p*", "city a1 "+long+"\ncity a2 "+long+"\ncity a4 "+long+"\ncity a5 "+long+"\n"); n == 0 || n == 5 {
		t.Errorf("of five side by side %d stand whole", n)
	}
}
