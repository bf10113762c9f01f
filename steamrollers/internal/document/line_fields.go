package document

import (
	"iter"
	"math"
	"strconv"
)

// A field is one of a position's line. What read lets pass must be what write
// gives, character by character; that is asked of all fields alike, so that read
// may be generous, as long as what it reads is in the order in which it is written.
type field struct {
	name     string
	expected string
	write    func(dst []byte, p *Position, l *Layout) []byte
	read     func(word string, p *Position, l *Layout) bool
}

// mostSeats is how many can play.
const mostSeats = 5

// fields are the fields after the ID and before the seats, in their order.
var fields = [...]field{
	{"phase", "a word such as draft", appendPhase, readPhase},
	numberField("round", math.MaxUint16, func(p *Position) *int { return &p.Round }),
	numberField("turn", mostSeats, func(p *Position) *int { return &p.TurnOf }),
	numberField("quiet rounds", math.MaxUint8, func(p *Position) *int { return &p.Quiet }),
	numberField("die", 6, func(p *Position) *int { return &p.Die }),
	{"dice", "faces in ascending order, or -", appendDice, readDice},
	{"reserved die", "a face and the seat it is reserved for, as in 43, or -", appendReserved, readReserved},
	{"black die", "the initials of its types, sg, ss or gs, or -", appendBlack, readBlack},
	numberField("die of the chart", 6, func(p *Position) *int { return &p.Wall }),
	{"tiles", "the side of each, a capital if it lies sideways, and its holder, as in a0b0B2a0b0a0, or -", appendTiles, readTiles},
	{"orders", "the side of each and its holder, as in a0b0b2a0b0a0, or -", appendOrders, readOrders},
	{"supply", "the goods of six cities by their letters, - for none, joined by _", appendSupply, readSupply},
	countsField("bag", func(p *Position) *Counts { return &p.Bag }),
	countsField("goods removed", func(p *Position) *Counts { return &p.Removed }),
	{"powers", "the seats that took engine, rail, points, tile and goods, as in 20100, or -", appendPowers, readPowers},
	{"personal good", "a good of whoever took the power goods, and its city if it is placed, as in R3, or -", appendOwn, readOwn},
	numberField("actions done", math.MaxUint8, func(p *Position) *int { return &p.Acted }),
	facesField("tiles used", func(p *Position) *[]int { return &p.Used }),
	facesField("tiles used before", func(p *Position) *[]int { return &p.UsedBefore }),
	facesField("faces used", func(p *Position) *[]int { return &p.FacesUsed }),
	{"marks", "some of the letters phsf, in this order, or -", appendMarks, readMarks},
	{"Olive", "hexes crossed off in six regions, points and step, as in 2_0_1_0_3_0_7_-, or -", appendOlive, readOlive},
}

const numFields = len(fields)

// seatFields are the fields of the seats.
var seatFields = func() (all [mostSeats]field) {
	for i := range all {
		all[i] = field{
			"seat " + strconv.Itoa(i+1), "boxes, points, goods kept and track, as in 14_7_-_3a12g31",
			func(dst []byte, p *Position, l *Layout) []byte { return appendPlayer(dst, &p.Players[i], l) },
			func(word string, p *Position, l *Layout) bool { return readPlayer(word, &p.Players[i], l) },
		}
	}
	return all
}()

// fields walks the fields of a game.
func (l *Layout) fields() iter.Seq[*field] {
	return func(yield func(*field) bool) {
		for i := range fields {
			if !yield(&fields[i]) {
				return
			}
		}
		for i := range seatFields[:l.Seats] {
			if !yield(&seatFields[i]) {
				return
			}
		}
	}
}

// numberField is the field of a number.
func numberField(name string, most int, of func(*Position) *int) field {
	return field{
		name, "a number from 0 to " + strconv.Itoa(most),
		func(dst []byte, p *Position, _ *Layout) []byte { return appendNumber(dst, *of(p)) },
		func(word string, p *Position, _ *Layout) bool { return readNumber(word, most, of(p)) },
	}
}

// facesField is the field of a set of tiles or faces.
func facesField(name string, of func(*Position) *[]int) field {
	return field{
		name, "numbers from 1 to 6, ascending, or -",
		func(dst []byte, p *Position, _ *Layout) []byte { return appendFaces(dst, *of(p)) },
		func(word string, p *Position, _ *Layout) bool { return readSet(word, of(p)) },
	}
}

// countsField is the field of goods without order.
func countsField(name string, of func(*Position) *Counts) field {
	return field{
		name, "goods by their letters with how many there are, as in Y7R6G10, or -",
		func(dst []byte, p *Position, _ *Layout) []byte { return appendCounts(dst, of(p)) },
		func(word string, p *Position, _ *Layout) bool { return readCounts(word, of(p)) },
	}
}
