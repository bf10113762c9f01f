package describe

import (
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/drawing"
)

// pictures are those of the Parts, or else the Map.
func (g *described[State, Move, P]) pictures() *Pictures[State, Move] {
	if g.parts.Pictures != nil {
		return g.parts.Pictures
	}
	return &Pictures[State, Move]{
		Names: func(s *State) []string {
			if g.board(s) == nil {
				return []string{}
			}
			return []string{plainPicture}
		},
		Draw: g.drawMap,
		Part: func(s *State, part string) (moves []Move, err error) {
			for _, m := range P(s).AppendMoves(nil) {
				if slices.ContainsFunc(g.hexes(m), func(hex hexmap.Cell) bool { return part == plainPicture+"/"+partOf(hex) }) {
					moves = append(moves, m)
				}
			}
			if name, ok := strings.CutPrefix(part, plainPicture+"/hex-"); ok && len(moves) == 0 {
				err = g.refusedIn(s, name)
			}
			return moves, err
		},
	}
}

// board is the Map of a position; nil if it has none.
func (g *described[State, Move, P]) board(s *State) *hexmap.Map {
	if g.parts.Map == nil {
		return nil
	}
	return g.parts.Map(s)
}

// track is the track on each hex of the Map, without cities; nil if that is unknown.
func (g *described[State, Move, P]) track(s *State) []track.Tile {
	if g.parts.Tiles == nil {
		return nil
	}
	tiles := slices.Clone(g.parts.Tiles(s))
	for i, tile := range tiles {
		if tile == track.City {
			tiles[i] = 0
		}
	}
	return tiles
}

// plainPicture is the name of the picture of a game that has none of its own.
const plainPicture = "map"

func partOf(hex hexmap.Cell) string { return "hex-" + hex.String() }

// drawMap draws the map, with what the report says of its hexes.
func (g *described[State, Move, P]) drawMap(s *State, name string, v Sight[Move]) string {
	board := g.parts.Map(s)
	choices := drawing.Choices[Move]{}
	for _, m := range v.Moves {
		for _, hex := range g.hexes(m) {
			choices.Add(m, partOf(hex))
		}
	}
	frame := drawing.Frame{Game: g.Name(), Class: "map", Title: strings.TrimSpace(g.Title() + " " + board.Name()), Parts: name + "/", Choices: choices}
	return drawBoard(board, v.Style, frame, g.onHexes(s, v.Seat), g.track(s))
}

// drawBoard draws a map, with what lies on its hexes, and their tiles if there are any.
func drawBoard(board *hexmap.Map, style drawing.Style, frame drawing.Frame, lies map[string][]string, tiles []track.Tile) string {
	names := make([]string, board.Len())
	for i := range names {
		names[i] = board.NameOf(i)
	}
	if style.Codes {
		names = board.Codes()
	}
	texts := func(i int) []string { return slices.Concat(ownOf(board, i), lies[board.Cell(i).String()]) }
	frame.Width, frame.Height = drawing.ChartSize(board)
	return style.Draw(frame, func(p *drawing.Pen) {
		c := drawing.NewChart(p, board)
		grounds := [hexmap.NumTerrains]string{p.Colours.Plain, p.Colours.Hill, p.Colours.Mountain, p.Colours.Water}
		c.Hexes("hexes", func() {
			for i := range board.Len() {
				hex := board.Cell(i)
				title := strings.TrimSpace(fmt.Sprint(hex, " ", board.NameOf(i), " ", strings.Join(texts(i), " ")))
				c.Hex(i, drawing.Piece{Name: partOf(hex), Class: "hex", Title: title}, grounds[board.Terrain(i)])
			}
		})
		if tiles != nil {
			c.Layer("tracks", func() {
				for i, tile := range tiles {
					for part := range tile.Parts() {
						p.Rails(c.CurveOf(i, part))
					}
				}
			})
		}
		c.Layer("towns", func() {
			for i := range board.Len() {
				if board.IsCity(i) || board.IsTown(i) {
					c.Town(c.Centre(i))
				}
			}
		})
		c.Marks()
		c.Labels("names", func() {
			for i, name := range names {
				if name == "" && p.Names {
					name = board.Cell(i).String()
				}
				if name != "" {
					c.Inscribe(i, -0.58, p.LabelSize(12), name)
				}
				for n, text := range texts(i) {
					c.Inscribe(i, 0.4+0.3*float64(n), p.LabelSize(10), text)
				}
			}
		})
	})
}

// ownOf is the terrain and the marks of a hex that are of the game's own.
func ownOf(m *hexmap.Map, i int) (names []string) {
	if name := m.TerrainName(i); name != m.Terrain(i).String() {
		names = append(names, name)
	}
	return append(names, m.OwnMarks(i)...)
}

func (p *position[State, Move, P]) Characters(seat int, in Manner, look Look) string {
	var b strings.Builder
	p.of.characters(&b, &p.state, Sight[Move]{Seat: family.Seat(seat), Manner: in, Look: look})
	return b.String()
}

// characters are those of the Parts, or else the Map and the points.
func (g *described[State, Move, P]) characters(out io.Writer, s *State, v Sight[Move]) {
	if g.parts.Characters != nil {
		g.parts.Characters(out, s, v)
		return
	}
	if board := g.board(s); board != nil {
		lies, tiles := g.onHexes(s, v.Seat), g.track(s)
		drawing.WriteHexes(out, board.Grid(), 2, 10, func(i int) []string {
			hex := board.Cell(i)
			ground := board.Ground(i)
			if tiles != nil && tiles[i] != 0 {
				ground += " " + tiles[i].String()
			}
			return []string{fmt.Sprintf("%-3s %s", hex, ground), strings.Join(lies[hex.String()], " ")}
		})
	}
	var all drawing.List
	tell := g.teller(v.Manner)
	for seat := family.Seat(1); int(seat) <= P(s).Seats(); seat++ {
		all.Add(tell.Player(seat), fmt.Sprint(g.points(s, seat)))
	}
	all.Write(out)
}

// onHexes is what the report of a position says of hexes, by their names: the other
// members of each object in it that has a member "hex". Texts stand for themselves, numbers
// behind their names, and of what is true or false the name of what is true.
func (g *described[State, Move, P]) onHexes(s *State, seat family.Seat) map[string][]string {
	lies := map[string][]string{}
	var report any
	text, err := g.report(s, seat)
	if err != nil || json.Unmarshal(text, &report) != nil {
		return lies
	}
	var find func(any)
	find = func(value any) {
		switch value := value.(type) {
		case []any:
			for _, one := range value {
				find(one)
			}
		case map[string]any:
			names := slices.Sorted(maps.Keys(value))
			if hex, ok := value["hex"].(string); ok {
				var said []string
				for _, name := range names {
					switch one := value[name].(type) {
					case string:
						if name != "hex" {
							said = append(said, one)
						}
					case float64:
						said = append(said, fmt.Sprint(name, " ", one))
					case bool:
						if one {
							said = append(said, name)
						}
					}
				}
				lies[hex] = append(lies[hex], strings.Join(said, " "))
			}
			for _, name := range names {
				find(value[name])
			}
		}
	}
	find(report)
	return lies
}

// HexParts appends the parts "hex-c5" of a picture for some hexes of a grid; all, if only
// is nil. Pictures need it for their Parts. Before is what the parts begin with, as in
// "map/".
func HexParts(dst []string, before string, grid *hexmap.Grid, only func(i int) bool) []string {
	for i := range grid.Len() {
		if only == nil || only(i) {
			dst = append(dst, before+partOf(grid.Cell(i)))
		}
	}
	return dst
}
