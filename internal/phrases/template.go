package phrases

import (
	"iter"
	"strings"
)

// A template is a text with slots. {player} stands for the thing of that name;
// {points|point|points} is the first form where points is one, and else the
// second. What counts as one is for the language to say.

// An Arg is one thing that a sentence names: in its template, {Name} stands for
// it.
type Arg struct {
	Name  string
	Value any
}

// Args is things given by their names and values in turn. A name that is no
// string, or has no value, names nothing.
func Args(namesAndValues ...any) []Arg {
	args := make([]Arg, 0, len(namesAndValues)/2)
	for i := 0; i+1 < len(namesAndValues); i += 2 {
		if name, ok := namesAndValues[i].(string); ok {
			args = append(args, Arg{name, namesAndValues[i+1]})
		}
	}
	return args
}

// Slots walks the names in the slots of a template as they stand in it, those
// that come again again.
func Slots(template string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for {
			var inside string
			var found bool
			if _, inside, template, found = cutSlot(template); !found {
				return
			}
			if name, _, _ := strings.Cut(inside, "|"); !yield(name) {
				return
			}
		}
	}
}

// cutSlot cuts a template around its first slot.
func cutSlot(template string) (before, inside, after string, found bool) {
	before, rest, found := strings.Cut(template, "{")
	if !found {
		return template, "", "", false
	}
	inside, after, found = strings.Cut(rest, "}")
	if !found {
		return template, "", "", false
	}
	return before, inside, after, true
}

// fill puts things into a template, each in the words that word has for it. A
// slot for which nothing is given stays as it is.
func fill(l Language, template string, args []Arg, word func(thing any) string) string {
	var b strings.Builder
	for {
		before, inside, after, found := cutSlot(template)
		b.WriteString(before)
		if !found {
			return b.String()
		}
		name, forms, hasForms := strings.Cut(inside, "|")
		switch thing, given := find(args, name); {
		case !given:
			b.WriteString("{" + inside + "}")
		case hasForms:
			b.WriteString(form(l, forms, thing))
		default:
			b.WriteString(word(thing))
		}
		template = after
	}
}

// find is the thing of a name.
func find(args []Arg, name string) (thing any, given bool) {
	for _, arg := range args {
		if arg.Name == name {
			return arg.Value, true
		}
	}
	return nil, false
}

// form is the one of two forms that goes with the number of a thing.
func form(l Language, forms string, thing any) string {
	one, other, _ := strings.Cut(forms, "|")
	if n, ok := number(thing); ok && l.takesSingular(n) {
		return one
	}
	return other
}

// number is the number of a thing that is one.
func number(thing any) (n int, ok bool) {
	switch thing := thing.(type) {
	case int:
		return thing, true
	case Signed:
		return int(thing), true
	}
	return 0, false
}
