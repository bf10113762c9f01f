package powervectors

import "github.com/railhex/railhex/variants/steampower"

// near is a factory in every city, track removed from every hex, and every good from
// everywhere.
func near(p *position) (all []steampower.Move) {
	switch grid := p.setup.Map.Grid(); p.Phase() {
	case steampower.PhaseAct, steampower.PhaseBuild, steampower.PhaseBonus:
		for i := range grid.Len() {
			hex := grid.Cell(i)
			if len(p.tracksIn(hex)) > 0 {
				all = append(all, steampower.Remove(hex))
			} else if p.setup.Map.IsCity(i) {
				all = append(all, steampower.Factory(hex, 5))
			}
		}
	case steampower.PhaseShip:
		for c := range steampower.GoodColours() {
			for city := range p.Cities() {
				all = append(all, steampower.Ship(c, city))
			}
		}
	}
	return all
}
