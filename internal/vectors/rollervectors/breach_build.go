package rollervectors

import (
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
)

var breachesOfBuilding = []breach{
	breaks(steamrollers.BuildInRegion, "the hex lies in another region", builds(true, func(p *position, hex hexFacts) bool {
		return hex.region != p.Die() && !hex.drawn && !hex.city
	})),
	breaks(steamrollers.BuildInRegion, "the board lacks the hex", func(p *position) []steamrollers.Move {
		if !p.in(steamrollers.PhaseAct) {
			return nil
		}
		return []steamrollers.Move{steamrollers.Build(p.beyond(), p.track(true))}
	}),
	breaks(steamrollers.BuildOnEmptyHex, "the hex holds track", builds(true, func(p *position, hex hexFacts) bool {
		return hex.region == p.Die() && hex.drawn
	})),
	breaks(steamrollers.BuildOutsideCities, "the hex is a city", builds(true, func(p *position, hex hexFacts) bool {
		return hex.region == p.Die() && hex.city
	})),
	breaks(steamrollers.BuildTypeOfDie, "the type of track is not on the black die", builds(false, func(p *position, hex hexFacts) bool {
		_, holder, _ := p.Tile(6)
		return hex.region == p.Die() && !hex.drawn && !hex.city && holder != p.seat
	})),
}

// builds is track in hexes of some sort: of a type that the black die shows, or
// of one that it does not.
func builds(shown bool, in func(*position, hexFacts) bool) func(*position) []steamrollers.Move {
	return func(p *position) (moves []steamrollers.Move) {
		if !p.in(steamrollers.PhaseAct) {
			return nil
		}
		for hex, facts := range p.hexes() {
			if in(p, facts) {
				moves = append(moves, steamrollers.Build(hex, p.track(shown)))
			}
		}
		return moves
	}
}

// hexFacts is what matters of a hex to the seat that is asked to build.
type hexFacts struct {
	region int
	drawn  bool
	city   bool
}

// hexes walks those of the board.
func (p *position) hexes() func(yield func(hexmap.Cell, hexFacts) bool) {
	return func(yield func(hexmap.Cell, hexFacts) bool) {
		board := p.setup.Board
		for i := range board.Len() {
			hex := board.Cell(i)
			if !yield(hex, hexFacts{board.Region(i), p.TrackAt(p.seat, hex) != 0, board.IsCity(i)}) {
				return
			}
		}
	}
}
