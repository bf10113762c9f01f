package parse

import (
	"strconv"
	"strings"
)

// Natural reads a whole number from 0 to most, without sign or leading zeros.
func Natural(text string, most int) (n int, ok bool) {
	if !isNatural(text) {
		return 0, false
	}
	for i := range len(text) {
		digit := int(text[i] - '0')
		if n > (most-digit)/10 {
			return 0, false
		}
		n = 10*n + digit
	}
	return n, n <= most
}

// Clamped reads a whole number of any length, without sign or leading zeros; one
// above most is read as most.
func Clamped(text string, most int) (int, bool) {
	n, err := strconv.Atoi(text)
	if err != nil {
		n = most
	}
	return min(n, most), isNatural(text)
}

func isNatural(text string) bool {
	return text != "" && (text[0] != '0' || text == "0") && leadingDigits(text) == len(text)
}

// leadingDigits returns the number of digits with which a text begins.
func leadingDigits(text string) int {
	n := 0
	for n < len(text) && '0' <= text[n] && text[n] <= '9' {
		n++
	}
	return n
}

// Integer reads a whole number from -most to most, with a sign only if it is
// below 0, and without leading zeros.
func Integer(text string, most int) (int, bool) {
	digits, negative := strings.CutPrefix(text, "-")
	n, ok := Natural(digits, most)
	if negative {
		return -n, ok && n > 0
	}
	return n, ok
}
