package plainrules

// judgeTake: take
func (g *Game) judgeTake() (effect, faults) {
	tile := g.die // TAKE-1
	switch g.holder[tile] {
	case 0: // TAKE-2: in the centre
	case g.turn:
		if g.sideways[tile] { // TAKE-4
			return forbid("TAKE-4", "you hold tile %d, sideways", tile)
		}
	default:
		if g.sideways[tile] { // TAKE-2
			return forbid("TAKE-2", "tile %d is sideways", tile)
		}
	}
	return func() {
		g.give(tile, g.turn)
		g.performed(false)
	}, nil
}

// give lays a tile sideways in front of a player.
func (g *Game) give(tile, seat int) {
	g.holder[tile] = seat
	g.sideways[tile] = true // TAKE-3
}

// putBack returns a tile to the centre.
func (g *Game) putBack(tile int) {
	g.holder[tile] = 0
	g.sideways[tile] = false
}

// holds says whether a player has a face, sideways or upright (TAKE-5).
func (g *Game) holds(seat int, face string) bool {
	tile := number(face[:1])
	return g.holder[tile] == seat && g.side[tile] == face
}

// faultsOfTile says why the player on turn cannot use a face for their present
// action, if that is so.
func (g *Game) faultsOfTile(face string) (wrong faults) {
	tile := number(face[:1])
	wrong.addIf(g.holder[tile] != g.turn, "TAKE-5", "you do not hold tile %d", tile)
	wrong.addIf(g.side[tile] != face, "TILE-"+face, "the side up is %s", g.side[tile])
	wrong.addIf(g.used[tile], "TILE-0", "tile %d was used for this action", tile)
	wrong.addIf(g.solo() && g.usedBefore[tile], "SOLO-5", "tile %d was used for the other action of this turn", tile)
	return wrong
}

// useTile notes that a tile serves the present action, and spends it.
func (g *Game) useTile(tile int) {
	g.used[tile] = true
	if !g.components.tiles[g.side[tile]].kept {
		g.putBack(tile) // TAKE-6
	}
}
