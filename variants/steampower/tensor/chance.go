package tensor

import "github.com/railhex/railhex/variants/steampower"

// Chance returns the number of a chance move in the game that s is a position of, -1 for
// decisions of players and for moves that no game has.
func Chance(s *steampower.State, m steampower.Move) int {
	var factors [room]int
	return chances.Of(AppendChance(factors[:0], s, m)...)
}

// AppendChance appends the factors of a chance move: its block, by its place among
// [Chances], and a digit for its factor. The city space of a tile is always the
// next one. It appends nothing for what is no chance move of the position's game, and
// allocates nothing if dst has room.
func AppendChance(dst []int, s *steampower.State, m steampower.Move) []int {
	switch m.Kind() {
	case steampower.KindCity:
		if m.Hex() == s.Next() {
			return append(dst, blockCity, int(m.Colour())-1)
		}
	case steampower.KindDeal:
		return append(dst, blockDeal, m.Contract()-1)
	}
	return dst
}

// ChanceMove returns the chance move with these factors, as AppendChance gives them. It
// reports false for what are no such factors, and for a tile where no city space is next.
func ChanceMove(s *steampower.State, factors ...int) (m steampower.Move, ok bool) {
	if !chances.Valid(factors...) {
		return m, false
	}
	switch factors[0] {
	case blockCity:
		m = steampower.City(s.Next(), steampower.Colour(factors[1]+1))
	case blockDeal:
		m = steampower.Deal(factors[1] + 1)
	}
	return m, m.IsValid()
}
