package ageofsteam

import (
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family"
)

// cubesOfSetup returns how many cubes are drawn for the setup (SETUP-2).
func (g *game) cubesOfSetup() (n int) {
	for _, c := range g.columns {
		n += int(c.cubes + c.rows)
	}
	return n
}

// draw draws a cube, for the next place of the setup or for the producer.
func (s *State) draw(c Colour) {
	s.bag[c-1]--
	if s.phase == PhaseDraw {
		s.hand[s.drawn] = c
		s.drawn++
		if s.drawn == mostDrawn || s.inBag() == 0 {
			s.drawn = 0
			s.phase = PhaseProduction
		}
		return
	}
	if at := int(s.drawn) - s.cubesOnCities(); at < 0 {
		s.fillCity(c, int(s.drawn))
	} else {
		s.fillChart(c, at)
	}
	s.drawn++
	if int(s.drawn) == s.game.cubesOfSetup() {
		s.drawn, s.phase = 0, PhaseOrder
	}
}

// cubesOnCities returns how many cubes lie in cities at the start.
func (s *State) cubesOnCities() (n int) {
	for _, c := range s.game.columns {
		n += int(c.cubes)
	}
	return n
}

// fillCity puts a cube into a place of the cities, counted in their order.
func (s *State) fillCity(c Colour, place int) {
	for i, column := range s.game.columns {
		if place < int(column.cubes) {
			s.cubes[i][c-1]++
			return
		}
		place -= int(column.cubes)
	}
}

// fillChart puts a cube into a place of the chart, counted by columns and rows.
func (s *State) fillChart(c Colour, place int) {
	for i, column := range s.game.columns {
		if place < int(column.rows) {
			s.chart[i][place] = c
			return
		}
		place -= int(column.rows)
	}
}

func (s *State) inBag() (n int) {
	for _, of := range s.bag {
		n += int(of)
	}
	return n
}

// freeRow reports whether a row of a column can take a cube (GROWTH-3).
func (s *State) freeRow(column, row int) bool {
	return s.cityOf(column) != none && row < int(s.game.columns[column].rows) && s.chart[column][row] == 0
}

func (s *State) hasFreeRow() bool {
	for column := range s.game.columns {
		for row := range s.chart[column] {
			if s.freeRow(column, row) {
				return true
			}
		}
	}
	return false
}

// beginProduction lets chance draw for the producer, if anything can be placed (GROWTH-2).
func (s *State) beginProduction() {
	s.acted = 0
	s.seat = s.holder(Production)
	if s.seat == family.Nobody || s.inBag() == 0 || !s.hasFreeRow() {
		s.beginDice()
		return
	}
	s.phase, s.drawn = PhaseDraw, 0
}

// place puts a cube of the producer on the chart.
func (s *State) place(m Move) {
	hex, _ := s.game.index(m.hex)
	s.chart[s.columnOf(hex)][m.number-1] = m.colour
	if s.hand[0] == m.colour {
		s.hand[0] = s.hand[1]
	}
	s.hand[1] = 0
	if s.hand[0] == 0 || !s.hasFreeRow() {
		s.endProduction()
	}
}

// endProduction puts what the producer has not placed back into the bag.
func (s *State) endProduction() {
	for _, c := range s.hand {
		if c != 0 {
			s.bag[c-1]++
		}
	}
	s.hand = [mostDrawn]Colour{}
	s.beginDice()
}

func (s *State) beginDice() { s.phase, s.seat, s.thrown = PhaseDice, 0, 0 }

// roll throws a die: first the light ones, then as many dark ones (GROWTH-4, GROWTH-5).
func (s *State) roll(n uint8) {
	dark := int(s.thrown) >= s.Seats()
	s.thrown++
	for i, column := range s.game.columns {
		if column.die != n || column.dark != dark || s.cityOf(i) == none {
			continue
		}
		for row := int(column.rows) - 1; row >= 0; row-- {
			if c := s.chart[i][row]; c != 0 {
				s.chart[i][row] = 0
				s.cubes[i][c-1]++
				break
			}
		}
	}
	if int(s.thrown) < 2*s.Seats() {
		return
	}
	s.thrown = 0
	if int(s.round) == s.Rounds() { // END-1
		s.endGame()
		return
	}
	s.round++
	s.begin(PhaseShares)
}

// appendChance appends the moves of chance with their odds out of a total, in their order.
func (s *State) appendChance(dst []family.Outcome[Move]) []family.Outcome[Move] {
	switch s.phase {
	case PhaseCubes, PhaseDraw:
		for i, n := range s.bag {
			if n > 0 {
				dst = append(dst, family.Outcome[Move]{Move: draw(Colour(i + 1)), Probability: float64(n) / float64(s.inBag())})
			}
		}
	case PhaseOrder:
		left := s.Seats() - s.alive()
		for seat := range Seat(s.Seats()) {
			if !s.isPlaced(seat + 1) {
				dst = append(dst, family.Outcome[Move]{Move: numbered(KindNext, int(seat)+1), Probability: 1 / float64(left)})
			}
		}
	case PhaseDice:
		for n := range 6 {
			dst = append(dst, family.Outcome[Move]{Move: numbered(KindRoll, n+1), Probability: 1.0 / 6})
		}
	}
	return dst
}

func (s *State) isPlaced(seat Seat) bool {
	for _, before := range s.order {
		if before == seat {
			return true
		}
	}
	return false
}

// AppendOutcomes appends what chance can decide (GROWTH-6).
func (s *State) AppendOutcomes(dst []family.Outcome[Move]) []family.Outcome[Move] {
	return s.appendChance(dst)
}

// Sample returns a move of chance, drawn by its odds.
func (s *State) Sample(random *rand.Rand) (m Move) {
	var room [mostOutcomes]family.Outcome[Move]
	drawn := random.Float64()
	for _, outcome := range s.appendChance(room[:0]) {
		m = outcome.Move
		if drawn -= outcome.Probability; drawn < 0 {
			break
		}
	}
	return m
}

// mostOutcomes is how many moves chance has at most: those of a die, or the seats.
const mostOutcomes = 6

// NumOutcomes returns how many moves chance has.
func (s *State) NumOutcomes() float64 {
	var room [mostOutcomes]family.Outcome[Move]
	return float64(len(s.appendChance(room[:0])))
}

// Probability returns that of a move of chance.
func (s *State) Probability(m Move) float64 {
	var room [mostOutcomes]family.Outcome[Move]
	for _, outcome := range s.appendChance(room[:0]) {
		if outcome.Move == m {
			return outcome.Probability
		}
	}
	return 0
}
