package positions

import (
	"fmt"

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

// Routes are the ways of a delivery of the player whose turn it is.
func Routes(s *steamrollers.State, m steamrollers.Move, look Look) []Route {
	routes := []Route{}
	for route := range s.Routes(m) {
		marks := picture.Marks{Moves: []steamrollers.Move{m}, Route: route}
		routes = append(routes, Route{route.Cities, Sheet(s, s.Active(), marks, look)})
		if len(routes) == maxRoutes {
			break
		}
	}
	return routes
}

// Sheet is the picture of a seat's sheet.
func Sheet(s *steamrollers.State, seat steamrollers.Seat, marks picture.Marks, look Look) string {
	return look.Style(fmt.Sprintf("sheet%d", seat)).Sheet(s, seat, marks)
}
