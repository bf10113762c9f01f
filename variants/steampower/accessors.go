package steampower

import (
	"iter"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

// What a State shows, one accessor for each field of a report. None allocates, all
// are safe on the zero State, and a seat, hex or colour that is not in the game has
// nothing.

// Phase says what the next move must be.
func (s *State) Phase() Phase { return s.phase }

// Chance reports whether the next move is made by a bag.
func (s *State) Chance() bool { return s.phase.chance() }

// Over reports whether the game is over.
func (s *State) Over() bool { return s.phase == PhaseOver }

// Turn returns the seat that is asked; [Nobody] in chance positions and when the game
// is over.
func (s *State) Turn() Seat {
	if s.Chance() {
		return Nobody
	}
	return s.seat
}

// Active returns the seat whose turn it is, also while contracts are drawn. In the setup
// it is the seat that draws. It is [Nobody] where it is nobody's turn.
func (s *State) Active() Seat { return s.seat }

// Seats returns the number of players.
func (s *State) Seats() int {
	if s.game == nil {
		return 0
	}
	return int(s.game.seats)
}

// playing reports whether a seat is one of the game.
func (s *State) playing(seat Seat) bool {
	return s.game != nil && seat >= 1 && seat <= s.game.seats
}

// at is what a seat has of something, and nothing for one that does not play.
func at[T any](s *State, seat Seat, of *[MaxSeats]T) (none T) {
	if !s.playing(seat) {
		return none
	}
	return of[seat-1]
}

// Round returns the number of the round, from 1; of the last when the game is over; 0
// in the setup.
func (s *State) Round() int { return int(s.round) }

// Quiet returns the number of rounds in a row that ended without a link completed, a
// factory built or a contract fulfilled (END-2).
func (s *State) Quiet() int { return int(s.quiet) }

// Left returns the number of actions that the player may still begin in this turn.
func (s *State) Left() int { return int(s.left) }

// Productive reports whether somebody has completed a link, built a factory or
// fulfilled a contract in this round, so that it will not be a quiet one (END-2).
func (s *State) Productive() bool { return s.productive }

// Next returns the city space for which a tile is drawn next; the zero Cell outside
// [PhaseCity].
func (s *State) Next() hexmap.Cell {
	if s.phase != PhaseCity {
		return hexmap.Cell{}
	}
	return s.game.names[s.game.cities[s.nextCity()]]
}

// From returns the seat from whose hand the next contract is drawn; [Nobody] if it is
// the bag, and outside [PhaseDeal].
func (s *State) From() Seat {
	if s.phase != PhaseDeal {
		return Nobody
	}
	from, _ := s.drawnFrom(s.seat)
	return from
}

// Deals returns how many contracts the player is still to draw, if so many can be
// (DRAW-5).
func (s *State) Deals() int { return int(s.deals) }

// Fulfilling returns the contract that is being fulfilled, or whose bonus is offered or
// being taken; 0 if there is none.
func (s *State) Fulfilling() int { return int(s.contract) }

// Asked returns the goods still to be provided. The first of them is asked for.
func (s *State) Asked() Goods { return s.asked }

// Bonus returns the bonus that is offered or being taken, or 0 without one.
func (s *State) Bonus() Bonus { return s.bonus() }

// Bag returns the contracts in the bag.
func (s *State) Bag() Contracts { return Contracts(s.hands[Nobody]) }

// Hand returns the contracts in a seat's hand.
func (s *State) Hand(seat Seat) Contracts {
	if !s.playing(seat) {
		return 0
	}
	return Contracts(s.hands[seat])
}

// Fulfilled returns the contracts that a seat has fulfilled.
func (s *State) Fulfilled(seat Seat) Contracts { return Contracts(at(s, seat, &s.fulfilled)) }

// Contract returns what is printed on the contract of that number; the zero Contract if
// there is none.
func (s *State) Contract(number int) Contract {
	if s.game == nil {
		return Contract{}
	}
	return s.game.contract(number)
}

// Goal returns the number of contracts that ends the game (END-1).
func (s *State) Goal() int {
	if s.game == nil {
		return 0
	}
	return s.game.goal
}

// TilesLeft returns the number of city tiles of a colour that are not on the map.
func (s *State) TilesLeft(c Colour) int {
	if s.game == nil || !c.IsValid() {
		return 0
	}
	return s.tilesLeft(c)
}

// Supply returns the number of goods of a colour in the supply.
func (s *State) Supply(c Colour) int {
	if s.game == nil || !c.IsGood() {
		return 0
	}
	return int(s.supply[c-1])
}

// InStack returns the number of track tiles in a stack.
func (s *State) InStack(k Stack) int {
	if s.game == nil || !k.isValid() {
		return 0
	}
	return int(s.stacks[k-1])
}

// Cities walks the city spaces by row, then column.
func (s *State) Cities() iter.Seq[hexmap.Cell] {
	return func(yield func(hexmap.Cell) bool) {
		if s.game == nil {
			return
		}
		for _, hex := range s.game.cities {
			if !yield(s.game.names[hex]) {
				return
			}
		}
	}
}

// A CityView is what lies on a city space.
type CityView struct {
	Tile    Colour // 0 before it is drawn
	Factory Seat   // its owner, or Nobody
	Goods   int
	Turned  bool // the tile is turned over (FACTORY-7)
}

// CityAt returns what lies on a city space. It reports false for a hex that is no city
// space.
func (s *State) CityAt(hex hexmap.Cell) (view CityView, ok bool) {
	if s.game == nil {
		return CityView{}, false
	}
	city, ok := s.game.city(hex)
	if !ok {
		return CityView{}, false
	}
	return CityView{s.tileAt(city), s.factoryAt(city), s.goodsAt(city), s.turned()>>city&1 != 0}, true
}

// An OwnedTrack is a track with its owner. The zero OwnedTrack is invalid.
type OwnedTrack struct {
	Track track.Track
	Owner Seat
}

// TrackAt returns the track in a hex, in canonical order: none, one, or the two of a
// crossing.
func (s *State) TrackAt(hex hexmap.Cell) (first, second OwnedTrack) {
	if s.game == nil {
		return first, second
	}
	i, ok := s.game.board.Index(hex)
	if !ok {
		return first, second
	}
	r := s.rails[i]
	return OwnedTrack{r.first(), r.firstOwner()}, OwnedTrack{r.second(), r.secondOwner()}
}

// Tracked walks the hexes with track by row, then column.
func (s *State) Tracked() iter.Seq[hexmap.Cell] {
	return func(yield func(hexmap.Cell) bool) {
		if s.game == nil {
			return
		}
		for i, hex := range s.game.names {
			if s.rails[i] != 0 && !yield(hex) {
				return
			}
		}
	}
}

// Money returns what a seat has, in dollars.
func (s *State) Money(seat Seat) int { return int(at(s, seat, &s.money)) }

// Locomotives returns the number of locomotives that a seat has left.
func (s *State) Locomotives(seat Seat) int { return int(at(s, seat, &s.locomotives)) }

// Factories returns the number of factories that a seat has left.
func (s *State) Factories(seat Seat) int {
	if !s.playing(seat) {
		return 0
	}
	return s.factoriesLeft(seat)
}

// Network walks the cities of a seat's network by row, then column (LINK-5).
func (s *State) Network(seat Seat) iter.Seq[hexmap.Cell] {
	return func(yield func(hexmap.Cell) bool) {
		if !s.playing(seat) {
			return
		}
		for city := range citiesIn(s.networks[seat-1]) {
			if !yield(s.game.names[s.game.cities[city]]) {
				return
			}
		}
	}
}

// InNetwork reports whether a city belongs to a seat's network.
func (s *State) InNetwork(seat Seat, hex hexmap.Cell) bool {
	if !s.playing(seat) {
		return false
	}
	city, ok := s.game.city(hex)
	return ok && s.networks[seat-1]>>city&1 != 0
}

// HasNetwork reports whether a seat has a network: a complete link.
func (s *State) HasNetwork(seat Seat) bool { return at(s, seat, &s.networks) != 0 }

// Price returns the least cost of goods that the player whose turn it is has delivered to
// their network. They are delivered one after the other, and paid to owners and to the
// bank (CONTRACT-4). It reports false if they have no network, if it is nobody's turn, or
// for more goods than a contract can ask for.
func (s *State) Price(goods Goods) (dollars int, ok bool) {
	if !s.HasNetwork(s.seat) || goods.Len() > maxContractGoods {
		return 0, false
	}
	prices := s.prices(goods)
	return prices.of(goods), true
}

// Prices returns what the player whose turn it is pays at the least for goods: by colour, for
// the first one, for one more, and so on. There are as many as a contract can ask for, and the
// price of several is their sum. It reports false if the player has no network, or if it is
// nobody's turn.
func (s *State) Prices() (dollars [NumGoods + 1][maxContractGoods]int, ok bool) {
	if !s.HasNetwork(s.seat) {
		return dollars, false
	}
	var most Goods
	for c := range GoodColours() {
		for range maxContractGoods {
			most += GoodsOf(c)
		}
	}
	prices := s.prices(most)
	for c := range GoodColours() {
		together := &prices.together[c-1]
		for i := range maxContractGoods {
			dollars[c][i] = int(together[i+1]) - int(together[i])
		}
	}
	return dollars, true
}
