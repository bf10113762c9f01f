package bots

import (
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/search"
)

// What Olive's turn means to the player against whom she plays.

const worthOfLosing = 50

// harm is what a die will bring Olive, or cost the player.
func (p *Greedy) harm(s *steamrollers.State, die int) float64 {
	sheet, crossed := s.Olive().Cross(die, solo.RoomOf(p.land.board))
	if !crossed {
		return worthOfLosing // SOLO-6
	}
	harm := p.beliefs.crossing
	if sheet.Network() > s.Olive().Network() {
		harm += p.beliefs.network // SOLO-13
	}
	if face, holder, sideways := s.Tile(die); holder == p.seat && !sideways {
		harm += p.worthOfUse(face) + p.worthHeld(face) // SOLO-7
	}
	switch {
	case s.Supply(die).Len() == 0:
		harm += p.beliefs.reroll // SOLO-8
	case sheet.Removes(die):
		harm += p.beliefs.removed * float64(sheet.Crossed(die)) // SOLO-9
	}
	return harm
}

// denied is what it is worth that a die which the player drafts is not left to
// Olive (SOLO-6).
func (p *Greedy) denied(s *steamrollers.State, die int) float64 {
	if p.setup.Olive == 0 {
		return 0
	}
	return p.beliefs.denied * p.harm(s, die)
}

// worthAgainstOlive is what the solitaire tile does for the player who is asked
// for it.
func (p *Greedy) worthAgainstOlive(s *steamrollers.State) float64 {
	if face, _, _ := s.Tile(2); face == variants.Tile2aSolo { // SOLO-10
		others := 0.0
		for die := 1; die <= 6; die++ {
			others += p.harm(s, die) / 6
		}
		return p.harm(s, s.Die()) - others
	}
	if _, crossed := s.Olive().Cross(s.Die(), solo.RoomOf(p.land.board)); !crossed {
		return -worthOfLosing
	}
	return float64(s.Olive().Crossed(s.Die())) - p.beliefs.crossing // SOLO-11
}

// againstOlive returns how a game against her goes, or has gone. If she has won at once
// (SOLO-6), it returns nothing; at equal points she has won by half a point (SOLO-14).
func (p *Greedy) againstOlive(s *steamrollers.State) float64 {
	if !s.Over() {
		return search.Chances(p.lead(s), tellingExpectedLead)
	}
	if s.OliveStep() == solo.Won {
		return 0
	}
	lead := float64(s.Total(1) - s.OlivePoints().Total)
	if lead == 0 {
		lead = -0.5
	}
	return search.Chances(lead, tellingLeadAgainstOlive)
}
