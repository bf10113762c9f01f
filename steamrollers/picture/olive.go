package picture

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family/drawing"
)

// Olive returns Olive's sheet: the hexes that she has crossed off in each region, and
// her points. Which hexes they are matters to nobody (SOLO-1): the first ones of
// each region bear the crosses. It is empty in a game without her. It shows only
// those marks that say what the last move touched.
func (y Style) Olive(s *steamrollers.State, m Marks) string {
	setup := s.Setup()
	if !setup.Olive.IsValid() {
		return ""
	}
	hers, points := s.Olive(), s.OlivePoints()
	crosses := crossesOf(setup.Board, hers)
	p := y.pen()
	on := sheet(drawing.Frame{
		Class: "olive", Title: p.Say("olive"), Description: p.oliveShows(hers, points), Touched: touchedOfOlive(s, m.Last, crosses),
	}, setup.Board, []panel{
		{Width: rowWidth, Height: slot, Draw: func() { p.crossings(hers, solo.RoomOf(setup.Board), setup.Board) }},
		p.Points(oliveLines(points)),
	})
	on.Head = func(room float64) { p.oliveHead(setup, room) }
	on.Map = func() {
		c := newChart(p, setup.Board)
		c.ground(func(i int) []string {
			if slices.Contains(crosses, i) {
				return []string{c.Say("crossed")}
			}
			return nil
		})
		c.towns(untouched)
		c.inscriptions(func(i int) drawing.Things {
			things := c.things(i, 0)
			if slices.Contains(crosses, i) {
				things.Circles = append(things.Circles, drawing.Circle{At: c.Centre(i), Radius: 18})
			}
			return things
		})
		c.crossed(crosses)
		c.cities(0)
		c.Marks()
	}
	return p.DrawSheet(on)
}

func (p *pen) oliveShows(sheet solo.Sheet, points solo.Points) string {
	var crossed []string
	for region := 1; region <= hexmap.NumRegions; region++ {
		crossed = append(crossed, strconv.Itoa(sheet.Crossed(region)))
	}
	return p.Say("olive-shows", "crossed", strings.Join(crossed, " "), "points", points.Total)
}

func (p *pen) oliveHead(setup steamrollers.Setup, room float64) {
	p.Group(func() {
		p.Heading(p.Say("olive-name"))
		p.Label(besideHeading, 12, 14, p.Say("level-"+setup.Olive.String()), "text-anchor", "start", "fill", p.Colours["faint"])
		p.Name(room, setup.Board.Name())
	}, "class", "head", "data-level", setup.Olive.String())
}

// crossesOf are the hexes that bear Olive's crosses, in order.
func crossesOf(board *hexmap.Board, sheet solo.Sheet) (crosses []int) {
	var left [hexmap.NumRegions + 1]int
	for region := range left[1:] {
		left[region+1] = sheet.Crossed(region + 1)
	}
	for i := range board.Len() {
		if region := board.Region(i); !board.IsCity(i) && left[region] > 0 {
			left[region]--
			crosses = append(crosses, i)
		}
	}
	return crosses
}

// crossed draws Olive's crosses.
func (c chart) crossed(crosses []int) {
	c.Layer("crosses", func() {
		for _, i := range crosses {
			at := c.Centre(i)
			c.Group(func() { c.cross(at.X, at.Y, 15) }, "class", "cross", "data-crossed", c.board.Cell(i).String())
		}
	})
}

// crossings draws for each region how many of its hexes are crossed off.
func (p *pen) crossings(sheet solo.Sheet, room solo.Room, board *hexmap.Board) {
	for region := 1; region <= hexmap.NumRegions; region++ {
		p.At(slotEvery*float64(region-1), 0, func() {
			title := p.Say("olive-region", "region", region, "crossed", sheet.Crossed(region), "room", room.In(region))
			p.Named(regionName(region), title, drawing.Around(slot, slot), func() {
				p.Box(0, 0, slot, slot, 7, "fill", p.land(board, region), "stroke", p.Colours["ink"], "stroke-width", "1.8")
				p.At(slot/2-12, 7, func() { p.whiteDie(24, region) })
				p.Label(slot/2, 48, 17, fmt.Sprintf("%d/%d", sheet.Crossed(region), room.In(region)), "fill", p.Colours["ink"], "font-weight", "bold")
			}, "class", "region", "data-region", strconv.Itoa(region), "data-crosses", strconv.Itoa(sheet.Crossed(region)))
		})
	}
}
