package ageofsteam

import (
	"math/rand/v2"
	"slices"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// draw draws a cube, for the next place of the setup or for the producer.
func (s *State) draw(c Colour) {
	s.bag[c-1]--
	if s.phase == PhaseDraw {
		s.hand[describe.One(s.hand[0] != 0)] = c
		if s.hand[handful-1] != 0 || s.inBag() == 0 {
			s.phase = PhaseProduction
		}
		return
	}
	if column, row := s.place(); row < 0 {
		s.cubes[column][c-1]++
	} else {
		s.chart[column][row] = c
	}
	if column, _ := s.place(); column < 0 || s.inBag() == 0 {
		s.phase = PhaseOrder
	}
}

// place returns the column where the next cube of the setup goes, and its row; row -1 for a place in
// the city, and column -1 if all have theirs (SETUP-2). First are the cities in their order, then the columns.
func (s *State) place() (column, row int) {
	for i, c := range s.game.columns {
		if sum(&s.cubes[i]) < int(c.cubes) {
			return i, -1
		}
	}
	for i, c := range s.game.columns {
		if row := slices.Index(s.chart[i][:c.rows], 0); row >= 0 {
			return i, row
		}
	}
	return -1, -1
}

func (s *State) inBag() int { return sum(&s.bag) }

func sum(cubes *[NumColours]uint8) (n int) {
	for _, of := range cubes {
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
		if s.freeRow(column, 0) || s.freeRow(column, 1) || s.freeRow(column, 2) {
			return true
		}
	}
	return false
}

// beginProduction lets chance draw for the producer, if anything can be placed (GROWTH-2).
func (s *State) beginProduction() {
	s.acted = 0
	s.seat = s.holder(Production)
	if s.phase = PhaseDraw; s.seat == family.Nobody || s.inBag() == 0 || !s.hasFreeRow() {
		s.beginDice()
	}
}

// fill puts a cube of the producer on the chart.
func (s *State) fill(m Move) {
	s.chart[s.columnOf(s.game.index(m.hex))][m.number-1] = m.colour
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
	s.hand = [handful]Colour{}
	s.beginDice()
}

func (s *State) beginDice() { s.phase, s.seat, s.thrown = PhaseDice, 0, 0 }

// roll throws a die: first the light ones, then as many dark ones (GROWTH-4, GROWTH-5).
func (s *State) roll(n uint8) {
	die := string([]byte{"wb"[int(s.thrown)/s.Seats()], '0' + n})
	s.thrown++
	for i, column := range s.game.columns {
		if column.die != die || s.cityOf(i) == none {
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

// AppendOutcomes appends what chance can decide, in the order of its moves (GROWTH-6).
func (s *State) AppendOutcomes(dst []family.Outcome[Move]) []family.Outcome[Move] {
	if !s.Chance() {
		return dst
	}
	var room [len(outcomes{})]Move
	all := s.appendNumbers(room[:0], asked[s.phase][0])
	for _, m := range all {
		n, of := 1, len(all)
		if m.kind == KindDraw {
			n, of = int(s.bag[m.colour-1]), s.inBag()
		}
		dst = append(dst, family.Outcome[Move]{Move: m, Probability: float64(n) / float64(of)})
	}
	return dst
}

// outcomes has room for all that chance can decide: those of a die, or the seats.
type outcomes [6]family.Outcome[Move]

func (s *State) odds(room *outcomes) family.Odds[Move] { return s.AppendOutcomes(room[:0]) }

// Sample returns a move of chance, drawn by its odds.
func (s *State) Sample(random *rand.Rand) Move { return s.odds(&outcomes{}).Sample(random) }

// Probability returns that of a move of chance.
func (s *State) Probability(m Move) float64 { return s.odds(&outcomes{}).Probability(m) }

// NumOutcomes returns how many moves chance has.
func (s *State) NumOutcomes() float64 { return float64(len(s.odds(&outcomes{}))) }
