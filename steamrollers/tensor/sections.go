package tensor

import (
	"iter"
	"slices"
)

// Version is the version of the sections and actions. It changes whenever one
// of them changes its place or its meaning.
const Version = 2

// The extents of the sections.
const (
	seats     = 5
	hexes     = 64
	cities    = 6
	faces     = 6
	kinds     = 6  // of goods
	tracks    = 16 // no track, and fifteen
	phases    = 16
	edges     = 6
	pairs     = 15 // of cities
	distances = 12 // 0 to 11
	places    = 8  // in the line of a city
)

// A Section is one part of a [Position].
type Section struct {
	Name   string
	Offset int
	Shape  []int // its product is the number of numbers
	Scale  float32
	Says   string // what it holds
}

// len is the number of numbers in the section.
func (s Section) len() int {
	n := 1
	for _, extent := range s.Shape {
		n *= extent
	}
	return n
}

// The sections, in their order. Each name is the index into the table below.
const (
	mapHexes = iota
	mapBlocked
	track
	boxes
	reach
	score
	strength
	kept
	own
	supply
	bag
	removed
	tileHolder
	tileState
	orderHolder
	orderAsks
	dice
	dieInUse
	reserved
	black
	phase
	moment
	olive
	tileUsed
	settled
	faceUsed
	sectionCount
)

var sections = laid([sectionCount]Section{
	mapHexes:    {Name: "map", Shape: []int{hexes, 8}, Scale: 1, Says: "each hex: its region 1 to 6 one-hot, city, town; zeros beyond the board"},
	mapBlocked:  {Name: "blocked", Shape: []int{hexes, edges}, Scale: 1, Says: "each edge E NE NW W SW SE of each hex: blocked by the chart"},
	track:       {Name: "track", Shape: []int{seats, hexes, tracks}, Scale: 1, Says: "each hex of each sheet: none, or the track, one-hot"},
	boxes:       {Name: "boxes", Shape: []int{seats, faces}, Scale: 1, Says: "engine boxes ticked"},
	reach:       {Name: "reach", Shape: []int{seats, pairs, distances}, Scale: 1, Says: "each pair of cities 1-2, 1-3 … 5-6: a route of that distance exists"},
	score:       {Name: "score", Shape: []int{seats, 6}, Scale: 1.0 / 50, Says: "points of deliveries, power, network, engine, tiles, orders"},
	strength:    {Name: "strength", Shape: []int{seats}, Scale: 1.0 / 7, Says: "strength of the engine, tile 4b included"},
	kept:        {Name: "kept", Shape: []int{seats, kinds}, Scale: 1.0 / 10, Says: "delivered goods kept, by kind Y R G B E K"},
	own:         {Name: "own", Shape: []int{seats, kinds + 2}, Scale: 1, Says: "personal good by kind, and whether it lies on city 3, 4"},
	supply:      {Name: "supply", Shape: []int{cities, places, kinds}, Scale: 1, Says: "each place of each city's line: the good, one-hot"},
	bag:         {Name: "bag", Shape: []int{kinds}, Scale: 1.0 / 10, Says: "goods in the bag"},
	removed:     {Name: "removed", Shape: []int{kinds}, Scale: 1.0 / 10, Says: "goods out of the game"},
	tileHolder:  {Name: "tile holder", Shape: []int{faces, seats + 1}, Scale: 1, Says: "each action tile: in the centre, or with a seat, one-hot"},
	tileState:   {Name: "tile state", Shape: []int{faces, 4}, Scale: 1, Says: "each action tile: sideways, side b up, kept, points / 2"},
	orderHolder: {Name: "order holder", Shape: []int{faces, seats + 1}, Scale: 1, Says: "each order: open, or with a seat; zeros where orders are not played"},
	orderAsks:   {Name: "order asks", Shape: []int{faces, kinds + 1}, Scale: 1.0 / 6, Says: "each order: the goods it asks for, its points"},
	dice:        {Name: "dice", Shape: []int{faces}, Scale: 1.0 / 6, Says: "white dice left, by face"},
	dieInUse:    {Name: "die", Shape: []int{faces}, Scale: 1, Says: "the die in use, one-hot"},
	reserved:    {Name: "reserved", Shape: []int{seats, faces}, Scale: 1, Says: "the die reserved by tile 2b for a seat"},
	black:       {Name: "black", Shape: []int{3}, Scale: 1, Says: "the black die: straight/gentle, straight/sharp, gentle/sharp, one-hot"},
	phase:       {Name: "phase", Shape: []int{phases}, Scale: 1, Says: "the phase, one-hot, in the order of the notation"},
	moment:      {Name: "moment", Shape: []int{seats + seats + 3}, Scale: 1, Says: "seat whose turn it is, start player, one-hot; round / 30, quiet rounds / 10, number of seats / 5"},
	olive:       {Name: "olive", Shape: []int{faces + 2}, Scale: 1.0 / 10, Says: "hexes crossed off by region, points of goods removed / 5, her level"},
	tileUsed:    {Name: "tile used", Shape: []int{faces}, Scale: 1, Says: "kept tiles used in this action"},
	settled:     {Name: "settled", Shape: []int{1}, Scale: 1, Says: "tile 5b has decided the die in use"},
	faceUsed:    {Name: "face used", Shape: []int{faces}, Scale: 1, Says: "faces with which an action was performed in this round, with Yucata's tile 2b"},
})

// laid gives each section its offset.
func laid(all [sectionCount]Section) [sectionCount]Section {
	offset := 0
	for i := range all {
		all[i].Offset = offset
		offset += all[i].len()
	}
	return all
}

// Size is how many numbers a Position has, 7584.
const Size = hexes*8 + hexes*edges + seats*hexes*tracks + seats*faces + seats*pairs*distances + seats*6 + seats +
	seats*kinds + seats*(kinds+2) + cities*places*kinds + 2*kinds + faces*(seats+1) + faces*4 + faces*(seats+1) +
	faces*(kinds+1) + 2*faces + seats*faces + 3 + phases + 2*seats + 3 + faces + 2 + faces + 1 + faces

// NumSections is the number of sections, 26.
const NumSections = int(sectionCount)

// Sections walks the parts of a Position in their order. Each number is in units
// of its section's Scale: a value v is stored as v × Scale.
func Sections() iter.Seq[Section] { return slices.Values(sections[:]) }
