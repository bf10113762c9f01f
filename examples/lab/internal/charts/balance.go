package charts

import (
	"fmt"

	"gonum.org/v1/plot"

	"github.com/railhex/railhex/examples/lab/internal/balance"
	"github.com/railhex/railhex/examples/lab/internal/things"
)

// DrawBalance draws all charts of a report on a game into files of a folder, and returns
// their names. The charts show how long games take, who wins from which seat, and how often
// things are in use.
func DrawBalance(folder string, r balance.Report) ([]string, error) {
	if r.Games == 0 {
		return nil, nil
	}
	charts := []drawn{
		{"lengths", func() (*plot.Plot, error) { return histogram(r.Rounds) }},
		{"seats", func() (*plot.Plot, error) { return seatsOf(r) }},
	}
	for _, table := range r.Things {
		if bars := usesOf(table); len(bars) > 0 {
			charts = append(charts, drawn{table.Name, func() (*plot.Plot, error) { return percentages("In use: "+table.Name, bars, nil) }})
		}
	}
	return save(folder, charts)
}

// seatsOf are the victories of each seat, by the number of players, and even shares.
func seatsOf(r balance.Report) (*plot.Plot, error) {
	var bars []bar
	var even []float64
	for _, table := range r.Tables {
		for i, share := range table.Shares {
			name := fmt.Sprintf("%d of %d", i+1, table.Players)
			if table.Kind != "–" {
				name += "\n" + table.Kind
			}
			bars, even = append(bars, bar{name, share}), append(even, 1/float64(table.Players))
		}
	}
	return percentages("Victories by seat", bars, even)
}

// usesOf are how often the things of a table are in use.
func usesOf(table things.Table) (bars []bar) {
	for _, row := range table.Rows {
		if row.Use.N > 0 {
			bars = append(bars, bar{row.Name, row.Use})
		}
	}
	return bars
}
