package hexmap

import (
	"slices"

	"github.com/railhex/railhex/hexmap/parse"
)

// A MapFormat is what the maps of a game may hold, and which rules of the game
// say so. The zero MapFormat reads any map that has no lines and words of a
// game's own, and cites no rules.
type MapFormat struct {
	Terrains []Terrain // those that the game knows; nil for all
	Marks    []Mark    // those that the game knows; nil for all

	// CityWords are the words that stand between the hex and the name in a line
	// "city". If there are any, every city needs its line.
	CityWords []MapWord

	Lines   []MapLine // the lines of the game's own, in the order in which they are printed
	Ordered bool      // whether the lines after the grid must stand in the order in which they are printed

	// Bounds; 0 means no bound but [MaxRows] and [MaxColumns].
	MaxColumns int
	MaxHexes   int
	MinCities  int
	MaxCities  int
	MaxStops   int // cities and towns together

	Rules MapRules
}

// A MapWord is a word of a game's own.
type MapWord struct {
	Expected parse.Key              // the valid words, as an error names them
	Accepts  func(word string) bool // reports whether a word is valid; it must accept one spelling of each value
	RuleID   string                 // cited for another word
}

// A MapLine is a line of a game's own, which may stand once after the grid: a
// keyword and words.
type MapLine struct {
	Keyword  string
	Words    []MapWord
	Required bool
	RuleID   string // cited where the line is missing, or is there twice
}

// MapRules are the identifiers of the rules that the faults of a map break; an
// empty one is not cited.
type MapRules struct {
	Cells  string               // of a cell: a terrain or a sign that the game does not know
	Marks  [NumMarks + 1]string // of a cell: a mark that the game does not know or that cannot stand there
	Size   string               // too many rows, columns or hexes, or no hex
	Stops  string               // too few or too many cities, too many towns
	Names  string               // lines "city" and "town"
	Closed string               // the line "closed"
}

// knows reports whether the list of what a game knows has something; nil has all.
func knows[T comparable](list []T, value T) bool {
	return list == nil || slices.Contains(list, value)
}

// same reports whether two formats are one: they have the same bounds, and their lists
// are the same ones.
func (f *MapFormat) same(o *MapFormat) bool {
	return f.MaxColumns == o.MaxColumns && f.MaxHexes == o.MaxHexes && f.MinCities == o.MinCities &&
		f.MaxCities == o.MaxCities && f.MaxStops == o.MaxStops && f.Ordered == o.Ordered && f.Rules == o.Rules &&
		sameList(f.Terrains, o.Terrains) && sameList(f.Marks, o.Marks) &&
		sameList(f.CityWords, o.CityWords) && sameList(f.Lines, o.Lines)
}

func sameList[T any](a, b []T) bool {
	return (a == nil) == (b == nil) && len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}
