package drawing

import "fmt"

// Choices are the moves that each part of a picture chooses, by the part's name.
type Choices[M fmt.Stringer] map[string][]M

// Add says that a move is made with parts.
func (c Choices[M]) Add(m M, parts ...string) {
	for _, part := range parts {
		c[part] = append(c[part], m)
	}
}

// Of is how many moves choose a part, and the text of the move if there is but
// one.
func (c Choices[M]) Of(part string) (moves int, only string) {
	chosen := c[part]
	if len(chosen) == 1 {
		only = chosen[0].String()
	}
	return len(chosen), only
}
