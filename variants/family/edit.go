package family

import (
	"encoding"
	"math/rand/v2"
	"reflect"
	"strconv"
	"strings"
	"unicode"
)

// edited returns a move that differs from a legal one in a single number or word, such as
// another phase, seat or place. The new value is one more, one less, or that of another
// move. It edits the value of a Move that is an integer or has exported fields, and the
// text of one that reads itself from text; others it cannot edit.
func edited[Move comparable](m, other Move, r *rand.Rand) (Move, bool) {
	again, to := m, reflect.ValueOf(&other).Elem()
	fields := appendFields(nil, reflect.ValueOf(&again).Elem(), to)
	if len(fields) == 0 {
		return editedText(m, other, r)
	}
	fields[r.IntN(len(fields))].edit(r)
	return again, again != m
}

// A field is a number in a move, and the same one in another move.
type field struct{ value, other reflect.Value }

func appendFields(dst []field, v, other reflect.Value) []field {
	switch {
	case !v.CanSet():
	case v.CanInt(), v.CanUint(), v.Kind() == reflect.Bool:
		dst = append(dst, field{v, other})
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			dst = appendFields(dst, v.Field(i), other.Field(i))
		}
	case v.Kind() == reflect.Array:
		for i := range v.Len() {
			dst = appendFields(dst, v.Index(i), other.Index(i))
		}
	}
	return dst
}

func (f field) edit(r *rand.Rand) {
	step := 2*r.IntN(2) - 1
	switch {
	case r.IntN(3) == 0 && !f.value.Equal(f.other):
		f.value.Set(f.other)
	case f.value.CanInt():
		f.value.SetInt(f.value.Int() + int64(step))
	case f.value.CanUint():
		f.value.SetUint(f.value.Uint() + uint64(step))
	default:
		f.value.SetBool(!f.value.Bool())
	}
}

// textsTried is how many edited texts are tried until one is a move.
const textsTried = 4

func editedText[Move comparable](m, other Move, r *rand.Rand) (none Move, ok bool) {
	words, others := wordsOf(m), wordsOf(other)
	if len(words) == 0 || len(others) == 0 {
		return none, false
	}
	for range textsTried {
		again, i := m, r.IntN(len(words))
		reader, ok := any(&again).(encoding.TextUnmarshaler)
		if !ok {
			return none, false
		}
		was := words[i]
		words[i] = editedWord(was, others[r.IntN(len(others))], r)
		err := reader.UnmarshalText([]byte(strings.Join(words, "")))
		if words[i] = was; err == nil && again != m {
			return again, true
		}
	}
	return none, false
}

// wordsOf splits the text of a move into numbers, words and single other characters.
func wordsOf(m any) (words []string) {
	writer, ok := m.(encoding.TextMarshaler)
	if !ok {
		return nil
	}
	text, err := writer.MarshalText()
	if err != nil {
		return nil
	}
	last := 0
	for _, c := range string(text) {
		kind := kindOf(c)
		if kind == 0 || kind != last {
			words = append(words, "")
		}
		words[len(words)-1] += string(c)
		last = kind
	}
	return words
}

// kindOf is 1 for what numbers are made of, 2 for what words are made of, and 0 for
// anything else.
func kindOf(c rune) int {
	switch {
	case unicode.IsDigit(c):
		return 1
	case unicode.IsLetter(c):
		return 2
	}
	return 0
}

func editedWord(word, other string, r *rand.Rand) string {
	step := 2*r.IntN(2) - 1
	if r.IntN(3) == 0 {
		return other
	}
	if n, err := strconv.Atoi(word); err == nil {
		return strconv.Itoa(n + step)
	}
	if len(word) == 1 { // the letter of a column, a good or a colour
		return string(rune(int(word[0]) + step))
	}
	return other
}
