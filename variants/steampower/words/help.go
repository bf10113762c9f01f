package words

import (
	"fmt"

	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
)

// Help returns how the game of a position is played, for somebody who does not know it.
// It is nil of the zero State.
func (p Speaker) Help(s *steampower.State) []phrases.Paragraph {
	if s.Seats() == 0 {
		return nil
	}
	parts := s.Setup().Components
	return []phrases.Paragraph{
		p.Paragraph(p.Say("title.goal"), p.Say("help.goal"), "SCORE-5"),
		p.Paragraph(p.Say("title.turn"), "", "SETUP-5 SETUP-4 TURN-1 TURN-2 TURN-3"),
		p.Paragraph(p.Say("title.track"), "",
			"TRACK-1 TRACK-11 TRACK-10 TRACK-9 TRACK-3 TRACK-2 TRACK-4 TRACK-5 TRACK-8 TRACK-15"),
		p.Paragraph(p.Say("title.links"), p.Say("help.links", "number", parts.Locomotives),
			"LINK-1 LINK-4 LINK-6 LINK-5 GROUP-1 GROUP-2 GROUP-3"),
		p.Paragraph(p.Say("title.factory"), p.Say("help.factory", "number", parts.Factories),
			"FACTORY-1 FACTORY-2 FACTORY-3 FACTORY-4 FACTORY-5 FACTORY-7"),
		p.helpContracts(),
		p.Paragraph(p.Say("title.ship"), "", "SHIP-1 SHIP-2 SHIP-3 SHIP-4 SHIP-6 SHIP-7 SHIP-8"),
		p.Paragraph(p.Say("title.draw"), "", "DRAW-1 DRAW-2 DRAW-3 MONEY-1 MONEY-2"),
		p.Paragraph(p.Say("title.end"), "", "END-1 END-2 SCORE-1 SCORE-2 SCORE-3 SCORE-4 SCORE-5"),
	}
}

// helpContracts tells what contracts are for, and each of their bonuses.
func (p Speaker) helpContracts() phrases.Paragraph {
	contracts := p.Paragraph(p.Say("title.contract"), p.Say("help.contract"),
		"CONTRACT-2 CONTRACT-3 CONTRACT-4 CONTRACT-6 CONTRACT-7 BONUS-1")
	for bonus := steampower.BuildBonus; bonus.IsValid(); bonus++ {
		contracts.Parts = append(contracts.Parts, p.Paragraph(phrases.Capital(p.Word(bonus)), "", fmt.Sprint("BONUS-", int(bonus)+1)))
	}
	return contracts
}
