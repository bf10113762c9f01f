package drawing

// Card is the edge of a card, a square tile or the place of one. CardEvery is the
// distance from one place to the next in a row.
const (
	Card      = 64.0
	CardEvery = 72.0
)

// Card draws an empty card.
func (p *Pen) Card() {
	p.Box(0, 0, Card, Card, 7, "fill", p.Colours["panel"], "stroke", p.Colours["ink"], "stroke-width", "1.8")
}

// Place draws the empty place of a card, with a mark such as its number or its owner.
func (p *Pen) Place(mark string) {
	p.Group(func() {
		p.Box(1, 1, Card-2, Card-2, 7, "fill", "none", "stroke", p.Colours["faint"], "stroke-width", "1.5", "stroke-dasharray", "4 4")
		word, size := Fit(mark, Card-8, 20, 9)
		p.Label(Card/2, Card/2, size, word, "fill", p.Colours["faint"])
	}, "class", "place")
}

// Table draws the ground under things that are laid out. Clicks go through it.
func (p *Pen) Table(width, height float64) {
	p.Box(0, 0, width, height, 6, "fill", p.Colours["panel"], "stroke", p.Colours["ink"], "stroke-width", "1.8", "pointer-events", "none")
}
