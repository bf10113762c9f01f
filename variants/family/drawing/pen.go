package drawing

import "github.com/railhex/railhex/variants/family/phrases"

// A Pen draws a picture. [Style.Pen] gives one; the zero Pen writes elements alone, without a
// picture around them.
type Pen struct {
	Style
	game    string
	english func() phrases.Text
	out     []byte
	parts   string // before the names of parts
	choices Choices
	one     bool // all choices are the same move
	touched Touched
	ids     map[string]int // how many pieces have each id so far
	marked  []marked       // hexes, to be marked on top of their chart
	grounds []ground       // of a thumbnail
}

// Pen returns a pen for one picture of a game, whose name is the first class of the picture. The
// function english returns a text with a section [picture], for what the Words of the style lack;
// it may be nil.
func (y Style) Pen(game string, english func() phrases.Text) *Pen {
	return &Pen{Style: y.complete(), game: game, english: english}
}

// Say returns the text of a key, with names and values in turn put into it.
func (p *Pen) Say(key string, namesAndValues ...any) string {
	template, ok := p.Words[key]
	if !ok && p.english != nil {
		template = p.english().Of("picture." + key)
	}
	return phrases.Voice{}.Say(template, nil, namesAndValues...)
}

// Called returns a player for a sentence about "player {seat}": the name or the number.
func (p *Pen) Called(seat int) any {
	if name, ok := p.name(seat); ok {
		return name
	}
	return seat
}

// Player returns the name of a player or, if there is none, the text of a key about {seat}.
func (p *Pen) Player(seat int, key string) string {
	if name, ok := p.name(seat); ok {
		return name
	}
	return p.Say(key, "seat", seat)
}

// name returns the name of the player at a seat. It reports false if the seat has none.
func (p *Pen) name(seat int) (string, bool) {
	if seat < 1 || seat > len(p.Players) || p.Players[seat-1] == "" {
		return "", false
	}
	return p.Players[seat-1], true
}

// Paper draws the ground of a large picture.
func (p *Pen) Paper(width, height float64) {
	p.Box(0, 0, width, height, 12, "class", "paper", "fill", p.Colours["paper"])
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
	p.Label(width-2, 12, 13, string(letters), "text-anchor", "end", "fill", p.Colours["faint"], "class", "name")
}
