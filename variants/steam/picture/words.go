package picture

import (
	"maps"
	"strings"
	"sync"

	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
)

// English returns a fresh map of the text in pictures by key, for those who translate
// it into Style.Words. In a text, {name} stands for what differs from picture to
// picture.
func English() map[string]string { return maps.Clone(english()) }

var english = sync.OnceValue(func() map[string]string { return steam.English().Section("picture") })

// called is a player in a sentence about "player {seat}": by their name or their number.
func (y Style) called(seat steam.Seat) any {
	if name, ok := drawing.Called(y.Players, int(seat)); ok {
		return name
	}
	return int(seat)
}

// short is a player by themselves.
func (y Style) short(seat steam.Seat) string {
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

func (y Style) sayColour(c steam.Colour) string { return y.say(c.String()) }

func (y Style) sayAction(t steam.ActionTile) string { return y.say("action-" + t.String()) }

func (y Style) sayCount(n int, c steam.Colour) string {
	return y.say("counted", "number", n, "colour", y.sayColour(c))
}

// sayGoods is goods by their colours, as in "2 yellow, 1 grey".
func (y Style) sayGoods(goods steam.Goods) string {
	var all []string
	for c := range steam.Colours() {
		if n := goods.Count(c); n > 0 {
			all = append(all, y.sayCount(n, c))
		}
	}
	if all == nil {
		return y.say("empty")
	}
	return strings.Join(all, ", ")
}

// sayMoment is when a position is.
func (y Style) sayMoment(s *steam.State) string {
	var phase string
	switch s.Phase() {
	case steam.PhaseGoods:
		return y.say("goods")
	case steam.PhaseDeal:
		return y.say("deal")
	case steam.PhaseOver:
		return y.say("over")
	case steam.PhaseBid:
		if s.Round() == 0 {
			return y.say("first-order")
		}
		phase = y.say("phase-bid")
	case steam.PhaseCapital:
		phase = y.say("phase-loans")
	case steam.PhaseAction:
		phase = y.say("phase-action")
	case steam.PhaseBuild:
		phase = y.say("phase-build", "number", s.Left())
	case steam.PhaseMove:
		phase = y.say("phase-move", "cycle", s.Cycle())
	case steam.PhasePoints:
		phase = y.say("phase-points")
	}
	return y.say("turn", "round", s.Round(), "rounds", s.Rounds(), "phase", phase)
}
