package drawing

// A Pen draws a picture. [Style.Draw] gives one; the zero Pen writes elements alone,
// without a picture around them.
type Pen struct {
	Style
	out     []byte
	parts   string // before the names of parts
	choices Chooser
	one     bool // all choices are the same move
	touched Touched
	ids     map[string]int // how many pieces have each id so far
	marked  []marked       // hexes, to be marked on top of their chart
	grounds []ground       // of a thumbnail
}

// Paper draws the ground of a large picture.
func (p *Pen) Paper(width, height float64) {
	p.Box(0, 0, width, height, 12, "class", "paper", "fill", p.Colours.Paper)
}

// Heading writes the heading of a large picture, at its upper left corner.
func (p *Pen) Heading(text string) {
	p.Label(2, 12, 20, text, "text-anchor", "start", "font-weight", "bold")
}

// Name writes a name at the right end of a row of the given width. Names longer than 24
// letters are cut off.
func (p *Pen) Name(width float64, name string) {
	const most = 24
	letters := []rune(name)
	if len(letters) > most {
		letters = append(letters[:most-1], '…')
	}
	p.Label(width-2, 12, 13, string(letters), "text-anchor", "end", "fill", p.Colours.Faint, "class", "name")
}
