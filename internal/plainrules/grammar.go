package plainrules

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// form is what a well-formed move looks like, whatever the state. A hex is
// written with a column of at most three digits; a number that is not a
// distance or a place in a line is 1 to 6.
var form = regexp.MustCompile(`^(?:` + strings.Join([]string{
	`goods(?: [YRGBEK]+)+`,
	`sides(?: [ab]){6}`,
	`orders(?: [ab]){6}`,
	`wall [1-6]`,
	`influence(?: [1-6])+`,
	`power engine [1-6]`,
	`power rail ` + hexForm + ` ` + trackForm(),
	`power points`,
	`power tile [1-6]`,
	`power goods`,
	`draw [YRGBEK]`,
	`place [1-6]`,
	`roll(?: [1-6])+ ` + blackForm(),
	`draft [1-6]`,
	`steal`,
	`decline`,
	`use 1 [1-6]`,
	`use 2(?: [1-6])?`,
	`use 5 (?:\+1|-1|flip|reroll)`,
	`reroll [1-6]`,
	`build ` + hexForm + ` ` + trackForm(),
	`improve`,
	`deliver [YRGBEK](?:@[1-9][0-9]*)? [1-6]-[1-6] (?:0|[1-9][0-9]*)(?: own)?(?: dest)?(?: \+[12])?(?: unlimited)?`,
	`take`,
	`pass`,
	`fulfil [1-6] [YRGBEK]+`,
	`end`,
}, `|`) + `)$`)

const hexForm = `[a-z][1-9][0-9]{0,2}`

// trackForm is two different edges, in either order.
func trackForm() string {
	var tracks []string
	for _, a := range edges {
		for _, b := range edges {
			if a != b {
				tracks = append(tracks, a+"-"+b)
			}
		}
	}
	return `(?:` + strings.Join(tracks, `|`) + `)`
}

// blackForm is two different types of track, in either order (DIE-1).
func blackForm() string {
	var pairs []string
	for _, a := range trackTypes {
		for _, b := range trackTypes {
			if a != b {
				pairs = append(pairs, a+"/"+b)
			}
		}
	}
	return `(?:` + strings.Join(pairs, `|`) + `)`
}

func wellFormed(words []string) bool {
	return form.MatchString(strings.Join(words, " "))
}

// number reads a number that the form of the move has promised. One too long
// for an int is cut to the largest int: no distance and no line is that long.
func number(word string) int {
	n, _ := strconv.Atoi(word)
	return n
}

// numbered is "word 1" to "word 6".
func numbered(word string) []string {
	var moves []string
	for n := 1; n <= 6; n++ {
		moves = append(moves, fmt.Sprint(word, " ", n))
	}
	return moves
}
