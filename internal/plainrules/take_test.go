package plainrules

import "testing"

func TestTAKE1TheTileOfTheDie(t *testing.T) {
	g := acting(t, 3)
	play(t, g, "take")
	equal(t, "tile", g.Report().Players[0].Tiles[0], TileReport{"3a", true})
	equal(t, "tiles in the centre", len(g.Report().Centre), 5)
}

func TestTAKE2FromAnotherPlayerIfUpright(t *testing.T) {
	g := acting(t, 3)
	hand(g, 2, "3a")
	allowed(t, g, "take")
	g.sideways[3] = true
	forbidden(t, g, "TAKE-2", "take")
	g.sideways[3] = false
	play(t, g, "take")
	equal(t, "tiles of P2", len(g.Report().Players[1].Tiles), 0)
}

func TestTAKE3SidewaysUntilTheNextTurn(t *testing.T) {
	g := acting(t, 3)
	play(t, g, "take", "draft 3")
	forbidden(t, g, "TAKE-2", "take")
	play(t, g, "improve", "roll 3 3 3 straight/gentle", "draft 3") // P2 starts: still sideways
	forbidden(t, g, "TAKE-2", "take")
	play(t, g, "build c5 E-W")
	equal(t, "tile", g.Report().Players[0].Tiles[0], TileReport{"3a", false})
}

func TestTAKE4TheOwnTileOnlyIfUpright(t *testing.T) {
	g := acting(t, 3)
	hand(g, 1, "3a")
	allowed(t, g, "take")
	g.sideways[3] = true
	forbidden(t, g, "TAKE-4", "take")
}

func TestTAKE5OnlyAHeldTileCanBeUsed(t *testing.T) {
	g := acting(t, 1)
	forbidden(t, g, "TAKE-5", "use 1 2", "use 5 +1")
	hand(g, 2, "1a", "5a")
	forbidden(t, g, "TAKE-5", "use 1 2", "use 5 +1")
	hand(g, 1, "1a", "5a")
	g.sideways[1] = true // sideways or upright
	allowed(t, g, "use 1 2", "use 5 +1")
}

func TestTAKE6SpentTilesReturnAtOnce(t *testing.T) {
	g := acting(t, 2)
	hand(g, 1, "1a", "5a")
	play(t, g, "use 1 1")
	equal(t, "in the centre", g.Report().Centre[0], "1a")
	play(t, g, "use 5 +1")
	equal(t, "kept", g.Report().Players[0].Tiles[0], TileReport{"5a", false})

	g = acting(t, 2)
	hand(g, 1, "1a")
	play(t, g, "use 1 1", "take") // the very tile that was spent
	equal(t, "taken again", g.Report().Players[0].Tiles[0], TileReport{"1a", true})
}

func TestTAKE6WhetherATileIsSpentComesFromTheComponents(t *testing.T) {
	g := acting(t, 2, func(s *Setup) {
		s.Components = replace(t, testComponents, "tile 1a spent", "tile 1a kept")
	})
	hand(g, 1, "1a")
	play(t, g, "use 1 1")
	equal(t, "kept", g.Report().Players[0].Tiles[0], TileReport{"1a", false})
	forbidden(t, g, "TILE-0", "use 1 2")
}
