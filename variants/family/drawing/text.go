package drawing

// Ems is about how wide a text is, in units of its size.
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

// Fit is a size of text at which a word takes no more than a room, no larger than
// the size given, and the word, cut off where it would have to be smaller than the
// least.
func Fit(word string, room, size, least float64) (string, float64) {
	if wide := Ems(word); wide*size <= room {
		return word, size
	} else if wide*least <= room {
		return word, room / wide
	}
	letters := []rune(word)
	for len(letters) > 1 && Ems(string(letters)+"…")*least > room {
		letters = letters[:len(letters)-1]
	}
	return string(letters) + "…", least
}

// Called is the name of a player, that of seat 1 being the first of the names. It
// reports false where the seat has none.
func Called(names []string, seat int) (string, bool) {
	if seat < 1 || seat > len(names) || names[seat-1] == "" {
		return "", false
	}
	return names[seat-1], true
}
