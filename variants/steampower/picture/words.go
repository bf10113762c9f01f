package picture

import (
	"strings"

	"github.com/railhex/railhex/variants/steampower"
)

// player is a player by themselves.
func (p *pen) player(seat steampower.Seat) string { return p.Player(int(seat), "player") }

func (p *pen) sayColour(c steampower.Colour) string { return p.Say(c.String()) }

// sayCounts is so many of each colour, as in "2 black, 1 grey".
func (p *pen) sayCounts(last steampower.Colour, count func(steampower.Colour) int) string {
	var all []string
	for c := range steampower.Colours() {
		if c > last {
			break
		}
		if n := count(c); n > 0 {
			all = append(all, p.Say("counted", "number", n, "colour", p.sayColour(c)))
		}
	}
	if all == nil {
		return p.Say("none")
	}
	return strings.Join(all, ", ")
}
