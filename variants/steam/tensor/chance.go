package tensor

import "github.com/railhex/railhex/variants/steam"

// Chance returns the number of a chance move in the game that s is a position of, -1 for
// decisions of players and for moves that no game has.
func Chance(s *steam.State, m steam.Move) int {
	var factors [room]int
	return chances.Of(AppendChance(factors[:0], s, m)...)
}

// AppendChance appends the factors of a chance move: its block, by its place among
// [Chances], and a digit for each factor of that. It appends nothing for what is
// no chance move, and allocates nothing if dst has room.
func AppendChance(dst []int, _ *steam.State, m steam.Move) []int {
	switch m.Kind() {
	case steam.KindGoods:
		dst = append(dst, blockGoods)
		for c := steam.Red; c <= steam.Grey; c++ {
			dst = append(dst, m.Goods().Count(c))
		}
	case steam.KindDeal:
		return append(dst, blockDeal, int(m.ActionTile())-1)
	}
	return dst
}

// ChanceMove returns the chance move with these factors, as AppendChance gives them. It
// reports false for what are no such factors, and for more goods than are ever drawn at once.
func ChanceMove(_ *steam.State, factors ...int) (m steam.Move, ok bool) {
	if !chances.Valid(factors...) {
		return m, false
	}
	switch factors[0] {
	case blockGoods:
		goods := steam.Goods(0)
		for i, n := range factors[1:] {
			goods = goods.Add(steam.Colour(i+1), n)
		}
		m = steam.DrawGoods(goods)
	case blockDeal:
		m = steam.Deal(steam.ActionTile(factors[1] + 1))
	}
	return m, m.IsValid()
}
