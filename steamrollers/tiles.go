package steamrollers

import (
	"github.com/railhex/railhex/variants"
)

// A rack says where the six action tiles are: four bits a tile, the holder's
// seat in three (0 for the centre) and whether it lies sideways in the fourth.
// The zero rack has all six in the centre (SETUP-5).
type rack uint32

const rackSideways = 8

func (r rack) at(tile int) uint8 { return uint8(r>>(4*(tile-1))) & 15 }

// holder is the seat that holds a tile, 0 for the centre.
func (r rack) holder(tile int) Seat { return Seat(r.at(tile) & 7) }

// sideways reports whether a tile lies sideways.
func (r rack) sideways(tile int) bool { return r.at(tile)&rackSideways != 0 }

// toCentre puts a tile into the centre.
func (r rack) toCentre(tile int) rack { return r &^ (15 << (4 * (tile - 1))) }

// take lays a tile sideways in front of a seat (TAKE-3).
func (r rack) take(tile int, by Seat) rack {
	return r.toCentre(tile) | rack(rackSideways|by)<<(4*(tile-1))
}

// put lays a tile before a seat, sideways or not, or in the centre.
func (r rack) put(tile int, seat Seat, sideways bool) rack {
	place := rack(seat)
	if sideways {
		place |= rackSideways
	}
	return r.toCentre(tile) | place<<(4*(tile-1))
}

// turnUpright turns all tiles of a seat upright (ROUND-2).
func (r rack) turnUpright(of Seat) rack {
	const each = 0x111111 // one in the four bits of every tile
	// What is left of a holder's three bits is zero where the seats are
	// the same; adding seven carries into the fourth bit where it is not.
	other := (r ^ each*rack(of)) & (7 * each)
	held := ^(other + 7*each) & (rackSideways * each)
	return r &^ held
}

// A tileSet is a set of action tiles by their numbers.
type tileSet uint8

func (t tileSet) has(tile int) bool     { return t>>tile&1 != 0 }
func (t tileSet) with(tile int) tileSet { return t | 1<<tile }

// Taking an action tile, and passing.

func (s *State) judgeTake() verdict {
	tile := int(s.die) // TAKE-1
	holder := s.rack.holder(tile)
	switch {
	case !s.rack.sideways(tile):
		return verdict{}
	case holder == s.turn:
		return verdict{rule: takeOwnTile, reason: "own-sideways", tile: s.die} // TAKE-4
	}
	return verdict{rule: takeUpright, reason: "tile-sideways", tile: s.die, found: uint8(holder)} // TAKE-2
}

func (s *State) applyTake(log *chronicle) {
	s.noteFaceUsed()
	s.takeTile(int(s.die), log)
	s.finishAction(log)
}

// takeTile gives a tile to the player whose turn it is, for TAKE and for
// POWER-5.
func (s *State) takeTile(tile int, log *chronicle) {
	if log != nil {
		log.add(Event{Kind: TileTaken, Rule: takeLaysSideways, Seat: s.turn, Loser: s.rack.holder(tile), ActionTile: s.tileFace(tile)})
	}
	s.rack = s.rack.take(tile, s.turn) // TAKE-3
}

// judgePass allows a pass only where the die, as it lies and without using a
// tile, allows no action (ROUND-5).
func (s *State) judgePass() verdict {
	allowed := KindDeliver
	switch {
	case s.canBuild():
		allowed = KindBuild
	case s.judgeImprove().legal():
		allowed = KindImprove
	case s.judgeTake().legal():
		allowed = KindTake
	case !s.canDeliver():
		return verdict{}
	}
	return verdict{rule: roundPass, reason: "pass", found: uint8(allowed)}
}

func (s *State) applyPass(log *chronicle) {
	if log != nil {
		log.add(Event{Kind: ActionPassed, Rule: roundPass, Seat: s.turn, Die: int(s.die)})
	}
	s.finishAction(log)
}

// TileRule returns the rule that says what the face of an action tile does in a game
// with some modules. It is 0 if the face is invalid.
func TileRule(face variants.Face, modules variants.Modules) Rule {
	switch face {
	case variants.Tile1a, variants.Tile1b:
		return tileAnyValue
	case variants.Tile2a:
		return tileTwoDice
	case variants.Tile2b:
		if modules.Has(variants.YucataModule) {
			return yucataUsedFace
		}
		return tileSteal
	case variants.Tile2aSolo:
		return soloRerollTile
	case variants.Tile2bSolo:
		return soloSpareTile
	case variants.Tile3a:
		return tileDestination
	case variants.Tile3b:
		return tileLonger
	case variants.Tile4a:
		return tileUnlimited
	case variants.Tile4b:
		return tileStronger
	case variants.Tile5a:
		return tilePlusMinus
	case variants.Tile5b:
		return tileRerollOrFlip
	case variants.Tile6a, variants.Tile6b:
		return tileAnyTrack
	}
	return 0
}
