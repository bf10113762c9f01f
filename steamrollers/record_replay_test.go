package steamrollers_test

import (
	"testing"

	"github.com/railhex/railhex/internal/reports"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
)

// TestRecordsHaveTheirReports replays records of a program that shares nothing with the
// package, and compares all reports.
func TestRecordsHaveTheirReports(t *testing.T) {
	reports.Compare(
		t, "testdata/records", steamrollers.OpenRecord,
		func(r *steamrollers.Replay) steamrollers.Report {
			return r.State().WithMoves(steamrollers.ReportOf(r))
		},
		func(failed *family.ErrorReport) steamrollers.Report {
			var none steamrollers.State
			report := none.WithMoves(none.Report())
			report.Error = failed
			return report
		},
	)
}
