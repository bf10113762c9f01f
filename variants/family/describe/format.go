package describe

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
)

// A Format is one of the texts in which somebody transcribes a printed game: a map, a
// board, a set of components. A program checks them, tells what should be compared with
// the print, and draws them.
type Format struct {
	// First is the first word of the first line, as in "map NAME", and Keywords are all
	// words with which lines begin.
	First    string
	Keywords []string
	// Read reads a text. Its error joins all that is wrong with it.
	Read func(text string) (Transcript, error)
}

// A Transcript is what was transcribed. All fields may be left out.
type Transcript struct {
	Name  string
	Grid  *hexmap.Grid // the default is that of the Map
	Map   *hexmap.Map  // a program lists what can be compared in any map
	Facts func(in Manner) []Fact
	// Pictures are the Transcript as SVG. The default draws the Map.
	Pictures func(in Manner) []string
}

// A Fact is something to compare with the print: what it is, and how it is in the text.
type Fact struct{ Label, Value string }

// FactOf returns a Fact that counts things and names them.
func FactOf(label string, named []string) Fact {
	if len(named) == 0 {
		return Fact{label, "0"}
	}
	return Fact{label, fmt.Sprintf("%d: %s", len(named), strings.Join(named, ", "))}
}

// FactOfEdges returns a Fact that counts edges of hexes and names them.
func FactOfEdges(label string, g *hexmap.Grid, edges []hexmap.Edge) Fact {
	var named []string
	for _, e := range edges {
		named = append(named, g.Offset().EdgeName(e))
	}
	return FactOf(label, named)
}

// A Tally gathers things by a number that they have.
type Tally map[int][]string

// Add adds a thing of a number.
func (t Tally) Add(n int, thing string) { t[n] = append(t[n], thing) }

// Facts returns the things of each number, from the least on.
func (t Tally) Facts(label func(n int) string) (facts []Fact) {
	for _, n := range slices.Sorted(maps.Keys(t)) {
		facts = append(facts, FactOf(label(n), t[n]))
	}
	return facts
}

func (g *described[State, Move, P]) formats() []Format {
	formats := slices.Clone(g.parts.Formats)
	for i, f := range formats {
		formats[i].Read = func(text string) (Transcript, error) {
			read, err := f.Read(text)
			if read.Map == nil {
				return read, err
			}
			if read.Name == "" {
				read.Name = read.Map.Name()
			}
			if read.Grid == nil {
				read.Grid = read.Map.Grid()
			}
			if read.Pictures == nil {
				read.Pictures = func(Manner) []string {
					look := drawing.Style{ID: plainPicture, Names: true}
					frame := drawing.Frame{Class: "map", Title: read.Map.Name(), Parts: plainPicture + "/"}
					return []string{drawBoard(read.Map, look.Pen(g.Name(), nil), frame, lying{written: true})}
				}
			}
			return read, err
		}
	}
	return formats
}

// formatFaults are what is wrong with formats.
func formatFaults(formats []Format) (faults []error) {
	for i, f := range formats {
		if f.First == "" || f.Read == nil || !slices.Contains(f.Keywords, f.First) {
			faults = append(faults, fmt.Errorf("the description's Formats[%d] needs a First word, which is among its Keywords, and Read", i))
		}
	}
	return faults
}
