package words

import (
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
)

// Help returns how the game of a position is played, the base game or the standard game,
// for somebody who does not know it. It is nil of the zero State.
func (p Speaker) Help(s *steam.State) []phrases.Paragraph[steam.Rule] {
	if s.Seats() == 0 {
		return nil
	}
	setup := s.Setup()
	game := p.helpBase(setup)
	if setup.Variant == steam.Standard {
		game = p.helpStandard()
	}
	return []phrases.Paragraph[steam.Rule]{
		p.paragraph(p.say("title.goal"), p.say("help.goal", "turns", s.Rounds()), steam.ScoreWinner),
		game.turn,
		game.money,
		game.order,
		p.helpActions(game),
		p.paragraph(
			p.say("title.build"), "",
			steam.BuildAsLongAsLiked, steam.BuildThreeTiles, steam.BuildConnected, steam.BuildNotOthersLinks, steam.BuildNoReturn,
			steam.UpgradeKeeps, steam.RedirectWhose,
		),
		p.paragraph(p.say("title.cost"), "", steam.CostEdges, steam.CostTown, steam.CostRiver, steam.CostHills, steam.CostReplaced),
		p.paragraph(
			p.say("title.links"), "",
			steam.LinkEnds, steam.LinkComplete, steam.LinkOwner, steam.LinkLost, steam.LinkExtended, steam.LinkClaimed, steam.LinkKept,
		),
		p.paragraph(
			p.say("title.towns"), "",
			steam.TownTiles, steam.TownExit, steam.CityOnTown, steam.CityEndsLinks, steam.CityGetsSet, steam.GrowthCity, steam.GrowthSet,
		),
		p.paragraph(
			p.say("title.goods"), "",
			steam.MoveCycles, steam.MoveImprove, steam.MoveOverCompleteLinks, steam.MoveToColour, steam.MoveNoStopTwice,
			steam.MoveWithinLocomotive, steam.MoveOverOwnLink, steam.MoveNobodyOwnsMore, steam.PointsOfLinks, steam.PointsChosen,
		),
		game.income,
		p.paragraph(p.say("title.end"), "", steam.EndLastTurn, steam.ScorePoints, steam.ScoreLinks, steam.ScoreWinner),
	}
}

// A variant is what the base game and the standard game tell each in its way.
type variant struct {
	turn, money, order, income phrases.Paragraph[steam.Rule]

	tiles []steam.Rule // how action tiles are taken
	tell  func(steam.ActionTile) (string, steam.Rule)
}

func (p Speaker) helpBase(setup steam.Setup) variant {
	first := steam.OrderByAuction
	if setup.Order == steam.OrderRandom {
		first = steam.OrderByChance
	}
	return variant{
		turn:   p.paragraph(p.say("title.turn"), "", steam.TurnPhases, steam.TurnOrder),
		money:  p.paragraph(p.say("title.money"), "", steam.MoneyCashFirst, steam.MoneyLoans, steam.MoneyPointLoans, steam.MoneyNoMoreLoans),
		order:  p.paragraph(p.say("title.order"), "", steam.OrderDeal, first, steam.OrderByTiles),
		income: p.paragraph(p.say("title.income"), "", steam.IncomeIsReceived, steam.IncomePaid, steam.IncomeBorrowed, steam.IncomeBankrupt),
		tiles:  []steam.Rule{steam.ActionTakeOne, steam.ActionCost, steam.ActionPass, steam.ActionMustBeDone},
		tell:   p.pricedTile,
	}
}

func (p Speaker) helpStandard() variant {
	return variant{
		turn:   p.paragraph(p.say("title.turn"), "", steam.StandardTurn, steam.TurnOrder),
		money:  p.paragraph(p.say("title.money"), "", steam.StandardCapital, steam.StandardCashOnly),
		order:  p.paragraph(p.say("title.order"), "", steam.StandardFirstOrder, steam.StandardBid, steam.StandardPass, steam.StandardFreePass, steam.StandardPayment),
		income: p.paragraph(p.say("title.income"), "", steam.StandardUpkeep, steam.IncomeIsReceived, steam.StandardLack, steam.StandardBankrupt),
		tiles:  []steam.Rule{steam.ActionTakeOne, steam.StandardTilesFree, steam.StandardMayBeLeft},
		tell:   p.freeTile,
	}
}

// pricedTile is what an action tile does in the base game, and the rule that says so.
func (p Speaker) pricedTile(tile steam.ActionTile) (string, steam.Rule) {
	return p.Rule(ruleOfTile[tile]), ruleOfTile[tile]
}

// freeTile returns what an action tile does in the standard game, where its number does
// not order the players (STD-7) and it costs nothing (STD-9). The rules of some tiles say
// what they cost in the base game.
func (p Speaker) freeTile(tile steam.ActionTile) (string, steam.Rule) {
	switch tile {
	case steam.OrderTile:
		return p.Rule(steam.StandardFreePass), steam.StandardFreePass
	case steam.GrowthTile:
		return p.say("help.growth", "tile", tile), steam.ActionGrowth
	case steam.LocomotiveTile:
		return p.say("help.locomotive", "tile", tile), steam.ActionLocomotive
	case steam.UrbaniseTile:
		return p.say("help.urbanise", "tile", tile), steam.ActionUrbanise
	}
	return p.pricedTile(tile)
}

// helpActions tells how action tiles are taken, and what each of them does.
func (p Speaker) helpActions(of variant) phrases.Paragraph[steam.Rule] {
	actions := p.paragraph(p.say("title.actions"), "", of.tiles...)
	for tile := range steam.ActionTiles() {
		text, rule := of.tell(tile)
		actions.Parts = append(actions.Parts, phrases.Paragraph[steam.Rule]{
			Title: p.sentence(p.say("help.numbered", "tile", tile, "number", int(tile)), nil), Text: text, Rules: []steam.Rule{rule},
			Piece: "action-" + tile.String(),
		})
	}
	return actions
}

var ruleOfTile = [steam.NumActionTiles + 1]steam.Rule{
	steam.OrderTile:      steam.ActionOrder,
	steam.MoveTile:       steam.ActionMove,
	steam.EngineerTile:   steam.ActionEngineer,
	steam.BuildTile:      steam.ActionBuild,
	steam.GrowthTile:     steam.ActionGrowth,
	steam.LocomotiveTile: steam.ActionLocomotive,
	steam.UrbaniseTile:   steam.ActionUrbanise,
}

// paragraph is a paragraph that ends with rules in words.
func (p Speaker) paragraph(title, lead string, rules ...steam.Rule) phrases.Paragraph[steam.Rule] {
	return phrases.ParagraphOf(title, lead, p.Rule, rules...)
}
