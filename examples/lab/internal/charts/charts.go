package charts

import (
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strconv"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/plotutil"
	"gonum.org/v1/plot/vg"

	"github.com/railhex/railhex/examples/lab/internal/figures"
	"github.com/railhex/railhex/examples/lab/internal/tally"
	"github.com/railhex/railhex/examples/lab/internal/things"
)

// Draw draws all charts of a summary into files of a folder, and names them.
func Draw(folder string, s tally.Summary) ([]string, error) {
	if s.Games == 0 {
		return nil, nil
	}
	type chart struct {
		name string
		draw func(tally.Summary) (*plot.Plot, error)
	}
	charts := []chart{{"victories", victories}, {"scores", scores}, {"seats", seats}, {"lengths", lengths}}
	for _, table := range s.Things {
		if table.Chart != "" {
			charts = append(charts, chart{table.Name, func(s tally.Summary) (*plot.Plot, error) { return takers(s, table) }})
		}
	}
	if len(s.Actions) > 0 {
		charts = append(charts, chart{"actions", whatWon})
	}
	var all []drawn
	for _, c := range charts {
		all = append(all, drawn{c.name, func() (*plot.Plot, error) { return c.draw(s) }})
	}
	return save(folder, all)
}

// A drawn is a chart by the name of its file.
type drawn struct {
	name string
	draw func() (*plot.Plot, error)
}

// save draws charts into files of a folder, and names them.
func save(folder string, charts []drawn) (names []string, err error) {
	var faults []error
	for _, c := range charts {
		p, err := c.draw()
		if err == nil {
			name := filepath.Join(folder, c.name+".svg")
			names = append(names, name)
			err = p.Save(max(width, vg.Length(ticks(p))*column), height, name)
		}
		if err != nil {
			faults = append(faults, fmt.Errorf("chart %s: %w", c.name, err))
		}
	}
	return names, errors.Join(faults...)
}

const (
	width  = 14 * vg.Centimeter
	height = 9 * vg.Centimeter
	column = 1.6 * vg.Centimeter // the width that a name below a bar needs
)

// ticks is the number of names below a chart.
func ticks(p *plot.Plot) int {
	if names, ok := p.X.Tick.Marker.(plot.ConstantTicks); ok {
		return len(names)
	}
	return 0
}

func victories(s tally.Summary) (*plot.Plot, error) {
	var bars []bar
	for _, e := range s.Entrants {
		bars = append(bars, bar{e.Name, e.Victories})
	}
	return percentages("Victories", bars, nil)
}

func seats(s tally.Summary) (*plot.Plot, error) {
	var bars []bar
	var even []float64
	for setup, seats := range s.Seats {
		for seat, share := range seats {
			name := fmt.Sprintf("seat %d", seat+1)
			if len(s.Seats) > 1 {
				name = fmt.Sprintf("%d/%d", setup+1, seat+1)
			}
			bars = append(bars, bar{name, share})
			even = append(even, 1/float64(len(seats)))
		}
	}
	return percentages("Victories by seat", bars, even)
}

// takers are the victories of seats that had to do with things.
func takers(s tally.Summary, table things.Table) (*plot.Plot, error) {
	var bars []bar
	var even []float64
	players := 0
	for _, seats := range s.Seats {
		players += len(seats)
	}
	for _, row := range table.Rows {
		if row.Victories.N > 0 {
			bars = append(bars, bar{row.Name, row.Victories})
			even = append(even, float64(len(s.Seats))/float64(players))
		}
	}
	return percentages(table.Chart, bars, even)
}

func scores(s tally.Summary) (*plot.Plot, error) {
	p := plot.New()
	p.Title.Text = "Points"
	var names []string
	for i, e := range s.Entrants {
		names = append(names, e.Name)
		if len(e.Totals) == 0 {
			continue
		}
		var values plotter.Values
		for _, points := range e.Totals {
			values = append(values, float64(points))
		}
		box, err := plotter.NewBoxPlot(vg.Points(30), float64(i), values)
		if err != nil {
			return nil, err
		}
		box.FillColor = plotutil.Color(2)
		p.Add(box)
	}
	nameBars(p, names)
	return p, nil
}

func lengths(s tally.Summary) (*plot.Plot, error) { return histogram(s.Rounds) }

// histogram draws how many games had how many rounds.
func histogram(games map[int]int) (*plot.Plot, error) {
	p := plot.New()
	p.Title.Text = "Length of games"
	p.X.Label.Text = "rounds"
	p.Y.Label.Text = "games"
	rounds := slices.Sorted(maps.Keys(games))
	var bins plotter.XYs
	for n := rounds[0]; n <= rounds[len(rounds)-1]; n++ {
		bins = append(bins, plotter.XY{X: float64(n), Y: float64(games[n])})
	}
	bars, err := plotter.NewHistogram(bins, len(bins))
	if err != nil {
		return nil, err
	}
	bars.FillColor = plotutil.Color(2)
	p.Add(bars)
	return p, nil
}

func whatWon(s tally.Summary) (*plot.Plot, error) {
	p := plot.New()
	p.Title.Text = "What winners do"
	p.Y.Label.Text = "times in a game"
	p.Legend.Top = true
	const thick = 0.8 * vg.Centimeter
	for i, side := range []struct {
		name string
		mean []figures.Estimate
	}{{"winners", s.Winners}, {"others", s.Others}} {
		var values plotter.Values
		for _, e := range side.mean {
			values = append(values, e.Value)
		}
		bars, err := plotter.NewBarChart(values, thick)
		if err != nil {
			return nil, err
		}
		bars.Color = plotutil.Color(2 - 2*i)
		bars.Offset = thick * vg.Length(2*i-1) / 2
		p.Add(bars)
		p.Legend.Add(side.name, bars)
	}
	nameBars(p, s.Actions)
	return p, nil
}

// nameBars writes names below what stands at 0, 1, 2 …, with room on both sides.
func nameBars(p *plot.Plot, names []string) {
	p.NominalX(names...)
	p.X.Min, p.X.Max = -0.5, float64(len(names))-0.5
	p.Y.Tick.Marker = shortTicks{}
}

// shortTicks are the usual ticks, with no more decimals than their numbers need.
type shortTicks struct{ plot.DefaultTicks }

// Ticks implements plot.Ticker.
func (t shortTicks) Ticks(low, high float64) []plot.Tick {
	all := t.DefaultTicks.Ticks(low, high)
	for i := range all {
		if all[i].Label != "" {
			all[i].Label = strconv.FormatFloat(all[i].Value, 'f', -1, 64)
		}
	}
	return all
}

// A bar is a share with a name below it.
type bar struct {
	name  string
	share figures.Estimate
}

// percentages draws shares as bars with their intervals, and across each bar
// what the share would be if it made no difference.
func percentages(title string, bars []bar, even []float64) (*plot.Plot, error) {
	p := plot.New()
	p.Title.Text = title
	p.Y.Label.Text = "%"
	p.Y.Min = 0
	if len(bars) == 0 {
		return p, nil
	}
	var (
		names  []string
		values plotter.Values
		ranges intervals
	)
	for i, b := range bars {
		names = append(names, b.name)
		values = append(values, 100*b.share.Value)
		ranges.XYs = append(ranges.XYs, plotter.XY{X: float64(i), Y: 100 * b.share.Value})
		ranges.YErrors = append(ranges.YErrors, struct{ Low, High float64 }{
			100 * (b.share.Value - b.share.Low), 100 * (b.share.High - b.share.Value),
		})
	}
	chart, err := plotter.NewBarChart(values, vg.Centimeter)
	if err != nil {
		return nil, err
	}
	chart.Color = plotutil.Color(2)
	errs, err := plotter.NewYErrorBars(ranges)
	if err != nil {
		return nil, err
	}
	p.Add(chart, errs)
	for i, share := range even {
		line, err := plotter.NewLine(plotter.XYs{{X: float64(i) - 0.5, Y: 100 * share}, {X: float64(i) + 0.5, Y: 100 * share}})
		if err != nil {
			return nil, err
		}
		line.Dashes = plotutil.Dashes(1)
		p.Add(line)
	}
	nameBars(p, names)
	return p, nil
}

type intervals struct {
	plotter.XYs
	plotter.YErrors
}
