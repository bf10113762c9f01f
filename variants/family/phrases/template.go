package phrases

import (
	"fmt"
	"iter"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/railhex/railhex/hexmap/parse"
)

// A template is a text with slots. {player} stands for the thing of that name;
// {points|point|points} is the first form where points is one, and else the
// second; what counts as one is for the language to say. Where the thing is no
// number, the first form is for one whose words begin with a vowel:
// {player|d’|de }{player} is d’Anna, and de Ben.

// An Arg is one thing that a sentence names: in its template, {Name} stands for
// it.
type Arg = parse.Arg

// Args returns what a sentence names, given as names and values in turn. It leaves out a
// name that is not a string or has no value.
func Args(namesAndValues ...any) []Arg {
	return parse.AppendArgs(make([]Arg, 0, len(namesAndValues)/2), namesAndValues)
}

// Slots walks the names in the slots of a template in their order. A name in two slots
// comes twice.
func Slots(template string) iter.Seq[string] {
	return func(yield func(string) bool) {
		for {
			var inside string
			var found bool
			if _, inside, template, found = parse.CutSlot(template); !found {
				return
			}
			if name, _, _ := strings.Cut(inside, "|"); !yield(name) {
				return
			}
		}
	}
}

// Tell returns a template with its slots filled. The function word says what a thing is
// called that is neither a text nor a number nor a list of texts. If word is nil, such a
// thing is written as fmt.Print does. A slot for which nothing is given stays as it is.
//
// A template that begins with "{player}, " speaks to that player. A Voice that speaks to
// them leaves the name out: see [Voice.To].
func (v Voice) Tell(template string, args []Arg, word func(thing any) string) string {
	if v.brief {
		template = withoutDetails(template)
	}
	if rest, ok := strings.CutPrefix(template, toPlayer); ok && v.isYou(parse.Find(args, "player")) {
		template = Capital(rest)
	}
	var b strings.Builder
	v.fill(&b, template, args, word)
	return b.String()
}

// fill writes a template with its slots filled.
func (v Voice) fill(b *strings.Builder, template string, args []Arg, word func(thing any) string) {
	const things = 32 // bytes that they take, as a rule
	b.Grow(len(template) + things)
	for {
		before, inside, after, found := parse.CutSlot(template)
		b.WriteString(before)
		if !found {
			return
		}
		name, forms, hasForms := inside, "", false
		if bar := strings.IndexByte(inside, '|'); bar >= 0 {
			name, forms, hasForms = inside[:bar], inside[bar+1:], true
		}
		switch thing, given := parse.Find(args, name); {
		case !given:
			b.WriteString("{" + inside + "}")
		case hasForms:
			b.WriteString(v.form(forms, thing, word))
		default:
			b.WriteString(v.word(thing, word))
		}
		template = after
	}
}

// Capital returns a text with a capital as its first letter. A template that begins with a slot
// stays as it is: names of players and hexes are written as they are.
func Capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	if size == 0 {
		return ""
	}
	return string(unicode.ToUpper(first)) + text[size:]
}

// Say returns what Tell does, for things given as [Args] takes them.
func (v Voice) Say(template string, word func(thing any) string, namesAndValues ...any) string {
	var room [8]Arg // as many as a sentence names, as a rule
	return v.Tell(template, parse.AppendArgs(room[:0], namesAndValues), word)
}

// Option fills the template of an option as Say does. It returns the text, and the same
// without the details, which stand behind a colon in the template: "Build in {hex}: {track}".
func (v Voice) Option(template string, word func(thing any) string, namesAndValues ...any) (text, short string) {
	var room [8]Arg // as many as a sentence names, as a rule
	args := parse.AppendArgs(room[:0], namesAndValues)
	what, details, hasDetails := strings.Cut(template, colon)
	var b strings.Builder
	v.fill(&b, what, args, word)
	n := b.Len()
	if hasDetails {
		b.WriteString(colon)
		v.fill(&b, details, args, word)
	}
	text = b.String()
	return text, strings.TrimRightFunc(text[:n], unicode.IsSpace)
}

// colon stands before the details of an option or an event. In French there is a space
// before it, too.
const colon = ": "

// withoutDetails returns the template of an event without what stands behind its colon.
func withoutDetails(template string) string {
	what, _, hasDetails := strings.Cut(template, colon)
	if !hasDetails {
		return template
	}
	return strings.TrimRightFunc(what, unicode.IsSpace) + "."
}

// toPlayer begins a template that speaks to a player.
const toPlayer = "{player}, "

// isYou reports whether a thing that was found is the seat of the player who is spoken to,
// as the notation writes it: "P2".
func (v Voice) isYou(thing any, found bool) bool {
	seat, ok := thing.(fmt.Stringer)
	return v.you > 0 && found && ok && seat.String() == "P"+strconv.Itoa(v.you)
}

// form is the one of two forms that goes with the number of a thing, or with how
// its words begin.
func (v Voice) form(forms string, thing any, word func(thing any) string) string {
	one, other, _ := strings.Cut(forms, "|")
	n, isNumber := number(thing)
	if isNumber && v.Language().takesSingular(n) || !isNumber && beginsWithVowel(v.word(thing, word)) {
		return one
	}
	return other
}

// beginsWithVowel reports whether a word is spoken with a vowel first, as far as
// its letters tell: an h may be silent or not, and counts as a consonant. A y is a
// vowel before a consonant, as in Yves.
func beginsWithVowel(word string) bool {
	const vowels = "aeiouàâäáãåæèéêëìíîïòóôöõøœùúûü"
	letters := []rune(strings.ToLower(word))
	switch {
	case len(letters) < 2 || !unicode.IsLetter(letters[1]): // what is spelt, such as a hex a1
		return false
	case letters[0] == 'y':
		return !strings.ContainsRune(vowels, letters[1])
	}
	return strings.ContainsRune(vowels, letters[0])
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
