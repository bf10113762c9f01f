package described

import (
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steam"
)

// The extents of the sections.
const (
	seats   = steam.MaxSeats
	hexes   = steam.MaxHexes
	stops   = steam.MaxStops
	spaces  = steam.MaxSpaces
	colours = steam.NumColours
	tiles   = steam.NumActionTiles
	faces   = steam.MaxFaces
	levels  = 6 // of locomotives
	edges   = 6
	tracks  = 15
	phases  = 9
	cycles  = 2
)

// The sections, in their order. Each name is the index into the table below.
const (
	ground = iota // with the two that follow
	place
	closed
	players
	first
	variant
	rounds
	starts
	spaceCount
	face
	tileCount
	track
	exit
	owner
	extended
	cityColour
	cityGoods
	grown
	supply
	bag
	newCities
	growth
	money
	income
	points
	total
	locomotive
	links
	dealt
	action
	pending
	improved
	eliminated
	bid
	gained
	order
	queue
	waiting
	position
	in
	high
	bidder
	free
	phase
	turn
	round
	cycle
	filled
	left
	sectionCount
)

func sections() []describe.Section {
	return describe.Lay(append(describe.GroundSections(hexes), []describe.Section{
		{Name: "players", Shape: []int{1}, Scale: 1.0 / seats, Fixed: true, Says: "number of seats"},
		{Name: "first", Shape: []int{seats}, Scale: 1, Says: "the seat that is P1, one-hot"},
		{Name: "variant", Shape: []int{3}, Scale: 1, Fixed: true, Says: "the base game with an auction of the first order, the base game with a random one, the standard game, one-hot"},
		{Name: "rounds", Shape: []int{1}, Scale: 1.0 / 10, Fixed: true, Says: "turns of the game"},
		{Name: "starts", Shape: []int{stops}, Scale: 1.0 / 6, Says: "each stop, which are the cities and towns by row, then column: goods with which it starts; zeros once all have theirs"},
		{Name: "spaces", Shape: []int{1}, Scale: 1.0 / 20, Fixed: true, Says: "spaces of the goods supply"},
		{Name: "face", Shape: []int{faces, tracks + edges}, Scale: 1, Fixed: true, Says: "each face of the track tiles: its tracks, its exits"},
		{Name: "tile count", Shape: []int{faces, faces + 1}, Scale: 1.0 / 10, Fixed: true, Says: "track tiles by front and back, the last back blank"},
		{Name: "track", Shape: []int{hexes, tracks}, Scale: 1, Says: "tracks of each hex"},
		{Name: "exit", Shape: []int{hexes, edges}, Scale: 1, Says: "exits of each town, E NE NW W SW SE"},
		{Name: "owner", Shape: []int{seats + 1, hexes, edges}, Scale: 1, Says: "links of nobody, of each seat, that come to an edge inside a hex"},
		{Name: "extended", Shape: []int{hexes, edges}, Scale: 1, Says: "incomplete links that were extended in the present build turn, where they leave their stop"},
		{Name: "city colour", Shape: []int{stops, colours}, Scale: 1, Says: "each stop: the colour of its city R B Y P E, one-hot"},
		{Name: "city goods", Shape: []int{stops, colours}, Scale: 1.0 / 3, Says: "each stop: goods by colour"},
		{Name: "grown", Shape: []int{stops}, Scale: 1, Says: "each stop: has a growth marker"},
		{Name: "supply", Shape: []int{spaces, colours}, Scale: 1.0 / 3, Says: "each space of the supply: goods by colour"},
		{Name: "bag", Shape: []int{colours}, Scale: 1.0 / 20, Says: "goods in the bag"},
		{Name: "new cities", Shape: []int{colours}, Scale: 1.0 / 2, Says: "new city tiles left"},
		{Name: "growth", Shape: []int{1}, Scale: 1.0 / 6, Says: "growth markers left"},
		{Name: "money", Shape: []int{seats}, Scale: 1.0 / 20, Says: "dollars"},
		{Name: "income", Shape: []int{seats}, Scale: 1.0 / 10, Says: "steps on the income track"},
		{Name: "points", Shape: []int{seats}, Scale: 1.0 / 50, Says: "victory points"},
		{Name: "total", Shape: []int{seats}, Scale: 1.0 / 50, Says: "points, were the game over now"},
		{Name: "locomotive", Shape: []int{seats, levels}, Scale: 1, Says: "level of the locomotive, one-hot"},
		{Name: "links", Shape: []int{seats}, Scale: 1.0 / 10, Says: "complete links"},
		{Name: "dealt", Shape: []int{seats, tiles}, Scale: 1, Says: "the action tile dealt in the setup, one-hot"},
		{Name: "action", Shape: []int{seats, tiles}, Scale: 1, Says: "the action tile taken in this turn, one-hot"},
		{Name: "pending", Shape: []int{seats}, Scale: 1, Says: "growth or urbanise may still be carried out"},
		{Name: "improved", Shape: []int{seats}, Scale: 1, Says: "the locomotive was improved in this goods phase"},
		{Name: "eliminated", Shape: []int{seats}, Scale: 1, Says: "bankrupt"},
		{Name: "bid", Shape: []int{seats}, Scale: 1.0 / 10, Says: "last bid in this auction, -1 for none"},
		{Name: "gain", Shape: []int{seats}, Scale: 1.0 / 6, Says: "points of a delivery that are not taken yet"},
		{Name: "order", Shape: []int{seats, seats}, Scale: 1, Says: "each place of the turn order as far as it is known: the seat, one-hot"},
		{Name: "queue", Shape: []int{seats, seats}, Scale: 1, Says: "who is still to act, in that order: the seat, one-hot"},
		{Name: "waiting", Shape: []int{seats, seats}, Scale: 1, Says: "the order in which an auction of the standard game asks: the seat, one-hot"},
		{Name: "position", Shape: []int{seats + 1}, Scale: 1, Says: "the place auctioned, from 1; 0 in the standard game, one-hot; zeros outside auctions"},
		{Name: "in", Shape: []int{seats}, Scale: 1, Says: "seats that are still in the auction"},
		{Name: "high", Shape: []int{1}, Scale: 1.0 / 10, Says: "the highest bid, -1 before the first"},
		{Name: "bidder", Shape: []int{seats}, Scale: 1, Says: "the highest bidder, one-hot"},
		{Name: "free", Shape: []int{seats}, Scale: 1, Says: "who may still pass and stay in, one-hot"},
		{Name: "phase", Shape: []int{phases}, Scale: 1, Says: "the phase goods, deal, bid, capital, action, build, move, points, over, one-hot"},
		{Name: "turn", Shape: []int{seats}, Scale: 1, Says: "the seat that is asked, one-hot"},
		{Name: "round", Shape: []int{1}, Scale: 1.0 / 10, Says: "number of the turn of the game"},
		{Name: "cycle", Shape: []int{cycles}, Scale: 1, Says: "the cycle of the goods phase, one-hot"},
		{Name: "filled", Shape: []int{1}, Scale: 1.0 / 50, Says: "cities, spaces or seats that the setup has filled"},
		{Name: "left", Shape: []int{1}, Scale: 1.0 / 4, Says: "tiles that may still be laid in this build turn"},
	}...))
}
