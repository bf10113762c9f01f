package words

import (
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/steamrollers"
)

// Events tells what a move has done, a line for each event: those that
// [steamrollers.State.AppendEvents] gives.
func (p Speaker) Events(events []steamrollers.Event) []string {
	lines := make([]string, 0, len(events))
	for _, e := range events {
		lines = append(lines, p.Event(e))
	}
	return lines
}

// Event tells one thing that a move has done; "" for the zero Event.
func (p Speaker) Event(e steamrollers.Event) string {
	switch e.Kind {
	case steamrollers.CityFilled:
		return p.say(eventCity, "city", e.City, "goods", e.Goods)
	case steamrollers.TileLaidOut:
		return p.say(eventTileLaidOut, "tile", e.Tile)
	case steamrollers.OrderLaidOut:
		return p.say(eventOrderLaidOut, "order", e.Order, "goods", e.Goods, "points", e.Points)
	case steamrollers.BordersBlocked:
		return p.say(eventBorders, "die", e.Die)
	case steamrollers.PowerTaken:
		return p.say(eventPower, "player", e.Seat, "power", e.Power)
	case steamrollers.OwnGoodDrawn:
		return p.say(eventOwnDrawn, "player", e.Seat, "good", e.Good)
	case steamrollers.OwnGoodPlaced:
		return p.say(eventOwnPlaced, "player", e.Seat, "city", e.City)
	case steamrollers.DiceRolled:
		return p.say(eventRolled, "dice", every(numerals(e.White.All())), "black", e.Black)
	case steamrollers.TurnBegun:
		return p.say(eventTurn, "player", e.Seat)
	case steamrollers.DieDrafted:
		return p.say(eventDrafted, "player", e.Seat, "die", e.Die)
	case steamrollers.DieStolen:
		return p.say(eventStolen, "player", e.Seat, "die", e.Die, "loser", e.Loser)
	case steamrollers.TileDeclined:
		return p.say(eventDeclined, "player", e.Seat, "tile", e.Tile)
	case steamrollers.DieChanged:
		return p.say(eventChanged, "player", e.Seat, "from", e.From, "die", e.Die)
	case steamrollers.DieRerolled:
		if e.Rule == steamrollers.TileRerollOrFlip {
			return p.say(eventRerolled, "player", e.Seat, "from", e.From, "die", e.Die)
		}
		return p.say(eventRerolledOlive, "from", e.From, "die", e.Die)
	case steamrollers.TileUsed:
		return p.say(eventTileUsed, "player", e.Seat, "tile", e.Tile)
	case steamrollers.TileReturned:
		if e.Rule == steamrollers.SoloReturnsTile {
			return p.say(eventTileSentBack, "player", e.Seat, "tile", e.Tile)
		}
		return p.say(eventTileReturned, "tile", e.Tile)
	case steamrollers.TileTaken:
		return p.say(keyOfTaking(e), "player", e.Seat, "tile", e.Tile, "loser", e.Loser)
	case steamrollers.TrackDrawn:
		return p.say(eventTrack, "player", e.Seat, "hex", e.Hex, "track", e.Track)
	case steamrollers.LinkCompleted:
		return p.link(eventLink, eventLinkTowns, e.City, e.To, e.Distance-1, "player", e.Seat)
	case steamrollers.BoxTicked:
		return p.say(eventBox, "player", e.Seat, "box", e.Die)
	case steamrollers.GoodDelivered:
		return p.say(keyOfDelivery(e), "player", e.Seat, "good", e.Good, "colour", e.Good.Colour(),
			"from", e.City, "to", e.To, "distance", e.Distance, "bonus", e.Points-e.Distance, "points", e.Points)
	case steamrollers.ActionPassed:
		return p.say(eventPassed, "player", e.Seat, "die", e.Die)
	case steamrollers.OrderTaken:
		return p.say(eventOrder, "player", e.Seat, "order", e.Order, "goods", e.Goods, "points", e.Points)
	case steamrollers.OliveBegun:
		return p.say(eventOlive, "die", e.Die)
	case steamrollers.OliveCrossed:
		if e.Rule == steamrollers.SoloLevels {
			return p.say(eventOliveInfluence, "region", e.City)
		}
		return p.say(eventOliveCrossed, "region", e.City)
	case steamrollers.OliveFoundFull:
		return p.say(eventOliveFull, "region", e.City)
	case steamrollers.GoodRemoved:
		return p.say(eventOliveRemoved, "good", e.Good, "city", e.City, "points", e.Points)
	case steamrollers.RoundEnded:
		return p.say(eventRoundEnded)
	case steamrollers.GameEnded:
		return p.say(keyOfEnd(e))
	}
	return ""
}

func keyOfTaking(e steamrollers.Event) sentence {
	switch e.Loser {
	case steamrollers.Nobody:
		return eventTileTaken
	case e.Seat:
		return eventTileTakenOwn // TAKE-4
	}
	return eventTileTakenFrom
}

func keyOfDelivery(e steamrollers.Event) sentence {
	switch longer := e.Points > e.Distance; {
	case e.Own && longer:
		return eventDeliveredOwnLonger
	case e.Own:
		return eventDeliveredOwn
	case longer:
		return eventDeliveredLonger
	}
	return eventDelivered
}

func keyOfEnd(e steamrollers.Event) sentence {
	switch e.Rule {
	case steamrollers.EndEmptyCities:
		return eventEndedCities
	case steamrollers.EndQuietRounds:
		return eventEndedQuiet
	}
	return eventEndedOlive
}

// link tells of a link between two cities what one key says, and if there are
// towns on it what the other says.
func (p Speaker) link(key, withTowns sentence, from, to, towns int, things ...any) string {
	if towns > 0 {
		key = withTowns
	}
	return p.say(key, append(things, "from", from, "to", to, "towns", towns, "points", scoring.LinkPoints(towns))...)
}
