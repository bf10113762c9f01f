package steampower

import "github.com/railhex/railhex/variants/family"

// Hash returns the same number for the same position on every machine, in every run: a
// key for transposition tables and databases. Positions of different setups hash
// differently. It may change from one version of this package to the next.
func (s *State) Hash() uint64 {
	if s.game == nil {
		return 0
	}
	// What is carried along is left out: it follows from the rest. Track by itself,
	// so that the processor can work on both.
	h, x := s.game.hash, uint64(0)
	for hex := 0; hex < len(s.game.names); hex += 4 {
		x = family.Mixed(x, uint64(s.rails[hex])|uint64(s.rails[hex+1])<<16|uint64(s.rails[hex+2])<<32|uint64(s.rails[hex+3])<<48)
	}
	for c := range s.tiles {
		h = family.Mixed(h, s.tiles[c])
	}
	for plane := range s.goods {
		h = family.Mixed(h, s.goods[plane])
	}
	for seat := range s.game.seats {
		h = family.Mixed(h^s.factories[seat], s.hands[seat+1])
		h = family.Mixed(h^uint64(s.money[seat]), s.fulfilled[seat])
		for _, lost := range s.lost[seat] {
			h = family.Mixed(h, lost)
		}
	}
	h = family.Mixed(h^uint64(s.round)<<32, uint64(s.phase)|uint64(s.seat)<<8|uint64(s.quiet)<<16|uint64(s.left)<<24|
		uint64(s.deals)<<32|uint64(s.contract)<<40|uint64(s.asked)<<48)
	if s.productive {
		h = ^h
	}
	return family.Mixed(h, x)
}
