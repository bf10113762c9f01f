package conformance

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/track"
)

// kindOf returns the kind of a move, which is the words of its text in small letters
// alone, and its other words.
func kindOf(text string) (kind string, parameters []string) {
	var words []string
	for i, word := range strings.Fields(text) {
		if i == 0 || strings.Trim(word, "abcdefghijklmnopqrstuvwxyz") == "" && len(word) > 1 {
			words = append(words, word)
		} else {
			parameters = append(parameters, word)
		}
	}
	return strings.Join(words, " "), parameters
}

// mostNumber is the greatest number that shapes tell from others.
const mostNumber = 12

// shapes returns what a move shows of what it could: its kind by itself, and with each of
// its parameters that a rule may speak of. That is a letter (the colour of a good), a small
// number, how many words (links, payments) and different seats there are, and the tracks of
// a tile, in any rotation. Hexes are not parameters, because the rules treat all places alike.
//
//	move R c4 NE E   is of   move / move R / move, 4 words
//	ship E b5 P3 P4  is of   ship / ship E / ship, 4 words / ship, 2 seats
//	build c5 NE-W    is of   build / build, 2 words / build E-SW
func shapes(text string) []string {
	kind, parameters := kindOf(text)
	all := []string{kind, fmt.Sprintf("%s, %d words", kind, len(parameters))}
	var seats []string
	for i, word := range parameters {
		number, err := strconv.Atoi(word)
		switch tile, noTile := track.ParseTile(word); {
		case i < 2 && len(word) == 1 && word >= "A" && word <= "Z":
			all = append(all, kind+" "+word)
		case err == nil && number <= mostNumber:
			all = append(all, fmt.Sprintf("%s, number %d is %s", kind, i, word))
		case len(word) == 2 && word[0] == 'P':
			seats = append(seats, word)
		case i < 2 && noTile == nil:
			all = append(all, kind+" "+tile.Face().String())
		}
	}
	if len(seats) > 0 {
		all = append(all, fmt.Sprintf("%s, %d seats", kind, len(slices.Compact(slices.Sorted(slices.Values(seats))))))
	}
	return all
}
