package document

import "github.com/railhex/railhex/track"

// A Layout is what the line of a position has to know of its game.
type Layout struct {
	ID     string       // of the setup, without a separator
	Seats  int          // how many play
	Alone  bool         // against Olive
	Phases []string     // the words that there are
	Steps  []string     // of Olive's turn, likewise
	Tiles  [6][2]string // the faces of each action tile that is played with
	Sites  []Site       // the hexes in which track can be drawn, as AddSite adds them

	drawings map[string]drawing // by their words
}

// A Site is the words for each track in a hex, such as "c5 E-W", in the order of
// tracks.
type Site [track.NumTracks]string

// A drawing is track in a site.
type drawing struct {
	site  int
	track track.Track
}

// AddSite adds a hex by its name. Sites are added in the order of the board.
func (l *Layout) AddSite(hex string) {
	var s Site
	if l.drawings == nil {
		l.drawings = make(map[string]drawing)
	}
	for t := range track.Tracks() {
		s[t-1] = hex + " " + t.String()
		l.drawings[s[t-1]] = drawing{len(l.Sites), t}
	}
	l.Sites = append(l.Sites, s)
}

// Drawing is the site, by its number, and the track that a word stands for, and
// whether it stands for any.
func (l *Layout) Drawing(word string) (site int, t track.Track, ok bool) {
	d, ok := l.drawings[word]
	return d.site, d.track, ok
}
