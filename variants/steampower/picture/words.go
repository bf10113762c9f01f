package picture

import (
	"maps"
	"strings"
	"sync"

	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
)

// English returns a fresh map of the text in pictures by key, for those who translate
// it into Style.Words. In a text, {name} stands for what differs from picture to
// picture.
func English() map[string]string { return maps.Clone(english()) }

var english = sync.OnceValue(func() map[string]string { return steampower.English().Section("picture") })

// called is a player in a sentence about "player {seat}": by their name or their number.
func (y Style) called(seat steampower.Seat) any {
	if name, ok := drawing.Called(y.Players, int(seat)); ok {
		return name
	}
	return int(seat)
}

// player is a player by themselves.
func (y Style) player(seat steampower.Seat) string {
	if name, ok := drawing.Called(y.Players, int(seat)); ok {
		return name
	}
	return y.say("player", "seat", int(seat))
}

// say is the text of a key, with names and values in turn put into it.
func (y Style) say(key string, parts ...any) string {
	template, ok := y.Words[key]
	if !ok {
		template = english()[key]
	}
	return phrases.Voice{}.Tell(template, phrases.Args(parts...), nil)
}

func (y Style) sayColour(c steampower.Colour) string { return y.say(c.String()) }

// sayCounts is so many of each colour, as in "2 black, 1 grey".
func (y Style) sayCounts(last steampower.Colour, count func(steampower.Colour) int) string {
	var all []string
	for c := range steampower.Colours() {
		if c > last {
			break
		}
		if n := count(c); n > 0 {
			all = append(all, y.say("counted", "number", n, "colour", y.sayColour(c)))
		}
	}
	if all == nil {
		return y.say("none")
	}
	return strings.Join(all, ", ")
}
