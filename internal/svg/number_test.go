package svg_test

import (
	"testing"

	"github.com/railhex/railhex/internal/svg"
)

func TestNumbersHaveTwoDecimals(t *testing.T) {
	for v, want := range map[float64]string{
		0: "0", -0.001: "0", 1: "1", -1.5: "-1.5", 34.6410161: "34.64", 0.005: "0.01", 1234567.891: "1234567.89", 1e7: "10000000",
	} {
		if got := svg.Number(v); got != want {
			t.Errorf("Number(%v) is %q, want %q", v, got, want)
		}
	}
}
