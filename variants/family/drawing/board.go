package drawing

import (
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// A Board draws a [hexmap.Map] and what a position has on it: hexes, rivers, hills and
// mountains, towns, closed edges, track that is proposed, and names that lie on no other text.
type Board struct {
	Chart
	Map *hexmap.Map
	on  Holds

	width, height float64

	names  map[int]label
	taken  []Room // by text
	things []Room // boxes of things on hexes
}

// Holds says what a position has on the hexes of a map. Functions may be nil: then there is
// nothing but what is printed.
type Holds struct {
	// City reports whether a hex is a city, printed or new.
	City func(i int) bool
	// Track returns the tracks and exits in a hex.
	Track func(i int) track.Tile
	// Letter returns the text above the middle of a city, letterBelow its edge.
	Letter func(i int) (text string, size float64)
	// Things returns what else lies in a hex, which the name of the hex keeps clear of.
	Things func(i int) Things
	// Proposed returns the track of a hex to which the moves leave one.
	Proposed func(i int) track.Tile
}

// NewBoard returns a Board of a map with its upper left corner at the origin.
func NewBoard(p *Pen, m *hexmap.Map, on Holds) *Board {
	if on.City == nil {
		on.City = m.IsCity
	}
	if on.Track == nil {
		on.Track = func(int) track.Tile { return 0 }
	}
	if on.Letter == nil {
		on.Letter = func(int) (string, float64) { return "", 0 }
	}
	if on.Things == nil {
		on.Things = func(int) Things { return Things{} }
	}
	if on.Proposed == nil {
		on.Proposed = func(int) track.Tile { return 0 }
	}
	width, height := p.ChartSize(m)
	return &Board{Chart: NewChart(p, m), Map: m, on: on, width: width, height: height}
}

// A Look says how a hex is drawn.
type Look struct {
	Class      string // besides hex and its terrain
	Fill       string // "" is the colour of its terrain
	Rim        string // the colour around a city
	Width      float64
	Attributes []string
}

// HexName returns the name of a hex as a [Piece].
func HexName(hex hexmap.Cell) string { return "hex-" + hex.String() }

// IsStop reports whether hex i is a city or a town, where routes may end.
func (b *Board) IsStop(i int) bool { return b.on.City(i) || b.Map.IsTown(i) }

// IsCity reports whether hex i is a city, printed or new.
func (b *Board) IsCity(i int) bool { return b.on.City(i) }

// Terrain returns the colour of the terrain of hex i.
func (b *Board) Terrain(i int) string { return b.pen.Terrain(b.Map.Terrain(i)) }

// Terrain returns the colour of a terrain.
func (p *Pen) Terrain(t hexmap.Terrain) string {
	return [hexmap.NumTerrains]string{p.Colours["plain"], p.Colours["hill"], p.Colours["mountain"], p.Colours["water"]}[t]
}

// Ground draws the hexes, the rivers, the hills and mountains where no track lies, and over
// them the cities.
func (b *Board) Ground(look func(i int) Look, title func(i int) string) {
	hexes := func(class string, cities bool) {
		b.Hexes(class, func() {
			for i := range b.Map.Len() {
				if b.on.City(i) == cities {
					b.hex(i, look(i), title)
				}
			}
		})
	}
	hexes("hexes", false)
	b.Layer("rivers", func() {
		for i := range b.Map.Len() {
			if b.Map.HasRiver(i) {
				b.pen.Path(b.river(i), "class", "river", "data-river", b.Map.Cell(i).String())
			}
		}
	}, "fill", "none", "stroke", b.pen.Colours["river"], "stroke-width", "4.5", "stroke-linecap", "round", "stroke-linejoin", "round")
	b.Layer("terrain", func() {
		for i := range b.Map.Len() {
			switch {
			case b.pen.Thumbnail || b.IsStop(i) || b.on.Track(i) != 0:
			case b.Map.Terrain(i) == hexmap.Hill:
				b.hills(i)
			case b.Map.Terrain(i) == hexmap.Mountain:
				b.mountains(i)
			}
		}
	})
	hexes("city-hexes", true)
}

func (b *Board) hex(i int, y Look, title func(i int) string) {
	cell := b.Map.Cell(i)
	piece := Piece{Name: HexName(cell), Class: "hex " + b.Map.Terrain(i).String()}
	if b.on.City(i) {
		piece.Class = "hex city"
	}
	piece.Class = strings.TrimSpace(piece.Class + " " + y.Class)
	if !b.pen.Thumbnail {
		piece.Title = title(i)
	}
	attributes := append([]string{"data-hex", cell.String()}, y.Attributes...)
	fill := y.Fill
	if fill == "" {
		fill = b.Terrain(i)
	}
	if b.on.City(i) {
		b.CityHex(i, piece, fill, y.Rim, y.Width, attributes...)
	} else {
		b.Hex(i, piece, fill, attributes...)
	}
}

// river returns the course of the river in hex i. The map does not say where it flows: to the
// rivers beside it and to the first water, and if there are none, across.
func (b *Board) river(i int) Path {
	var to []int
	sea := false
	for d := range hexmap.Direction(hexmap.NumDirections) {
		j := b.Map.Neighbour(i, d)
		switch {
		case j < 0:
		case b.Map.HasRiver(j) && !b.isRoundAbout(i, j):
			to = append(to, j)
		case b.Map.Terrain(j) == hexmap.Water && !sea:
			sea = true
			to = append(to, j)
		}
	}
	if len(to) == 0 {
		at := b.Centre(i)
		return PathFrom(hexmap.Point{X: at.X - 24, Y: at.Y}).Arc(20, true, at).Arc(20, false, hexmap.Point{X: at.X + 24, Y: at.Y})
	}
	return b.stream(i, func(j int) bool { return slices.Contains(to, j) })
}

// isRoundAbout reports whether two hexes of a river are joined over a third one already, so
// that rivers are not drawn as triangles.
func (b *Board) isRoundAbout(i, j int) bool {
	for d := range hexmap.Direction(hexmap.NumDirections) {
		if k := b.Map.Neighbour(i, d); k >= 0 && k < min(i, j) && b.Map.HasRiver(k) {
			if _, meets := b.towards(k, j); meets {
				return true
			}
		}
	}
	return false
}

// Towns draws the towns that are no cities.
func (b *Board) Towns() {
	b.Layer("towns", func() {
		for i := range b.Map.Towns() {
			if !b.on.City(i) {
				b.Town(b.Centre(i))
			}
		}
	})
}

// Closed draws the closed edges of the map.
func (b *Board) Closed() {
	b.Walls(slices.Collect(b.Map.ClosedEdges()), b.Map.Offset().EdgeName)
}

// Proposed draws lightly the track of the hexes to which the moves leave one, in the colour of
// who would lay it.
func (b *Board) Proposed(colour string) {
	b.Layer("proposed", func() {
		for i := range b.Map.Len() {
			if tile := b.on.Proposed(i); tile != 0 {
				b.pen.Group(func() {
					for part := range tile.Parts() {
						b.pen.Link(b.CurveOf(i, part), colour, b.pen.Colours["seam"])
					}
				}, "class", "track", "data-proposed", b.Map.Cell(i).String()+" "+tile.String())
			}
		}
	}, "opacity", "0.55")
}

// Track draws a track or an exit in hex i, in the colour of its owner or as nobody's for 0. For
// those who do not tell colours apart it has the number of the owner.
func (b *Board) Track(i int, part track.Tile, owner int) {
	curve := b.CurveOf(i, part)
	switch {
	case b.pen.Thumbnail:
		colour := b.pen.Colours["rail"]
		if owner != 0 {
			colour = b.pen.Colours.Player(owner)
		}
		b.pen.Line(curve.Path(), colour)
	case owner == 0:
		b.pen.Rails(curve)
	default:
		b.pen.Link(curve, b.pen.Colours.Player(owner), b.pen.Colours["seam"])
		if b.pen.ColourBlind {
			b.Sign([]Curve{curve}, owner)
		}
	}
}

// Sign draws the number of an owner on track, clear of text and other signs.
func (b *Board) Sign(track []Curve, owner int) {
	const radius = 8
	if b.things == nil {
		for i := range b.Map.Len() {
			b.things = append(b.things, b.on.Things(i).Boxes...)
		}
	}
	at := signOn(track, radius, slices.Concat(b.textRooms(), b.things))
	b.Take(Room{X: at.X - radius, Y: at.Y - radius, Width: 2 * radius, Height: 2 * radius})
	b.pen.Marker(at.X, at.Y, radius, owner)
}

// The room for the goods of a city, around the middle of its hex.
const (
	GoodsWidth  = 56.0
	GoodsTop    = -17.0
	GoodsHeight = 22.0
)

// Goods draws goods in hex i, given by their colours: each, or if there are more than three one
// of each colour with their number.
func (b *Board) Goods(i int, colours []string) {
	if b.pen.Thumbnail {
		return
	}
	at := b.Centre(i)
	b.pen.At(at.X-GoodsWidth/2, at.Y+GoodsTop, func() {
		b.pen.Goods(GoodsWidth, GoodsHeight, colours, func(colour string, _ int, size float64) { b.pen.GoodCube(size, colour) })
	})
}

// Ghost draws the ground of a tile that would lie in hex i, over what lies there.
func (b *Board) Ghost(i int, fill string) { b.pen.Path(b.outline(i, HexEdge-1), "fill", fill) }
