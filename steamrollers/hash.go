package steamrollers

// Hash is the same number for the same position on every machine, in every
// run: a key for transposition tables and databases. Positions of different
// setups hash differently. It may change from one version of this package to
// the next.
func (s *State) Hash() uint64 {
	if s.game == nil {
		return 0
	}
	h := mixer(s.game.hash)
	for seat := range s.game.seats {
		sheet := &s.seats[seat]
		var word uint64
		for i, b := range sheet.tracks {
			word = word<<8 | uint64(b)
			if i%8 == 7 {
				h.mix(word)
				word = 0
			}
		}
		h.mix(word)
		h.mix(uint64(sheet.boxes) | uint64(sheet.delivered)<<8 | uint64(s.kept[seat])<<24)
	}
	for city := 0; city < 6; city += 2 {
		h.mix(uint64(s.supply[city]) | uint64(s.supply[city+1])<<32)
	}
	h.mix(uint64(s.bag) | uint64(s.gone)<<32)
	h.mix(uint64(s.rack) | uint64(s.orders)<<32)
	h.mix(uint64(s.white) | uint64(s.round)<<32 | uint64(s.powers)<<48)
	h.mix(uint64(s.flags) | uint64(s.phase)<<8 | uint64(s.turn)<<16 | uint64(s.start)<<24 |
		uint64(s.quiet)<<32 | uint64(s.die)<<40 | uint64(s.black)<<48 | uint64(s.wall)<<56)
	h.mix(uint64(s.sides) | uint64(s.sealed)<<8 | uint64(s.own)<<16 | uint64(s.reserved)<<24 |
		uint64(s.reservedBy)<<32 | uint64(s.acted)<<40 | uint64(s.used)<<48 | uint64(s.usedBefore)<<56)
	crossed := uint64(s.olive.Delivery())
	for region := 1; region <= 6; region++ {
		crossed = crossed<<8 | uint64(s.olive.Crossed(region))
	}
	h.mix(crossed)
	h.mix(uint64(s.facesUsed) | uint64(s.step)<<8)
	return uint64(h)
}

// A mixer takes in words one by one, the order mattering.
type mixer uint64

func (h *mixer) mix(word uint64) {
	x := (uint64(*h) ^ word) * 0x9E3779B97F4A7C15
	x ^= x >> 32
	x *= 0xD6E8FEB86659FD93
	*h = mixer(x ^ x>>29)
}
