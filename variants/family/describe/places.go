package describe

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family/drawing"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A Chart is the map of a position, as pictures draw it: see [drawing.Style.ChartSize]. Its units
// are those of the pictures.
type Chart struct {
	Name   string     `json:"name"`
	Width  float64    `json:"width"`
	Height float64    `json:"height"`
	Hexes  []ChartHex `json:"hexes"`
	// Grid is the grid of these hexes, in the same order.
	Grid *hexmap.Grid `json:"-"`
}

// A ChartHex is a hex of a [Chart].
type ChartHex struct {
	Hex  string `json:"hex"`
	Name string `json:"name,omitempty"` // of its city or town
	City bool   `json:"city,omitempty"`
	Town bool   `json:"town,omitempty"`
	// Region is the number of the region in which it lies; 0 if the map has no regions.
	Region int `json:"region,omitempty"`
	// Near is the hex with a name that is nearest to a hex without one, the first of several;
	// "" if no hex has a name.
	Near    string       `json:"near,omitempty"`
	Outline [][2]float64 `json:"outline"` // its corners, clockwise
}

func (p *position[State, Move, P]) Chart() (Chart, bool) {
	grid := p.grid()
	if grid == nil {
		return Chart{}, false
	}
	b := Chart{Name: p.board(), Hexes: make([]ChartHex, grid.Len()), Grid: grid}
	style := drawing.Style{Flat: p.of.parts.Flat}
	b.Width, b.Height = style.ChartSize(grid)
	for i, outline := range style.Outlines(grid) {
		b.Hexes[i].Hex = grid.Cell(i).String()
		if region := p.of.parts.Region; region != nil {
			b.Hexes[i].Region = region(&p.state, i)
		}
		for _, corner := range outline {
			b.Hexes[i].Outline = append(b.Hexes[i].Outline, [2]float64{corner.X, corner.Y})
		}
	}
	if p.of.parts.Map == nil {
		return b, true
	}
	m := p.of.parts.Map(&p.state)
	for i := range b.Hexes {
		b.Hexes[i].Name, b.Hexes[i].City, b.Hexes[i].Town = m.NameOf(i), m.IsCity(i), m.IsTown(i)
		if near := nearest(m, i); near >= 0 && near != i {
			b.Hexes[i].Near = b.Hexes[near].Hex
		}
	}
	return b, true
}

// nearest returns the hex with a name that is nearest to hex i, the first of several; -1 if none
// has one.
func nearest(m *hexmap.Map, i int) int {
	best, least := -1, 0
	for j := range m.Len() {
		if m.NameOf(j) == "" {
			continue
		}
		if far := m.Hex(i).Distance(m.Hex(j)); best < 0 || far < least {
			best, least = j, far
		}
	}
	return best
}

// placing returns a manner that calls hexes as Manner.Places says; those without a name only if
// others is true.
func (p *position[State, Move, P]) placing(in Manner, others bool) Manner {
	if !in.Places {
		return in
	}
	called := map[string]string{}
	in.place = func(v phrases.Voice, hex string) string {
		place, ok := called[hex]
		if !ok {
			place = p.place(v, hex, others)
			called[hex] = place
		}
		return place
	}
	return in
}

// teller tells in a manner that calls all hexes as Manner.Places says.
func (p *position[State, Move, P]) teller(in Manner) teller[State, Move] {
	return p.of.teller(p.placing(in, true))
}

// told is why something is refused, for people. A refusal may begin with a hex, or ask for another
// case of it than options and events do, so those without a name keep that of the notation.
func (p *position[State, Move, P]) told(err error, in Manner) Refused {
	return p.of.told(err, p.placing(in, false))
}

// place returns what a hex is called by its name or, of others, by the nearest or its region; ""
// if by nothing.
func (p *position[State, Move, P]) place(v phrases.Voice, hex string, others bool) string {
	cell, err := hexmap.ParseCell(hex)
	grid, parts := p.grid(), &p.of.parts
	if err != nil || grid == nil {
		return ""
	}
	i, ok := grid.Index(cell)
	if !ok {
		return ""
	}
	switch {
	case others && parts.Region != nil:
		return v.InRegion(parts.Region(&p.state, i))
	case parts.Map == nil:
		return ""
	}
	m := parts.Map(&p.state)
	if name := m.NameOf(i); name != "" || !others {
		return name
	}
	if j := nearest(m, i); j >= 0 {
		return v.Near(m.NameOf(j))
	}
	return ""
}

// A Place is a hex in which the seat that is asked can make moves of a kind, and how many. A move
// about several hexes counts in each.
type Place struct {
	Hex   string `json:"hex"` // "" for moves that are about none
	Kind  string `json:"kind"`
	Moves int    `json:"moves"`
}

func (p *position[State, Move, P]) Places(only Filter) []Place {
	type spot struct {
		hex  hexmap.Cell
		kind string
	}
	places, at := []Place{}, map[spot]int{}
	if p.Turn() == 0 {
		return places
	}
	count := func(hex hexmap.Cell, kind string) {
		i, ok := at[spot{hex, kind}]
		if !ok {
			i, at[spot{hex, kind}] = len(places), len(places)
			name, _ := hex.AppendText(nil)
			places = append(places, Place{Hex: string(name), Kind: kind})
		}
		places[i].Moves++
	}
	for _, m := range p.moves() {
		hexes, kind := p.of.hexes(m), p.of.kind(m)
		if only.Kind != "" && only.Kind != kind {
			continue
		}
		if len(hexes) == 0 && only.Hex == "" {
			count(hexmap.Cell{}, kind)
		}
		for i, hex := range hexes {
			if slices.Index(hexes, hex) == i && (only.Hex == "" || only.Hex == hex.String()) {
				count(hex, kind)
			}
		}
	}
	return places
}

// optionsOf returns the options that a filter lets pass, in words; the filter is asked again
// for groups.
func (p *position[State, Move, P]) optionsOf(in Manner, only Filter) []phrases.Group[Move] {
	moves := slices.DeleteFunc(p.moves(), func(m Move) bool { return !p.of.about(m, only) })
	return p.teller(in).Options(&p.state, moves)
}

// A Ghost is where moves would lay something in a hex: SVG in the units of a [Chart], around
// the middle of the hex.
type Ghost struct {
	Hex   string `json:"hex"`
	Drawn string `json:"drawn"`
}

func (p *position[State, Move, P]) Overlay(moves []string, seat int, in Manner, look Look) ([]Ghost, error) {
	parsed, err := p.of.parseAll(moves)
	if err != nil {
		return nil, err
	}
	ghosts, draw := []Ghost{}, p.of.pictures().Ghosts
	by := map[hexmap.Cell][]Move{}
	var order []hexmap.Cell
	for _, m := range parsed {
		for _, hex := range p.of.hexes(m) {
			if by[hex] == nil {
				order = append(order, hex)
			}
			by[hex] = append(by[hex], m)
		}
	}
	for _, hex := range order {
		if draw == nil {
			break
		}
		v := p.of.sight("ghosts", seat, in, look)
		v.Moves, v.Style.ID = by[hex], "ghost-"+hex.String()
		if drawn := draw(&p.state, hex, v); drawn != "" {
			ghosts = append(ghosts, Ghost{hex.String(), drawn})
		}
	}
	return ghosts, nil
}

// about reports whether a move is about the hex and of the kind of a filter.
func (g *described[State, Move, P]) about(m Move, only Filter) bool {
	return (only.Kind == "" || only.Kind == g.kind(m)) &&
		(only.Hex == "" || slices.ContainsFunc(g.hexes(m), func(hex hexmap.Cell) bool { return hex.String() == only.Hex }))
}
