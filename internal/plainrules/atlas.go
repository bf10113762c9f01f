package plainrules

import (
	"slices"
	"strconv"
	"strings"
)

// edges are the edges of a hex in canonical order, which goes once round it.
var edges = []string{"E", "NE", "NW", "W", "SW", "SE"}

func opposite(edge string) string {
	return edges[(slices.Index(edges, edge)+3)%6]
}

// An atlas is a board by the names of its hexes.
type atlas struct {
	hexes     []string                     // by row, then column
	region    map[string]int               // of a hex (BOARD-1)
	colour    map[int]string               // letter of a region's colour, and of its city's (BOARD-3)
	city      map[int]string               // the city's hex, by region (BOARD-2)
	isCity    map[string]bool              // by hex
	isTown    map[string]bool              // by hex
	neighbour map[string]map[string]string // hex → edge → hex; nothing at the rim
	charts    map[string]map[int][]string  // difficulty → die → borders as the board writes them
}

// readAtlas reads the canonical text of a valid board.
func readAtlas(text string) *atlas {
	a := &atlas{
		region:    map[string]int{},
		colour:    map[int]string{},
		city:      map[int]string{},
		isCity:    map[string]bool{},
		isTown:    map[string]bool{},
		neighbour: map[string]map[string]string{},
		charts:    map[string]map[int][]string{"medium": {}, "hard": {}},
	}
	var shifted string // rows that lie half a hex to the right
	for line := range strings.Lines(text) {
		words := strings.Fields(line)
		switch {
		case len(words) == 0:
		case words[0] == "layout" && words[2] == "odd-r":
			shifted = "bdfhjlnprtvxz"
		case words[0] == "layout" && words[2] == "even-r":
			shifted = "acegikmoqsuwy"
		case words[0] == "region":
			a.colour[number(words[1])] = letterOf[words[2]]
		case words[0] == "medium" || words[0] == "hard":
			a.charts[words[0]][number(words[1])] = words[2:]
		case len(words[0]) == 1: // a row of the grid
			for i, cell := range words[1:] {
				a.addHex(words[0]+strconv.Itoa(i+1), cell)
			}
		}
	}
	for _, hex := range a.hexes {
		a.neighbour[hex] = map[string]string{}
		for _, edge := range edges {
			if there := beside(hex, edge, shifted); a.has(there) {
				a.neighbour[hex][edge] = there
			}
		}
	}
	return a
}

func (a *atlas) addHex(hex, cell string) {
	if cell == "--" {
		return
	}
	region := number(cell[:1])
	a.hexes = append(a.hexes, hex)
	a.region[hex] = region
	switch cell[1] {
	case '*':
		a.isCity[hex] = true
		a.city[region] = hex
	case 'o':
		a.isTown[hex] = true
	}
}

func (a *atlas) has(hex string) bool {
	return a.region[hex] != 0
}

// beside names what would be the hex beyond an edge.
func beside(hex, edge, shifted string) string {
	row, column := hex[0], number(hex[1:])
	switch edge {
	case "E":
		column++
	case "W":
		column--
	case "NE", "SE":
		if strings.Contains(shifted, string(row)) {
			column++
		}
	case "NW", "SW":
		if !strings.Contains(shifted, string(row)) {
			column--
		}
	}
	switch edge {
	case "NE", "NW":
		row--
	case "SE", "SW":
		row++
	}
	return string(row) + strconv.Itoa(column)
}
