package main

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/steam"
)

// Pictures of several things are put together in one.

const (
	perRow = 8
	gap    = 12.0
)

var sizeOfPicture = regexp.MustCompile(`width="([0-9.]+)" height="([0-9.]+)"`)

// gallery puts pictures in rows.
func gallery(pictures []string) string {
	var b strings.Builder
	x, y, width, height := gap, gap, 0.0, 0.0
	for i, picture := range pictures {
		if i > 0 && i%perRow == 0 {
			x, y, height = gap, y+height+gap, 0
		}
		size := sizeOfPicture.FindStringSubmatch(picture)
		w, _ := strconv.ParseFloat(size[1], 64)
		h, _ := strconv.ParseFloat(size[2], 64)
		b.WriteString(strings.Replace(picture, "<svg ", fmt.Sprintf(`<svg x="%g" y="%g" `, x, y), 1))
		x += w + gap
		width, height = max(width, x), max(height, h)
	}
	height += y + gap
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" width="%g" height="%g" viewBox="0 0 %g %g">%s</svg>`, width, height, width, height, b.String())
}

// A shelf is hexes that lie apart from each other.
type shelf int

func (n shelf) Len() int { return int(n) }
func (n shelf) Hex(i int) hexmap.Hex {
	return hexmap.OddRow.Hex(hexmap.CellAt(1+2*(i/perRow), 1+2*(i%perRow)))
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
	const game, faces, hex = "steam", "faces", "hex" // classes of the picture
	look := drawing.Look{Game: game, ID: faces, Colours: drawing.Day()}
	frame := drawing.Frame{Class: faces, Title: title}
	all := shelf(len(c.Faces))
	frame.Width, frame.Height = drawing.ChartSize(all)
	frame.Height += gap // for the names below the last row
	return look.Draw(frame, func(p *drawing.Pen) {
		p.Paper(frame.Width, frame.Height)
		chart := drawing.NewChart(p, all)
		for i, face := range c.Faces {
			chart.Hex(i, drawing.Piece{Name: "face-" + face.Name, Class: hex, Title: face.Name}, ground)
		}
		chart.Borders(nil)
		chart.Layer("tracks", func() {
			for i, face := range c.Faces {
				for t := range face.Tile.Tracks() {
					from, to := t.Ends()
					chart.Rails(chart.Curve(i, from, to), p.Colours.Track)
				}
				for d := range face.Tile.Exits() {
					chart.Rails(chart.Curve(i, d, d), p.Colours.Track)
				}
				if face.Tile.NumExits() > 0 {
					chart.Town(chart.Centre(i))
				}
			}
		})
		for i, face := range c.Faces {
			chart.Inscribe(i, 1.28, 11, face.Name, p.Colours.Ink, p.Colours.Paper)
		}
	})
}

const ground = "#d7e3b5"
