package described

import (
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/steampower"
)

// The extents of the sections.
const (
	seats     = steampower.MaxSeats
	hexes     = steampower.MaxHexes
	cities    = steampower.MaxCities
	contracts = steampower.MaxContracts
	colours   = steampower.NumColours
	goods     = steampower.NumGoods
	stacks    = steampower.NumStacks
	bonuses   = steampower.NumBonuses
	tracks    = 15
	phases    = 7
)

// The sections, in their order. Each name is the index into the table below.
const (
	ground = iota // with the two that follow
	place
	closed
	players
	first
	contractGoods
	contractMoney
	contractPoints
	contractBonus
	track
	cityTile
	cityGoods
	factory
	network
	hand
	fulfilled
	witnessed
	unseen
	handSize
	bagSize
	money
	locomotives
	factories
	total
	tilesLeft
	inStack
	supply
	phase
	turn
	active
	round
	quiet
	productive
	left
	deals
	fulfilling
	asked
	sectionCount
)

func sections() []describe.Section {
	return describe.Lay(append(describe.GroundSections(hexes), []describe.Section{
		{Name: "players", Shape: []int{1}, Scale: 1.0 / seats, Fixed: true, Says: "number of seats"},
		{Name: "first", Shape: []int{seats}, Scale: 1, Says: "the seat that is P1 and begins each round, one-hot"},
		{Name: "contract goods", Shape: []int{contracts, goods}, Scale: 1.0 / 6, Fixed: true, Says: "each contract: the goods that it asks for, K W O E"},
		{Name: "contract money", Shape: []int{contracts}, Scale: 1.0 / 10, Fixed: true, Says: "each contract: dollars"},
		{Name: "contract points", Shape: []int{contracts}, Scale: 1.0 / 10, Fixed: true, Says: "each contract: points"},
		{Name: "contract bonus", Shape: []int{contracts, bonuses}, Scale: 1, Fixed: true, Says: "each contract: its bonus build, factory, contracts, one-hot"},
		{Name: "track", Shape: []int{seats, hexes, tracks}, Scale: 1, Says: "each track of each hex that a seat owns"},
		{Name: "city tile", Shape: []int{cities, colours}, Scale: 1, Says: "each city space, by row, then column: the colour of its tile K W O E P, one-hot"},
		{Name: "city goods", Shape: []int{cities}, Scale: 1.0 / 6, Says: "each city: goods"},
		{Name: "factory", Shape: []int{seats, cities}, Scale: 1, Says: "factories of a seat"},
		{Name: "network", Shape: []int{seats, cities}, Scale: 1, Says: "cities of a seat's network"},
		{Name: "hand", Shape: []int{seats, contracts}, Scale: 1, Says: "contracts in a hand, as far as they are seen"},
		{Name: "fulfilled", Shape: []int{seats, contracts}, Scale: 1, Says: "contracts that a seat has fulfilled"},
		{Name: "witnessed", Shape: []int{seats, seats, contracts}, Scale: 1, Says: "contracts drawn out of a seat's hand that may be in another's for all that she has seen; of a seat that sees not everything her own alone"},
		{Name: "unseen", Shape: []int{contracts}, Scale: 1, Says: "contracts in the bag, or in a hand where they are not seen"},
		{Name: "hand size", Shape: []int{seats}, Scale: 1.0 / 10, Says: "contracts in a hand"},
		{Name: "bag size", Shape: []int{1}, Scale: 1.0 / 50, Says: "contracts in the bag"},
		{Name: "money", Shape: []int{seats}, Scale: 1.0 / 20, Says: "dollars"},
		{Name: "locomotives", Shape: []int{seats}, Scale: 1.0 / 18, Says: "locomotives left"},
		{Name: "factories", Shape: []int{seats}, Scale: 1.0 / 15, Says: "factories left"},
		{Name: "total", Shape: []int{seats}, Scale: 1.0 / 50, Says: "points, were the game over now"},
		{Name: "tiles left", Shape: []int{colours}, Scale: 1.0 / 10, Says: "city tiles of each colour that are not on the map"},
		{Name: "stack", Shape: []int{stacks}, Scale: 1.0 / 80, Says: "track tiles left: simple, sharp, cross"},
		{Name: "supply", Shape: []int{goods}, Scale: 1.0 / 30, Says: "goods left in the supply, K W O E"},
		{Name: "phase", Shape: []int{phases}, Scale: 1, Says: "the phase city, deal, act, build, ship, bonus, over, one-hot"},
		{Name: "turn", Shape: []int{seats}, Scale: 1, Says: "the seat that is asked, one-hot"},
		{Name: "active", Shape: []int{seats}, Scale: 1, Says: "the seat whose turn it is, one-hot"},
		{Name: "round", Shape: []int{1}, Scale: 1.0 / 30, Says: "number of the round"},
		{Name: "quiet", Shape: []int{1}, Scale: 1.0 / 10, Says: "quiet rounds in a row"},
		{Name: "productive", Shape: []int{1}, Scale: 1, Says: "somebody has completed a link, a factory or a contract in this round"},
		{Name: "left", Shape: []int{1}, Scale: 1.0 / 2, Says: "actions of this turn not yet begun"},
		{Name: "deals", Shape: []int{1}, Scale: 1.0 / 5, Says: "contracts still to be drawn"},
		{Name: "fulfilling", Shape: []int{contracts}, Scale: 1, Says: "the contract that is being fulfilled, or whose bonus is offered or being taken, one-hot"},
		{Name: "asked", Shape: []int{goods}, Scale: 1.0 / 6, Says: "goods still to be provided, K W O E"},
	}...))
}
