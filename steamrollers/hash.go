package steamrollers

import (
	"encoding/binary"

	"github.com/railhex/railhex/variants/family"
)

// Hash returns the same number for the same position on every machine, in every
// run: a key for transposition tables and databases. Positions of different
// setups hash differently. It may change from one version of this package to
// the next.
func (s *State) Hash() uint64 {
	if s.game == nil {
		return 0
	}
	h := family.Mixed(s.game.hash, uint64(s.bag)|uint64(s.removed)<<32)
	for seat := range s.game.seats {
		// Each sheet by itself, so that the processor can work on several.
		h = family.Mixed(h, s.seats[seat].hash()^uint64(s.kept[seat].goods()))
	}
	for city := 0; city < 6; city += 2 {
		h = family.Mixed(h, uint64(s.supply[city])|uint64(s.supply[city+1])<<32)
	}
	h = family.Mixed(h^uint64(s.rack)<<32, uint64(s.orders)|uint64(s.white)<<32)
	h = family.Mixed(h^uint64(s.round)<<48, uint64(s.flags)|uint64(s.phase)<<8|uint64(s.turn)<<16|uint64(s.start)<<24|
		uint64(s.quiet)<<32|uint64(s.die)<<40|uint64(s.black)<<48|uint64(s.wall)<<56)
	h = family.Mixed(h^uint64(s.powers)<<48, uint64(s.tileSides)|uint64(s.orderSides)<<8|uint64(s.own)<<16|uint64(s.reserved)<<24|
		uint64(s.reservedBy)<<32|uint64(s.acted)<<40|uint64(s.used)<<48|uint64(s.usedBefore)<<56)
	if s.game.solo() {
		crossed := uint64(s.olive.Delivery())
		for region := 1; region <= 6; region++ {
			crossed = crossed<<8 | uint64(s.olive.Crossed(region))
		}
		h = family.Mixed(h, crossed)
	}
	return family.Mixed(h, uint64(s.facesUsed)|uint64(s.step)<<8)
}

// hash leaves out what is carried along: it follows from the rest.
func (h *sheet) hash() uint64 {
	word := binary.LittleEndian.Uint64
	last := binary.LittleEndian.Uint32(h.tracks[24:28])
	x := family.Mixed(word(h.tracks[0:8]), word(h.tracks[8:16]))
	y := family.Mixed(word(h.tracks[16:24]), uint64(last)|uint64(h.tracks[28])<<32|uint64(h.boxes)<<40|uint64(h.delivered)<<48)
	return family.Mixed(x, y)
}
