package steamrollers

import (
	"math"
	"strconv"

	"github.com/railhex/railhex/internal/reading"
	"github.com/railhex/railhex/variants"
)

const (
	fieldEnd = '.'
	partEnd  = '_'
	nothing  = "-"
)

// A textField is one field of a position's line. What read lets pass must be
// what write gives, character by character; that is asked of all fields alike,
// so that read may be generous.
type textField struct {
	name     string
	expected string
	write    func(dst []byte, s *State) []byte
	read     func(word string, s *State) bool
}

// textFields are the fields after the ID and before the seats, in their order.
var textFields = []textField{
	{"phase", "a word such as draft", appendPhase, readPhase},
	numberField("round", math.MaxUint16, func(s *State) *uint16 { return &s.round }),
	numberField("turn", MaxSeats, func(s *State) *Seat { return &s.turn }),
	numberField("quiet rounds", math.MaxUint8, func(s *State) *uint8 { return &s.quiet }),
	numberField("die", 6, func(s *State) *uint8 { return &s.die }),
	{"dice", "faces in ascending order, or -", appendDice, readDice},
	{"reserved die", "a face and the seat it is reserved for, as in 43, or -", appendReserved, readReserved},
	{"black die", "the initials of its types, sg, ss or gs, or -", appendBlack, readBlack},
	numberField("die of the chart", 6, func(s *State) *uint8 { return &s.wall }),
	{"tiles", "the side of each, a capital if it lies sideways, and its holder, as in a0b0B2a0b0a0, or -", appendRack, readRack},
	{"orders", "the side of each and its holder, as in a0b0b2a0b0a0, or -", appendOrderBook, readOrderBook},
	{"supply", "the goods of six cities by their letters, - for none, joined by _", appendSupply, readSupply},
	countsField("bag", func(s *State) *variants.Goods { return &s.bag }),
	countsField("goods removed", func(s *State) *variants.Goods { return &s.removed }),
	{"powers", "the seats that took engine, rail, points, tile and goods, as in 20100, or -", appendPowerBook, readPowerBook},
	{"personal good", "a good, and its city if it is placed, as in R3, or -", appendOwn, readOwn},
	numberField("actions done", math.MaxUint8, func(s *State) *uint8 { return &s.acted }),
	facesField("tiles used", func(s *State) *tileSet { return &s.used }),
	facesField("tiles used before", func(s *State) *tileSet { return &s.usedBefore }),
	facesField("faces used", func(s *State) *variants.UsedFaces { return &s.facesUsed }),
	{"marks", "some of the letters phsf, in this order, or -", appendMarks, readMarks},
	{"Olive", "hexes crossed off in six regions, points and step, as in 2_0_1_0_3_0_7_-, or -", appendOlive, readOlive},
}

// seatFields are the fields of the seats.
var seatFields = func() (fields [MaxSeats]textField) {
	for i := range fields {
		seat := Seat(i + 1)
		fields[i] = textField{
			"seat " + strconv.Itoa(i+1), "boxes, points, goods kept and track, as in 14_7_-_3a12g31",
			func(dst []byte, s *State) []byte { return s.appendSeat(dst, seat) },
			func(word string, s *State) bool { return s.readSeat(word, seat) },
		}
	}
	return fields
}()

// numberField is the field of a number of the State.
func numberField[N ~uint8 | ~uint16](name string, most int, of func(*State) *N) textField {
	return textField{
		name, "a number from 0 to " + strconv.Itoa(most),
		func(dst []byte, s *State) []byte { return appendNatural(dst, int(*of(s))) },
		func(word string, s *State) bool {
			n, ok := reading.Natural(word, most)
			*of(s) = N(n)
			return ok
		},
	}
}

// facesField is the field of a set of tiles or faces.
func facesField[F ~uint8](name string, of func(*State) *F) textField {
	return textField{
		name, "numbers from 1 to 6, ascending, or -",
		func(dst []byte, s *State) []byte { return appendFaces(dst, uint8(*of(s))) },
		func(word string, s *State) bool {
			faces, ok := readFaces(word)
			*of(s) = F(faces)
			return ok
		},
	}
}

// countsField is the field of goods without order.
func countsField(name string, of func(*State) *variants.Goods) textField {
	return textField{
		name, "goods by their letters with how many there are, as in Y7R6G10, or -",
		func(dst []byte, s *State) []byte { return appendCounts(dst, *of(s)) },
		func(word string, s *State) (ok bool) {
			*of(s), ok = readCounts(word)
			return ok
		},
	}
}
