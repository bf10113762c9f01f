package variants

import (
	"iter"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/track"
)

// Modules is the set of modules a game is played with, besides Medium and Hard
// (which are hexmap.Difficulty) and Olive. The zero Modules is the plain game.
// Sets are joined with | and compared with ==.
type Modules uint8

// The modules, each a set of one.
const (
	CoalModule   Modules = 1 << iota // black goods: COAL
	OrderModule                      // order tiles: ORDER
	PowerModule                      // starting power tiles: POWER
	YucataModule                     // the online variant of tile 2b: YUCATA
	endOfModules

	// AllModules is the set of all of them.
	AllModules = endOfModules - 1
)

const expectedModule = "one of the modules coal, order, power, yucata"

// ParseModule reads the word of one module. Its error is a [*hexmap.ParseError].
func ParseModule(word string) (Modules, error) {
	for m := range AllModules.All() {
		if m.word() == word {
			return m, nil
		}
	}
	return 0, parse.Misread(word, expectedModule)
}

// ParseModules reads the words of modules in any order, none of them twice. Its error is
// a [*hexmap.ParseError].
func ParseModules(words string) (Modules, error) {
	var all Modules
	for word := range strings.FieldsSeq(words) {
		m, err := ParseModule(word)
		if err != nil || all.Has(m) {
			return 0, parse.Misread(words, "one of the modules coal, order, power, yucata, each once")
		}
		all |= m
	}
	return all, nil
}

// Has reports whether all modules of o are in m.
func (m Modules) Has(o Modules) bool { return m&o == o }

// All walks the modules of the set one by one, in the order coal, order, power,
// yucata.
func (m Modules) All() iter.Seq[Modules] {
	return func(yield func(Modules) bool) {
		for one := CoalModule; one < endOfModules; one <<= 1 {
			if m.Has(one) && !yield(one) {
				return
			}
		}
	}
}

// String returns the words of the modules, such as "coal order"; "" for the
// plain game.
func (m Modules) String() string {
	return parse.String(m.AppendText(nil))
}

// AppendText appends what String prints. The error is always nil.
func (m Modules) AppendText(dst []byte) ([]byte, error) {
	separator := ""
	for one := range m.All() {
		dst = append(append(dst, separator...), one.word()...)
		separator = " "
	}
	return dst, nil
}

// word is the word of a set of one.
func (m Modules) word() string {
	switch m {
	case CoalModule:
		return "coal"
	case OrderModule:
		return "order"
	case PowerModule:
		return "power"
	default:
		return "yucata"
	}
}

// CoalFor returns how many black goods a city receives if the goods removed in the setup
// had its own colour: one if there was any such good, else none.
func CoalFor(removed Goods) int { return min(removed.Len(), 1) } // COAL-1

// MayGoTo reports whether a good may be delivered to a city of that colour:
// coal to any (COAL-2), any other good to one of its colour (DELIVER-2).
func MayGoTo(g Good, city hexmap.Colour) bool {
	return g == Coal || g.Colour() == city
}

// WallTracers returns the tracers of links on a sheet of board b, for each die that may
// be rolled for the chart of difficulty d. WallTracers(b, d)[3] is for a die of 3, and
// [0] is for as long as no border is blocked. The borders that the chart blocks let no
// link cross them (WALL-1, WALL-2); drawing is not its concern, for a blocked border
// forbids none (WALL-3).
func WallTracers(b *hexmap.Board, d hexmap.Difficulty) [NumTiles + 1]*track.Tracer {
	open := NewTracer(b, nil)
	tracers := [NumTiles + 1]*track.Tracer{open, open, open, open, open, open, open}
	for die := 1; die <= NumTiles; die++ {
		if blocked := b.Blocked(d, die); len(blocked) > 0 {
			tracers[die] = NewTracer(b, blocked)
		}
	}
	return tracers
}

// UsedFaces is the set of the die faces with which an action was performed in a
// round, by anybody (YUCATA-1); the zero UsedFaces is empty. A pass performs
// none (ROUND-5).
type UsedFaces uint8

// With returns the set with face added. It panics unless 1 <= face <= 6.
func (u UsedFaces) With(face int) UsedFaces {
	if uint(face-1) >= NumTiles {
		panic("variants: UsedFaces.With of no die face")
	}
	return u | 1<<face
}

// Has reports whether face, from 1, is in the set. It panics if face is
// negative.
func (u UsedFaces) Has(face int) bool { return u>>face&1 != 0 }

// All walks the faces in ascending order.
func (u UsedFaces) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for face := 1; face <= NumTiles; face++ {
			if u.Has(face) && !yield(face) {
				return
			}
		}
	}
}

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
