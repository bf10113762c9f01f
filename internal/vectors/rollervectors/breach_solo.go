package rollervectors

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

var breachesOfSolo = []breach{
	breaks(steamrollers.SoloKeptTileOnce, "tile 1 served her other action", func(p *position) []steamrollers.Move {
		return changes(p, p.in(steamrollers.PhaseAct) && p.served(1, p.unseen().UsedBefore), steamrollers.UseValue(1, 7-p.Die()))
	}),
	breaks(steamrollers.SoloKeptTileOnce, "tile 3 served her other action", func(p *position) []steamrollers.Move {
		up, _, _ := p.Tile(3)
		switch {
		case !p.in(steamrollers.PhaseAct) || !p.served(3, p.unseen().UsedBefore):
			return nil
		case up == variants.Tile3a:
			return toDie(p)
		}
		return withBonus(p)
	}),
	breaks(steamrollers.SoloKeptTileOnce, "tile 4b served her other action", func(p *position) []steamrollers.Move {
		if !p.in(steamrollers.PhaseAct) || !p.served(4, p.unseen().UsedBefore) {
			return nil
		}
		return parcels(func(p *position, c parcel) bool {
			return c.from == p.Die() && c.there && c.wanted && c.routed && c.distance == p.Boxes(p.seat)+1
		})(p)
	}),
	breaks(steamrollers.SoloKeptTileOnce, "tile 6 served her other action", func(p *position) []steamrollers.Move {
		if !p.in(steamrollers.PhaseAct) || !p.served(6, p.unseen().UsedBefore) {
			return nil
		}
		return builds(false, func(p *position, hex hexFacts) bool {
			return hex.region == p.Die() && !hex.drawn && !hex.city
		})(p)
	}),
	breaks(steamrollers.SoloRerollTile, "the solitaire tile 2 is used in Olive's turn", func(p *position) []steamrollers.Move {
		return when(p.in(steamrollers.PhaseAct) && p.holds(variants.Tile2aSolo), steamrollers.UseTwo())
	}),
}
