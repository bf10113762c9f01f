package hexmap

import (
	"strconv"
	"strings"
	"unicode"
)

// codeLength is the length of a code in letters.
const codeLength = 3

// Codes returns codes of three capital letters for the names of towns and cities, for
// narrow maps: by hex, "" where a hex has no name. No two hexes have the same code, and a
// map that is read anew has the same ones.
//
// The code of Albany is ALB, that of New York NYO. If several names would have the same,
// as Hartford and Harrisburg would, each takes its first letter and two others. Digits
// stand in where the letters of a name do not suffice.
func (m *Map) Codes() []string {
	codes := make([]string, m.Len())
	wanted := map[string]int{}
	for i := range codes {
		wanted[firstCode(m.NameOf(i))]++
	}
	taken := map[string]bool{}
	for i := range codes {
		if code := firstCode(m.NameOf(i)); code != "" && wanted[code] == 1 {
			codes[i], taken[code] = code, true
		}
	}
	for i := range codes {
		if name := m.NameOf(i); name != "" && codes[i] == "" {
			codes[i] = freeCode(name, func(code string) bool { return !taken[code] && wanted[code] == 0 })
			taken[codes[i]] = true
		}
	}
	return codes
}

// firstCode returns the code that a name has if no other wants it: its first three
// letters, or the first of it and two of its second word. It returns "" if there are not
// so many.
func firstCode(name string) string {
	words := strings.FieldsFunc(name, func(r rune) bool { return !isCodeLetter(r) })
	if len(words) > 1 {
		one, two := capitals(words[0]), capitals(words[1])
		if len(two) >= codeLength-1 {
			return string(one[0]) + string(two[:codeLength-1])
		}
	}
	if letters := capitals(name); len(letters) >= codeLength {
		return string(letters[:codeLength])
	}
	return ""
}

// freeCode returns the first code of a name that is free: its first letter with two
// later ones, or with a number.
func freeCode(name string, free func(code string) bool) string {
	letters := capitals(name)
	for i := 1; i < len(letters); i++ {
		for j := i + 1; j < len(letters); j++ {
			if code := string([]rune{letters[0], letters[i], letters[j]}); free(code) {
				return code
			}
		}
	}
	firsts := capitals("ABCDEFGHIJKLMNOPQRSTUVWXYZ") // many more codes than there are hexes on a map
	for _, first := range append(letters[:min(1, len(letters))], firsts...) {
		for n := range base * base {
			digits := strings.ToUpper(strconv.FormatInt(int64(base*base+n), base)[1:])
			if code := string(first) + digits; n > 0 && free(code) {
				return code
			}
		}
	}
	panic("hexmap: more names than codes")
}

// base is that of the numbers in codes.
const base = 36

// capitals returns the letters and digits of a name as capitals.
func capitals(name string) (letters []rune) {
	for _, r := range name {
		if isCodeLetter(r) {
			letters = append(letters, unicode.ToUpper(r))
		}
	}
	return letters
}

func isCodeLetter(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
