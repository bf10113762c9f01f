package steam

import (
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family"
)

// Chance: the goods of the setup and the dealt tiles.

// An Outcome is what chance may decide, and how likely it is.
type Outcome = family.Outcome[Move]

// beginSetup asks for the first goods, or deals at once where there are none to
// draw.
func (s *State) beginSetup() {
	s.phase = PhaseGoods
	if len(s.game.places) == 0 {
		s.phase = PhaseDeal
	}
}

// place is what goods are drawn for next.
func (s *State) place() place { return s.game.places[s.next] }

func (s *State) judgeGoods(m Move) verdict {
	place, goods := s.place(), m.Goods()
	if n := int(place.goods); goods.Len() != n {
		v := verdict{rule: setupCityGoods, reason: "goods-number", number: int16(n)}
		if place.space != 0 {
			v.rule = setupSupply
		}
		return v
	}
	if !s.bag.Contains(goods) {
		return refused(componentGoods, "goods-bag")
	}
	return verdict{}
}

func (s *State) applyGoods(m Move, log *chronicle) {
	place, goods := s.place(), m.Goods()
	s.bag = s.bag.minus(goods)
	event := Event{Kind: CityFilled, Rule: setupCityGoods, Goods: goods}
	if place.space != 0 {
		s.supply[place.space-1] = m.load()
		event.Kind, event.Rule, event.Number = SpaceFilled, setupSupply, int(place.space)
	} else {
		s.stops[place.stop] += stop(m.load())
		event.Hex = s.game.cells[s.game.stopHex[place.stop]]
	}
	if log != nil {
		log.add(event)
	}
	if s.next++; int(s.next) == len(s.game.places) {
		s.phase, s.next = PhaseDeal, 0
	}
}

// dealt is the seat that an action tile was dealt to, Nobody if it was to none.
func (s *State) dealt(tile ActionTile) Seat {
	for i, p := range s.players {
		if p.dealt == tile {
			return Seat(i + 1)
		}
	}
	return Nobody
}

func (s *State) judgeDeal(m Move) verdict {
	if seat := s.dealt(m.action()); seat != Nobody {
		return verdict{rule: orderDeal, reason: "dealt", seat: seat}
	}
	return verdict{}
}

func (s *State) applyDeal(m Move, log *chronicle) {
	s.players[s.next].dealt = m.action()
	s.next++
	if log != nil {
		log.add(Event{Kind: TileDealt, Rule: orderDeal, Seat: Seat(s.next), ActionTile: m.action()})
	}
	if Seat(s.next) == s.game.seats {
		s.next = 0
		s.findFirstOrder(log)
	}
}

// drawn is the number of goods that are drawn next.
func (s *State) drawn() int { return int(s.place().goods) }

// AppendOutcomes appends all that chance may decide next, with probabilities
// that add up to 1; nothing where a player decides. It allocates nothing if dst
// has room.
func (s *State) AppendOutcomes(dst []Outcome) []Outcome {
	switch s.phase {
	case PhaseGoods:
		n := s.drawn()
		return s.appendDraws(dst, Red, 0, n, 1/choose(s.bag.Len(), n))
	case PhaseDeal:
		left := float64(NumActionTiles - int(s.next))
		for t := range ActionTiles() {
			if s.dealt(t) == Nobody {
				dst = append(dst, Outcome{Move: Deal(t), Probability: 1 / left})
			}
		}
	}
	return dst
}

// appendDraws appends the ways to draw n goods more of a colour and those behind
// it. A draw of certain goods is one of the sets that can be drawn without
// regard to order, each as likely as any other.
func (s *State) appendDraws(dst []Outcome, c Colour, drawn Goods, n int, each float64) []Outcome {
	if c == Grey {
		if n <= s.bag.Count(c) {
			dst = append(dst, Outcome{Move: DrawGoods(drawn.Add(c, n)), Probability: each * choose(s.bag.Count(c), n)})
		}
		return dst
	}
	for k := min(n, s.bag.Count(c)); k >= 0; k-- {
		dst = s.appendDraws(dst, c+1, drawn.Add(c, k), n-k, each*choose(s.bag.Count(c), k))
	}
	return dst
}

// Probability returns how probable a move of chance is: what [State.AppendOutcomes] says
// of it. It is 0 for a move that chance cannot make here. It allocates nothing.
func (s *State) Probability(m Move) float64 {
	if !s.Chance() || s.Check(m) != nil {
		return 0
	}
	if s.phase == PhaseDeal {
		return 1 / s.NumOutcomes()
	}
	probability, drawn := 1/choose(s.bag.Len(), s.drawn()), m.Goods()
	for c := range Colours() {
		probability *= choose(s.bag.Count(c), drawn.Count(c))
	}
	return probability
}

// NumOutcomes returns the number of moves that chance can make here; 0 where a player
// decides. It allocates nothing.
func (s *State) NumOutcomes() float64 {
	switch s.phase {
	case PhaseGoods:
		return float64(s.numDraws(Red, s.drawn()))
	case PhaseDeal:
		return float64(NumActionTiles - int(s.next))
	}
	return 0
}

// numDraws is how many sets of n goods of a colour and those behind it are in the
// bag.
func (s *State) numDraws(c Colour, n int) (sets int) {
	if c == Grey {
		if n <= s.bag.Count(c) {
			sets = 1
		}
		return sets
	}
	for k := range min(n, s.bag.Count(c)) + 1 {
		sets += s.numDraws(c+1, n-k)
	}
	return sets
}

// choose is the number of ways to choose k of n things.
func choose(n, k int) float64 {
	ways := 1.0
	for i := range k {
		ways = ways * float64(n-i) / float64(i+1)
	}
	return ways
}

// Sample draws one outcome by its odds. It returns the zero Move where a player decides.
// It allocates nothing.
func (s *State) Sample(r *rand.Rand) Move {
	switch s.phase {
	case PhaseGoods:
		bag, drawn := s.bag, Goods(0)
		for range s.drawn() {
			n := r.IntN(bag.Len())
			for c := range Colours() {
				if n -= bag.Count(c); n < 0 {
					bag, drawn = bag.Add(c, -1), drawn.Add(c, 1)
					break
				}
			}
		}
		return DrawGoods(drawn)
	case PhaseDeal:
		n := r.IntN(NumActionTiles - int(s.next))
		for t := range ActionTiles() {
			if s.dealt(t) == Nobody {
				if n == 0 {
					return Deal(t)
				}
				n--
			}
		}
	}
	return Move{}
}

// findFirstOrder goes on from the dealt tiles to the first turn.
func (s *State) findFirstOrder(log *chronicle) {
	var dealt seatList
	for t := range ActionTiles() {
		if seat := s.dealt(t); seat != Nobody {
			dealt = dealt.with(seat)
		}
	}
	switch {
	case s.game.standard():
		s.order = dealt // STD-2
	case s.game.setup.Order == OrderRandom: // ORDER-2
		seat := dealt.first()
		for i := range s.game.seats {
			s.order = s.order.with(seat)
			s.playerOf(seat).money = int32(i) + 1
			if log != nil {
				log.add(Event{Kind: CashGiven, Rule: orderByChance, Seat: seat, Money: int(i) + 1})
			}
			seat = s.clockwise(seat)
		}
	default:
		s.beginAuction(dealt.first())
		return
	}
	s.beginTurn(log)
}

// clockwise is the seat to the left of one.
func (s *State) clockwise(seat Seat) Seat { return seat%s.game.seats + 1 }

// mostOutcomes is how many sets of six goods there are of five colours.
const mostOutcomes = 10 * 9 * 8 * 7 / (4 * 3 * 2)

// appendFalls appends the moves of chance.
func (s *State) appendFalls(dst []Move) []Move {
	var room [mostOutcomes]Outcome
	for _, outcome := range s.AppendOutcomes(room[:0]) {
		dst = append(dst, outcome.Move)
	}
	return dst
}
