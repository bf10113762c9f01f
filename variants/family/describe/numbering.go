package describe

import (
	"fmt"
	"iter"
	"slices"
)

// A Factor is one choice of a move, such as its hex or its track. Its digits go from 0 to
// Count-1. Digit d stands for the word Values[d] or, without Values, for the number
// From+d.
type Factor struct {
	Name   string   `json:"name"`
	From   int      `json:"from"`
	Count  int      `json:"count"`
	Values []string `json:"values,omitempty"`
}

// WordFactor returns a Factor with a digit for each word.
func WordFactor(name string, values ...string) Factor {
	return Factor{Name: name, Count: len(values), Values: values}
}

// WordFactorOf returns a Factor with a digit for each value, as in
// WordFactorOf("track", track.Tracks()).
func WordFactorOf[T fmt.Stringer](name string, values iter.Seq[T]) Factor {
	var words []string
	for value := range values {
		words = append(words, value.String())
	}
	return WordFactor(name, words...)
}

// One returns the digit 1 if a condition holds and 0 if it does not.
func One(holds bool) int {
	if holds {
		return 1
	}
	return 0
}

// A Block holds the numbers of one kind of move: one for each combination of the digits
// of its factors, where the last digit counts fastest. From is the first number. A kind
// with more than 2^53 moves has no numbers, only factors, and From is -1.
type Block struct {
	Kind    string   `json:"kind"`
	From    int      `json:"from"`
	Factors []Factor `json:"factors"`
}

// mostNumbers is how many whole numbers a float64 can tell apart, the only kind of number
// that JavaScript has.
const mostNumbers = 1 << 53

// size is how many numbers the block has, 0 if it has too many moves for numbers.
func (b Block) size() int {
	n := 1
	for _, f := range b.Factors {
		if n > mostNumbers/f.Count {
			return 0
		}
		n *= f.Count
	}
	return n
}

// A Numbering gives each move of a game a number and factors. The factors of a move are
// its block, by its place, and a digit for each Factor of the block.
//
// With the blocks pass (no factors) and build (64 hexes, 15 tracks), number 0 is to pass.
// Number 1 + 15*hex + track is the build with the factors 1, hex, track.
type Numbering struct {
	blocks []Block
	total  int
}

// NewNumbering returns a Numbering of blocks, one after the other.
func NewNumbering(blocks ...Block) *Numbering {
	n := &Numbering{blocks: slices.Clone(blocks)}
	for i := range n.blocks {
		b := &n.blocks[i]
		if b.Factors == nil {
			b.Factors = []Factor{} // a list in JSON, too
		}
		b.From = -1
		if size := b.size(); size > 0 {
			b.From = n.total
			n.total += size
		}
	}
	return n
}

// Len returns how many numbers there are, one more than the highest.
func (n *Numbering) Len() int { return n.total }

// Of returns the number of a move with these factors. It returns -1 for factors that are
// not valid or have no number.
func (n *Numbering) Of(factors ...int) int {
	if !n.valid(factors...) || n.blocks[factors[0]].From < 0 {
		return -1
	}
	b := &n.blocks[factors[0]]
	number := 0
	for i, digit := range factors[1:] {
		number = number*b.Factors[i].Count + digit
	}
	return b.From + number
}

// valid reports whether factors name a block and have a digit in range for each Factor of
// it.
func (n *Numbering) valid(factors ...int) bool {
	if len(factors) == 0 || factors[0] < 0 || factors[0] >= len(n.blocks) {
		return false
	}
	b := &n.blocks[factors[0]]
	if len(factors)-1 != len(b.Factors) {
		return false
	}
	for i, digit := range factors[1:] {
		if digit < 0 || digit >= b.Factors[i].Count {
			return false
		}
	}
	return true
}

// A Coded is the [Block] of a kind of moves with the digits of such a move.
type Coded[State, Move any, K comparable] struct {
	kind   K
	block  Block
	digits func(dst []int, s *State, m Move) []int
}

// Digits returns a block with a name. Append appends a digit for each factor, or none where the
// move has no number; it may be nil if there are no factors.
func Digits[State, Move any, K comparable](kind K, name string, appends func(dst []int, s *State, m Move) []int, factors ...Factor) Coded[State, Move, K] {
	return Coded[State, Move, K]{kind, Block{Kind: name, Factors: factors}, appends}
}

// Number returns a Numbering of moves whose kind a function returns, and the function that
// appends the factors of a move, for [Arrays]. A kind without a block has no numbers.
func Number[State, Move any, K comparable](kind func(Move) K, coded ...Coded[State, Move, K]) (*Numbering, func(dst []int, s *State, m Move) []int) {
	blocks := make([]Block, len(coded))
	for i, one := range coded {
		blocks[i] = one.block
	}
	return NewNumbering(blocks...), func(dst []int, s *State, m Move) []int {
		of := kind(m)
		for i := range coded {
			if coded[i].kind != of {
				continue
			}
			one, before := &coded[i], len(dst)
			dst = append(dst, i)
			if one.digits != nil {
				dst = one.digits(dst, s, m)
			}
			if len(dst) == before+1 && len(one.block.Factors) > 0 {
				return dst[:before]
			}
			return dst
		}
		return dst
	}
}
