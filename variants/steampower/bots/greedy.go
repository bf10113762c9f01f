package bots

import (
	"github.com/railhex/railhex/variants/family/search"
	"github.com/railhex/railhex/variants/steampower"
)

// Greedy makes the move that it values most for the player who is asked, in points. It
// weighs what a contract pays and what its goods cost, what a link will carry, which
// goods of a factory are wanted, and what money is good for. It looks one decision ahead,
// and at no contract that they do not see.
//
// It leaves nothing to chance: of moves that are worth the same it makes the one that
// is listed first.
type Greedy struct {
	search.Greedy[*steampower.State, steampower.State, steampower.Move]
	land      *land
	reckoning reckoning
	outlook   outlook
}

// NewGreedy returns a new Greedy.
func NewGreedy() *Greedy { return newGreedy(&standardBeliefs) }

func newGreedy(b *beliefs) *Greedy {
	p := &Greedy{reckoning: reckoning{beliefs: b}}
	p.Greedy = search.NewGreedy[*steampower.State](p.reckon, p.worth)
	return p
}

// A Weighed is a legal move and what a player makes of it.
type Weighed = search.Weighed[steampower.Move]

// reckon reckons for the player who is asked.
func (p *Greedy) reckon(s *steampower.State, _ []steampower.Move) {
	if board := s.Setup().Map; !p.land.isOf(board) {
		p.land = survey(board)
	}
	p.reckoning.reckon(s, p.land)
	if s.Phase() != steampower.PhaseShip {
		p.reckoning.look(s)
		p.outlook.look(s, &p.reckoning, &p.reckoning.worths)
	}
}

// beliefs are the numbers that a greedy player goes by, in points where nothing else
// is said.
type beliefs struct {
	roundsPerContract float64 // that the first player lacks to the end of the game
	action            float64 // the worth of an action at one's leisure
	lastAction        float64 // and in the last round

	dollar     float64 // of money at the end: SCORE-1
	scarce     float64 // more for each dollar, the nearer the purse is to being empty
	purse      float64 // dollars with which money is no longer scarce
	good       float64 // a dollar saved on a good that is wanted
	wantedSoon float64 // part of the contracts still to be drawn that goods are wanted for now

	city      float64 // to reach any city
	foreign   float64 // more where others have come already: their goods can be had
	option    float64 // part of a factory's worth that the right place for it has
	turned    float64 // points for a tile turned over (SCORE-3), and
	turnedIn  float64 // the rounds that it takes
	custom    float64 // the dollars that others will leave at a factory
	purple    float64 // part of the points of a purple city that will be left
	crossing  float64 // what the tiles for a crossing lack
	contracts float64 // drawing, for each contract that the rest of the game has time for and the hand has not
	choice    float64 // drawing, where the hand has enough
	glut      float64 // contracts more than there is time for, with which drawing is worth nothing
	effort    float64 // actions for each contract, on average
}

// standardBeliefs were found by letting players with different ones meet.
var standardBeliefs = beliefs{
	roundsPerContract: 1.1, action: 1.6, lastAction: 0.54,
	dollar: 0.2, scarce: 0.24, purse: 24, good: 0.16, wantedSoon: 1.4,
	city: 0.21, foreign: 0.47, option: 1.1, turned: 1.1, turnedIn: 1.4, custom: 1.6, purple: 1.7, crossing: 0.93,
	contracts: 1.2, choice: 0.8, glut: 2, effort: 1.6,
}

// worthOfBonus is the worth of the free action of a contract.
func (b *beliefs) worthOfBonus(bonus steampower.Bonus) float64 {
	if bonus == 0 {
		return 0
	}
	return 0.7 * b.action
}
