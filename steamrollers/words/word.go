package words

import (
	"iter"
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// Good is the word for a good as it stands in a sentence, in most languages an
// adjective: "red", "rote".
func (p Speaker) Good(g variants.Good) string { return p.word(g) }

// Goods counts goods in words: "1 yellow and 2 red"; "nothing" if there is none.
func (p Speaker) Goods(goods variants.Goods) string { return p.word(goods) }

// Colour is the word for a colour.
func (p Speaker) Colour(c hexmap.Colour) string { return p.word(c) }

// Type is the words for a type of track: "gentle curve".
func (p Speaker) Type(t track.Type) string { return p.word(t) }

// Track is the words for a track: "gentle curve east–northwest".
func (p Speaker) Track(t track.Track) string { return p.word(t) }

// Power is the word for a starting power.
func (p Speaker) Power(power variants.Power) string { return p.word(power) }

// Level is the word for a level of Olive's.
func (p Speaker) Level(l solo.Level) string { return p.word(l) }

// Modules is the words for modules: "coal and orders"; "nothing" if there is
// none.
func (p Speaker) Modules(m variants.Modules) string { return p.word(m) }

// Wall is the word for a chart of blocked borders, or for none.
func (p Speaker) Wall(d hexmap.Difficulty) string { return p.word(d) }

// Kind is what a move of a kind is, in the infinitive: "build track". All uses
// of tiles share their words, and so do the starting powers, which have words
// of their own.
func (p Speaker) Kind(k steamrollers.Kind) string { return p.word(k) }

// Of the things that sentences name, these are made of others.
type (
	signed int      // a number with its sign: +1
	every  []string // things joined by "and"
	either []string // things joined by "or"
	kinds  []steamrollers.Kind
	row    []variants.Good
)

// word is a thing that a sentence names, in words.
func (p Speaker) word(thing any) string {
	switch thing := thing.(type) {
	case string:
		return thing
	case int:
		return strconv.Itoa(thing)
	case signed:
		if thing > 0 {
			return "+" + strconv.Itoa(int(thing))
		}
		return strconv.Itoa(int(thing))
	case every:
		return p.join("and", thing)
	case either:
		return p.join("or", thing)
	case steamrollers.Seat:
		return p.Player(thing)
	case kinds:
		var words either
		for _, kind := range thing {
			words = append(words, p.word(kind))
		}
		return p.word(words)
	case steamrollers.Kind:
		first, _, _ := strings.Cut(thing.String(), " ")
		return p.say("kind." + first)
	case steamrollers.Rule: // within a sentence
		return strings.TrimSuffix(p.Rule(thing), ".")
	case steamrollers.Black:
		first, second := thing.Types()
		return p.join("and", []string{p.word(first), p.word(second)})
	case variants.Good:
		return p.say("good." + thing.String())
	case variants.Goods:
		return p.count(thing.All())
	case row:
		return p.count(slices.Values(thing))
	case variants.Face:
		return strconv.Itoa(thing.Number()) + thing.Side().String() // the solitaire tile 2 is a 2 like the other
	case variants.OrderFace:
		return thing.String()
	case variants.Power:
		return p.say("power." + thing.String())
	case variants.Modules:
		return p.modules(thing)
	case solo.Level:
		return p.say("level." + thing.String())
	case hexmap.Difficulty:
		return p.say("wall." + thing.String())
	case hexmap.Colour:
		return p.say("colour." + thing.String())
	case hexmap.Direction:
		return p.say("direction." + thing.String())
	case hexmap.Cell:
		return thing.String()
	case track.Type:
		return p.say("type." + thing.String())
	case track.Track:
		a, b := thing.Ends()
		return p.say("track", "type", thing.Type(), "from", a, "to", b)
	}
	return ""
}

// number is the number of a thing that is one.
func number(thing any) (n int, ok bool) {
	switch thing := thing.(type) {
	case int:
		return thing, true
	case signed:
		return int(thing), true
	}
	return 0, false
}

// numbers is numbers in words.
func numbers(of iter.Seq[int]) (words []string) {
	for n := range of {
		words = append(words, strconv.Itoa(n))
	}
	return words
}

// join is things in a row, the last of them after a word of its own.
func (p Speaker) join(word string, things []string) string {
	switch n := len(things); n {
	case 0:
		return p.say("none")
	case 1:
		return things[0]
	default:
		return p.say("list."+word, "first", strings.Join(things[:n-1], ", "), "last", things[n-1])
	}
}

// count is goods in a row, those that are alike and side by side counted.
func (p Speaker) count(goods iter.Seq[variants.Good]) string {
	var words []string
	var last variants.Good
	n := 0
	tell := func() {
		if n > 0 {
			words = append(words, p.say("goods."+last.String(), "number", n))
		}
	}
	for g := range goods {
		if g != last {
			tell()
			last, n = g, 0
		}
		n++
	}
	tell()
	if len(words) == 0 {
		return p.say("goods.none")
	}
	return p.join("and", words)
}

func (p Speaker) modules(m variants.Modules) string {
	var words []string
	for module := range m.All() {
		words = append(words, p.say("module."+module.String()))
	}
	return p.join("and", words)
}
