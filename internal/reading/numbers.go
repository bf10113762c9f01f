package reading

import (
	"strconv"
	"strings"
)

// Natural reads a whole number from 0 to most, without sign or leading zeros.
func Natural(text string, most int) (int, bool) {
	n, err := strconv.Atoi(text)
	return n, err == nil && isNatural(text) && n <= most
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
	return text != "" && (text[0] != '0' || text == "0") && strings.Trim(text, "0123456789") == ""
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
