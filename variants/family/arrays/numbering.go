package arrays

import (
	"fmt"
	"iter"
	"slices"
	"strings"
)

// A Factor is one choice that a move leaves: which hex, which track. Its digits
// count from 0 to Count-1, and digit d stands for the number From+d, or for the word
// Values[d] where there are words. An empty word stands for what is not said.
type Factor struct {
	Name   string   `json:"name"`
	From   int      `json:"from"`
	Count  int      `json:"count"`
	Values []string `json:"values,omitempty"`
}

// Words is a Factor of words.
func Words(name string, values ...string) Factor {
	return Factor{Name: name, Count: len(values), Values: values}
}

// WordsOf is a Factor of the words of values, as in WordsOf("track", track.Tracks()).
func WordsOf[T fmt.Stringer](name string, values iter.Seq[T]) Factor {
	var words []string
	for value := range values {
		words = append(words, value.String())
	}
	return Words(name, words...)
}

// One is the digit of what holds or does not: 1 or 0.
func One(holds bool) int {
	if holds {
		return 1
	}
	return 0
}

// A Block is the numbers of one kind of move, one for each combination of the
// digits of its factors, the last of them counting fastest. From is the first of
// them, -1 for a kind that has too many moves to have numbers; those have factors
// alone.
type Block struct {
	Kind    string   `json:"kind"`
	From    int      `json:"from"`
	Factors []Factor `json:"factors"`
}

// mostNumbers is how many whole numbers all languages tell apart.
const mostNumbers = 1 << 53

// Len is how many numbers the block has, 0 if there are too many for numbers.
func (b Block) Len() int {
	n := 1
	for _, f := range b.Factors {
		if n > mostNumbers/f.Count {
			return 0
		}
		n *= f.Count
	}
	return n
}

// A Numbering gives each move of a game a number, and the factors that it is made
// of: its block, and a digit for each of the factors of that.
type Numbering struct {
	blocks []Block
	total  int
}

// NewNumbering lays blocks one behind the other.
func NewNumbering(blocks ...Block) *Numbering {
	n := &Numbering{blocks: slices.Clone(blocks)}
	for i := range n.blocks {
		b := &n.blocks[i]
		if b.Factors == nil {
			b.Factors = []Factor{} // a list in JSON, too
		}
		b.From = -1
		if size := b.Len(); size > 0 {
			b.From = n.total
			n.total += size
		}
	}
	return n
}

// Len is how many numbers there are: one more than the highest.
func (n *Numbering) Len() int { return n.total }

// Blocks walks the blocks in their order.
func (n *Numbering) Blocks() iter.Seq[Block] { return slices.Values(n.blocks) }

// Of is the number of factors: of a block, and of a digit for each of its factors.
// It is -1 for what has none.
func (n *Numbering) Of(factors ...int) int {
	if !n.Valid(factors...) || n.blocks[factors[0]].From < 0 {
		return -1
	}
	b := &n.blocks[factors[0]]
	number := 0
	for i, digit := range factors[1:] {
		number = number*b.Factors[i].Count + digit
	}
	return b.From + number
}

// Valid reports whether factors are of a block, as many as it has, and each one of
// the digits that there are.
func (n *Numbering) Valid(factors ...int) bool {
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

// AppendFactors appends the factors of a number, its block first; nothing if it is
// none. It allocates nothing if dst has room.
func (n *Numbering) AppendFactors(dst []int, number int) []int {
	if number < 0 || number >= n.total {
		return dst
	}
	block := n.blockOf(number)
	b := &n.blocks[block]
	number -= b.From
	dst = append(dst, block)
	first := len(dst)
	for i := len(b.Factors) - 1; i >= 0; i-- {
		dst = append(dst, number%b.Factors[i].Count)
		number /= b.Factors[i].Count
	}
	slices.Reverse(dst[first:])
	return dst
}

// blockOf is the block that a number is in.
func (n *Numbering) blockOf(number int) (block int) {
	for i := range n.blocks {
		if from := n.blocks[i].From; from >= 0 && from <= number {
			block = i
		}
	}
	return block
}

// Name is a number in words: its kind, and what its digits stand for. It is empty if
// there is no such number.
func (n *Numbering) Name(number int) string {
	return n.NameOf(n.AppendFactors(nil, number)...)
}

// NameOf is the name of factors, also where they have no number; empty if they are
// none.
func (n *Numbering) NameOf(factors ...int) string {
	if !n.Valid(factors...) {
		return ""
	}
	b := &n.blocks[factors[0]]
	var text strings.Builder
	text.WriteString(b.Kind)
	for i, digit := range factors[1:] {
		switch f := &b.Factors[i]; {
		case f.Values == nil:
			fmt.Fprintf(&text, " %s %d", f.Name, f.From+digit)
		case f.Values[digit] != "":
			text.WriteString(" " + f.Values[digit])
		}
	}
	return text.String()
}
