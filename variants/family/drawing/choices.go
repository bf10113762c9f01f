package drawing

import "fmt"

// Choices holds the moves that each part of a picture chooses, as texts by the name of the part.
type Choices map[string][]string

// Add adds a move that is made with parts.
func (c Choices) Add(m fmt.Stringer, parts ...string) {
	text := m.String()
	for _, part := range parts {
		c[part] = append(c[part], text)
	}
}

// one reports whether all parts choose the same move and no other.
func (c Choices) one() bool {
	first := ""
	for _, moves := range c {
		if len(moves) > 1 || first != "" && first != moves[0] {
			return false
		}
		first = moves[0]
	}
	return true
}

// of returns how many moves a part chooses, and the text of the move if it is a single one.
func (c Choices) of(part string) (moves int, only string) {
	chosen := c[part]
	if len(chosen) == 1 {
		only = chosen[0]
	}
	return len(chosen), only
}
