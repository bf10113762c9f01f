package variants

import (
	"iter"

	"github.com/railhex/railhex/hexmap/parse"
)

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
