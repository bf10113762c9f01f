package variants

import (
	"iter"

	"github.com/railhex/railhex/hexmap/parse"
)

// A Power is a starting power tile (POWER-1). The zero Power is invalid.
type Power uint8

// The starting powers.
const (
	EnginePower Power = iota + 1 // tick an engine box: POWER-2
	RailPower                    // draw a track: POWER-3
	PointsPower                  // score PowerPoints: POWER-4
	TilePower                    // take an action tile: POWER-5
	GoodsPower                   // draw a personal good: POWER-6
)

// NumPowers is the number of starting powers.
const NumPowers = 5

// PowerPoints is what PointsPower scores (POWER-4).
const PowerPoints = 2

// ParsePower reads what [Power.String] prints. Its error is a
// [*hexmap.ParseError].
func ParsePower(word string) (Power, error) {
	for p := range Powers() {
		if p.String() == word {
			return p, nil
		}
	}
	return 0, parse.Misread(word, "one of the powers engine, rail, points, tile, goods")
}

// IsValid reports whether p is one of the five powers.
func (p Power) IsValid() bool { return p-1 < NumPowers }

// Powers walks the powers: engine, rail, points, tile, goods.
func Powers() iter.Seq[Power] {
	return func(yield func(Power) bool) {
		for p := EnginePower; p <= GoodsPower && yield(p); p++ {
		}
	}
}

// String returns the word of the power; "" if p is invalid.
func (p Power) String() string {
	switch p {
	case EnginePower:
		return "engine"
	case RailPower:
		return "rail"
	case PointsPower:
		return "points"
	case TilePower:
		return "tile"
	case GoodsPower:
		return "goods"
	}
	return ""
}

// DrawableGoods returns the goods of the bag of which the personal good is one,
// each as likely as the other: those that are neither grey nor coal (POWER-6,
// SETUP-2).
func DrawableGoods(bag Goods) Goods { return bag.without(Grey).without(Coal) }
