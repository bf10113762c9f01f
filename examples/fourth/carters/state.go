package carters

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
)

// A Phase is what a position asks for.
type Phase uint8

// The phases.
const (
	PhaseOrder Phase = iota + 1
	PhaseCrop
	PhasePrice
	PhaseTurn
	PhaseOver
	phaseEnd
)

var phaseWords = [phaseEnd]string{"none", "order", "crop", "price", "turn", "over"}

// String returns the phase as the notation writes it.
func (p Phase) String() string { return phaseWords[min(p, phaseEnd)%phaseEnd] }

// A Seat is a player.
type Seat = family.Seat

// A State is a position. Two positions are the same if they are equal with ==. The zero
// State is invalid.
type State struct {
	game   *game
	phase  Phase
	round  uint8
	turns  uint8 // that were taken in this round
	left   uint8 // points of travel
	carts  [Players]cart
	values [MaxHexes]uint8 // the price of a city, the loads of a farm
}

// A cart is what belongs to a player.
type cart struct {
	at     uint8 // its hex
	order  uint8 // 1 for hex 0; 0 before it is dealt
	points uint8 // for sales, without the order
	load   uint8 // 0 or 1
	track  set
	sold   [MaxHexes]uint8 // loads in each city
}

// New returns the position in which a game begins.
func New(players int) (State, error) {
	if players != Players {
		return State{}, &family.SetupError{Field: "players", Rule: SetupPlayers, Reason: family.NewPhrase(Reason("players"), "players", players)}
	}
	g := onMeadows()
	return State{game: g, phase: PhaseOrder, carts: [Players]cart{{at: g.depots[0]}, {at: g.depots[1]}}, values: g.values}, nil
}

// Seats returns how many play, and Phase what is asked for.
func (s *State) Seats() int {
	if s.game == nil {
		return 0
	}
	return Players
}
func (s *State) Phase() Phase { return s.phase }
func (s *State) Round() int   { return int(s.round) }

// Turn returns the seat that is asked.
func (s *State) Turn() Seat {
	if s.phase != PhaseTurn {
		return family.Nobody
	}
	return 1 + Seat(s.round+s.turns+1)%Players
}

func (s *State) Chance() bool { return s.phase >= PhaseOrder && s.phase <= PhasePrice }
func (s *State) Over() bool   { return s.phase == PhaseOver }

// mine returns what belongs to the seat that is asked, and other what belongs to the other.
func (s *State) mine() *cart  { return &s.carts[s.Turn()-1] }
func (s *State) other() *cart { return &s.carts[Players-s.Turn()] }

// spread walks the hexes that the cart of a seat comes to, by the points of travel that
// each takes.
func (s *State) spread(seat Seat, most int) iter.Seq2[int, set] {
	return func(yield func(int, set) bool) {
		own, seen := &s.carts[seat-1], set(1)<<s.carts[Players-seat].at
		at := [4]set{1 << own.at} // for so many points, and for 1, 2 and 3 more
		for d := 0; d <= most && at != ([4]set{}); d++ {
			fresh := at[0] &^ seen
			seen |= fresh
			at = [4]set{at[1], at[2], at[3]}
			for hex := range fresh.all() {
				next := s.game.next[hex] &^ seen
				at[0] |= next & own.track
				at[1] |= next & s.game.plain
				at[2] |= next & s.game.hill
			}
			if !yield(d, fresh) {
				return
			}
		}
	}
}

// reach returns the hexes that the cart of the seat that is asked can go to.
func (s *State) reach() (all set) {
	for _, hexes := range s.spread(s.Turn(), int(s.left)) {
		all |= hexes
	}
	return all & s.game.halts &^ (1 << s.mine().at)
}

// near returns the hexes in which the seat that is asked can lay track.
func (s *State) near() set {
	own := s.mine()
	if s.left < LayPoints || own.track.len() == Pieces {
		return 0
	}
	return (s.game.next[own.at] | 1<<own.at) &^ s.game.cities &^ s.game.farms &^ s.carts[0].track &^ s.carts[1].track
}

// Total returns the points of a seat: the order counts once the game is over.
func (s *State) Total(seat Seat) int {
	if seat < 1 || seat > Players {
		return 0
	}
	c := &s.carts[seat-1]
	points := int(c.points)
	if s.Over() && c.order != 0 {
		points += Bonus * int(c.sold[c.order-1])
	}
	return points
}

// Rank returns the place of a seat once the game is over.
func (s *State) Rank(seat Seat) int {
	if !s.Over() || seat < 1 || seat > Players {
		return 0
	}
	if s.Total(seat) < s.Total(Players+1-seat) {
		return 2
	}
	return 1
}

// LongestGame returns how many moves a game can have: the orders, and in each round two of
// chance and two turns, in which travel is used up for track.
func (s *State) LongestGame() int { return Players + Rounds*(2+Players) + Players*Pieces }

// TotalBounds returns the bounds of Total.
func (s *State) TotalBounds() (least, most int) { return 0, Rounds * (MostPrice + Bonus) }

// Hash returns the same number for the same position, on every machine.
func (s *State) Hash() uint64 {
	if s.game == nil {
		return 0
	}
	h := family.Mixed(0, uint64(s.phase)|uint64(s.round)<<8|uint64(s.turns)<<16|uint64(s.left)<<24)
	for _, c := range s.carts {
		h = family.Mixed(h^uint64(c.track), uint64(c.at)|uint64(c.order)<<8|uint64(c.points)<<16|uint64(c.load)<<24)
	}
	for hex := range (s.game.cities | s.game.farms).all() {
		h = family.Mixed(h, uint64(s.values[hex])|uint64(s.carts[0].sold[hex])<<8|uint64(s.carts[1].sold[hex])<<16)
	}
	return h
}

// Map returns the map that is played on.
func (s *State) Map() *hexmap.Map {
	if s.game == nil {
		return nil
	}
	return s.game.board
}
