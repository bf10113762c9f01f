package steampower

import (
	"iter"
	"math/bits"

	"github.com/railhex/railhex/variants/family"
)

// What limits contracts from any source (COMP-9).
const (
	// MaxContracts is the number of contracts at the most: 64.
	MaxContracts = 64
	// MaxContractGoods is how many goods a contract asks for at the most: 6.
	maxContractGoods = 6
)

// A Contract is what is printed on one (COMP-8). The zero Contract is invalid: a
// contract asks for at least one good.
type Contract struct {
	Goods  Goods // asked for: 1 to 6
	Money  uint8 // paid: 0 to 99
	Points uint8 // at the end: 0 to 99
	Bonus  Bonus // or 0
}

// IsValid reports whether c can be a contract.
func (c Contract) IsValid() bool {
	n := c.Goods.Len()
	return 1 <= n && n <= maxContractGoods && c.Money <= maxReward && c.Points <= maxReward && c.Bonus <= ContractsBonus
}

// maxReward bounds the money and the points of a contract.
const maxReward = 99

// A Bonus is the free action that a contract may show (BONUS). The zero Bonus
// stands for no bonus.
type Bonus uint8

// The bonuses.
const (
	BuildBonus     Bonus = 1 + iota // BONUS-2
	FactoryBonus                    // BONUS-3
	ContractsBonus                  // BONUS-4

	// NumBonuses is the number of bonuses: 3.
	NumBonuses = 3
)

var bonusNames = [NumBonuses + 1]string{"-", "build", "factory", "contracts"}

// Bonuses walks the three bonuses.
func Bonuses() iter.Seq[Bonus] { return family.Values(BuildBonus, ContractsBonus) }

// IsValid reports whether b is one of the three bonuses.
func (b Bonus) IsValid() bool { return BuildBonus <= b && b <= ContractsBonus }

// String returns the word of the bonus: build, factory or contracts; "-" for none.
func (b Bonus) String() string { return family.WordOf(bonusNames[:], b) }

// parseBonus reads the word of a bonus, or "-" for none. Its error is a
// [*hexmap.ParseError].
func parseBonus(word string) (Bonus, error) {
	for b, name := range bonusNames {
		if word == name {
			return Bonus(b), nil
		}
	}
	return 0, misread(word, expectedBonus)
}

const expectedBonus = "a bonus: -, build, factory or contracts"

// Contracts is a set of contracts, by their numbers.
type Contracts uint64

// Has reports whether a contract is in the set.
func (set Contracts) Has(number int) bool {
	return number >= 1 && set>>(number-1)&1 != 0 // no bit is left of a shift by 64 and more
}

// Len returns the number of contracts in the set.
func (set Contracts) Len() int { return bits.OnesCount64(uint64(set)) }

// All walks the numbers of the set in ascending order.
func (set Contracts) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for rest := set; rest != 0; rest &= rest - 1 {
			if !yield(1 + bits.TrailingZeros64(uint64(rest))) {
				return
			}
		}
	}
}

// The fulfil action: a contract is begun, its goods are provided one by one (see
// ship.go), and the bank pays for it.

func (s *State) judgeFulfil(m Move) verdict {
	if s.hands[s.seat]&bitOf(m.Contract()) == 0 {
		return verdict{rule: contractFromHand, reason: "not-in-hand"}
	}
	if s.networks[s.seat-1] == 0 {
		return verdict{rule: contractInNetwork, reason: "no-network"}
	}
	goods := s.game.contract(m.Contract()).Goods
	prices := s.prices(goods)
	if price := prices.of(goods); price > int(s.money[s.seat-1]) {
		return verdict{rule: contractPayable, reason: "contract-too-dear", number: uint16(price)}
	}
	return verdict{}
}

func (s *State) applyFulfil(m Move, log *chronicle) {
	s.beginAction()
	s.contract = uint8(m.Contract())
	s.asked = s.game.contract(m.Contract()).Goods
	s.phase = PhaseShip
	if log != nil {
		log.add(Event{Kind: ContractBegun, Rule: contractOpen, Seat: s.seat, Contract: m.Contract()})
	}
}

// provided goes on after a good was provided.
func (s *State) provided(good Colour, log *chronicle) {
	s.asked = s.asked.minus(good)
	if s.asked != 0 {
		return
	}
	number := int(s.contract)
	done := s.game.contract(number)
	s.hands[s.seat] &^= bitOf(number) // CONTRACT-7
	s.forget(number)
	s.fulfilled[s.seat-1] |= bitOf(number)
	s.money[s.seat-1] += uint16(done.Money) // CONTRACT-6
	s.productive = true
	if log != nil {
		log.add(Event{Kind: ContractFulfilled, Rule: contractReward, Seat: s.seat, Contract: number, Money: int(done.Money)})
	}
	if done.Bonus == 0 {
		s.endAction(log)
		return
	}
	s.phase = PhaseBonus
	if log != nil {
		log.add(Event{Kind: BonusOffered, Rule: bonusAtOnce, Seat: s.seat, Contract: number})
	}
}

// appendFulfilments appends the contracts that can be begun.
func (s *State) appendFulfilments(dst []Move) []Move {
	hand := s.hands[s.seat]
	if hand == 0 || s.networks[s.seat-1] == 0 { // CONTRACT-3
		return dst
	}
	most := Goods(0) // that a contract asks for, of each colour, or some more
	for rest := hand; rest != 0; rest &= rest - 1 {
		most |= s.game.parts.Contracts[bits.TrailingZeros64(rest)].Goods
	}
	prices := s.prices(most)
	for ; hand != 0; hand &= hand - 1 {
		number := 1 + bits.TrailingZeros64(hand)
		if prices.of(s.game.parts.Contracts[number-1].Goods) <= int(s.money[s.seat-1]) { // CONTRACT-4
			dst = append(dst, Fulfil(number))
		}
	}
	return dst
}
