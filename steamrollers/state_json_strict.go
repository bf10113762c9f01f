package steamrollers

import (
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/railhex/railhex/internal/lines"
)

// Reading JSON more strictly than encoding/json does: each field of a struct
// must be there once, spelt as it is, and nothing else; an array has its
// length; numbers are whole and written as they are printed; there is no null
// but for a pointer, and nothing follows. The work is in proportion to the text.

// longestList is more than any list of a position holds.
const longestList = MaxHexes

// readStrictly reads JSON into a value made of structs, pointers to them,
// slices, arrays, strings, ints and bools. The error is the first thing that
// is wrong, a *ParseError.
func readStrictly(text []byte, into any) error {
	r := strictReader{text: string(text), tokens: json.NewDecoder(strings.NewReader(string(text)))}
	r.tokens.UseNumber()
	if err := r.value(reflect.ValueOf(into).Elem(), ""); err != nil {
		return err
	}
	if r.seek(blanks); r.began < len(r.text) {
		return r.unexpected("the end of the text")
	}
	return nil
}

type strictReader struct {
	text   string
	tokens *json.Decoder
	began  int // offset of the token that was read last, or should be next
}

const (
	blanks     = " \t\r\n"
	separators = blanks + ",:"
)

// seek finds where the next token begins.
func (r *strictReader) seek(skipped string) {
	rest := r.text[r.tokens.InputOffset():]
	r.began = len(r.text) - len(strings.TrimLeft(rest, skipped))
}

// token reads the next token.
func (r *strictReader) token() (json.Token, error) {
	r.seek(separators)
	token, err := r.tokens.Token()
	if err != nil {
		return nil, r.unexpected("well-formed JSON")
	}
	return token, nil
}

// unexpected is the fault of the token that was read last.
func (r *strictReader) unexpected(expected string) error {
	before, rest := r.text[:r.began], r.text[r.began:]
	line := before[strings.LastIndexByte(before, '\n')+1:]
	e := &ParseError{
		Line: strings.Count(before, "\n") + 1, Column: utf8.RuneCountInString(line) + 1,
		Found: "the end of the text", Expected: expected,
	}
	if rest != "" {
		_, length := utf8.DecodeRuneInString(rest)
		word := rest[:max(int(r.tokens.InputOffset())-r.began, length)]
		e.Input, e.Found = lines.Clip(word), lines.Quote(word)
	}
	return e
}

func (r *strictReader) value(v reflect.Value, path string) error {
	token, err := r.token()
	if err != nil {
		return err
	}
	if v.Kind() == reflect.Pointer {
		if token == nil {
			return nil
		}
		v.Set(reflect.New(v.Type().Elem()))
		v = v.Elem()
	}
	fits := false
	switch v.Kind() {
	case reflect.Struct:
		if token == json.Delim('{') {
			return r.object(v, path)
		}
	case reflect.Slice, reflect.Array:
		if token == json.Delim('[') {
			return r.list(v, path)
		}
	case reflect.String:
		var text string
		text, fits = token.(string)
		v.SetString(text)
	case reflect.Bool:
		var yes bool
		yes, fits = token.(bool)
		v.SetBool(yes)
	case reflect.Int:
		if number, ok := token.(json.Number); ok {
			var n int
			n, fits = natural(number.String(), math.MaxInt32)
			v.SetInt(int64(n))
		}
	}
	if !fits {
		return r.unexpected(strings.TrimPrefix(path+" to be ", " to be ") + jsonKinds[v.Kind()])
	}
	return nil
}

var jsonKinds = map[reflect.Kind]string{
	reflect.Struct: "an object", reflect.Slice: "a list", reflect.Array: "a list", reflect.String: "a string",
	reflect.Bool: "true or false", reflect.Int: "a whole number from 0",
}

func (r *strictReader) object(v reflect.Value, path string) error {
	seen := make([]bool, v.NumField())
	for r.tokens.More() {
		key, err := r.token()
		if err != nil {
			return err
		}
		i := fieldOf(v.Type(), key.(string))
		if i < 0 || seen[i] {
			return r.unexpected(lacking(v.Type(), seen, path))
		}
		seen[i] = true
		if err := r.value(v.Field(i), below(path, key.(string))); err != nil {
			return err
		}
	}
	if _, err := r.token(); err != nil {
		return err
	}
	if slices.Contains(seen, false) {
		return r.unexpected(lacking(v.Type(), seen, path))
	}
	return nil
}

func fieldOf(t reflect.Type, key string) int {
	for i := range t.NumField() {
		if keyOf(t.Field(i)) == key {
			return i
		}
	}
	return -1
}

// lacking says what else an object is to hold.
func lacking(t reflect.Type, seen []bool, path string) string {
	if i := slices.Index(seen, false); i >= 0 {
		return fmt.Sprintf("another field, such as %q", below(path, keyOf(t.Field(i))))
	}
	return "no more fields"
}

func (r *strictReader) list(v reflect.Value, path string) error {
	length := longestList
	if v.Kind() == reflect.Array {
		length = v.Len()
	} else {
		v.Set(reflect.MakeSlice(v.Type(), 0, 6))
	}
	n := 0
	for ; r.tokens.More(); n++ {
		if n == length {
			r.token()
			return r.unexpected(fmt.Sprintf("%s to end after %d values", path, length))
		}
		if v.Kind() == reflect.Slice {
			v.Set(reflect.Append(v, reflect.Zero(v.Type().Elem())))
		}
		if err := r.value(v.Index(n), fmt.Sprintf("%s[%d]", path, n)); err != nil {
			return err
		}
	}
	if _, err := r.token(); err != nil {
		return err
	}
	if v.Kind() == reflect.Array && n < length {
		return r.unexpected(fmt.Sprintf("%s to have %d values", path, length))
	}
	return nil
}
