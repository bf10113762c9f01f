package ageofsteam

import (
	"bytes"
	"slices"

	"github.com/railhex/railhex/variants/family"
)

// A Seat is one of a player, from 1.
type Seat = family.Seat

// Bounds of players and of what they have.
const (
	MinSeats     = 3
	MaxSeats     = 6
	MaxShares    = 15 // SHARES-2
	MaxEngine    = 6  // BOX-5
	MaxLinks     = 20 // BOX-4
	mostTiles    = 4  // in a building turn (BUILD-2)
	handful      = 2  // cubes that the producer draws (GROWTH-2)
	pointsOfStep = 3  // SCORE-1
)

// A Phase says what is asked for.
type Phase uint8

// The phases, in the order of a round (ROUND-1). Chance is asked for cubes, the first turn
// order, the cubes of the producer and the dice.
const (
	PhaseCubes Phase = iota + 1 // chance draws the cubes of the setup
	PhaseOrder                  // chance draws the first turn order
	PhaseShares
	PhaseAuction
	PhaseRole
	PhaseBuild
	PhaseGoods
	PhaseDraw // chance draws for the producer
	PhaseProduction
	PhaseDice // chance throws the dice
	PhaseOver
	phaseEnd
)

var phaseWords = [phaseEnd]string{
	"no phase", "cubes", "order", "shares", "auction", "role", "build", "goods", "draw", "production", "dice", "over",
}

// String returns the name of a phase.
func (p Phase) String() string { return phaseWords[min(p, phaseEnd)%phaseEnd] }

// A Role is one of the seven. The zero Role is none.
type Role uint8

// The roles (ROLE).
const (
	Locomotive Role = iota + 1
	FirstBuild
	FirstMove
	Engineer
	TurnOrderPass
	Urbanization
	Production
	roleEnd

	NumRoles = int(roleEnd) - 1
)

var roleWords = [roleEnd]string{
	"no role", "locomotive", "first-build", "first-move", "engineer", "turn-order-pass", "urbanization", "production",
}

// String returns the word of a role.
func (r Role) String() string { return roleWords[min(r, roleEnd)%roleEnd] }

// A player is what a seat has.
type player struct {
	cash       uint16
	income     int16
	shares     uint8
	locomotive uint8
	role       Role
}

// A change is a hex in which a tile or a new city was put in this building turn, and what lay
// there before.
type change struct{ hex, before uint8 }

// A State is a position. The zero State is invalid.
type State struct {
	game  *game
	phase Phase
	round uint8
	cycle uint8        // of the goods phase, 1 or 2
	seat  Seat         // that is asked, or for whom chance draws
	acted family.Seats // who has acted in this phase or cycle

	order   [MaxSeats]Seat // of those still in the game; 0 behind them
	players [MaxSeats]player

	// The auction.
	stayed bool             // AUCTION-6 was used
	bids   [MaxSeats]uint16 // of those who are still in
	places [MaxSeats]Seat   // of the new order, as far as they are taken

	// A building turn.
	changes   [mostTiles + 1]change
	changed   uint8 // how many of them there are
	urbanized bool  // the new city of this round was placed

	improved family.Seats    // who has improved in this round (MOVE-9)
	hand     [handful]Colour // of the producer
	thrown   uint8           // dice, light ones first

	lay    [MaxHexes]uint8  // what lies in each hex: a number of lays
	owners [MaxHexes]uint32 // of its pieces, three bits for each edge
	cubes  [maxColumns][NumColours]uint8
	chart  [maxColumns][3]Colour

	// What follows from all this.
	bag    [NumColours]uint8 // BOX-1
	shown  [tileEnd]uint8    // how many hexes show each tile
	pooled [len(pools)]uint8 // and those of each pool
	discs  uint8
	links  uint8 // in a building turn those of the seat that is asked (BUILD-14)
}

// Seats returns how many began (SETUP-4).
func (s *State) Seats() int {
	if s.game == nil {
		return 0
	}
	return s.game.setup.Players
}

// Phase returns what is asked for.
func (s *State) Phase() Phase { return s.phase }

// Round returns the number of the round, from 1; 0 while the game is set up.
func (s *State) Round() int { return int(s.round) }

// Rounds returns how many rounds are played (SETUP-4).
func (s *State) Rounds() int { return [MaxSeats + 1]int{0, 0, 0, 10, 8, 7, 6}[s.Seats()] }

// Over reports whether the game has ended.
func (s *State) Over() bool { return s.phase == PhaseOver }

// Chance reports whether chance is asked.
func (s *State) Chance() bool { return len(asked[s.phase]) > 0 && asked[s.phase][0] <= KindRoll }

// Turn returns the seat that is asked.
func (s *State) Turn() Seat {
	if s.Chance() || s.phase == PhaseOver {
		return family.Nobody
	}
	return s.seat
}

func (s *State) mine() *player { return &s.players[s.seat-1] }

// alive returns how many are in the turn order.
func (s *State) alive() (n int) {
	for n < MaxSeats && s.order[n] != 0 {
		n++
	}
	return n
}

// isIn reports whether a seat is in the turn order.
func (s *State) isIn(seat Seat) bool { return slices.Contains(s.order[:], seat) }

// out reports whether a seat was eliminated (MONEY-4).
func (s *State) out(seat Seat) bool { return s.phase > PhaseOrder && !s.isIn(seat) }

// holder returns the seat with a role, or nobody.
func (s *State) holder(r Role) Seat {
	return Seat(1 + slices.IndexFunc(s.players[:], func(p player) bool { return p.role == r && r > 0 }))
}

// columnOf returns the column of the city in a hex, printed or new; none if there is no
// city.
func (s *State) columnOf(hex uint8) uint8 {
	if s.isCity(hex) && s.lay[hex] < printedCity {
		return uint8(s.game.printedCities()) + s.lay[hex] - firstCity
	}
	return s.game.printed[hex]
}

func (s *State) isCity(hex uint8) bool { return s.lay[hex] >= firstCity }

// cityOf returns the hex of the city of a column; none if it is not on the map.
func (s *State) cityOf(column int) uint8 {
	if n := column - s.game.printedCities(); n >= 0 {
		return uint8(bytes.IndexByte(s.lay[:], firstCity+uint8(n))) // the -1 of a tile that is not laid becomes none
	}
	return s.game.columns[column].hex
}
