package drawing

// A Pen draws a picture. [Look.Draw] gives one; the zero Pen writes elements alone,
// without a picture around them.
type Pen struct {
	Look
	out     []byte
	parts   string // before the names of parts
	choices Chooser
	// touched are the parts that the last move touched.
	touched Touched
	ids     map[string]int // how often each id was asked for
}

// Paper draws what a large picture is drawn on.
func (p *Pen) Paper(width, height float64) {
	p.Box(0, 0, width, height, 12, "class", "paper", "fill", p.Colours.Paper)
}

// Heading writes what a large picture is of.
func (p *Pen) Heading(text string) {
	p.Label(2, 12, 20, text, "text-anchor", "start", "font-weight", "bold")
}

// Name writes a name at the right end of a room. Names have any length: what
// does not fit is cut off.
func (p *Pen) Name(room float64, name string) {
	const most = 24
	letters := []rune(name)
	if len(letters) > most {
		letters = append(letters[:most-1], '…')
	}
	p.Label(room-2, 12, 13, string(letters), "text-anchor", "end", "fill", p.Colours.Faint, "class", "name")
}
