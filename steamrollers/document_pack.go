package steamrollers

import (
	"errors"
	"fmt"
	"math"

	"github.com/railhex/railhex/hexmap/parse"

	"github.com/railhex/railhex/internal/strictjson"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers/internal/document"
	"github.com/railhex/railhex/variants"
)

// From a document to a State of its setup. What cannot be read, or what no
// State has room for, is a fault; what has no fault is for inspect to judge.

// pack is the State that a document lays out, or all that is wrong with it. The
// document must be what would be written of that State: one position has one text.
func (g *game) pack(doc *document.Position) (State, error) {
	packed := State{game: g}
	in := inspection{State: &packed}
	in.pack(doc)
	in.carryAlong()
	in.inspect()
	if len(in.faults) == 0 {
		written := packed.document()
		written.Setup = doc.Setup // boards and components may be written otherwise
		if !written.Equal(doc) {
			in.tellDifferences(doc, written)
		}
	}
	if len(in.faults) > 0 {
		return State{}, errors.Join(in.joinable()...)
	}
	return packed, nil
}

// tellDifferences tells where a document is not what would be written.
func (in *inspection) tellDifferences(doc, written *document.Position) {
	for d := range strictjson.Differences(doc, written) {
		in.fault(d.Path, 0, "found %v, expected %v: one position has one text", d.Found, d.Expected)
	}
}

// pack fills the State of the inspection.
func (in *inspection) pack(doc *document.Position) {
	in.packMoment(doc)
	in.packDice(doc)
	in.packSupply(doc)
	in.packTurn(doc)
	in.packOlive(doc)
	in.packPlayers(doc)
	in.packTiles(doc)
	in.packOrders(doc)
}

// unread is the fault of a value that is none of those there can be. From its
// part of the position nothing is concluded.
func (in *inspection) unread(of part, field fieldName, found any, expected string) {
	in.unclear |= of
	if word, ok := found.(string); ok {
		found = parse.Quote(word)
	}
	in.fault(field.String(), 0, "found %v, expected %s", found, expected)
}

// number is a number of the document if it is one that can be there, else 0.
func (in *inspection) number(of part, field fieldName, n, most int) int {
	if n > most {
		in.unread(of, field, n, fmt.Sprintf("a number from 0 to %d", most))
		return 0
	}
	return n
}

// faces calls put for each number of a list that is one of a die, a box or a
// tile.
func (in *inspection) faces(of part, field fieldName, list []int, put func(face int)) {
	for i, n := range list {
		if !isFace(n) {
			in.unread(of, field.at(i), n, "a number from 1 to 6")
			continue
		}
		put(n)
	}
}

func (in *inspection) packMoment(doc *document.Position) {
	var ok bool
	if in.phase, ok = parsePhase(doc.Phase); !ok {
		in.unread(partPhase, fieldName{name: "phase"}, doc.Phase, "a phase of the game, such as draft")
	}
	in.round = uint16(in.number(partRound, fieldName{name: "round"}, doc.Round, math.MaxUint16))
	in.start = Seat(in.number(partStanding, fieldName{name: "start"}, doc.Start, MaxSeats))
	in.turn = Seat(in.number(partStanding, fieldName{name: "turnOf"}, doc.TurnOf, MaxSeats))
	in.quiet = uint8(in.number(partTurn, fieldName{name: "quiet"}, doc.Quiet, math.MaxUint8))
}

func (in *inspection) packDice(doc *document.Position) {
	in.die = uint8(in.number(partDice, fieldName{name: "die"}, doc.Die, 6))
	in.faces(partDice, fieldName{name: "dice"}, doc.Dice, func(face int) {
		if in.white.Count(face) < 15 {
			in.white = in.white.add(face)
		}
	})
	in.reserved = uint8(in.number(partDice, fieldName{name: "reserved"}, doc.Reserved, 6))
	in.reservedBy = Seat(in.number(partDice, fieldName{name: "reservedFor"}, doc.ReservedFor, MaxSeats))
	in.wall = uint8(in.number(partDice|partSheets, fieldName{name: "wall"}, doc.Wall, 6))
	for b := StraightGentle; b <= GentleSharp; b++ {
		if b.String() == doc.Black {
			in.black = b
		}
	}
	if in.black == 0 && doc.Black != "" {
		in.unread(partDice, fieldName{name: "black"}, doc.Black, "two types of track, as in straight/gentle")
	}
}

func (in *inspection) packSupply(doc *document.Position) {
	for i, word := range [...]string{
		doc.Supply.City1, doc.Supply.City2, doc.Supply.City3, doc.Supply.City4, doc.Supply.City5, doc.Supply.City6,
	} {
		line, err := variants.ParseLine(word)
		if err != nil {
			in.unread(partGoods, fieldName{name: "supply", key: "123456"[i : i+1]}, word, "at most eight of the letters Y R G B E K")
		}
		in.supply[i] = line
	}
	in.bag = in.packCounts("bag", doc.Bag)
	in.removed = in.packCounts("removed", doc.Removed)
}

func (in *inspection) packCounts(field string, counts document.Counts) (goods variants.Goods) {
	for i, n := range [...]int{counts.Y, counts.R, counts.G, counts.B, counts.E, counts.K} {
		g := variants.Good(i + 1)
		for range in.number(partGoods, fieldName{name: field, key: "YRGBEK"[i : i+1]}, n, 15) {
			goods = goods.Add(g)
		}
	}
	return goods
}

func (in *inspection) packTurn(doc *document.Position) {
	in.acted = uint8(in.number(partTurn, fieldName{name: "acted"}, doc.Acted, math.MaxUint8))
	in.faces(partTurn, fieldName{name: "used"}, doc.Used, func(tile int) { in.used = in.used.with(tile) })
	in.faces(partTurn, fieldName{name: "usedBefore"}, doc.UsedBefore, func(tile int) { in.usedBefore = in.usedBefore.with(tile) })
	in.faces(partTurn, fieldName{name: "facesUsed"}, doc.FacesUsed, func(face int) { in.facesUsed = in.facesUsed.With(face) })
	in.mark(flagHeldTwo, doc.Held2a)
	in.mark(flagSettled, doc.Settled)
	in.mark(flagFulfilled, doc.Fulfilled)
	in.mark(flagProductive, doc.Productive)
}

// mark sets a flag if what it stands for is so.
func (s *State) mark(f flags, so bool) {
	if so {
		s.set(f)
	}
}

func (in *inspection) packOlive(doc *document.Position) {
	switch {
	case doc.Olive == nil && in.game.solo():
		in.unclear |= partOlive | partStanding
		in.fault("olive", SoloSetup, "Olive plays, and has no sheet")
		return
	case doc.Olive == nil:
		return
	case !in.game.solo():
		in.fault("olive", SetupPlayers, "Olive has a sheet, and does not play")
		return
	}
	var crossed [6]int
	for i, n := range doc.Olive.Crossed {
		crossed[i] = in.number(partOlive, fieldName{name: "olive.crossed"}.at(i), n, math.MaxUint8)
	}
	points := in.number(partOlive, fieldName{name: "olive.delivery"}, doc.Olive.Delivery, math.MaxUint16)
	in.olive, _ = solo.NewSheet(crossed, points) // which has room for them
	var ok bool
	if in.step, ok = parseStep(doc.Olive.Step); !ok {
		in.unread(partOlive|partStanding, fieldName{name: "olive.step"}, doc.Olive.Step, `a step of Olive's, such as "re-roll for the city"`)
	}
}

// carryAlong sets what is carried along of all players that were decoded.
func (in *inspection) carryAlong() {
	for seat := Seat(1); seat <= in.game.seats; seat++ {
		in.kept[seat-1] = in.handOf(in.kept[seat-1].goods()) // the sides of the orders are known now
		if in.hasTracer() {
			in.relink(seat)
		}
	}
	in.carried = true
}

// parsePhase reads the word of a phase.
func parsePhase(word string) (Phase, bool) {
	for p := Phase(1); p < phaseEnd; p++ {
		if p.String() == word {
			return p, true
		}
	}
	return 0, false
}

// parseStep reads a step of Olive's turn, or none.
func parseStep(words string) (solo.Step, bool) {
	for step := solo.Step(0); step <= solo.Won; step++ {
		if step.String() == words {
			return step, true
		}
	}
	return 0, false
}
