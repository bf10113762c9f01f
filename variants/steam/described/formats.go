package described

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/picture"
	"github.com/railhex/railhex/variants/steam/words"
)

// formats returns the texts of maps and components.
func formats() []describe.Format {
	return []describe.Format{
		{First: "map", Keywords: []string{"map", "layout", "grid", "end", "city", "town", "closed", "supply", "sparse"}, Read: readMap},
		{First: "components", Keywords: []string{"components", "goods", "city", "growth", "face", "tile"}, Read: readTiles},
	}
}

func readMap(text string) (describe.Transcript, error) {
	m, err := steam.ParseMap(text)
	if err != nil {
		return describe.Transcript{}, err
	}
	s, err := steam.New(steam.Setup{Players: steam.MaxSeats, Map: m})
	return describe.Transcript{
		Map:   m,
		Facts: func(in describe.Manner) []describe.Fact { return ofMap(m, in) },
		Pictures: func(in describe.Manner) []string {
			return []string{picture.Style{ID: "map", Names: true, Words: words.With(in.Voice()).Pictures()}.Map(&s, picture.Marks{})}
		},
	}, err
}

func ofMap(m *hexmap.Map, in describe.Manner) (facts []describe.Fact) {
	speaker := words.With(in.Voice())
	goods := 0
	for colour := range steam.Colours() {
		var named []string
		for i := range m.Cities() {
			if of, n := steam.PrintedCity(m, i); of == colour {
				named = append(named, fmt.Sprintf("%v (%d)", m.Cell(i), n))
				goods += n
			}
		}
		if colour != steam.Grey {
			facts = append(facts, describe.FactOf(speaker.Say("fact.cities-of", "colour", speaker.Word(colour)), named))
		}
	}
	spaces, _ := m.Line("supply")
	_, sparse := m.Line("sparse")
	answer := speaker.Say("fact.no")
	if sparse {
		answer = speaker.Say("fact.yes")
	}
	return append(facts,
		fact(speaker.Say("fact.goods-of-cities"), strconv.Itoa(goods)),
		fact(speaker.Say("fact.spaces-of"), strings.Join(spaces, " ")),
		fact(speaker.Say("fact.sparse-map"), answer))
}

func readTiles(text string) (describe.Transcript, error) {
	c, err := steam.ParseComponents(text)
	if err != nil {
		return describe.Transcript{}, err
	}
	_, err = steam.New(steam.Setup{Players: steam.MaxSeats, Components: c})
	return describe.Transcript{
		Name:  c.Name,
		Facts: func(in describe.Manner) []describe.Fact { return ofTiles(c, in) },
		Pictures: func(in describe.Manner) []string {
			return []string{drawFaces(c, words.With(in.Voice()).Say("fact.faces-of"))}
		},
	}, err
}

func ofTiles(c *steam.Components, in describe.Manner) []describe.Fact {
	speaker := words.With(in.Voice())
	var goods, cities []string
	for colour := range steam.Colours() {
		goods = append(goods, fmt.Sprintf("%s %d", colour.String(), c.Goods[colour]))
		cities = append(cities, fmt.Sprintf("%s %d", colour.String(), c.Cities[colour]))
	}
	var faces []string
	shown := make([]int, len(c.Faces))
	total, blank := 0, 0
	for _, tile := range c.Tiles {
		total += tile.Count
		shown[tile.Front] += tile.Count
		if tile.Back == steam.NoFace {
			blank += tile.Count
		} else {
			shown[tile.Back] += tile.Count
		}
	}
	for _, face := range c.Faces {
		faces = append(faces, face.Name)
	}
	facts := []describe.Fact{
		fact(speaker.Say("fact.goods-of"), strings.Join(goods, ", ")),
		fact(speaker.Say("fact.new-cities"), strings.Join(cities, ", ")),
		fact(speaker.Say("fact.growth-markers"), strconv.Itoa(c.Growth)),
		describe.FactOf(speaker.Say("fact.faces-of"), faces),
		fact(speaker.Say("fact.tiles-of"), strconv.Itoa(total)),
		fact(speaker.Say("fact.blank-backs"), strconv.Itoa(blank)),
	}
	for i, face := range c.Faces {
		facts = append(facts, fact(speaker.Say("fact.sides-with", "face", face.Name), fmt.Sprintf("%d: %v", shown[i], face.Tile)))
	}
	return facts
}

// A shelf is hexes that lie apart from each other.
type shelf int

func (n shelf) Len() int { return int(n) }
func (n shelf) Hex(i int) hexmap.Hex {
	return hexmap.OddRow.Hex(hexmap.CellAt(1+2*(i/facesInRow), 1+2*(i%facesInRow)))
}
func (n shelf) Neighbour(int, hexmap.Direction) int { return -1 }
func (n shelf) IndexOfHex(h hexmap.Hex) (int, bool) {
	for i := range n.Len() {
		if n.Hex(i) == h {
			return i, true
		}
	}
	return 0, false
}

// drawFaces draws the faces of the tiles of Steam with their names.
func drawFaces(c *steam.Components, title string) string {
	const faces, hex = "faces", "hex" // classes of the picture
	p := drawing.Style{ID: faces}.Pen("steam", nil)
	frame := drawing.Frame{Class: faces, Title: title}
	all := shelf(len(c.Faces))
	frame.Width, frame.Height = p.ChartSize(all)
	frame.Height += gap // for the names below the last row
	return p.Draw(frame, func() {
		p.Paper(frame.Width, frame.Height)
		chart := drawing.NewChart(p, all)
		chart.Hexes("hexes", func() {
			for i, face := range c.Faces {
				chart.Hex(i, drawing.Piece{Name: "face-" + face.Name, Class: hex, Title: face.Name}, p.Colours["plain"])
			}
		})
		chart.Layer("tracks", func() {
			for i, face := range c.Faces {
				for t := range face.Tile.Tracks() {
					from, to := t.Ends()
					p.Rails(chart.Curve(i, from, to))
				}
				for d := range face.Tile.Exits() {
					p.Rails(chart.Curve(i, d, d))
				}
				if face.Tile.NumExits() > 0 {
					chart.Town(chart.Centre(i))
				}
			}
		})
		for i, face := range c.Faces {
			chart.Inscribe(i, 1.28, 11, face.Name)
		}
	})
}

// facesInRow is how many faces stand in a row, and gap the room for their names.
const (
	facesInRow = 8
	gap        = 12.0
)
