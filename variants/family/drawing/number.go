package drawing

import (
	"math"
	"strconv"
)

// Number returns v as pictures write it, with at most two decimals. Rounding also hides
// the differences between machines.
func Number(v float64) string {
	var room [24]byte
	return string(appendNumber(room[:0], v))
}

// appendNumber appends v as Number returns it. A picture has thousands of numbers, and
// counting hundredths is several times as fast as printing a float exactly.
func appendNumber(dst []byte, v float64) []byte {
	hundredths := math.Round(v * 100)
	if !(math.Abs(hundredths) < 1e11) { // larger than any picture, or not a number
		return strconv.AppendFloat(dst, hundredths/100, 'f', -1, 64)
	}
	n := int64(hundredths)
	if n < 0 {
		dst, n = append(dst, '-'), -n
	}
	switch whole := n / 100; {
	case whole < 10:
		dst = append(dst, '0'+byte(whole))
	case whole < 100:
		dst = append(dst, '0'+byte(whole/10), '0'+byte(whole%10))
	case whole < 1000: // as most are
		dst = append(dst, '0'+byte(whole/100), '0'+byte(whole/10%10), '0'+byte(whole%10))
	default:
		dst = strconv.AppendInt(dst, whole, 10)
	}
	switch tenths, last := byte(n/10%10), byte(n%10); {
	case last != 0:
		dst = append(dst, '.', '0'+tenths, '0'+last)
	case tenths != 0:
		dst = append(dst, '.', '0'+tenths)
	}
	return dst
}
