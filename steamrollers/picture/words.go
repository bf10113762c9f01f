package picture

import (
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// player is a player by themselves, and short where there is little room.
func (p *pen) player(seat steamrollers.Seat) string { return p.Player(int(seat), "player") }
func (p *pen) short(seat steamrollers.Seat) string  { return p.Player(int(seat), "seat") }

func (p *pen) sayColour(c hexmap.Colour) string { return p.Say(c.String()) }

func (p *pen) sayGood(g variants.Good) string { return p.Say(goodClass(g)) }

// sayDoes is what an action tile does.
func (p *pen) sayDoes(face variants.Face, modules variants.Modules) string {
	rule := steamrollers.TileRule(face, modules)
	if text, ok := p.Words[rule.String()]; ok {
		return text
	}
	return rule.Text()
}

// sayGoods is goods by their colours, as in "2 yellow, 1 coal".
func (p *pen) sayGoods(goods variants.Goods) string {
	var all []string
	for g := variants.Yellow; g <= variants.Coal; g++ {
		if n := goods.Count(g); n > 0 {
			all = append(all, p.Say("counted", "number", n, "good", p.sayGood(g)))
		}
	}
	if all == nil {
		return p.Say("empty")
	}
	return strings.Join(all, ", ")
}

// sayBlack is the two types of the black die; nothing before it is rolled.
func (p *pen) sayBlack(b steamrollers.BlackDie) string {
	one, two := b.Types()
	if one == 0 {
		return ""
	}
	return p.Say(one.String()) + ", " + p.Say(two.String())
}
