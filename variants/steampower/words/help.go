package words

import (
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steampower"
)

// Help returns how the game of a position is played, for somebody who does not know it.
// It is nil of the zero State.
func (p Speaker) Help(s *steampower.State) []phrases.Paragraph[steampower.Rule] {
	if s.Seats() == 0 {
		return nil
	}
	parts := s.Setup().Components
	return []phrases.Paragraph[steampower.Rule]{
		p.paragraph(p.say("title.goal"), p.say("help.goal"), steampower.ScoreRanking),
		p.paragraph(
			p.say("title.turn"), "",
			steampower.SetupMoney, steampower.SetupContracts, steampower.TurnOrder, steampower.TurnTwoActions, steampower.TurnActions,
		),
		p.paragraph(
			p.say("title.track"), "",
			steampower.TrackSteps, steampower.TrackFirst, steampower.TrackBeginsInNetwork, steampower.TrackContinues, steampower.TrackOnEmptyHex,
			steampower.TrackCost, steampower.TrackCrossing, steampower.TrackCrossingCost, steampower.TrackJoinsNoForeign, steampower.TrackLastTileOnly,
		),
		p.paragraph(
			p.say("title.links"), p.say("help.links", "number", parts.Locomotives),
			steampower.LinkComplete, steampower.LinkLocomotive, steampower.LinkOneUnderConstruction, steampower.LinkNetwork,
			steampower.GroupOfNeighbours, steampower.GroupNeutralLinks, steampower.GroupForEverybody,
		),
		p.paragraph(
			p.say("title.factory"), p.say("help.factory", "number", parts.Factories),
			steampower.FactoryOnCity, steampower.FactoryNotOnPurple, steampower.FactoryInANetwork, steampower.FactoryGoods,
			steampower.FactorySupply, steampower.FactoryTileTurned,
		),
		p.helpContracts(),
		p.paragraph(
			p.say("title.ship"), "",
			steampower.ShipFromConnectedCity, steampower.ShipForeignFactory, steampower.ShipForeignLinks, steampower.ShipOwnLinksFree,
			steampower.ShipBoughtFromBank, steampower.ShipLackOfMoney, steampower.ShipPaidAtOnce,
		),
		p.paragraph(
			p.say("title.draw"), "",
			steampower.DrawTwo, steampower.DrawFromBag, steampower.DrawFromFullestHand, steampower.MoneyAction, steampower.MoneyNotBelowZero,
		),
		p.paragraph(
			p.say("title.end"), "",
			steampower.EndContracts, steampower.EndQuietRounds, steampower.ScoreMoney, steampower.ScoreContracts,
			steampower.ScoreFactories, steampower.ScorePurpleCities, steampower.ScoreRanking,
		),
	}
}

// paragraph is a paragraph that ends with rules in words.
func (p Speaker) paragraph(title, lead string, rules ...steampower.Rule) phrases.Paragraph[steampower.Rule] {
	return phrases.ParagraphOf(title, lead, p.Rule, rules...)
}

// helpContracts tells what contracts are for, and each of their bonuses.
func (p Speaker) helpContracts() phrases.Paragraph[steampower.Rule] {
	contracts := p.paragraph(
		p.say("title.contract"), p.say("help.contract"),
		steampower.ContractWhole, steampower.ContractInNetwork, steampower.ContractPayable, steampower.ContractReward,
		steampower.ContractOpen, steampower.BonusAtOnce,
	)
	for bonus := steampower.BuildBonus; bonus.IsValid(); bonus++ {
		contracts.Parts = append(contracts.Parts, p.paragraph(p.sentence(p.word(bonus), nil), "", ruleOfBonus[bonus]))
	}
	return contracts
}

var ruleOfBonus = [steampower.NumBonuses + 1]steampower.Rule{
	steampower.BuildBonus:     steampower.BonusOfBuild,
	steampower.FactoryBonus:   steampower.BonusOfFactory,
	steampower.ContractsBonus: steampower.BonusOfContracts,
}
