package tournament

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/railhex/railhex/examples/lab/internal/balance"
	"github.com/railhex/railhex/examples/lab/internal/charts"
	"github.com/railhex/railhex/examples/lab/internal/games"
)

// A report is what is made of results.
type report interface {
	Add(games.Result)
	// Write prints the report and leaves files in the folder of results.
	Write(stdout io.Writer, folder string) error
}

func newReport(o options, plan *games.Plan) report {
	if o.balance {
		return balanceReport{balance.New(plan)}
	}
	return newStandings(plan, o.asks)
}

// balanceReport reports on the game itself.
type balanceReport struct{ *balance.Tally }

// Write prints tables and leaves the figures as JSON.
func (r balanceReport) Write(stdout io.Writer, folder string) error {
	report := r.Report()
	if err := writeJSON(folder, "balance.json", report); err != nil {
		return err
	}
	files, err := charts.DrawBalance(folder, report)
	if err != nil {
		return err
	}
	if err := report.Write(stdout); err != nil {
		return err
	}
	_, err = fmt.Fprintf(stdout, "\n%s has these figures, and %d charts\n", folder, len(files))
	return err
}

func writeJSON(folder, name string, v any) error {
	text, err := json.MarshalIndent(v, "", "\t")
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(folder, name), append(text, '\n'), 0o666)
}
