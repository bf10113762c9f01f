package family

import (
	"fmt"
	"iter"
	"slices"
	"strings"
)

// Values walks the values from first to last, such as all kinds of moves of a game.
func Values[T ~uint8](first, last T) iter.Seq[T] {
	return func(yield func(T) bool) {
		for value := first; value <= last && yield(value) && value < last; value++ {
		}
	}
}

// WordOf returns the word of a value, and the first word for a value that has none.
func WordOf[T ~uint8](words []string, value T) string {
	if int(value) >= len(words) {
		return words[0]
	}
	return words[value]
}

// FirstWords returns the first words of values, such as those with which moves begin by
// their kinds. Neighbours that share a word have it once.
func FirstWords[T fmt.Stringer](values iter.Seq[T]) (words []string) {
	for value := range values {
		word, _, _ := strings.Cut(value.String(), " ")
		words = append(words, word)
	}
	return slices.Compact(words)
}
