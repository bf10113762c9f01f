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
		return p.say("event.city", "hex", e.Hex, "goods", e.Goods)
	case steam.SpaceFilled:
		return p.say("event.space", "space", e.Number, "goods", e.Goods)
	case steam.TileDealt:
		return p.say("event.dealt", "player", e.Seat, "tile", e.Action)
	case steam.CashGiven:
		return p.say("event.cash", "player", e.Seat, "money", e.Money)
	case steam.PlaceWon:
		if e.Money == 0 {
			return p.say("event.place-free", "player", e.Seat, "position", e.Number)
		}
		return p.say("event.place", "player", e.Seat, "position", e.Number, "money", e.Money)
	case steam.TurnBegun:
		return p.say("event.turn", "round", e.Number)
	case steam.LoanTaken:
		return p.say("event.loans", "player", e.Seat, "number", e.Number, "money", e.Money)
	case steam.ActionTaken:
		switch {
		case e.Passed:
			return p.say("event.taken-passing", "player", e.Seat, "tile", e.Action)
		case e.Money == 0:
			return p.say("event.taken", "player", e.Seat, "tile", e.Action)
		}
		return p.say("event.taken-paid", "player", e.Seat, "tile", e.Action, "money", e.Money)
	case steam.TileLaid:
		return p.say("event.laid", "player", e.Seat, "hex", e.Hex, "track", e.Tile, "money", e.Money)
	case steam.TileUpgraded:
		return p.say("event.upgraded", "player", e.Seat, "hex", e.Hex, "track", e.Tile, "money", e.Money)
	case steam.TrackRedirected:
		return p.say("event.redirected", "player", e.Seat, "hex", e.Hex, "track", e.Tile, "money", e.Money)
	case steam.CityFounded:
		if e.Goods == 0 {
			return p.say("event.founded-bare", "player", e.Seat, "hex", e.Hex, "colour", e.Colour)
		}
		return p.say("event.founded", "player", e.Seat, "hex", e.Hex, "colour", e.Colour, "goods", e.Goods)
	case steam.CityGrown:
		return p.say("event.grown", "player", e.Seat, "hex", e.Hex, "goods", e.Goods)
	case steam.LinksLost:
		return p.say("event.lost", "player", e.Seat, "number", e.Number)
	case steam.LocomotiveImproved:
		return p.say("event.improved", "player", e.Seat, "level", e.Number)
	case steam.GoodDelivered:
		return p.say("event.delivered", "player", e.Seat, "colour", e.Colour, "hex", e.Hex, "to", e.To, "number", e.Number)
	case steam.IncomeRaised:
		return p.say("event.income", "player", e.Seat, "number", e.Number)
	case steam.PointsScored:
		return p.say("event.points", "player", e.Seat, "number", e.Number)
	case steam.IncomeReceived:
		if e.Rule == steam.StandardUpkeep {
			return p.say("event.received-net", "player", e.Seat, "money", e.Money)
		}
		return p.say("event.received", "player", e.Seat, "money", e.Money)
	case steam.IncomeDue:
		if e.Rule == steam.StandardUpkeep {
			return p.say("event.due-net", "player", e.Seat, "money", e.Money)
		}
		return p.say("event.due", "player", e.Seat, "money", e.Money)
	case steam.StepsBack:
		return p.stepsBack(e)
	case steam.PlayerEliminated:
		return p.say("event.eliminated", "player", e.Seat)
	case steam.GameEnded:
		if e.Rule == steam.EndOnePlayer {
			return p.say("event.ended-few")
		}
		return p.say("event.ended")
	}
	return ""
}

// stepsBack tells what a player gives up for what she lacks (STD-12).
func (p Speaker) stepsBack(e steam.Event) string {
	switch points, steps := e.Number, e.Money; {
	case steps == 0:
		return p.say("event.gives-points", "player", e.Seat, "points", points)
	case points == 0:
		return p.say("event.gives-steps", "player", e.Seat, "number", steps)
	default:
		return p.say("event.gives-both", "player", e.Seat, "points", points, "number", steps)
	}
}
