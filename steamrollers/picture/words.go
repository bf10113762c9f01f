package picture

import (
	"maps"
	"strings"
	"sync"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/phrases"
)

// English returns a fresh map of the text in pictures by key, for those who translate
// it into Style.Words. In a text, {name} stands for what differs from picture to
// picture. What an action tile does is there by the identifier of its rule.
func English() map[string]string {
	all := maps.Clone(english())
	for _, setup := range []variants.Modules{0, variants.YucataModule} {
		for face := range variants.Faces() {
			rule := steamrollers.TileRule(face, setup)
			all[rule.String()] = rule.Text()
		}
	}
	return all
}

var english = sync.OnceValue(func() map[string]string { return steamrollers.English().Section("picture") })

// called is a player in a sentence about "player {seat}": by their name or their number.
func (y Style) called(seat steamrollers.Seat) any {
	if name, ok := drawing.Called(y.Players, int(seat)); ok {
		return name
	}
	return int(seat)
}

// player is a player by themselves.
func (y Style) player(seat steamrollers.Seat) string {
	if name, ok := drawing.Called(y.Players, int(seat)); ok {
		return name
	}
	return y.say("player", "seat", int(seat))
}

// short is a player where there is little room.
func (y Style) short(seat steamrollers.Seat) string {
	if name, ok := drawing.Called(y.Players, int(seat)); ok {
		return name
	}
	return y.say("seat", "seat", int(seat))
}

// say is the text of a key, with names and values in turn put into it.
func (y Style) say(key string, parts ...any) string {
	template, ok := y.Words[key]
	if !ok {
		template = english()[key]
	}
	return phrases.Voice{}.Tell(template, phrases.Args(parts...), nil)
}

func (y Style) sayColour(c hexmap.Colour) string { return y.say(c.String()) }

func (y Style) sayGood(g variants.Good) string { return y.say(goodClass(g)) }

// sayDoes is what an action tile does.
func (y Style) sayDoes(face variants.Face, modules variants.Modules) string {
	rule := steamrollers.TileRule(face, modules)
	if text, ok := y.Words[rule.String()]; ok {
		return text
	}
	return rule.Text()
}

// sayGoods is goods by their colours, as in "2 yellow, 1 coal".
func (y Style) sayGoods(goods variants.Goods) string {
	var all []string
	for g := variants.Yellow; g <= variants.Coal; g++ {
		if n := goods.Count(g); n > 0 {
			all = append(all, y.say("counted", "number", n, "good", y.sayGood(g)))
		}
	}
	if all == nil {
		return y.say("empty")
	}
	return strings.Join(all, ", ")
}

// sayBlack is the two types of the black die; nothing before it is rolled.
func (y Style) sayBlack(b steamrollers.BlackDie) string {
	one, two := b.Types()
	if one == 0 {
		return ""
	}
	return y.say(one.String()) + ", " + y.say(two.String())
}
