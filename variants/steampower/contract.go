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
	MaxContractGoods = 6
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
	return 1 <= n && n <= MaxContractGoods && c.Money <= maxReward && c.Points <= maxReward && c.Bonus <= ContractsBonus
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
func (b Bonus) String() string {
	if !b.IsValid() {
		return bonusNames[0]
	}
	return bonusNames[b]
}

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
