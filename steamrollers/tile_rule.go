package steamrollers

import "github.com/railhex/railhex/variants"

// TileRule returns the rule that says what the face of an action tile does in a game
// with some modules. It is 0 if the face is invalid.
func TileRule(face variants.Face, modules variants.Modules) Rule {
	switch face {
	case variants.Tile1a, variants.Tile1b:
		return TileAnyValue
	case variants.Tile2a:
		return TileTwoDice
	case variants.Tile2b:
		if modules.Has(variants.YucataModule) {
			return YucataUsedFace
		}
		return TileSteal
	case variants.Tile2aSolo:
		return SoloRerollTile
	case variants.Tile2bSolo:
		return SoloSpareTile
	case variants.Tile3a:
		return TileDestination
	case variants.Tile3b:
		return TileLonger
	case variants.Tile4a:
		return TileUnlimited
	case variants.Tile4b:
		return TileStronger
	case variants.Tile5a:
		return TilePlusMinus
	case variants.Tile5b:
		return TileRerollOrFlip
	case variants.Tile6a, variants.Tile6b:
		return TileAnyTrack
	}
	return 0
}
