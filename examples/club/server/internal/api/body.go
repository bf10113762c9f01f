package api

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"
	"reflect"
	"strings"

	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/variants/family/describe"
)

// largest is how many bytes the body of a request may have.
const largest = 16 << 10

// with reads the JSON of a request for a function: one object, with no key that nobody knows.
func with[T any](do func(*request, T) (any, error)) action {
	return func(r *request) (any, error) {
		if kind, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || kind != "application/json" {
			return nil, wrong(http.StatusBadRequest, badRequest, "send the body as application/json")
		}
		text, err := io.ReadAll(http.MaxBytesReader(r.w, r.Body, largest))
		if tooLarge := (*http.MaxBytesError)(nil); errors.As(err, &tooLarge) {
			return nil, wrong(http.StatusRequestEntityTooLarge, badRequest, "the body has more than %d bytes", largest)
		}
		var asked T
		if err == nil {
			err = decode(text, &asked)
		}
		if err != nil {
			return nil, wrong(http.StatusBadRequest, badRequest, "%v", err)
		}
		return do(r, asked)
	}
}

// decode reads a body into a pointer to a struct. Its error says what is wrong, where, and what would be
// right.
func decode(body []byte, into any) error {
	misshapen := func(format string, args ...any) error {
		return fmt.Errorf(format+"; send an object with the keys "+keys(reflect.TypeOf(into).Elem()), args...)
	}
	if len(bytes.TrimSpace(body)) == 0 {
		return misshapen("the body is empty")
	}
	d := json.NewDecoder(bytes.NewReader(body))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		key, unknown := strings.CutPrefix(err.Error(), "json: unknown field ")
		syntax, mistyped := (*json.SyntaxError)(nil), (*json.UnmarshalTypeError)(nil)
		switch {
		case unknown:
			return misshapen("the body has the key %s, which nobody knows", key)
		case errors.As(err, &syntax):
			return misshapen("the body is not JSON from byte %d on", syntax.Offset)
		case errors.As(err, &mistyped) && mistyped.Field == "":
			return misshapen("the body is %s", valueIn(mistyped.Value))
		case errors.As(err, &mistyped):
			return errors.New(instead(mistyped.Field, mistyped))
		default:
			return misshapen("the body ends in the middle")
		}
	}
	if bytes.TrimSpace(body)[0] != '{' {
		return misshapen("the body is null")
	}
	if _, more := d.Token(); more != io.EOF {
		return misshapen("the body has another value behind the first, from byte %d on", d.InputOffset())
	}
	if key, ok := describe.RepeatedKey(body); ok {
		return misshapen("the body has the key %q twice", key)
	}
	return nil
}

// keys are the keys of an object that is read into a struct.
func keys(t reflect.Type) string {
	var all []string
	for field := range t.Fields() {
		key := field.Tag.Get("json")
		if field.Type.Kind() == reflect.Pointer {
			key += " (" + keys(field.Type.Elem()) + ")"
		}
		all = append(all, key)
	}
	return strings.Join(all, ", ")
}

// instead says what a key has instead of what it should have.
func instead(key string, e *json.UnmarshalTypeError) string {
	return fmt.Sprintf("%s has %s instead of %s", key, valueIn(e.Value), typeIn(e.Type))
}

// typeIn is a type of Go in the words of JSON.
func typeIn(t reflect.Type) string {
	switch t.Kind() {
	case reflect.String:
		return "a string"
	case reflect.Int, reflect.Int64:
		return "an integer of 64 bits"
	case reflect.Bool:
		return "a boolean"
	case reflect.Slice:
		return "an array, each element of which is " + typeIn(t.Elem())
	default:
		return "an object"
	}
}

// valueIn is the kind of a value, as encoding/json names it, or a number, with its article.
func valueIn(value string) string {
	if number, ok := strings.CutPrefix(value, "number "); ok {
		return number
	}
	return map[string]string{"string": "a string", "number": "a number", "array": "an array", "object": "an object", "bool": "a boolean"}[value]
}

// header returns the header of a record that the JSON of a setup stands for: an array of the header's lines,
// or an object that says what is played. The error is a *table.Error.
func (s *server) header(setup []byte) (header string, err error) {
	var lines []string
	switch setup = bytes.TrimSpace(setup); {
	case bytes.HasPrefix(setup, []byte("[")):
		err = json.Unmarshal(setup, &lines)
		header = strings.Join(lines, "\n") + "\n"
	case bytes.HasPrefix(setup, []byte("{")):
		header, err = s.games.Header(setup)
	default:
		err = errors.New(`setup is missing: it is an array of the lines of a record's header, or an object such as {"game": "steam", "players": 3}`)
	}
	if err == nil {
		return header, nil
	}
	text := err.Error()
	if mistyped := (*json.UnmarshalTypeError)(nil); errors.As(err, &mistyped) {
		text = instead(strings.TrimSuffix("setup."+mistyped.Field, "."), mistyped)
	}
	return "", &table.Error{Code: table.BadSetup, Text: text}
}
