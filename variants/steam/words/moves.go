package words

import (
	"github.com/railhex/railhex/variants/family/phrases"
	"github.com/railhex/railhex/variants/steam"
)

// inOrder is where moves of a kind stand among the options: in the order of the
// kinds, but for what ends something, which is last.
func inOrder(k steam.Kind) int {
	if k == steam.KindPass || k == steam.KindDone {
		return steam.NumKinds + int(k)
	}
	return int(k)
}

// headings are the titles of the groups that a move stands in.
func (p Speaker) headings(m steam.Move) []string {
	switch kind := p.word(m.Kind()); m.Kind() {
	case steam.KindBuild, steam.KindUpgrade, steam.KindRedirect, steam.KindUrbanise, steam.KindGrow:
		return []string{kind, p.say("group.hex", "hex", m.Hex())}
	case steam.KindDeliver:
		return []string{kind, p.say("group.city", "hex", m.Hex())}
	default:
		return []string{kind}
	}
}

// option says what a move is.
func (p Speaker) option(s *steam.State, m steam.Move) phrases.Option[steam.Move] {
	switch m.Kind() {
	case steam.KindBid:
		return p.sayOption("option.bid", "money", m.Number())
	case steam.KindPass:
		return p.sayOption("option.pass")
	case steam.KindCapital:
		if m.Number() == 0 {
			return p.sayOption("option.capital-none")
		}
		return p.sayOption("option.capital", "number", m.Number())
	case steam.KindTake:
		if m.Passing() {
			return p.sayOption("option.take-passing", "tile", m.ActionTile())
		}
		return p.sayOption("option.take", "tile", m.ActionTile())
	case steam.KindBuild:
		return p.sayOption("option.build", "hex", m.Hex(), "track", m.Tile())
	case steam.KindUpgrade:
		return p.sayOption("option.upgrade", "hex", m.Hex(), "track", m.Tile())
	case steam.KindRedirect:
		return p.sayOption("option.redirect", "hex", m.Hex(), "track", m.Tile())
	case steam.KindUrbanise:
		if m.Space() == 0 {
			return p.sayOption("option.found-bare", "hex", m.Hex(), "colour", m.Colour())
		}
		return p.sayOption("option.found", "hex", m.Hex(), "colour", m.Colour(), "space", m.Space(), "goods", s.Supply(m.Space()))
	case steam.KindGrow:
		return p.sayOption("option.grow", "hex", m.Hex(), "space", m.Space(), "goods", s.Supply(m.Space()))
	case steam.KindDone:
		return p.sayOption("option.done")
	case steam.KindImprove:
		return p.sayOption("option.improve")
	case steam.KindDeliver:
		for route := range s.Routes(m) {
			return p.sayOption("option.move", "colour", m.Colour(), "hex", m.Hex(), "to", route[len(route)-1].To, "route", route)
		}
	case steam.KindIncome:
		return p.sayOption("option.income", "number", gain(s))
	case steam.KindPoints:
		return p.sayOption("option.points", "number", gain(s))
	}
	return phrases.Option[steam.Move]{}
}

// sayOption fills the sentence of an option as say does.
func (p Speaker) sayOption(key string, things ...any) (o phrases.Option[steam.Move]) {
	o.Text, o.Short = p.voice.Option(p.table().Of(key), p.word, things...)
	return o
}

// Events tells what a move has done, a line for each event: those that
// [steam.State.AppendEvents] gives.
func (p Speaker) Events(events []steam.Event) []string {
	lines := make([]string, 0, len(events))
	for _, e := range events {
		lines = append(lines, p.Event(e))
	}
	return lines
}

// Short tells one thing that a move has done without its details: "Ada builds in c5."
func (p Speaker) Short(e steam.Event) string { return Speaker{p.voice.Brief(), p.told}.Event(e) }

// Event tells one thing that a move has done; "" for the zero Event.
func (p Speaker) Event(e steam.Event) string {
	// It is long, since each kind of event has a case.
	switch e.Kind {
	case steam.CityFilled:
		return p.say("event.city", "hex", e.Hex, "goods", e.Goods)
	case steam.SpaceFilled:
		return p.say("event.space", "space", e.Number, "goods", e.Goods)
	case steam.TileDealt:
		return p.say("event.dealt", "player", e.Seat, "tile", e.ActionTile)
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
			return p.say("event.taken-passing", "player", e.Seat, "tile", e.ActionTile)
		case e.Money == 0:
			return p.say("event.taken", "player", e.Seat, "tile", e.ActionTile)
		}
		return p.say("event.taken-paid", "player", e.Seat, "tile", e.ActionTile, "money", e.Money)
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
		if e.Rule == steam.MustParseRule("STD-11") {
			return p.say("event.received-net", "player", e.Seat, "money", e.Money)
		}
		return p.say("event.received", "player", e.Seat, "money", e.Money)
	case steam.IncomeDue:
		if e.Rule == steam.MustParseRule("STD-11") {
			return p.say("event.due-net", "player", e.Seat, "money", e.Money)
		}
		return p.say("event.due", "player", e.Seat, "money", e.Money)
	case steam.StepsBack:
		return p.stepsBack(e)
	case steam.PlayerEliminated:
		return p.say("event.eliminated", "player", e.Seat)
	case steam.GameEnded:
		if e.Rule == steam.MustParseRule("END-2") {
			return p.say("event.ended-few")
		}
		return p.say("event.ended")
	}
	return ""
}

// stepsBack tells what a player gives up for what they lack (STD-12).
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
