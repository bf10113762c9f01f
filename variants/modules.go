package variants

import (
	"iter"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
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
	text, _ := m.AppendText(nil)
	return string(text)
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
