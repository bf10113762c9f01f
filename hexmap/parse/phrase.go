package parse

import (
	"fmt"
	"slices"
	"strings"
)

// A Key is the English for something that a text holds or should hold, and finds the
// words for it in other languages. In it {name} stands for the argument of that name.
type Key string

// A Phrase is a Key with its arguments:
//
//	parse.Say("a die from {low} to {high}", "low", 1, "high", 6)
//
// A program that tells it in another language looks the key up and fills what it finds
// with [Phrase.In].
type Phrase struct {
	Key  Key
	Args []Arg
}

// An Arg is a thing that a sentence names. A Value that is a Phrase or a Key is itself
// told in the language; any other is written as fmt.Print writes it.
type Arg struct {
	Name  string
	Value any
}

// Say returns the Phrase of a key and its arguments, given by their names and values
// in turn. It leaves out arguments for which the key has no slot.
func Say(key Key, namesAndValues ...any) Phrase {
	p := Phrase{Key: key}
	for _, arg := range AppendArgs(nil, namesAndValues) {
		if strings.Contains(string(key), "{"+arg.Name+"}") {
			p.Args = append(p.Args, arg)
		}
	}
	return p
}

// AppendArgs appends arguments given by their names and values in turn, but for a name
// that is no string or has no value.
func AppendArgs(args []Arg, namesAndValues []any) []Arg {
	for i := 0; i+1 < len(namesAndValues); i += 2 {
		if name, ok := namesAndValues[i].(string); ok {
			args = append(args, Arg{name, namesAndValues[i+1]})
		}
	}
	return args
}

// AnyOf returns the Phrase of things joined by "or", which may be Phrases: "a or b or c".
func AnyOf[T any](things ...T) (p Phrase) {
	for i, thing := range slices.Backward(things) {
		if one := Say("{thing}", "thing", thing); i == len(things)-1 {
			p = one
		} else {
			p = Say("{one} or {other}", "one", one, "other", p)
		}
	}
	return p
}

// List returns the Phrase of things in a row, the last two joined as in a key such as
// "{one} or {other}": "a, b or c".
func List[T any](lastTwo Key, things ...T) (p Phrase) {
	for i, thing := range things {
		key := Key("{one}, {other}")
		switch i {
		case 0:
			p = Say("{one}", "one", thing)
			continue
		case len(things) - 1:
			key = lastTwo
		}
		p = Say(key, "one", p, "other", thing)
	}
	return p
}

// String returns the phrase in English.
func (p Phrase) String() string { return p.In(func(key Key) string { return string(key) }) }

// In returns the phrase in the language whose template of a key is template(key). It
// leaves a slot for which there is no argument as it is.
func (p Phrase) In(template func(Key) string) string {
	rest := template(p.Key)
	if len(p.Args) == 0 {
		return rest
	}
	var b strings.Builder
	for {
		before, name, after, found := CutSlot(rest)
		b.WriteString(before)
		if !found {
			return b.String()
		}
		switch value, given := Find(p.Args, name); value := value.(type) {
		case Phrase:
			b.WriteString(value.In(template))
		case Key:
			b.WriteString(template(value))
		default:
			if !given {
				value = "{" + name + "}"
			}
			fmt.Fprint(&b, value)
		}
		rest = after
	}
}

// Find returns the value of the first argument of a name.
func Find(args []Arg, name string) (value any, given bool) {
	for _, arg := range args {
		if arg.Name == name {
			return arg.Value, true
		}
	}
	return nil, false
}

// CutSlot cuts a template around its first slot, which stands in braces.
func CutSlot(template string) (before, inside, after string, found bool) {
	begin := strings.IndexByte(template, '{')
	if begin < 0 {
		return template, "", "", false
	}
	length := strings.IndexByte(template[begin+1:], '}')
	if length < 0 {
		return template, "", "", false
	}
	end := begin + 1 + length
	return template[:begin], template[begin+1 : end], template[end+1:], true
}
