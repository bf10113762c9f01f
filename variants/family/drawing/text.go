package drawing

import "strconv"

// Ems returns an estimate of the width of a text, in units of its font size.
func Ems(text string) (width float64) {
	for _, r := range text {
		switch {
		case r >= 0x1100:
			width++
		case r < 'a':
			width += 0.72
		default:
			width += 0.6
		}
	}
	return width
}

// Fit returns a word and the font size at which it fits a width: at most size, and less
// if it must be. A word that would have to be smaller than least is cut off.
func Fit(word string, width, size, least float64) (string, float64) {
	if wide := Ems(word); wide*size <= width {
		return word, size
	} else if wide*least <= width {
		return word, width / wide
	}
	letters := []rune(word)
	for len(letters) > 1 && Ems(string(letters)+"…")*least > width {
		letters = letters[:len(letters)-1]
	}
	return string(letters) + "…", least
}

// Minus returns n with a minus sign, not a hyphen, if it is negative.
func Minus(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// Signed returns n with its sign, as bonuses are printed: +2, −1, 0.
func Signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return Minus(n)
}
