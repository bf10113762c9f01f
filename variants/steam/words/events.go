package words

import "github.com/railhex/railhex/variants/steam"

// Events tells what a move has done, a line for each event: those that
// [steam.State.AppendEvents] gives.
func (p Speaker) Events(events []steam.Event) []string {
	lines := make([]string, 0, len(events))
	for _, e := range events {
		lines = append(lines, p.Event(e))
	}
	return lines
}

// Event tells one thing that a move has done; "" for the zero Event.
func (p Speaker) Event(e steam.Event) string {
	switch e.Kind {
	case steam.CityFilled:
		return p.say(eventCity, "hex", e.Hex, "goods", e.Goods)
	case steam.SpaceFilled:
		return p.say(eventSpace, "space", e.Number, "goods", e.Goods)
	case steam.TileDealt:
		return p.say(eventDealt, "player", e.Seat, "tile", e.Action)
	case steam.CashGiven:
		return p.say(eventCash, "player", e.Seat, "money", e.Money)
	case steam.PlaceWon:
		if e.Money == 0 {
			return p.say(eventPlaceFree, "player", e.Seat, "position", e.Number)
		}
		return p.say(eventPlace, "player", e.Seat, "position", e.Number, "money", e.Money)
	case steam.TurnBegun:
		return p.say(eventTurn, "round", e.Number)
	case steam.LoanTaken:
		return p.say(eventLoans, "player", e.Seat, "number", e.Number, "money", e.Money)
	case steam.ActionTaken:
		switch {
		case e.Passed:
			return p.say(eventTakenPassing, "player", e.Seat, "tile", e.Action)
		case e.Money == 0:
			return p.say(eventTaken, "player", e.Seat, "tile", e.Action)
		}
		return p.say(eventTakenPaid, "player", e.Seat, "tile", e.Action, "money", e.Money)
	case steam.TileLaid:
		return p.say(eventLaid, "player", e.Seat, "hex", e.Hex, "track", e.Tile, "money", e.Money)
	case steam.TileUpgraded:
		return p.say(eventUpgraded, "player", e.Seat, "hex", e.Hex, "track", e.Tile, "money", e.Money)
	case steam.TrackRedirected:
		return p.say(eventRedirected, "player", e.Seat, "hex", e.Hex, "track", e.Tile, "money", e.Money)
	case steam.CityFounded:
		if e.Goods == 0 {
			return p.say(eventFoundedBare, "player", e.Seat, "hex", e.Hex, "colour", e.Colour)
		}
		return p.say(eventFounded, "player", e.Seat, "hex", e.Hex, "colour", e.Colour, "goods", e.Goods)
	case steam.CityGrown:
		return p.say(eventGrown, "player", e.Seat, "hex", e.Hex, "goods", e.Goods)
	case steam.LinksLost:
		return p.say(eventLost, "player", e.Seat, "number", e.Number)
	case steam.LocomotiveImproved:
		return p.say(eventImproved, "player", e.Seat, "level", e.Number)
	case steam.GoodDelivered:
		return p.say(eventDelivered, "player", e.Seat, "colour", e.Colour, "hex", e.Hex, "to", e.To, "number", e.Number)
	case steam.IncomeRaised:
		return p.say(eventIncome, "player", e.Seat, "number", e.Number)
	case steam.PointsScored:
		return p.say(eventPoints, "player", e.Seat, "number", e.Number)
	case steam.IncomeReceived:
		if e.Rule == steam.StandardUpkeep {
			return p.say(eventReceivedNet, "player", e.Seat, "money", e.Money)
		}
		return p.say(eventReceived, "player", e.Seat, "money", e.Money)
	case steam.IncomeDue:
		if e.Rule == steam.StandardUpkeep {
			return p.say(eventDueNet, "player", e.Seat, "money", e.Money)
		}
		return p.say(eventDue, "player", e.Seat, "money", e.Money)
	case steam.StepsBack:
		return p.stepsBack(e)
	case steam.PlayerEliminated:
		return p.say(eventEliminated, "player", e.Seat)
	case steam.GameEnded:
		if e.Rule == steam.EndOnePlayer {
			return p.say(eventEndedFew)
		}
		return p.say(eventEnded)
	}
	return ""
}

// stepsBack tells what a player gives up for what she lacks (STD-12).
func (p Speaker) stepsBack(e steam.Event) string {
	switch points, steps := e.Number, e.Money; {
	case steps == 0:
		return p.say(eventGivesPoints, "player", e.Seat, "points", points)
	case points == 0:
		return p.say(eventGivesSteps, "player", e.Seat, "number", steps)
	default:
		return p.say(eventGivesBoth, "player", e.Seat, "points", points, "number", steps)
	}
}
