package words

import (
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
)

// Tile says of action tile 1 to 6 which side is up in this game, what it is
// worth, whether it is spent or kept, and what it does; "" before chance has
// chosen the side, and for any other number.
func (p Speaker) Tile(s *steamrollers.State, number int) string {
	face, _, _ := s.Tile(number)
	if face == 0 {
		return ""
	}
	printed := s.Setup().Components.Tiles[face]
	use := tileSpent
	if printed.Kept {
		use = tileKept
	}
	return p.say(tileAbout, "tile", face, "points", signed(printed.Points),
		"use", p.say(use), "text", p.Rule(ruleOf(face, s.Setup().Modules)))
}

// ruleOf is the rule that says what a tile does.
func ruleOf(face variants.Face, modules variants.Modules) steamrollers.Rule {
	switch face {
	case variants.Tile1a, variants.Tile1b:
		return steamrollers.TileAnyValue
	case variants.Tile2a:
		return steamrollers.TileTwoDice
	case variants.Tile2b:
		if modules.Has(variants.YucataModule) {
			return steamrollers.YucataUsedFace
		}
		return steamrollers.TileSteal
	case variants.Tile2aSolo:
		return steamrollers.SoloRerollTile
	case variants.Tile2bSolo:
		return steamrollers.SoloSpareTile
	case variants.Tile3a:
		return steamrollers.TileDestination
	case variants.Tile3b:
		return steamrollers.TileLonger
	case variants.Tile4a:
		return steamrollers.TileUnlimited
	case variants.Tile4b:
		return steamrollers.TileStronger
	case variants.Tile5a:
		return steamrollers.TilePlusMinus
	case variants.Tile5b:
		return steamrollers.TileRerollOrFlip
	}
	return steamrollers.TileAnyTrack
}
