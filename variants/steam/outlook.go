package steam

import "github.com/railhex/railhex/hexmap"

// An outlook is the surroundings of all hexes at once, for a list of moves. Instead of
// looking beyond each edge, it marks each city and each open end in the hexes beside it.
type outlook struct {
	at     hexSet // the hexes where new track would meet something, and the towns of links of the seat
	told   hexSet // those of them that were told of more than printed cities
	around [MaxHexes]surroundings
	open   [MaxHexes]edgeSet // where links end openly
}

// add adds what new track of a seat would meet to what the printed cities make of
// the map.
func (look *outlook) add(s *State, seat Seat) {
	look.told = hexSet{}
	for _, stop := range s.game.towns {
		switch hex := s.game.stopHex[stop]; {
		case s.hexes[hex].isCity():
			look.addCity(s.game, hex)
		case s.hexes[hex].isOf(seat):
			look.at.add(hex)
		}
	}
	for hex := range s.ends.all {
		look.open[hex] = s.openEdges(hex)
		for open := look.open[hex]; open != 0; open &= open - 1 {
			d := open.first()
			if beyond, back := s.game.cross(hex, d); beyond != noHex {
				stop := s.follow(hex, d).hex
				look.tell(beyond, back, s.meetsLink(s.hexes[hex].claim(d), stop, seat), stop)
			}
		}
	}
}

// addCity adds a city to what lies on the edges of the hexes beside it.
func (look *outlook) addCity(g *game, city uint8) {
	for d := range g.open[city].all {
		beyond, back := g.cross(city, d)
		look.tell(beyond, back, meetsCity, city)
	}
}

// tell tells a hex what lies beyond one of its edges.
func (look *outlook) tell(hex uint8, d hexmap.Direction, met meeting, stop uint8) {
	look.at.add(hex)
	look.told.add(hex)
	look.around[hex].add(d, met, stop)
}

// of is the surroundings of a hex, which is no city, on some edges of which track
// ends already.
func (look *outlook) of(hex uint8, open, held edgeSet) surroundings {
	around := look.around[hex]
	around.joins &^= held
	around.others &^= held
	around.barred &^= held
	around.free = open &^ held &^ around.met()
	return around
}
