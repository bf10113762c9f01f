package picture

import (
	"strconv"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// A part is an element of a picture that a page may want to find: it has a
// name, from which its id is made and by which choices know it.
type part struct {
	name  string
	class string
	title string // said of it, and shown when a pointer rests on it
	rim   path   // drawn around it where it can be chosen; nil where nothing is
}

// ownName is the name of a player's personal good.
const ownName = "own"

func hexName(hex hexmap.Cell) string        { return "hex-" + hex.String() }
func boxName(box int) string                { return "box-" + strconv.Itoa(box) }
func dieName(die int) string                { return "die-" + strconv.Itoa(die) }
func tileName(number int) string            { return "tile-" + strconv.Itoa(number) }
func orderName(number int) string           { return "order-" + strconv.Itoa(number) }
func powerName(power variants.Power) string { return "power-" + power.String() }

func trackName(t track.Track) string { return "track-" + t.String() }

// goodName is the name of a good on the supply board: by its place where places
// count, as in solo (SOLO-4), and by its kind where equal goods are alike.
func goodName(city int, g variants.Good, place int) string {
	name := "good-" + strconv.Itoa(city) + "-"
	if place != 0 {
		return name + strconv.Itoa(place)
	}
	return name + g.String()
}

// part draws a part, and what there is to see if it can be chosen.
func (p *pen) part(t part, draw func(), attributes ...string) {
	moves := p.choices[t.name]
	class := t.class
	var more []string
	if p.ID != "" {
		more = append(more, "id", p.id(t.name))
	}
	if len(moves) > 0 {
		class += " choice"
		more = append(more, "role", "button", "tabindex", "0")
	}
	if len(moves) == 1 {
		more = append(more, "data-move", moves[0].String())
	}
	p.group(func() {
		p.text("title", t.title)
		draw()
		if len(moves) > 0 && t.rim != nil {
			p.path(t.rim, "class", "rim", "fill", "none", "stroke", p.Theme.Choice, "stroke-width", "3", "stroke-linejoin", "round")
		}
	}, append(append([]string{"class", class}, more...), attributes...)...)
}

// id is the id of a part: its name, and a number behind it if the picture has
// several parts of the name.
func (p *pen) id(name string) string {
	if p.ids == nil {
		p.ids = map[string]int{}
	}
	p.ids[name]++
	id := p.ID + "-" + name
	if n := p.ids[name]; n > 1 {
		id += "-" + strconv.Itoa(n)
	}
	return id
}

func (p *pen) chosen(name string) bool { return len(p.choices[name]) > 0 }
