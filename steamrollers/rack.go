package steamrollers

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
