package variants

// An Order is what the face of an order tile shows: the goods it asks for, and the points
// it is worth at the end once they were given. The zero Order asks for nothing and is
// invalid.
type Order struct {
	Goods  Goods
	Points int8
}

// A paymentVerdict says whether goods pay an order.
type paymentVerdict uint8

// The verdicts.
const (
	Wrong       paymentVerdict = iota // not the goods the order shows: ORDER-3
	TooMuchCoal                       // it would take more than one black good in place of others: ORDER-4
	WithCoal                          // paid, one black good standing for another
	Exact                             // paid with just the goods the order shows
)

// Pays reports whether the order is paid.
func (v paymentVerdict) Pays() bool { return v >= WithCoal }

// Payment says whether the goods given pay the order.
func (o Order) Payment(given Goods) paymentVerdict {
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

// Payable reports whether any goods out of those kept pay the order: whether
// AppendPayments appends anything.
func (o Order) Payable(kept Goods) bool {
	lacking := o.Goods.beyond(kept)
	return lacking == 0 || lacking.isOne() && o.sparesCoal(kept)
}

// sparesCoal reports whether there is coal among the goods kept besides that which
// the order shows.
func (o Order) sparesCoal(kept Goods) bool { return kept.Count(Coal) > o.Goods.Count(Coal) }

// AppendPayments appends every set of goods out of those kept that pays the order. The
// exact one comes first, then those with one good replaced by coal, in the canonical
// order of the good replaced. None comes twice.
func (o Order) AppendPayments(dst []Goods, kept Goods) []Goods {
	lacking := o.Goods.beyond(kept)
	if lacking == 0 {
		dst = append(dst, o.Goods)
	}
	if lacking != 0 && !lacking.isOne() || !o.sparesCoal(kept) {
		return dst
	}
	for g := Yellow; g < Coal; g++ { // ORDER-4
		if o.Goods.Count(g) > 0 && lacking.without(g) == 0 {
			dst = append(dst, o.Goods.Remove(g).Add(Coal))
		}
	}
	return dst
}
