package describe

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
)

// A Route is a way that a good may go.
type Route struct {
	Stops   []string `json:"stops"`   // the cities and towns on it, its source first
	Picture string   `json:"picture"` // the name of the picture that it is drawn on
	Drawn   string   `json:"drawn"`   // that picture, as SVG
	Way     any      `json:"-"`       // the game's own route
}

// Ways walks the routes of a move, to be drawn on a picture.
func Ways[R any](picture string, routes iter.Seq[R], stops func(R) []string) iter.Seq[Route] {
	return func(yield func(Route) bool) {
		for way := range routes {
			if !yield(Route{Stops: stops(way), Picture: picture, Way: way}) {
				return
			}
		}
	}
}

// Stops returns the stops of a route that goes step by step, its source first.
func Stops[S any](steps []S, ends func(S) (from, to hexmap.Cell)) []string {
	stops := []string{}
	for _, step := range steps {
		from, to := ends(step)
		if len(stops) == 0 {
			stops = append(stops, from.String())
		}
		stops = append(stops, to.String())
	}
	return stops
}
