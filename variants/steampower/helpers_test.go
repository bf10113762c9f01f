package steampower

import (
	"iter"

	"github.com/railhex/railhex/track"
)

// tracksOf walks a set of tracks.
func tracksOf(set trackSet) iter.Seq[track.Track] {
	return func(yield func(track.Track) bool) {
		for t := range track.Tracks() {
			if set.has(t) && !yield(t) {
				return
			}
		}
	}
}
