package steamrollers_test

import (
	"testing"

	"github.com/railhex/railhex/internal/reports"
	"github.com/railhex/railhex/steamrollers"
)

// TestRecordsHaveTheirReports replays records of a program that shares nothing with the
// package, and compares all reports.
func TestRecordsHaveTheirReports(t *testing.T) {
	reports.Compare(t, "testdata/records", steamrollers.OpenRecord, func(s *steamrollers.State) []byte { return s.AppendReport(nil) })
}
