package words

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
)

// Type returns the words for a type of track: "gentle curve".
func (p Speaker) Type(t track.Type) string { return p.word(t) }

// Bonus returns the words for a bonus, in the infinitive: "build track"; "" for none.
func (p Speaker) Bonus(b steampower.Bonus) string { return p.word(b) }

// word is a thing of the game in words; "" for an invalid value.
func (p Speaker) word(thing any) string {
	switch thing := thing.(type) {
	case []steampower.Kind:
		var words phrases.Either
		for _, kind := range thing {
			words = append(words, p.word(kind))
		}
		return p.list(words)
	case steampower.Kind:
		return p.table().Called("kind", thing)
	case steampower.Seat:
		return p.Player(thing)
	case steampower.Seats:
		var names phrases.Every
		for seat := range thing.All() {
			names = append(names, p.Player(seat))
		}
		return p.list(names)
	case steampower.Colour:
		return p.table().Called("colour", thing)
	case steampower.Goods:
		return p.count(thing)
	case steampower.Bonus:
		return p.table().Called("bonus", thing)
	case steampower.Stack:
		return p.table().Called("stack", thing)
	case steampower.Payments:
		return p.payments(thing)
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

// list is a [phrases.Every] or a [phrases.Either] in words.
func (p Speaker) list(things any) string {
	return p.fill("{things}", phrases.Args("things", things))
}

// count is goods counted by their colours.
func (p Speaker) count(goods steampower.Goods) string {
	var words phrases.Every
	for colour := range steampower.GoodColours() {
		if n := goods.Count(colour); n > 0 {
			words = append(words, p.fill(p.table().Called("counted", colour), phrases.Args("number", n)))
		}
	}
	if len(words) == 0 {
		return p.say("no-goods")
	}
	return p.list(words)
}

func (p Speaker) payments(payments steampower.Payments) string {
	var words phrases.Every
	for owner, dollars := range payments.All() {
		words = append(words, p.say("payment", "player", owner, "money", dollars))
	}
	if len(words) == 0 {
		return p.say("no-payments")
	}
	return p.list(words)
}

// Contract returns what is printed on a contract: the goods that it asks for, and what
// it brings.
func (p Speaker) Contract(c steampower.Contract) string {
	return p.say("contract-about", "goods", c.Goods, "brings", p.reward(c))
}

// reward is what a contract brings.
func (p Speaker) reward(c steampower.Contract) phrases.Every {
	words := phrases.Every{p.say("contract-points", "points", int(c.Points))}
	if c.Money > 0 {
		words = append(words, p.say("contract-money", "money", int(c.Money)))
	}
	if c.Bonus.IsValid() {
		words = append(words, p.say("contract-bonus", "bonus", c.Bonus))
	}
	return words
}
