package frontend

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
)

// A Route is a way that a good may go.
type Route struct {
	Stops   []string `json:"stops"`   // the cities and towns that it goes over, its source first
	Picture string   `json:"picture"` // the name of the picture that it is drawn on
	Drawn   string   `json:"drawn"`   // that picture, as SVG
}

// drawnRoutes are the routes of a move as they are drawn, one after the other.
func drawnRoutes[R any](routes iter.Seq[R], draw func(R) Route) iter.Seq[Route] {
	return func(yield func(Route) bool) {
		for route := range routes {
			if !yield(draw(route)) {
				return
			}
		}
	}
}

// stopsOf are the stops of a route that goes step by step.
func stopsOf[S any](steps []S, ends func(S) (from, to hexmap.Cell)) []string {
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
