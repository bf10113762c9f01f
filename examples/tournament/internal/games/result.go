package games

import (
	"slices"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants"
)

// A Result is what a game came to.
type Result struct {
	Game   int                  `json:"game"`
	Rounds int                  `json:"rounds"`
	End    string               `json:"end"` // the rule that ended it
	Tiles  []variants.Face      `json:"tiles,omitempty"`
	Orders []variants.OrderFace `json:"orders,omitempty"`
	Seats  []Seat               `json:"seats"`
	Olive  int                  `json:"olive,omitempty"` // her points
	Stops  []Stop               `json:"stops,omitempty"` // of the other games, by row, then column
}

// A Stop is a city, in Steam also a town, and what became of it.
type Stop struct {
	Hex      string `json:"hex"`
	Players  int    `json:"players,omitempty"`  // who have it in their networks, or links there
	Sent     int    `json:"sent,omitempty"`     // goods that came from there
	Received int    `json:"received,omitempty"` // and that went there: in Steam
	Founded  bool   `json:"founded,omitempty"`  // whether a town became a city
}

// Whole is the victory of a game: a number that can be shared out among up to
// five players without a rest.
const Whole = 60

// A Seat is what a game came to for one seat.
type Seat struct {
	Entrant int `json:"entrant"`
	Place   int `json:"place"` // 1 for the winner; against Olive 2 for the loser
	Share   int `json:"share"` // of the victory, out of Whole
	Boxes   int `json:"boxes,omitempty"`
	Points  `json:"points"`
	Actions `json:"actions"`
	Taken   map[variants.Face]int `json:"taken,omitempty"` // action tiles by face: how often
	Used    map[variants.Face]int `json:"used,omitempty"`
	Filled  []Filled              `json:"filled,omitempty"`
	Power   variants.Power        `json:"power,omitzero"`
	First   variants.Face         `json:"first,omitzero"` // the action tile that POWER-5 gave

	// Of the other games: where the points come from, and how often what was done, in
	// the order of the plan's Sources and Actions.
	From []int `json:"from,omitempty"`
	Did  []int `json:"did,omitempty"`

	Contracts []Contract `json:"contracts,omitempty"` // of Steam Power: those that the seat drew
	Choices   []Choice   `json:"choices,omitempty"`   // of Steam: the action tiles that it took
}

// A Contract is one that a seat drew.
type Contract struct {
	Number int  `json:"number"`
	Dealt  bool `json:"dealt,omitempty"` // whether before the first turn
	Round  int  `json:"round,omitempty"` // in which it was fulfilled, 0 if it was not
	Paid   int  `json:"paid,omitempty"`  // dollars for its goods
}

// contract is the seat's contract of a number.
func (s *Seat) contract(number int) *Contract {
	for i := range s.Contracts {
		if s.Contracts[i].Number == number {
			return &s.Contracts[i]
		}
	}
	s.Contracts = append(s.Contracts, Contract{Number: number})
	return &s.Contracts[len(s.Contracts)-1]
}

// A Choice is an action tile that a seat took in a turn.
type Choice struct {
	Tile   int  `json:"tile"`             // the number printed on it
	Place  int  `json:"place"`            // 1 for the first tile of the turn
	Passed bool `json:"passed,omitempty"` // without cost and effect
}

// Points are those of package scoring, with their sum; of the other games the sum
// alone.
type Points struct {
	Total    int `json:"total"`
	Delivery int `json:"delivery,omitempty"`
	Power    int `json:"power,omitempty"`
	Network  int `json:"network,omitempty"`
	Engine   int `json:"engine,omitempty"`
	Tiles    int `json:"tiles,omitempty"`
	Orders   int `json:"orders,omitempty"`
}

// Actions counts what was done with dice.
type Actions struct {
	Build   int `json:"build,omitempty"`
	Improve int `json:"improve,omitempty"`
	Deliver int `json:"deliver,omitempty"`
	Take    int `json:"take,omitempty"`
	Pass    int `json:"pass,omitempty"`
}

// A Filled is an order that was fulfilled.
type Filled struct {
	Order variants.OrderFace `json:"order"`
	Round int                `json:"round"`
}

// did counts one of so many actions.
func (s *Seat) did(action, actions int) {
	s.mayDo(actions)
	s.Did[action]++
}

// mayDo makes room to count so many actions.
func (s *Seat) mayDo(actions int) {
	if s.Did == nil {
		s.Did = make([]int, actions)
	}
}

// share shares the victory out among those in the first place.
func (r *Result) share() {
	winners := 0
	for _, seat := range r.Seats {
		if seat.Place == 1 {
			winners++
		}
	}
	for i := range r.Seats {
		if r.Seats[i].Place == 1 {
			r.Seats[i].Share = Whole / winners
		}
	}
}

// lay lists the stops of a map.
func (r *Result) lay(board *hexmap.Map) {
	for cell := range board.Grid().Len() {
		if board.IsCity(cell) || board.IsTown(cell) {
			r.Stops = append(r.Stops, Stop{Hex: board.Grid().Cell(cell).String()})
		}
	}
}

// stop is the stop on a hex.
func (r *Result) stop(hex hexmap.Cell) *Stop {
	name := hex.String()
	return &r.Stops[slices.IndexFunc(r.Stops, func(s Stop) bool { return s.Hex == name })]
}
