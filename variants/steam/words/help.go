package words

import (
	"fmt"

	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
)

// Help returns how the game of a position is played, the base game or the standard game,
// for somebody who does not know it. It is nil of the zero State.
func (p Speaker) Help(s *steam.State) []phrases.Paragraph {
	if s.Seats() == 0 {
		return nil
	}
	setup := s.Setup()
	game := p.helpBase(setup)
	if setup.Variant == steam.Standard {
		game = p.helpStandard()
	}
	return []phrases.Paragraph{
		p.Paragraph(p.Say("title.goal"), p.Say("help.goal", "turns", s.Rounds()), "SCORE-4"),
		game.turn,
		game.money,
		game.order,
		p.helpActions(game),
		p.Paragraph(p.Say("title.build"), "", "BUILD-1 BUILD-2 BUILD-5 BUILD-6 BUILD-7 UPGRADE-1 REDIRECT-1"),
		p.Paragraph(p.Say("title.cost"), "", "COST-1 COST-2 COST-3 COST-4 COST-5"),
		p.Paragraph(p.Say("title.links"), "", "LINK-1 LINK-2 LINK-3 LINK-4 LINK-5 LINK-6 LINK-7"),
		p.Paragraph(p.Say("title.towns"), "", "TOWN-1 TOWN-3 CITY-1 CITY-4 CITY-8 CITY-9 CITY-10"),
		p.Paragraph(p.Say("title.goods"), "",
			"MOVE-1 MOVE-3 MOVE-5 MOVE-6 MOVE-7 MOVE-8 MOVE-9 MOVE-10 POINTS-1 POINTS-2"),
		game.income,
		p.Paragraph(p.Say("title.end"), "", "END-1 SCORE-1 SCORE-2 SCORE-4"),
	}
}

// A variant is what the base game and the standard game tell each in its way.
type variant struct {
	turn, money, order, income phrases.Paragraph

	tiles string // how action tiles are taken
	tell  func(steam.ActionTile) (text, rule string)
}

func (p Speaker) helpBase(setup steam.Setup) variant {
	first := "ORDER-3"
	if setup.Order == steam.OrderRandom {
		first = "ORDER-2"
	}
	return variant{
		turn:   p.Paragraph(p.Say("title.turn"), "", "TURN-1 TURN-2"),
		money:  p.Paragraph(p.Say("title.money"), "", "MONEY-1 MONEY-2 MONEY-3 MONEY-4"),
		order:  p.Paragraph(p.Say("title.order"), "", "ORDER-1 "+first+" ORDER-8"),
		income: p.Paragraph(p.Say("title.income"), "", "INCOME-1 INCOME-2 INCOME-3 INCOME-4"),
		tiles:  "ACTION-8 ACTION-9 ACTION-10 ACTION-11",
		tell:   p.pricedTile,
	}
}

func (p Speaker) helpStandard() variant {
	return variant{
		turn:   p.Paragraph(p.Say("title.turn"), "", "STD-1 TURN-2"),
		money:  p.Paragraph(p.Say("title.money"), "", "STD-3 STD-4"),
		order:  p.Paragraph(p.Say("title.order"), "", "STD-2 STD-5 STD-6 STD-7 STD-8"),
		income: p.Paragraph(p.Say("title.income"), "", "STD-11 INCOME-1 STD-12 STD-13"),
		tiles:  "ACTION-8 STD-9 STD-10",
		tell:   p.freeTile,
	}
}

// pricedTile is what an action tile does in the base game, and the rule that says so.
func (p Speaker) pricedTile(tile steam.ActionTile) (text, rule string) {
	rule = fmt.Sprint("ACTION-", int(tile))
	return p.Text.Of("rule." + rule), rule
}

// freeTile returns what an action tile does in the standard game, where its number does
// not order the players (STD-7) and it costs nothing (STD-9). The rules of some tiles say
// what they cost in the base game.
func (p Speaker) freeTile(tile steam.ActionTile) (text, rule string) {
	switch tile {
	case steam.OrderTile:
		return p.Text.Of("rule.STD-7"), "STD-7"
	case steam.GrowthTile:
		return p.Say("help.growth", "tile", tile), "ACTION-5"
	case steam.LocomotiveTile:
		return p.Say("help.locomotive", "tile", tile), "ACTION-6"
	case steam.UrbaniseTile:
		return p.Say("help.urbanise", "tile", tile), "ACTION-7"
	}
	return p.pricedTile(tile)
}

// helpActions tells how action tiles are taken, and what each of them does.
func (p Speaker) helpActions(of variant) phrases.Paragraph {
	actions := p.Paragraph(p.Say("title.actions"), "", of.tiles)
	for tile := range steam.ActionTiles() {
		text, rule := of.tell(tile)
		actions.Parts = append(actions.Parts, phrases.Paragraph{
			Title: phrases.Capital(p.Say("help.numbered", "tile", tile, "number", int(tile))), Text: text, Rules: []string{rule},
			Piece: "action-" + tile.String(),
		})
	}
	return actions
}
