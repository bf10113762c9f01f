package rollervectors

import (
	"slices"

	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

var breachesOfTaking = []breach{
	breaks(steamrollers.TakeUpright, "the tile lies sideways in front of another player", func(p *position) []steamrollers.Move {
		if !p.in(steamrollers.PhaseAct) {
			return nil
		}
		_, holder, sideways := p.Tile(p.Die())
		return when(sideways && holder != p.seat, steamrollers.Take())
	}),
	breaks(steamrollers.TakeOwnTile, "her own tile lies sideways", func(p *position) []steamrollers.Move {
		if !p.in(steamrollers.PhaseAct) {
			return nil
		}
		_, holder, sideways := p.Tile(p.Die())
		return when(sideways && holder == p.seat, steamrollers.Take())
	}),
	breaks(steamrollers.TakeBeforeUse, "she does not hold tile 1", func(p *position) []steamrollers.Move {
		return changes(p, p.lacks(variants.Tile1a) || p.lacks(variants.Tile1b), steamrollers.UseValue(1, 7-p.Die()))
	}),
	breaks(steamrollers.TakeBeforeUse, "she does not hold tile 5", func(p *position) []steamrollers.Move {
		if p.Die() == 6 {
			return changes(p, p.lacks(variants.Tile5a), steamrollers.UseStep(-1))
		}
		return changes(p, p.lacks(variants.Tile5a), steamrollers.UseStep(+1))
	}),
	breaks(steamrollers.TakeBeforeUse, "she does not hold tile 5", func(p *position) []steamrollers.Move {
		return changes(p, p.lacks(variants.Tile5b), steamrollers.UseFlip(), steamrollers.UseReroll())
	}),
	breaks(steamrollers.TakeBeforeUse, "she does not hold tile 3", func(p *position) []steamrollers.Move {
		if !p.in(steamrollers.PhaseAct) || !p.lacks(variants.Tile3a) {
			return nil
		}
		return toDie(p)
	}),
	breaks(steamrollers.TakeBeforeUse, "she does not hold tile 3", func(p *position) []steamrollers.Move {
		if !p.in(steamrollers.PhaseAct) || !p.lacks(variants.Tile3b) {
			return nil
		}
		return withBonus(p)
	}),
	breaks(steamrollers.TakeBeforeUse, "she does not hold tile 4", func(p *position) []steamrollers.Move {
		if !p.in(steamrollers.PhaseAct) || !p.lacks(variants.Tile4a) {
			return nil
		}
		return beyondStrength(p)
	}),
}

var breachesOfTiles = []breach{
	breaks(steamrollers.TileHasEffect, "the die has that value already", func(p *position) []steamrollers.Move {
		return changes(p, p.fresh(variants.Tile1a) || p.fresh(variants.Tile1b), steamrollers.UseValue(1, p.Die()))
	}),
	breaks(steamrollers.TileHasEffect, "a kept tile serves once in an action", func(p *position) []steamrollers.Move {
		return changes(p, p.in(steamrollers.PhaseAct) && p.served(1, p.unseen().Used), steamrollers.UseValue(1, 7-p.Die()))
	}),
	breaks(steamrollers.TileHasEffect, "the engine is strong enough", needless(func(spare int) bool { return spare > 0 })),
	breaks(steamrollers.TileHasEffect, "the engine is just strong enough", needless(func(spare int) bool { return spare == 0 })),
	breaks(steamrollers.TileTwoDice, "the second die comes after the first action", func(p *position) []steamrollers.Move {
		return when(p.in(steamrollers.PhaseAct) && p.holds(variants.Tile2a), steamrollers.UseTwo())
	}),
	breaks(steamrollers.TileTwoDice, "she drafts no second die now", func(p *position) []steamrollers.Move {
		return when(p.in(steamrollers.PhaseEnd) && p.holds(variants.Tile2a) && !p.allows(steamrollers.UseTwo()), steamrollers.UseTwo())
	}),
	breaks(steamrollers.TileDestination, "the die names another destination", func(p *position) (moves []steamrollers.Move) {
		if !p.in(steamrollers.PhaseAct) || !p.fresh(variants.Tile3a) {
			return nil
		}
		return marked(steamrollers.Move.NamingDestination, parcels(func(p *position, c parcel) bool {
			return c.to != p.Die() && c.there && c.wanted && c.routed && c.distance <= c.strength
		})(p))
	}),
	breaks(steamrollers.TileDestination, "the other side of tile 3 is up", func(p *position) []steamrollers.Move {
		if !p.in(steamrollers.PhaseAct) || !p.fresh(variants.Tile3b) {
			return nil
		}
		return toDie(p)
	}),
	breaks(steamrollers.TileLonger, "the other side of tile 3 is up", func(p *position) []steamrollers.Move {
		if !p.in(steamrollers.PhaseAct) || !p.fresh(variants.Tile3a) {
			return nil
		}
		return withBonus(p)
	}),
	breaks(steamrollers.TileUnlimited, "the other side of tile 4 is up", func(p *position) []steamrollers.Move {
		if !p.in(steamrollers.PhaseAct) || !p.fresh(variants.Tile4b) {
			return nil
		}
		return beyondStrength(p)
	}),
	breaks(steamrollers.TilePlusMinus, "the die would leave 1 to 6", func(p *position) []steamrollers.Move {
		held := p.in(steamrollers.PhaseAct) && p.fresh(variants.Tile5a)
		switch p.Die() {
		case 1:
			return changes(p, held, steamrollers.UseStep(-1))
		case 6:
			return changes(p, held, steamrollers.UseStep(+1))
		}
		return nil
	}),
	overlaps("the other side of tile 5 is up", func(p *position) []steamrollers.Move {
		return slices.Concat(
			changes(p, p.in(steamrollers.PhaseAct) && p.fresh(variants.Tile5a), steamrollers.UseFlip(), steamrollers.UseReroll()),
			changes(p, p.in(steamrollers.PhaseAct) && p.fresh(variants.Tile5b) && p.Die() < 6, steamrollers.UseStep(+1)),
		)
	}, steamrollers.TilePlusMinus, steamrollers.TileRerollOrFlip),
	breaks(steamrollers.TileRerollOrFlip, "tile 5b has decided the die", func(p *position) []steamrollers.Move {
		if !p.in(steamrollers.PhaseAct) || !p.unseen().Settled || !p.fresh(variants.Tile1a) && !p.fresh(variants.Tile1b) {
			return nil
		}
		return []steamrollers.Move{steamrollers.UseValue(1, 7-p.Die())}
	}),
	breaks(steamrollers.YucataUsedFace, "no action was performed with that face in this round", func(p *position) (moves []steamrollers.Move) {
		if !p.in(steamrollers.PhaseAct) || !p.setup.Modules.Has(variants.YucataModule) || !p.fresh(variants.Tile2b) {
			return nil
		}
		for value := 1; value <= 6; value++ {
			if m := steamrollers.UseValue(2, value); value != p.Die() && !p.allows(m) {
				moves = append(moves, m)
			}
		}
		return changes(p, true, moves...)
	}),
}

// when is the moves if a condition is met.
func when(condition bool, moves ...steamrollers.Move) []steamrollers.Move {
	if !condition {
		return nil
	}
	return moves
}

// changes are changes of a die that may be changed, if a condition is met.
func changes(p *position, condition bool, moves ...steamrollers.Move) []steamrollers.Move {
	return when(condition && p.in(steamrollers.PhaseAct) && !p.unseen().Settled, moves...)
}

// served reports whether the player who is asked holds a tile that is kept, and
// that is among those used.
func (p *position) served(tile int, used []int) bool {
	face, holder, _ := p.Tile(tile)
	return holder == p.seat && face != 0 && p.setup.Components.Tile(face).Kept && slices.Contains(used, tile)
}

// toDie are deliveries that only tile 3a allows.
func toDie(p *position) []steamrollers.Move {
	return marked(steamrollers.Move.NamingDestination, parcels(func(p *position, c parcel) bool {
		return c.to == p.Die() && c.there && c.wanted && c.routed && c.distance <= c.strength
	})(p))
}

// withBonus are deliveries that only tile 3b allows.
func withBonus(p *position) []steamrollers.Move {
	return longer(parcels(func(p *position, c parcel) bool {
		return c.from == p.Die() && c.there && c.wanted && c.routed && c.distance+2 <= c.strength
	})(p))
}

// needless are deliveries with tile 4a that are legal without it, by what the
// engine has to spare.
func needless(is func(spare int) bool) func(*position) []steamrollers.Move {
	return func(p *position) (moves []steamrollers.Move) {
		if !p.in(steamrollers.PhaseAct) || !p.fresh(variants.Tile4a) {
			return nil
		}
		for _, m := range p.legal {
			if m.Kind() == steamrollers.KindDeliver && !m.IsUnlimited() && is(p.Strength(p.seat)-m.Distance()-m.Bonus()) {
				moves = append(moves, m.Unlimited())
			}
		}
		return moves
	}
}

// beyondStrength are deliveries that only tile 4a allows.
func beyondStrength(p *position) []steamrollers.Move {
	return marked(steamrollers.Move.Unlimited, parcels(func(p *position, c parcel) bool {
		return c.from == p.Die() && c.there && c.wanted && c.routed && c.distance > p.Strength(p.seat)
	})(p))
}

func marked(mark func(steamrollers.Move) steamrollers.Move, moves []steamrollers.Move) []steamrollers.Move {
	for i, m := range moves {
		moves[i] = mark(m)
	}
	return moves
}
