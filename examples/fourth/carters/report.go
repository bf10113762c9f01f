package carters

import "github.com/railhex/railhex/variants/family"

// A Report is a position as a seat sees it, for programs.
type Report struct {
	Phase  string          `json:"phase"`
	Round  int             `json:"round"`
	Turn   int             `json:"turn"` // the seat that is asked, 0 if none is
	Left   int             `json:"left"` // its points of travel
	Points [Players]int    `json:"points"`
	Orders [Players]string `json:"orders"` // the cities, "" where the seat does not see it
	Hexes  []Thing         `json:"hexes"`
}

// A Thing is what lies in a hex: a city with its price, a farm with its loads, a cart or
// track with its player.
type Thing struct {
	Hex    string `json:"hex"`
	Price  int    `json:"price,omitempty"`
	Loads  int    `json:"loads,omitempty"`
	Cart   string `json:"cart,omitempty"`
	Loaded bool   `json:"loaded,omitempty"`
	Track  string `json:"track,omitempty"`
}

// Report returns what there is to see of a position if nothing is hidden.
func (s *State) Report() Report { return s.ReportFor(^family.Nobody) }

// ReportFor returns what a seat sees; Nobody looks on.
func (s *State) ReportFor(seat Seat) Report {
	r := Report{Phase: s.phase.String(), Round: int(s.round), Turn: int(s.Turn()), Left: int(s.left), Hexes: []Thing{}}
	if s.game == nil {
		return r
	}
	name := func(hex uint8) string { return s.game.board.Cell(int(hex)).String() }
	for hex := range s.game.cities.all() {
		r.Hexes = append(r.Hexes, Thing{Hex: name(hex), Price: int(s.values[hex])})
	}
	for hex := range s.game.farms.all() {
		r.Hexes = append(r.Hexes, Thing{Hex: name(hex), Loads: int(s.values[hex])})
	}
	for i := range s.carts {
		c, player := &s.carts[i], Seat(i+1)
		r.Points[i] = s.Total(player)
		if c.order != 0 && (s.Over() || seat == player || seat == ^family.Nobody) {
			r.Orders[i] = name(c.order - 1)
		}
		r.Hexes = append(r.Hexes, Thing{Hex: name(c.at), Cart: player.String(), Loaded: c.load > 0})
		for hex := range c.track.all() {
			r.Hexes = append(r.Hexes, Thing{Hex: name(hex), Track: player.String()})
		}
	}
	return r
}
