package drawing

import "fmt"

// A Chooser knows which parts of a picture moves can be chosen by. [Choices] is one.
type Chooser interface {
	// Of returns how many moves a part chooses, and the text of the move if it is a
	// single one.
	Of(part string) (moves int, only string)
	// Len returns how many parts choose a move.
	Len() int
	// One reports whether all parts choose the same move and no other.
	One() bool
}

// Choices holds the moves that each part of a picture chooses, by the name of the part.
type Choices[M fmt.Stringer] map[string][]M

// Add adds a move that is made with parts.
func (c Choices[M]) Add(m M, parts ...string) {
	for _, part := range parts {
		c[part] = append(c[part], m)
	}
}

// Len returns how many parts choose a move.
func (c Choices[M]) Len() int { return len(c) }

// One reports whether all parts choose the same move and no other.
func (c Choices[M]) One() bool {
	first, only := "", true
	for _, moves := range c {
		text := moves[0].String()
		only = only && len(moves) == 1 && (first == "" || first == text)
		first = text
	}
	return only
}

// Of returns how many moves a part chooses, and the text of the move if it is a single
// one.
func (c Choices[M]) Of(part string) (moves int, only string) {
	chosen := c[part]
	if len(chosen) == 1 {
		only = chosen[0].String()
	}
	return len(chosen), only
}
