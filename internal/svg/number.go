package svg

import (
	"math"
	"strconv"
)

// Number is how numbers are written everywhere: with two decimals at most,
// which also hides what machines may differ in.
func Number(v float64) string {
	v = math.Round(v*100) / 100
	if v == 0 {
		return "0" // and never -0
	}
	return strconv.FormatFloat(v, 'f', -1, 64)
}
