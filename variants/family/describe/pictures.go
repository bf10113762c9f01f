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

// pictures are those of the Parts, or else the Map and a table of the players.
func (g *described[State, Move, P]) pictures() *Pictures[State, Move] {
	if g.parts.Pictures != nil {
		return g.parts.Pictures
	}
	return &Pictures[State, Move]{
		Names: g.pictureNames,
		Draw: func(s *State, name string, v Sight[Move]) string {
			if name == plainPicture {
				return g.drawMap(s, name, v)
			}
			return g.drawTable(s, name, v)
		},
		Part: func(s *State, part string) (moves []Move, err error) {
			for _, m := range P(s).AppendMoves(nil) {
				if slices.ContainsFunc(g.hexes(m), func(hex hexmap.Cell) bool { return part == plainPicture+"/"+drawing.HexName(hex) }) {
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

// pictureNames are the names of the pictures. A program that asks for them links no drawing.
func (g *described[State, Move, P]) pictureNames(s *State) []string {
	if g.parts.Pictures != nil {
		return g.parts.Pictures.Names(s)
	}
	names := []string{}
	if g.board(s) != nil {
		names = append(names, plainPicture)
	}
	for _, t := range g.tables(s, family.Nobody) {
		names = append(names, t.name)
	}
	return names
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
	if board := g.board(s); board != nil && len(tiles) != board.Len() {
		panic(fmt.Sprintf("describe: the Tiles are of %d hexes, and the Map has %d", len(tiles), board.Len()))
	}
	for i, tile := range tiles {
		if tile == track.City {
			tiles[i] = 0
		}
	}
	return tiles
}

// plainPicture is the name of the picture of a game that has none of its own.
const plainPicture = "map"

// drawMap draws the map, with what the Parts say of its hexes. Where they say nothing of
// goods, colours and tiles, it writes there what the report says of hexes.
func (g *described[State, Move, P]) drawMap(s *State, name string, v Sight[Move]) string {
	board := g.parts.Map(s)
	choices := drawing.Choices{}
	for _, m := range v.Moves {
		for _, hex := range g.hexes(m) {
			choices.Add(m, drawing.HexName(hex))
		}
	}
	frame := drawing.Frame{Class: "map", Title: strings.TrimSpace(g.title() + " " + board.Name()), Parts: name + "/", Choices: choices}
	on := lying{lies: g.onHexes(s, v.Seat), tiles: g.track(s)}
	on.written = g.parts.Tiles == nil && g.parts.Goods == nil && g.parts.Colours == nil
	if g.parts.Goods != nil {
		on.goods = func(i int) []string { return g.parts.Goods(s, i) }
	}
	if g.parts.Colours != nil {
		on.colour = func(i int) string { return g.parts.Colours(s, i) }
	}
	if g.parts.Signs != nil {
		on.sign = func(i int) string { return g.parts.Signs(s, i) }
	}
	if g.parts.Owners != nil {
		on.owner = func(i int, part track.Tile) family.Seat { return g.parts.Owners(s, i, part) }
	}
	return drawBoard(board, v.Style.Pen(g.Name(), nil), frame, on)
}

// A lying is what lies on the hexes of a map. Its zero value is nothing.
type lying struct {
	lies    map[string][]string // in words, by hex
	written bool                // on the map, besides being its titles
	tiles   []track.Tile
	goods   func(i int) []string
	colour  func(i int) string
	sign    func(i int) string
	owner   func(i int, part track.Tile) family.Seat
}

// Signs have this size and stand so many lengths of an edge below the middle of their hexes.
const (
	signSize  = 11
	signBelow = -0.6
)

// drawBoard draws a map, with what lies on its hexes.
func drawBoard(board *hexmap.Map, p *drawing.Pen, frame drawing.Frame, on lying) string {
	texts := func(i int) []string { return on.lies[board.Cell(i).String()] }
	frame.Width, frame.Height = p.ChartSize(board)
	return p.Draw(frame, func() {
		var b *drawing.Board
		holds := on.holds(board)
		holds.Things = func(i int) drawing.Things { return on.things(i, b.Centre(i), p.LabelSize(signSize)) }
		b = drawing.NewBoard(p, board, holds)
		b.Ground(func(i int) drawing.Look {
			if !b.IsCity(i) {
				return drawing.Look{}
			}
			colour := ""
			if on.colour != nil {
				colour = on.colour(i)
			}
			return drawing.Look{Fill: p.Colours.Station(colour), Rim: p.Colours.Good(colour), Width: 2.6}
		}, func(i int) string {
			return strings.TrimSpace(fmt.Sprint(board.Cell(i), " ", board.NameOf(i), " ", strings.Join(texts(i), " ")))
		})
		b.Layer("tracks", func() {
			for i, tile := range on.tiles {
				for part := range tile.Parts() {
					owner := family.Nobody
					if on.owner != nil {
						owner = on.owner(i, part)
					}
					b.Track(i, part, int(owner))
				}
			}
		})
		b.Towns()
		b.Closed()
		if on.goods != nil {
			b.Layer("goods", func() {
				for i := range board.Len() {
					b.Goods(i, on.goods(i))
				}
			})
		}
		b.Marks()
		if on.written {
			b.Labels("texts", func() {
				for i := range board.Len() {
					b.Lines(i, texts(i))
				}
			})
		}
		if on.sign != nil {
			b.Labels("signs", func() {
				for i := range board.Len() {
					if sign := on.sign(i); sign != "" {
						b.Inscribe(i, signBelow, p.LabelSize(signSize), sign, "font-weight", "700")
					}
				}
			})
		}
		b.WriteNames()
	})
}

// holds says what names keep clear of.
func (on lying) holds(board *hexmap.Map) drawing.Holds {
	var holds drawing.Holds
	if on.tiles != nil {
		holds.Track = func(i int) track.Tile { return on.tiles[i] }
	}
	if on.colour != nil {
		holds.City = func(i int) bool { return board.IsCity(i) || on.colour(i) != "" }
	}
	return holds
}

// things are the goods and the sign in hex i, around its middle.
func (on lying) things(i int, at hexmap.Point, size float64) (all drawing.Things) {
	if on.goods != nil && len(on.goods(i)) > 0 {
		all.Boxes = append(all.Boxes, drawing.Room{
			X: at.X - drawing.GoodsWidth/2, Y: at.Y + drawing.GoodsTop, Width: drawing.GoodsWidth, Height: drawing.GoodsHeight,
		})
	}
	if on.sign != nil {
		width := drawing.Ems(on.sign(i)) * size
		all.Boxes = append(all.Boxes, drawing.Room{X: at.X - width/2, Y: at.Y + signBelow*drawing.HexEdge - size/2, Width: width, Height: size})
	}
	return all
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
			dst = append(dst, before+drawing.HexName(grid.Cell(i)))
		}
	}
	return dst
}
