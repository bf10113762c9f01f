package session

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/picture"
)

// maxRoutes is how many ways of one delivery are shown. Which of them the good
// goes changes nothing in the game.
const maxRoutes = 6

// A Route is a way that a good may go.
type Route struct {
	Cities []int  `json:"cities"`
	Sheet  string `json:"sheet"` // a picture with the way on it
}

// routes are the ways of a delivery of the player whose turn it is.
func (h *Host) routes(m steamrollers.Move) []Route {
	s, routes := h.game.position(), []Route{}
	for route := range s.Routes(m) {
		marks := picture.Marks{Moves: []steamrollers.Move{m}, Route: route}
		routes = append(routes, Route{route.Cities, h.sheet(s.Active(), marks)})
		if len(routes) == maxRoutes {
			break
		}
	}
	return routes
}
