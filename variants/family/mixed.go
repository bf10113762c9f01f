package family

import "math/bits"

// Mixed returns a number in which each bit of both words has a say, and their order. A
// game makes its Hash of it, word by word:
//
//	h := family.Mixed(s.game.hash, uint64(s.phase)|uint64(s.round)<<8)
//	h = family.Mixed(h, s.track)
func Mixed(a, b uint64) uint64 {
	high, low := bits.Mul64(a^0x9E3779B97F4A7C15, b^0xD6E8FEB86659FD93)
	return high ^ low ^ bits.RotateLeft64(a, 23) + b
}
