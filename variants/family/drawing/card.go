package drawing

// Card is the edge of a card, a tile or whatever else lies on the table as a
// square, and of the place where one lies; CardEvery is how far such places are
// apart in a row.
const (
	Card      = 64.0
	CardEvery = 72.0
)

// Card draws what a card is printed on.
func (p *Pen) Card() {
	p.Box(0, 0, Card, Card, 7, "fill", p.Colours.Panel, "stroke", p.Colours.Ink, "stroke-width", "1.8")
}

// Place draws the place of a card that is not there: by its number, or by who has
// it.
func (p *Pen) Place(mark string) {
	p.Group(func() {
		p.Box(1, 1, Card-2, Card-2, 7, "fill", "none", "stroke", p.Colours.Faint, "stroke-width", "1.5", "stroke-dasharray", "4 4")
		word, size := Fit(mark, Card-8, 20, 9)
		p.Label(Card/2, Card/2, size, word, "fill", p.Colours.Faint)
	}, "class", "place")
}

// Table draws the ground of something that is laid out in a room. Like all ground
// it is met by no pointer.
func (p *Pen) Table(width, height float64) {
	p.Box(0, 0, width, height, 6, "fill", p.Colours.Panel, "stroke", p.Colours.Ink, "stroke-width", "1.8", "pointer-events", "none")
}
