package phrases

// A Paragraph is a part of how a game is played: what it is about, in sentences, and
// the rules that say the same with all that belongs to it.
type Paragraph struct {
	Title string `json:"title"`
	Text  string `json:"text"`
	// Sentences are those of Text, for screens with room for a few; none if Text is one.
	Sentences []string    `json:"sentences,omitempty"`
	Rules     []string    `json:"rules"`           // identifiers of those that say it in full
	Parts     []Paragraph `json:"parts,omitempty"` // of one kind, such as each tile; mostly none
	// Piece is the name in pictures of the one component that it is about, "tile-5": the
	// end of its data-part.
	Piece string `json:"piece,omitempty"`
}
