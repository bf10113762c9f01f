package phrases

import "strings"

// Near returns those of several lines that differ from one by a slip. A slip is a letter
// too many, too few or another, two letters that have changed places, or the two sides of
// a hyphen swapped.
func Near(written string, lines []string) (near []string) {
	words := strings.Fields(written)
	for _, line := range lines {
		if line != written && isNear(words, strings.Fields(line)) {
			near = append(near, line)
		}
	}
	return near
}

func isNear(written, other []string) bool {
	if len(written) != len(other) {
		return distance(strings.Join(written, " "), strings.Join(other, " ")) == 1
	}
	slips := 0
	for i, word := range written {
		if word != other[i] {
			slips++
			if !swapsSides(word, other[i]) && distance(word, other[i]) > 1 {
				return false
			}
		}
	}
	return slips == 1
}

// swapsSides reports whether one word is the other with the sides of its hyphen
// exchanged: 2-1 for 1-2.
func swapsSides(word, other string) bool {
	before, after, found := strings.Cut(word, "-")
	return found && after+"-"+before == other
}

// distance is how many letters must be left out, put in, changed, or exchanged with
// their neighbour to make one word of another. Where one is too long to be compared it
// is all its bytes.
func distance(from, to string) int {
	if longest := max(len(from), len(to)); longest > mostCompared {
		return longest
	}
	a, b := []rune(from), []rune(to)
	rows := make([][]int, len(a)+1)
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
		rows[i][0] = i
	}
	for j := range rows[0] {
		rows[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		for j := 1; j <= len(b); j++ {
			change := 1
			if a[i-1] == b[j-1] {
				change = 0
			}
			rows[i][j] = min(rows[i-1][j]+1, rows[i][j-1]+1, rows[i-1][j-1]+change)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				rows[i][j] = min(rows[i][j], rows[i-2][j-2]+1)
			}
		}
	}
	return rows[len(a)][len(b)]
}

// nearest is the index of the one of several lines that takes the fewest letters to make
// of one, the first of those that are as good.
func nearest(written string, lines []string) (best int) {
	least := -1
	for i, line := range lines {
		if n := distance(written, line); least < 0 || n < least {
			best, least = i, n
		}
	}
	return best
}

// mostCompared is how many bytes a line or word has that is compared with others: they
// come from strangers and may be very long.
const mostCompared = 200
