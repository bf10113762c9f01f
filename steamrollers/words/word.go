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
	"github.com/railhex/railhex/variants/family/phrases"
)

// Good returns the word for a good as it stands in a sentence, in most languages an
// adjective: "red", "rote".
func (p Speaker) Good(g variants.Good) string { return p.word(g) }

// Goods counts goods in words: "1 yellow and 2 red"; "nothing" if there is none.
func (p Speaker) Goods(goods variants.Goods) string { return p.word(goods) }

// Colour returns the word for a colour.
func (p Speaker) Colour(c hexmap.Colour) string { return p.word(c) }

// Type returns the words for a type of track: "gentle curve".
func (p Speaker) Type(t track.Type) string { return p.word(t) }

// Track returns the words for a track: "gentle curve east–northwest".
func (p Speaker) Track(t track.Track) string { return p.word(t) }

// Power returns the word for a starting power.
func (p Speaker) Power(power variants.Power) string { return p.word(power) }

// Level returns the word for a level of Olive's.
func (p Speaker) Level(l solo.Level) string { return p.word(l) }

// Modules returns the words for modules: "coal and orders"; "nothing" if there is
// none.
func (p Speaker) Modules(m variants.Modules) string { return p.word(m) }

// Wall returns the word for a chart of blocked borders, or for none.
func (p Speaker) Wall(d hexmap.Difficulty) string { return p.word(d) }

// These arguments of sentences are lists in words, or numbers.
type (
	signed = phrases.Signed // +1
	every  = phrases.Every  // joined by "and"
	either = phrases.Either // joined by "or"
)

// word is a thing of the game in words; "" for an invalid value.
func (p Speaker) word(thing any) string {
	switch thing := thing.(type) {
	case []int:
		return p.list(either(numerals(slices.Values(thing))))
	case []steamrollers.Kind:
		return p.list(p.kinds(thing))
	case steamrollers.Kind:
		word, _, _ := strings.Cut(thing.String(), " ") // all starting powers share theirs
		return p.table().Of("kind." + word)
	case steamrollers.Seat:
		return p.Player(thing)
	case steamrollers.Rule: // within a sentence
		return strings.TrimSuffix(p.Rule(thing), ".")
	case steamrollers.Dice:
		return p.list(every(numerals(thing.All())))
	case steamrollers.BlackDie:
		first, second := thing.Types()
		return p.list(every{p.word(first), p.word(second)})
	case variants.UsedFaces:
		return p.list(every(numerals(thing.All())))
	case variants.Good:
		return p.table().Called("good", thing)
	case variants.Goods:
		return p.count(thing.All())
	case variants.Line:
		return p.count(thing.All())
	case variants.Face:
		return strconv.Itoa(thing.Number()) + thing.Side().String() // the solitaire tile 2 is a 2 like the other
	case variants.OrderFace:
		return thing.String()
	case variants.Power:
		return p.table().Called("power", thing)
	case variants.Modules:
		return p.modules(thing)
	case solo.Level:
		return p.table().Called("level", thing)
	case hexmap.Difficulty:
		return p.table().Called("wall", thing)
	case hexmap.Colour:
		return p.table().Called("colour", thing)
	case hexmap.Direction:
		return p.table().Called("direction", thing)
	case hexmap.Cell:
		return thing.String()
	case track.Type:
		return p.table().Called("type", thing)
	case track.Track:
		a, b := thing.Ends()
		return p.say("track-with-ends", "type", thing.Type(), "from", a, "to", b)
	}
	return ""
}

// list is an [every] or an [either] in words.
func (p Speaker) list(things any) string {
	return p.fill("{things}", phrases.Args("things", things))
}

// numerals is numbers as they are written.
func numerals(of iter.Seq[int]) (words []string) {
	for n := range of {
		words = append(words, strconv.Itoa(n))
	}
	return words
}

// kinds is kinds in words, those that are the same in words once.
func (p Speaker) kinds(all []steamrollers.Kind) (words either) {
	for _, kind := range all {
		words = append(words, p.word(kind))
	}
	return slices.Compact(words)
}

// count is goods in a row, those that are alike and side by side counted.
func (p Speaker) count(goods iter.Seq[variants.Good]) string {
	var words every
	var last variants.Good
	n := 0
	tell := func() {
		if n > 0 {
			words = append(words, p.fill(p.table().Called("counted", last), phrases.Args("number", n)))
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
		return p.say("no-goods")
	}
	return p.list(words)
}

func (p Speaker) modules(m variants.Modules) string {
	var words every
	for module := range m.All() {
		words = append(words, p.table().Called("module", module))
	}
	return p.list(words)
}

// Tile returns which side of action tile 1 to 6 is up in this game, what it is worth,
// whether it is spent or kept, and what it does. It returns "" before chance has chosen
// the side, and for any other number.
func (p Speaker) Tile(s *steamrollers.State, number int) string {
	face, _, _ := s.Tile(number)
	if face == 0 {
		return ""
	}
	printed := s.Setup().Components.Tiles[face]
	use := "tile.spent"
	if printed.Kept {
		use = "tile.kept"
	}
	return p.say("tile.about", "tile", face, "points", signed(printed.Points),
		"use", p.say(use), "text", p.Rule(steamrollers.TileRule(face, s.Setup().Modules)))
}
