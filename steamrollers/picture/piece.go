package picture

import "strconv"

// A piece is what a [Part] looks like.
type piece struct {
	name  string // by which choices know it, and from which its id is made
	class string
	title string // said of it, and shown when a pointer rests on it
	rim   path   // drawn around it where it can be chosen; nil where nothing is
}

// piece draws a piece, and what there is to see if it can be chosen.
func (p *pen) piece(t piece, draw func(), attributes ...string) {
	moves := p.choices[t.name]
	class := t.class
	var more []string
	if p.ID != "" {
		more = append(more, "id", p.id(t.name))
	}
	if p.parts != "" {
		more = append(more, "data-part", p.parts+t.name)
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
// several pieces of the name.
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
