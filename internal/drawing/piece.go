package drawing

import (
	"strconv"

	"github.com/railhex/railhex/internal/svg"
)

// A Piece is a part of a picture that somebody may click.
type Piece struct {
	Name  string // by which choices know it, and from which its id and its data-part are made
	Class string
	Title string   // said of it, and shown when a pointer rests on it
	Rim   svg.Path // drawn around it where it can be chosen; nil where nothing is
}

// Piece draws a piece, and what there is to see if it can be chosen.
func (p *Pen) Piece(t Piece, draw func(), attributes ...string) {
	moves, only := p.choosing(t.Name)
	class := t.Class
	var more []string
	if p.ID != "" {
		more = append(more, "id", p.id(t.Name))
	}
	if p.parts != "" {
		more = append(more, "data-part", p.parts+t.Name)
	}
	if moves > 0 {
		class += " choice"
		more = append(more, "role", "button", "tabindex", "0")
	}
	if moves == 1 {
		more = append(more, "data-move", only)
	}
	p.Group(func() {
		p.Text("title", t.Title)
		draw()
		if moves > 0 && t.Rim != nil {
			p.Path(t.Rim, "class", "rim", "fill", "none", "stroke", p.Colours.Choice, "stroke-width", "3", "stroke-linejoin", "round")
		}
	}, append(append([]string{"class", class}, more...), attributes...)...)
}

// id is the id of a part: its name, and a number behind it if the picture has
// several pieces of the name.
func (p *Pen) id(name string) string {
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

// IsChosen reports whether a move chooses a part.
func (p *Pen) IsChosen(name string) bool {
	moves, _ := p.choosing(name)
	return moves > 0
}

func (p *Pen) choosing(name string) (moves int, only string) {
	if p.chosen == nil {
		return 0, ""
	}
	return p.chosen(name)
}
