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
	Sites  []Site       // the hexes in which track can be drawn, in the order of the board
}

// A Site is the words for each track in a hex, such as "c5 E-W", in the order of
// tracks.
type Site [track.NumTracks]string

// SiteOf is the site of a hex by its name.
func SiteOf(hex string) (s Site) {
	for t := range track.Tracks() {
		s[t-1] = hex + " " + t.String()
	}
	return s
}
