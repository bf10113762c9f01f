package phrases

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A Voice is a language and the names of the players. The zero Voice speaks
// English and knows no names.
type Voice struct {
	language Language
	names    []string // by seat, from 1; "" for none
	bare     bool     // cites no rules
	brief    bool     // gives no details
	you      int      // the seat of the player who is spoken to; 0 for nobody's
	place    func(v Voice, hex string) string
}

// In returns a Voice that speaks a language and knows no names.
func In(l Language) Voice { return Voice{language: l} }

// Naming returns the Voice that knows the players by names, that of seat 1 first.
func (v Voice) Naming(names ...string) Voice {
	v.names = slices.Clone(names)
	return v
}

// To returns the Voice that speaks to the player of a seat, and to nobody in particular
// for 0. It says "Draft a die." where another one says "Ada, draft a die."
func (v Voice) To(seat int) Voice {
	v.you = seat
	return v
}

// You returns the seat of the player who is spoken to, 0 if it is nobody's.
func (v Voice) You() int { return v.you }

// Language returns the language that is spoken.
func (v Voice) Language() Language {
	if !v.language.IsValid() {
		return English
	}
	return v.language
}

// Bare returns the Voice that leaves the identifiers of rules out of refusals, for those
// who show them beside the sentence.
func (v Voice) Bare() Voice {
	v.bare = true
	return v
}

// Brief returns the Voice that leaves out what stands behind the colon of a sentence: of
// "{player} builds in {hex}: {track}." it says "Ada builds in c5."
func (v Voice) Brief() Voice {
	v.brief = true
	return v
}

// Placing returns the Voice that calls hexes as a function does, by names, [Voice.Near] or
// [Voice.InRegion]; "" keeps the hex as it is.
func (v Voice) Placing(place func(v Voice, hex string) string) Voice {
	v.place = place
	return v
}

// Place returns what a hex is called within a sentence: "c5" or, of a Voice that is [Voice.Placing],
// "Köln" or "a hex near Köln".
func (v Voice) Place(hex string) string {
	if v.place == nil {
		return hex
	}
	return cmp.Or(v.place(v, hex), hex)
}

// Near returns what a hex is called by the name of a hex near it: "a hex near Köln".
func (v Voice) Near(name string) string { return v.Tell(v.own().near, Args("name", name), nil) }

// InRegion returns what a hex is called by the number of its region: "a hex of region 3".
func (v Voice) InRegion(region int) string {
	return v.Tell(v.own().inRegion, Args("region", region), nil)
}

// Name returns the name of a seat, and false if it has none or an empty one.
func (v Voice) Name(seat int) (string, bool) {
	if seat < 1 || seat > len(v.names) || v.names[seat-1] == "" {
		return "", false
	}
	return v.names[seat-1], true
}

// Signed is a number that a sentence writes with its sign: +1, 0, -1.
type Signed int

// Every is a list that a sentence joins by "and" in its language: "red, blue and grey".
type Every []string

// Either is a list that a sentence joins by "or" in its language: "red, blue or grey".
type Either []string

// word is what a thing is called.
func (v Voice) word(thing any, word func(thing any) string) string {
	switch thing := thing.(type) {
	case string:
		return thing
	case int:
		return counted(thing)
	case Signed:
		if thing > 0 {
			return "+" + counted(int(thing))
		}
		return counted(int(thing))
	case Every:
		return v.join(thing, v.own().and)
	case Either:
		return v.join(thing, v.own().or)
	}
	if word != nil {
		return word(thing)
	}
	if thing, ok := thing.(fmt.Stringer); ok {
		if _, ok := thing.(error); !ok { // an error prints as one
			return thing.String()
		}
	}
	return fmt.Sprint(thing)
}

// join is things in a row, the last of them after a word of its own.
func (v Voice) join(things []string, word string) string {
	switch n := len(things); n {
	case 0:
		return v.own().none
	case 1:
		return things[0]
	default:
		return strings.Join(things[:n-1], ", ") + " " + word + " " + things[n-1]
	}
}

// Quote returns a text in the quotation marks of the language.
func (v Voice) Quote(text string) string {
	return v.Tell(v.own().quote, Args("text", text), nil)
}

// counted is a number with the minus that goes with digits.
func counted(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}
