package drawing

import (
	"math"
	"strconv"
)

// Number is how numbers are written everywhere: with two decimals at most,
// which also hides what machines may differ in.
func Number(v float64) string {
	var room [24]byte
	return string(appendNumber(room[:0], v))
}

// appendNumber appends what Number prints. A picture has thousands of them: to count
// hundredths is several times as fast as to print a float exactly.
func appendNumber(dst []byte, v float64) []byte {
	hundredths := math.Round(v * 100)
	if !(math.Abs(hundredths) < 1e11) { // larger than any picture, or no number
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
