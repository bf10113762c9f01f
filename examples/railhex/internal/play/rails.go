package play

import (
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// arms is where track of a hex goes to an edge, in a picture of three lines.
var arms = [hexmap.NumDirections]struct {
	line, column int
	text         string
}{
	hexmap.East:      {1, 3, "--"},
	hexmap.NorthEast: {0, 3, "/"},
	hexmap.NorthWest: {0, 1, "\\"},
	hexmap.West:      {1, 0, "--"},
	hexmap.SouthWest: {2, 1, "/"},
	hexmap.SouthEast: {2, 3, "\\"},
}

// railsWidth is how wide such a picture is.
const railsWidth = 5

// laying are the words with which moves begin that lay track.
var laying = []string{"build", "power", "replace", "upgrade", "redirect"}

// railsOf draws the track of a move, if it has some: E-W, or the exits of a town.
func railsOf(move string) (lines [3]string, ok bool) {
	words := strings.Fields(move)
	if len(words) == 0 || !slices.Contains(laying, words[0]) {
		return lines, false
	}
	tile, err := track.ParseTile(words[len(words)-1])
	if err != nil {
		return lines, false
	}
	var picture [3][]byte
	for i := range picture {
		picture[i] = []byte(strings.Repeat(" ", railsWidth))
	}
	picture[1][2] = '+'
	for way := range strings.FieldsFuncSeq(tile.String(), func(c rune) bool { return c == '-' || c == '+' }) {
		edge, err := hexmap.ParseDirection(way)
		if err != nil {
			return lines, false
		}
		arm := arms[edge]
		copy(picture[arm.line][arm.column:], arm.text)
	}
	for i := range picture {
		lines[i] = string(picture[i])
	}
	return lines, true
}
