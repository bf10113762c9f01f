package steam

import "github.com/railhex/railhex/variants/family"

// Hash returns the same number for the same position on every machine, in every run: a
// key for transposition tables and databases. Positions of different setups hash
// differently. It may change from one version of this package to the next.
func (s *State) Hash() uint64 {
	if s.game == nil {
		return 0
	}
	// What follows from the rest is left out. The hexes by themselves, so that the
	// processor can work on both.
	h, x := s.game.hash, uint64(0)
	for hex := 0; hex < len(s.game.cells); hex += 2 {
		x = family.Mixed(x, uint64(s.hexes[hex])|uint64(s.hexes[hex+1])<<32)
	}
	for i := 0; i < len(s.game.stopHex); i += 2 {
		h = family.Mixed(h, uint64(s.stops[i])|uint64(s.stops[i+1])<<32)
	}
	for i := 0; i < s.game.spaces; i += 2 {
		h = family.Mixed(h, uint64(s.supply[i])|uint64(s.supply[i+1])<<32)
	}
	for i := range s.players[:s.game.seats] {
		p := &s.players[i]
		h = family.Mixed(h^uint64(uint32(p.money)), uint64(uint16(p.income))|uint64(uint16(p.points))<<16|uint64(uint16(p.bid))<<32|
			uint64(p.locomotive)<<48|uint64(p.flags)<<56)
		h = family.Mixed(h, uint64(p.dealt)|uint64(p.action)<<8)
	}
	h = family.Mixed(h^uint64(s.gains)<<32, uint64(s.order)|uint64(s.queue)<<32)
	h = family.Mixed(h^uint64(s.waiting)<<32, uint64(s.phase)|uint64(s.round)<<8|uint64(s.cycle)<<16|uint64(s.next)<<24|uint64(s.left)<<32)
	a := &s.auction
	return family.Mixed(family.Mixed(h, uint64(uint16(a.high))|uint64(a.position)<<16|uint64(a.in)<<24|uint64(a.bidder)<<32|
		uint64(a.asked)<<40|uint64(a.free)<<48), x)
}
