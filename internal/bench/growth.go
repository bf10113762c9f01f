package main

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"strings"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"
	plotdraw "gonum.org/v1/plot/vg/draw"
	"gonum.org/v1/plot/vg/vgsvg"

	"github.com/railhex/railhex/delivery"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// A curve is how one figure grows.
type curve struct {
	what   string
	by     string // what it grows with
	unit   string
	points plotter.XYs
}

func (c *curve) add(x, y float64) { c.points = append(c.points, plotter.XY{X: x, Y: y}) }

// benchGrowth measures how costs grow, prints them, and draws them.
func benchGrowth(rounds int, file string, out io.Writer) error {
	var curves []curve
	curves = append(curves, growthWithHexes(rounds)...)
	curves = append(curves, growthOf(rounds, "SteamRollers", 2, 5, stepsOfSteamRollers)...)
	curves = append(curves, growthOf(rounds, "Steam Power", 2, steampower.MaxSeats, stepsOfSteamPower)...)
	curves = append(curves, growthOf(rounds, "Steam", 3, steam.MaxSeats, stepsOfSteam)...)
	curves = append(curves, growthWithLinks(rounds))
	t := table{head: []string{"growth", "figures"}}
	for _, c := range curves {
		var figures []string
		for _, p := range c.points {
			figures = append(figures, fmt.Sprintf("%g: %s", p.X, number(p.Y)))
		}
		t.add(c.what+", by "+c.by+", "+c.unit, strings.Join(figures, ", "))
	}
	t.print(out)
	return draw(curves, file)
}

// rounded is a board with as many hexes, dealt to the six regions in turn along
// rows of nine.
func rounded(hexes int) *hexmap.Board {
	var b strings.Builder
	b.WriteString("board growth\nlayout pointy odd-r\n")
	for region, colour := range []string{"yellow", "red", "grey", "grey", "blue", "green"} {
		fmt.Fprintf(&b, "region %d %s\n", region+1, colour)
	}
	b.WriteString("grid\n")
	const columns = 9
	seen := [7]int{}
	for i := 0; i < hexes; i += columns {
		fmt.Fprintf(&b, "%c", 'a'+i/columns)
		for j := i; j < i+columns; j++ {
			if j >= hexes {
				b.WriteString(" --")
				continue
			}
			region := 1 + j*6/hexes
			seen[region]++
			fmt.Fprintf(&b, " %d%c", region, ".*o"[map[int]int{2: 1, 3: 2}[seen[region]]])
		}
		b.WriteString("\n")
	}
	b.WriteString("end\n")
	return hexmap.MustParseBoard(b.String())
}

func growthWithHexes(rounds int) []curve {
	apply := curve{what: "SteamRollers: Apply", by: "hexes", unit: "ns"}
	list := curve{what: "SteamRollers: AppendMoves", by: "hexes", unit: "ns a list"}
	for _, hexes := range []int{20, 30, 42, 54, 64} {
		steps := builderSteps([]steamrollers.Setup{{Players: 3, Board: rounded(hexes)}}, 4)
		a, l := costs(rounds, steps)
		apply.add(float64(hexes), a)
		list.add(float64(hexes), l)
	}
	return []curve{apply, list}
}

// growthOf is how the costs of a game grow with its players.
func growthOf[P family.Pointer[State, Move], State, Move comparable](rounds int, name string, least, most int, stepsFor func(players int) []played[State, Move]) []curve {
	apply := curve{what: name + ": Apply", by: "players", unit: "ns"}
	list := curve{what: name + ": AppendMoves", by: "players", unit: "ns a list"}
	for players := least; players <= most; players++ {
		a, l := costs[P](rounds, stepsFor(players))
		apply.add(float64(players), a)
		list.add(float64(players), l)
	}
	return []curve{apply, list}
}

func costs[P family.Pointer[State, Move], State, Move comparable](rounds int, steps []played[State, Move]) (apply, list float64) {
	a := applySubject[P]("apply", steps)
	l, _ := listSubject[P](steps)
	measure(rounds, a, l)
	return a.median(), l.median()
}

func growthWithLinks(rounds int) curve {
	c := curve{what: "all distances between six cities", by: "links", unit: "ns"}
	sets := make([]delivery.Distances, 0, 15)
	for links := 3; links <= 18; links += 3 {
		network := sixCities(rand.New(rand.NewPCG(uint64(links), 1)), links)
		s := again("all distances", func() { sets = delivery.AppendAllDistances(sets[:0], 6, network) })
		measure(rounds, s)
		c.add(float64(links), s.median())
	}
	return c
}

// draw plots the curves, each in units of its own first point: a panel for each thing
// that they grow with.
func draw(curves []curve, file string) error {
	panels := [][]*plot.Plot{{nil, nil}, {nil, nil}}
	for i, by := range []string{"hexes", "players", "links"} {
		p, err := panel(curves, by)
		if err != nil {
			return err
		}
		panels[i/2][i%2] = p
	}
	canvas := vgsvg.New(26*vg.Centimeter, 20*vg.Centimeter)
	tiles := plotdraw.Tiles{
		Rows: 2, Cols: 2, PadX: vg.Centimeter, PadY: vg.Centimeter,
		PadTop: vg.Centimeter / 2, PadBottom: vg.Centimeter / 2, PadLeft: vg.Centimeter / 2, PadRight: vg.Centimeter,
	}
	for i, row := range plot.Align(panels, tiles, plotdraw.New(canvas)) {
		for j := range row {
			if panels[i][j] != nil { // there are three
				panels[i][j].Draw(row[j])
			}
		}
	}
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	_, err = canvas.WriteTo(f)
	return errors.Join(err, f.Close())
}

// panel plots the curves that grow with something.
func panel(curves []curve, by string) (*plot.Plot, error) {
	p := plot.New()
	p.X.Label.Text = by
	p.Y.Label.Text = "times the first point"
	p.Legend.Top, p.Legend.Left = true, true
	highest := 1.0
	drawn := 0
	for _, c := range curves {
		if c.by != by {
			continue
		}
		scaled := make(plotter.XYs, len(c.points))
		for i, point := range c.points {
			scaled[i] = plotter.XY{X: point.X, Y: point.Y / c.points[0].Y}
			highest = max(highest, scaled[i].Y)
		}
		line, points, err := plotter.NewLinePoints(scaled)
		if err != nil {
			return nil, err
		}
		line.Color, points.Color = palette(drawn), palette(drawn)
		p.Add(line, points)
		p.Legend.Add(c.what, line)
		drawn++
	}
	const forLegend = 1.6 // of the height, so that the legend covers no curve
	p.Y.Min, p.Y.Max = 0, forLegend*highest
	return p, nil
}
