package report

import (
	"path/filepath"
	"slices"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/plotutil"
	"gonum.org/v1/plot/vg"
)

const (
	width  = 14 * vg.Centimeter
	height = 9 * vg.Centimeter
	column = 0.6 * vg.Centimeter // of a bar with a short name below it
)

// draw draws the charts of tables into files of a folder, as SVG, and counts them.
func draw(folder string, tables []Table) (charts int, err error) {
	for _, t := range tables {
		var bars []row
		for _, r := range t.Rows {
			if r.bar.N > 0 {
				bars = append(bars, r)
			}
		}
		if t.Chart == "" || bars == nil {
			continue
		}
		room := column
		if slices.ContainsFunc(bars, func(r row) bool { return len(r.name) > 3 }) {
			room = 3 * column
		}
		p, err := chart(t, bars, 0.6*room)
		if err == nil {
			err = p.Save(max(width, vg.Length(len(bars))*room), height, filepath.Join(folder, t.Name+".svg"))
		}
		if err != nil {
			return charts, err
		}
		charts++
	}
	return charts, nil
}

// chart draws bars with their intervals, and across each bar what it would be if it made no difference.
func chart(t Table, rows []row, thick vg.Length) (*plot.Plot, error) {
	scale := 1.0
	if t.Unit == "%" {
		scale = 100
	}
	p := plot.New()
	p.Title.Text, p.Y.Label.Text = t.Chart, t.Unit
	var names []string
	var values plotter.Values
	var ranges struct {
		plotter.XYs
		plotter.YErrors
	}
	for i, r := range rows {
		names, values = append(names, r.name), append(values, scale*r.bar.Value)
		ranges.XYs = append(ranges.XYs, plotter.XY{X: float64(i), Y: scale * r.bar.Value})
		ranges.YErrors = append(ranges.YErrors, struct{ Low, High float64 }{scale * (r.bar.Value - r.bar.Low), scale * (r.bar.High - r.bar.Value)})
		if r.even == 0 {
			continue
		}
		line, err := plotter.NewLine(plotter.XYs{{X: float64(i) - 0.5, Y: scale * r.even}, {X: float64(i) + 0.5, Y: scale * r.even}})
		if err != nil {
			return nil, err
		}
		line.Dashes = plotutil.Dashes(1)
		p.Add(line)
	}
	bars, err := plotter.NewBarChart(values, thick)
	if err != nil {
		return nil, err
	}
	bars.Color = plotutil.Color(2)
	errs, err := plotter.NewYErrorBars(ranges)
	if err != nil {
		return nil, err
	}
	p.Add(bars, errs)
	p.NominalX(names...)
	p.X.Min, p.X.Max = -0.5, float64(len(names))-0.5
	return p, nil
}
