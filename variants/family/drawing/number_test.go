package drawing_test

import (
	"math"
	"strconv"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants/family/drawing"
)

func TestNumbersHaveTwoDecimals(t *testing.T) {
	for v, want := range map[float64]string{
		0: "0", -0.001: "0", 1: "1", -1.5: "-1.5", 34.6410161: "34.64", 0.005: "0.01", 1234567.891: "1234567.89", 1e7: "10000000",
	} {
		if got := drawing.Number(v); got != want {
			t.Errorf("Number(%v) is %q, want %q", v, got, want)
		}
	}
}

func TestNumbersAreThoseOfStrconv(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		v := rapid.OneOf(
			rapid.Float64(), rapid.Float64Range(-2000, 2000),
			rapid.Map(rapid.IntRange(-1e9, 1e9), func(n int) float64 { return float64(n) / 1000 }),
		).Draw(t, "number")
		want := strconv.FormatFloat(math.Round(v*100)/100, 'f', -1, 64)
		if want == "-0" {
			want = "0"
		}
		if got := drawing.Number(v); got != want {
			t.Fatalf("%v is %q, want %q", v, got, want)
		}
	})
}
