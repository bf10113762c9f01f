package variants

import (
	"iter"

	"github.com/railhex/railhex/hexmap/parse"
)

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

// An OrderFace is one face of an order tile, 1a to 6b. The zero OrderFace is
// invalid.
type OrderFace uint8

// numOrderFaces is the number of faces of order tiles.
const numOrderFaces = 12

const expectedOrderFace = "the face of an order, 1a to 6b"

// OrderFaceOf returns the face of order number, 1 to 6: its side b, or a. It is
// the zero OrderFace for any other number.
func OrderFaceOf(number int, b bool) OrderFace { return OrderFace(faceNumber(number, b)) }

// OrderFaces walks the faces of orders: 1a, 1b … 6b.
func OrderFaces() iter.Seq[OrderFace] {
	return func(yield func(OrderFace) bool) {
		for f := OrderFace(1); f <= numOrderFaces && yield(f); f++ {
		}
	}
}

// ParseOrderFace reads what [OrderFace.String] prints. Its error is a
// [*hexmap.ParseError].
func ParseOrderFace(name string) (OrderFace, error) {
	if number := numberOfFace(name); number != 0 {
		return OrderFace(number), nil
	}
	return 0, parse.Misread(name, expectedOrderFace)
}

// IsValid reports whether f is one of the 12 faces.
func (f OrderFace) IsValid() bool { return f-1 < numOrderFaces }

// Number returns the number of the order, 1 to 6; 0 if f is no face.
func (f OrderFace) Number() int {
	if f > numOrderFaces {
		return 0
	}
	return int(f+1) / 2
}

// Side returns the side of the order; the zero Side if f is no face.
func (f OrderFace) Side() Side {
	if !f.IsValid() {
		return 0
	}
	return SideB - Side(f%2)
}

// String returns the name of the face, such as "4b"; "" if f is no face.
func (f OrderFace) String() string { return faceName(uint8(f)) }
