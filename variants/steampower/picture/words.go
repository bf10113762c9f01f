package picture

import (
	"maps"
	"strings"
	"sync"

	"github.com/railhex/railhex/variants/steampower"
)

// English returns a fresh map of the text in pictures by key, for those who translate
// it into Style.Words. In a text, {name} stands for what differs from picture to
// picture.
func English() map[string]string { return maps.Clone(english()) }

var english = sync.OnceValue(func() map[string]string { return steampower.English().Section("picture") })

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
