package steamrollers

import (
	"hash/fnv"
	"math/bits"
	"slices"
	"sync"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/archive"
)

// A game is what never changes in a game: the setup, and what follows from it,
// laid out for speed. Modules take effect here, once, so that the phases of
// the game need not ask which are in play.
//
// A site is a hex in which track can be drawn: any but a city (BUILD-3). Sites
// are numbered in the order of the board, and sheets are packed by site.
type game struct {
	setup    Setup
	id       string // of the setup, whose text is canonical: two games with the same are one
	hash     uint64
	faceForm archive.Form[faceField] // of action tiles, as they are stored

	boardText, partsText string // of board and components, as JSON has them

	board   *hexmap.Board
	parts   *variants.Components
	seats   Seat
	dice    int       // white dice
	perCity int       // goods drawn for each city
	actions uint8     // of a turn
	setUp   phaseSet  // phases of the setup in play
	room    solo.Room // of Olive's sheet; nothing without her

	keepsDelivered bool // delivered goods stay with the player (ORDER-2)
	leastPayment   int  // the fewest goods that an order asks for; more than there are where none is in play
	receivesCoal   bool // cities receive coal (COAL-1)

	faces   [7][2]variants.Face // of action tile 1 to 6, by side
	effects [7][2]effect
	values  [7][2]variants.Tile
	orders  [7][2]variants.Order        // order 1 to 6, by side; none where they are not in play
	asking  [variants.Coal + 1][2]uint8 // by good and side the orders that it may help to pay, bit n-1 for order n

	sites    []uint8 // board index of each site
	siteOf   []int8  // site of each board index, -1 for a city
	names    []hexmap.Cell
	inRegion [7][]uint8              // sites by region
	land     [7][]surroundings       // of each site, by the die of the chart, 0 for none
	builds   [][track.NumTracks]Move // every build move of a site, by type
	cities   [7]uint8                // board index of city 1 to 6
	cityAt   []uint8                 // city of each board index, 0 for none
	stops    []uint16                // board indexes of the cities in their order, as package track has them
	colours  [7]hexmap.Colour
	citiesOf [variants.Coal][]int // the cities of the colour of each good that is not coal
	tracers  [7]*track.Tracer     // by the die of the chart, 0 for none

	drawings func() *drawings // for JSON
}

// Surroundings are what there is to know of a site to follow track. Beyond each edge is
// another site by its number, city c as beyondRim-c, or beyondRim where links end, at
// the rim of the board and at blocked borders (WALL-2).
type surroundings struct {
	beyond [hexmap.NumDirections]int8
	region uint8
	towns  uint8 // 1 or 0
}

const beyondRim = -1

// blocked is the land where links do not cross some borders.
func (g *game) blocked(borders []hexmap.Edge) []surroundings {
	land := slices.Clone(g.land[0])
	for site, i := range g.sites {
		for d := range hexmap.Direction(hexmap.NumDirections) {
			if slices.Contains(borders, hexmap.EdgeOf(g.board.Hex(int(i)), d)) {
				land[site].beyond[d] = beyondRim
			}
		}
	}
	return land
}

// layMap numbers sites and lays out what surrounds them.
func (g *game) layMap() {
	b := g.board
	g.siteOf = make([]int8, b.Len())
	g.cityAt = make([]uint8, b.Len())
	for region := 1; region <= 6; region++ {
		g.cities[region] = uint8(b.City(region))
		g.cityAt[b.City(region)] = uint8(region)
		g.colours[region] = b.Colour(region)
		for good := variants.Yellow; good < variants.Coal; good++ {
			if good.Colour() == g.colours[region] {
				g.citiesOf[good] = append(g.citiesOf[good], region)
			}
		}
	}
	for i := range b.Len() {
		g.siteOf[i] = -1
		if b.IsCity(i) {
			g.stops = append(g.stops, uint16(i))
		} else {
			g.siteOf[i] = int8(len(g.sites))
			g.sites = append(g.sites, uint8(i))
			g.inRegion[b.Region(i)] = append(g.inRegion[b.Region(i)], uint8(g.siteOf[i]))
		}
	}
	g.names = make([]hexmap.Cell, len(g.sites))
	open := make([]surroundings, len(g.sites))
	g.builds = make([][track.NumTracks]Move, len(g.sites))
	for site, i := range g.sites {
		open[site].region = uint8(b.Region(int(i)))
		g.names[site] = b.Cell(int(i))
		if b.IsTown(int(i)) {
			open[site].towns = 1
		}
		for d := range hexmap.Direction(hexmap.NumDirections) {
			open[site].beyond[d] = beyondRim
			if n := b.Neighbour(int(i), d); n >= 0 {
				open[site].beyond[d] = g.siteOf[n]
				if b.IsCity(n) {
					open[site].beyond[d] = beyondRim - int8(b.Region(n))
				}
			}
		}
		for i, t := range tracksByType {
			g.builds[site][i] = Build(g.names[site], t)
		}
	}
	for die := range g.land {
		g.land[die] = open
	}
}

// tracksByType lists the fifteen tracks, those of a type side by side, so that
// the two types of the black die are one run of it, or two.
var tracksByType = func() (all [track.NumTracks]track.Track) {
	dst := all[:0]
	for _, t := range []track.Type{track.Straight, track.Gentle, track.Sharp} {
		for one := range track.OfType(t) {
			dst = append(dst, one)
		}
	}
	return [track.NumTracks]track.Track(dst)
}()

// layTiles lays out the faces of the action tiles, what they do and what they
// are worth.
func (g *game) layTiles() {
	for tile := 1; tile <= 6; tile++ {
		for side := range 2 {
			g.setFace(tile, side, variants.FaceOf(tile, side == 1))
		}
	}
}

func (g *game) setFace(tile, side int, face variants.Face) {
	g.faces[tile][side] = face
	g.effects[tile][side] = effectOf[face]
	g.values[tile][side] = g.parts.Tiles[face]
}

// phaseSet is a set of phases.
type phaseSet uint32

func phases(of ...Phase) (set phaseSet) {
	for _, p := range of {
		set |= 1 << p
	}
	return set
}

// after is the first phase of the set after p, or PhaseRoll if there is none.
func (set phaseSet) after(p Phase) Phase {
	if rest := set >> (p + 1); rest != 0 {
		return p + 1 + Phase(bits.TrailingZeros32(uint32(rest)))
	}
	return PhaseRoll
}

// games are those being played, one for each setup.
var games family.Games[Setup, game]

// gameOf is the one game of a setup, or all faults of the setup. A setup whose game is
// being played has none.
func gameOf(setup Setup) (*game, error) {
	setup = setup.withDefaults()
	board, _ := hexmap.Shipped(setup.Board.Name())
	return games.Get(setup, board == setup.Board, Setup.check, Setup.canonical, compile)
}

func compile(setup Setup, text string) *game {
	g := &game{
		setup:   setup,
		id:      idOf(text),
		board:   setup.Board,
		seats:   Seat(setup.Players),
		dice:    setup.Players + 1, // SETUP-7
		perCity: setup.Players + 2, // SETUP-3
		actions: 1,
	}
	_, g.boardText = setup.boardNames()
	_, g.partsText = setup.componentsNames()
	g.parts = &g.setup.Components
	sum := fnv.New64a()
	sum.Write([]byte(text))
	g.hash = sum.Sum64()
	g.layMap()
	g.layTiles()
	g.tracers[0] = variants.NewTracer(g.board, nil)
	g.setUp = phases(PhaseGoods, PhaseSides)
	g.leastPayment = variants.AllGoods.Len() + 1
	for _, m := range modules {
		if m.inPlay(setup) {
			m.install(g)
		}
	}
	g.faceForm = g.newFaceForm()
	g.drawings = sync.OnceValue(g.wordDrawings)
	return g
}

// A module is what one variant changes in the compiled game. A new one gets a
// file of its own, with its phases, moves and events, and a line here; its
// rules that need no State go into package variants.
type module struct {
	inPlay  func(Setup) bool
	install func(*game)
}

var modules = []module{soloModule, coalModule, orderModule, powerModule, wallModule, yucataModule}

// faceOf is the face of an action tile that is played with.
func (g *game) faceOf(tile int, b bool) variants.Face {
	if b {
		return g.faces[tile][1]
	}
	return g.faces[tile][0]
}

// plays reports whether a phase is one of the game's setup.
func (g *game) plays(p Phase) bool { return g.setUp&phases(p) != 0 }
