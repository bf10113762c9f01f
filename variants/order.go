package variants

// An Order is what the face of an order tile shows: the goods it asks for, and
// the points it is worth at the end once they were given. The zero Order asks
// for nothing and is not one.
type Order struct {
	Goods  Goods
	Points int8
}

// A PaymentVerdict says whether goods pay an order.
type PaymentVerdict uint8

// The verdicts.
const (
	Wrong       PaymentVerdict = iota // not the goods the order shows: ORDER-3
	TooMuchCoal                       // it would take more than one black good in place of others: ORDER-4
	WithCoal                          // paid, one black good standing for another
	Exact                             // paid with just the goods the order shows
)

// Pays reports whether the order is paid.
func (v PaymentVerdict) Pays() bool { return v >= WithCoal }

// Payment says whether the goods given pay the order.
func (o Order) Payment(given Goods) PaymentVerdict {
	if given == o.Goods {
		return Exact
	}
	instead := given.Count(Coal) - o.Goods.Count(Coal)
	stood := given.Len() == o.Goods.Len() && instead > 0 &&
		o.Goods.Contains(given.without(Coal))
	switch {
	case !stood:
		return Wrong // ORDER-3
	case instead > 1:
		return TooMuchCoal // ORDER-4
	}
	return WithCoal
}

// AppendPayments appends every set of goods out of those kept that pays the
// order: the exact one first, then those with one good replaced by coal, in the
// canonical order of the good replaced. None comes twice.
func (o Order) AppendPayments(dst []Goods, kept Goods) []Goods {
	if kept.Contains(o.Goods) {
		dst = append(dst, o.Goods)
	}
	if kept.Count(Coal) <= o.Goods.Count(Coal) || kept.Len() < o.Goods.Len() {
		return dst
	}
	for g := Yellow; g < Coal; g++ {
		if o.Goods.Count(g) == 0 {
			continue
		}
		if payment := o.Goods.Remove(g).Add(Coal); kept.Contains(payment) { // ORDER-4
			dst = append(dst, payment)
		}
	}
	return dst
}
