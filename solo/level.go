package solo

import (
	"iter"

	"github.com/railhex/railhex/hexmap/parse"
)

// A Level is how strong Olive starts (SOLO-3). The zero Level is invalid.
type Level uint8

// The levels, from the weakest.
const (
	Clerk Level = iota + 1
	Conductor
	Machinist
	Engineer
	Investor
	Baron
)

// NumLevels is the number of levels.
const NumLevels = 6

// Levels walks the levels from the weakest to the strongest.
func Levels() iter.Seq[Level] {
	return func(yield func(Level) bool) {
		for l := Clerk; l <= Baron && yield(l); l++ {
		}
	}
}

// ParseLevel reads what [Level.String] prints. Its error is a
// [*hexmap.ParseError].
func ParseLevel(word string) (Level, error) {
	for l := range Levels() {
		if l.String() == word {
			return l, nil
		}
	}
	return 0, parse.Misread(word, "one of the levels clerk, conductor, machinist, engineer, investor, baron")
}

// IsValid reports whether l is one of the six levels.
func (l Level) IsValid() bool { return l-1 < NumLevels }

// Dice returns how many dice are rolled for her influence at the start, 1 to 6
// (SOLO-3); 0 if l is no level.
func (l Level) Dice() int {
	if !l.IsValid() {
		return 0
	}
	return int(l)
}

// String returns the word of the level in a record, such as "baron"; "" if l is
// no level.
func (l Level) String() string {
	switch l {
	case Clerk:
		return "clerk"
	case Conductor:
		return "conductor"
	case Machinist:
		return "machinist"
	case Engineer:
		return "engineer"
	case Investor:
		return "investor"
	case Baron:
		return "baron"
	}
	return ""
}

// Title returns the level's name for people, "rail baron" for Baron and for the
// others what String prints.
func (l Level) Title() string {
	if l == Baron {
		return "rail baron"
	}
	return l.String()
}
