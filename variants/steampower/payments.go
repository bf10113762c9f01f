package steampower

import (
	"fmt"
	"iter"
	"strings"
)

// Payments are what a route pays for links: $1 to the owner of each foreign link, for at
// most 32 links (SHIP-3). The zero Payments are those of a route without foreign links.
// Payments are comparable.
type Payments uint64

const (
	ownerBits = 6
	ownerMask = 1<<ownerBits - 1
)

// onePayment is the payment for one link of an owner.
func onePayment(owner Seat) Payments { return 1 << (ownerBits * (owner - 1)) }

// To returns what an owner is paid, in dollars.
func (p Payments) To(owner Seat) int {
	if !plays(owner) {
		return 0
	}
	return int(p >> (ownerBits * (owner - 1)) & ownerMask)
}

// Total returns what all owners are paid together.
func (p Payments) Total() (sum int) {
	for ; p != 0; p >>= ownerBits {
		sum += int(p & ownerMask)
	}
	return sum
}

// All walks the owners who are paid, ascending, and what each is paid.
func (p Payments) All() iter.Seq2[Seat, int] {
	return func(yield func(Seat, int) bool) {
		for owner := Seat(1); owner <= MaxSeats; owner++ {
			if dollars := p.To(owner); dollars > 0 && !yield(owner, dollars) {
				return
			}
		}
	}
}

// String returns the payments in words of the notation, "P2 $2, P3 $1"; "nothing" if
// nobody is paid.
func (p Payments) String() string {
	var parts []string
	for owner, dollars := range p.All() {
		parts = append(parts, fmt.Sprintf("%s $%d", owner, dollars))
	}
	if len(parts) == 0 {
		return "nothing"
	}
	return strings.Join(parts, ", ")
}

// within reports whether p pays nobody more than q: whether no owner's part has to
// borrow from the next one's when p is taken from q.
func (p Payments) within(q Payments) bool {
	const borrowed = Payments(1<<ownerBits | 1<<(2*ownerBits) | 1<<(3*ownerBits) | 1<<(4*ownerBits) | 1<<(5*ownerBits))
	return (q-p^q^p)&borrowed == 0
}
