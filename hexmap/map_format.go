package hexmap

import (
	"fmt"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap/parse"
)

// A MapFormat is what the maps of a game may hold, and which rules of the game
// say so. The zero MapFormat reads any map that has no lines and words of a
// game's own, and cites no rules.
type MapFormat struct {
	Terrains []Terrain // terrains of this package that the game knows; nil for all
	Marks    []Mark    // marks of this package that the game knows; nil for all

	// OwnTerrains and OwnMarks are those of the game's own, each with a letter or sign
	// that nothing else has in a cell. There are 32 marks at most. ParseMap panics if this
	// does not hold.
	OwnTerrains []MapTerrain
	OwnMarks    []MapMark

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

// A MapTerrain is a terrain of a game's own.
type MapTerrain struct {
	Letter byte
	Name   string  // one word in small letters, such as desert
	Like   Terrain // the terrain for programs that do not know the game: see [Map.Terrain]
}

// A MapMark is a mark of a game's own. It stands behind all others, on any terrain.
type MapMark struct {
	Sign byte
	Name string // one word in small letters, such as port
}

// mostOwnMarks is how many a ground has bits for.
const mostOwnMarks = 32

// check panics if a cell could mean two things.
func (f MapFormat) check() {
	seen := "-#" + markLetters
	for t := range Terrains() {
		seen += string(t.Letter())
	}
	own := make([]byte, 0, len(f.OwnTerrains)+len(f.OwnMarks))
	for _, t := range f.OwnTerrains {
		if !t.Like.IsValid() {
			panic(fmt.Sprintf("hexmap: the terrain %q of a format is like no terrain", t.Name))
		}
		own = append(own, t.Letter)
	}
	for _, m := range f.OwnMarks {
		own = append(own, m.Sign)
	}
	for _, letter := range own {
		if letter <= ' ' || letter > '~' || strings.IndexByte(seen, letter) >= 0 {
			panic(fmt.Sprintf("hexmap: the letter %q of a format has a meaning already, or is not printable ASCII", letter))
		}
		seen += string(letter)
	}
	if len(f.OwnMarks) > mostOwnMarks || len(f.OwnTerrains) >= 255 {
		panic("hexmap: a format has more terrains or marks than a map can hold")
	}
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
		sameList(f.Terrains, o.Terrains) && sameList(f.Marks, o.Marks) && sameList(f.OwnTerrains, o.OwnTerrains) &&
		sameList(f.OwnMarks, o.OwnMarks) && sameList(f.CityWords, o.CityWords) && sameList(f.Lines, o.Lines)
}

func sameList[T any](a, b []T) bool {
	return (a == nil) == (b == nil) && len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}
