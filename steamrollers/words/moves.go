package words

import (
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family/phrases"
)

// kindsInOrder is the order in which a person thinks of moves: first what the
// die allows by itself (ROUND-3), then what else.
var kindsInOrder = []steamrollers.Kind{
	steamrollers.KindEnginePower, steamrollers.KindRailPower, steamrollers.KindPointsPower,
	steamrollers.KindTilePower, steamrollers.KindGoodsPower, steamrollers.KindPlace,
	steamrollers.KindDraft, steamrollers.KindSteal,
	steamrollers.KindBuild, steamrollers.KindImprove, steamrollers.KindDeliver, steamrollers.KindTake,
	steamrollers.KindUseValue, steamrollers.KindUseStep, steamrollers.KindUseFlip, steamrollers.KindUseReroll,
	steamrollers.KindPass, steamrollers.KindFulfil,
	steamrollers.KindUseTwo, steamrollers.KindDecline, steamrollers.KindEnd,
}

// placeOfKind is where a kind stands in that order.
var placeOfKind = func() (places [steamrollers.NumKinds + 1]int) {
	for i, kind := range kindsInOrder {
		places[kind] = i
	}
	return places
}()

// headings is what the option of a move stands under. The next call writes over it.
func (a adviser) headings(m steamrollers.Move) []string {
	switch m.Kind() {
	case steamrollers.KindEnginePower:
		return a.under(title(a.word(variants.EnginePower)))
	case steamrollers.KindRailPower:
		return a.under(title(a.word(variants.RailPower)), a.hexHeading(m))
	case steamrollers.KindPointsPower:
		return a.under(title(a.word(variants.PointsPower)))
	case steamrollers.KindTilePower:
		return a.under(title(a.word(variants.TilePower)))
	case steamrollers.KindGoodsPower:
		return a.under(title(a.word(variants.GoodsPower)))
	case steamrollers.KindBuild:
		return a.under(a.heading(m), a.hexHeading(m))
	case steamrollers.KindDeliver:
		return a.under(a.heading(m), a.say("group.good", "good", m.Good(), "from", m.From(), "to", m.To()))
	case steamrollers.KindFulfil:
		face, _ := a.at.Order(m.Order())
		order := a.at.Setup().Components.Orders[face]
		return a.under(a.heading(m), a.say("group.order", "order", face, "goods", order.Goods))
	case steamrollers.KindUseValue, steamrollers.KindUseStep, steamrollers.KindUseFlip, steamrollers.KindUseReroll:
		return a.under(title(a.say("group.change")), a.say("group.tile", "tile", m.ActionTile()))
	case steamrollers.KindEnd:
		return a.under(title(a.say("group.end")))
	case steamrollers.KindSteal, steamrollers.KindUseTwo, steamrollers.KindDecline:
		switch a.at.Phase() {
		case steamrollers.PhaseOlive:
			return a.under(title(a.say("group.olive-step")))
		case steamrollers.PhaseEnd:
			return a.under(title(a.say("group.end")))
		default:
			return a.under(title(a.say("group.tile", "tile", 2)))
		}
	}
	return a.under(a.heading(m))
}

// option tells a move.
func (a adviser) option(m steamrollers.Move) phrases.Option[steamrollers.Move] {
	o := phrases.Option[steamrollers.Move]{Move: m}
	does := a.does(m)
	switch m.Kind() {
	case steamrollers.KindDraft:
		o.Text = a.say("option.draft", "die", m.Die())
		o.Effects = a.allows(m)
	case steamrollers.KindSteal:
		o.Text = a.say("option.steal", "die", a.at.Die(), "player", a.at.Active(), "tile", 2)
	case steamrollers.KindDecline, steamrollers.KindUseTwo:
		o.Text, o.Effects = a.ofTwo(m, does)
	case steamrollers.KindEnginePower:
		o.Text, o.Short, o.Effects = a.ticking(m.Box())
	case steamrollers.KindImprove:
		o.Text, o.Short, o.Effects = a.ticking(a.at.Die())
	case steamrollers.KindRailPower, steamrollers.KindBuild:
		o.Text, o.Short = a.sayOption("option.build", "hex", a.hex(m.Hex()).name, "track", a.track(m.Track()))
		o.Effects = a.completing(does)
	case steamrollers.KindPointsPower:
		o.Text = a.say("option.points")
	case steamrollers.KindTilePower:
		o.Text, o.Effects = a.taking(m.ActionTile())
	case steamrollers.KindTake:
		o.Text, o.Effects = a.taking(a.at.Die())
	case steamrollers.KindGoodsPower:
		o.Text = a.say("option.draw")
		o.Effects = []string{a.say("effect.only-player")}
	case steamrollers.KindPlace:
		o.Text = a.say("option.place", "city", m.City())
	case steamrollers.KindUseValue, steamrollers.KindUseStep, steamrollers.KindUseFlip:
		changed, _ := find(does, steamrollers.DieChanged)
		o.Text = a.say("option.turn", "die", changed.Die, "tile", m.ActionTile())
		o.Effects = a.allows(m)
	case steamrollers.KindUseReroll:
		o.Text = a.say("option.reroll", "tile", m.ActionTile())
	case steamrollers.KindDeliver:
		o.Text, o.Effects = a.delivering(m)
	case steamrollers.KindPass:
		o.Text, o.Short = a.sayOption("option.pass", "die", a.at.Die())
	case steamrollers.KindFulfil:
		face, _ := a.at.Order(m.Order())
		o.Text = a.say("option.fulfil", "order", face, "goods", m.Given())
		o.Effects = []string{a.say("effect.worth", "points", int(a.at.Setup().Components.Orders[face].Points))}
	case steamrollers.KindEnd:
		o.Text = a.say("option.end")
	}
	o.Effects = append(o.Effects, a.using(does)...)
	return o
}

// Events tells what a move has done, a line for each event: those that
// [steamrollers.State.AppendEvents] gives.
func (p Speaker) Events(events []steamrollers.Event) []string {
	lines := make([]string, 0, len(events))
	for _, e := range events {
		lines = append(lines, p.Event(e))
	}
	return lines
}

// Short tells one thing that a move has done without its details: "Ada builds in c5."
func (p Speaker) Short(e steamrollers.Event) string { return Speaker{p.voice.Brief(), p.told}.Event(e) }

// Event tells one thing that a move has done; "" for the zero Event.
func (p Speaker) Event(e steamrollers.Event) string {
	// It is long, since each kind of event has a case.
	switch e.Kind {
	case steamrollers.CityFilled:
		return p.say("event.city", "city", e.City, "goods", e.Goods)
	case steamrollers.TileLaidOut:
		return p.say("event.tile-laid-out", "tile", e.ActionTile)
	case steamrollers.OrderLaidOut:
		return p.say("event.order-laid-out", "order", e.Order, "goods", e.Goods, "points", e.Points)
	case steamrollers.BordersBlocked:
		return p.say("event.borders", "die", e.Die)
	case steamrollers.PowerTaken:
		return p.say("event.power", "player", e.Seat, "power", e.Power)
	case steamrollers.OwnGoodDrawn:
		return p.say("event.own-drawn", "player", e.Seat, "good", e.Good)
	case steamrollers.OwnGoodPlaced:
		return p.say("event.own-placed", "player", e.Seat, "city", e.City)
	case steamrollers.DiceRolled:
		return p.say("event.rolled", "dice", every(numerals(e.White.All())), "black", e.Black)
	case steamrollers.TurnBegun:
		return p.say("event.turn", "player", e.Seat)
	case steamrollers.DieDrafted:
		return p.say("event.drafted", "player", e.Seat, "die", e.Die)
	case steamrollers.DieStolen:
		return p.say("event.stolen", "player", e.Seat, "die", e.Die, "loser", e.Loser)
	case steamrollers.TileDeclined:
		return p.say("event.declined", "player", e.Seat, "tile", e.ActionTile.Number())
	case steamrollers.DieChanged:
		return p.say("event.changed", "player", e.Seat, "from", e.From, "die", e.Die)
	case steamrollers.DieRerolled:
		if e.Rule == steamrollers.MustParseRule("TILE-5b") {
			return p.say("event.rerolled", "player", e.Seat, "from", e.From, "die", e.Die)
		}
		return p.say("event.rerolled-olive", "from", e.From, "die", e.Die)
	case steamrollers.TileUsed:
		return p.say("event.tile-used", "player", e.Seat, "tile", e.ActionTile.Number())
	case steamrollers.TileReturned:
		if e.Rule == steamrollers.MustParseRule("SOLO-7") {
			return p.say("event.tile-sent-back", "player", e.Seat, "tile", e.ActionTile.Number())
		}
		return p.say("event.tile-returned", "tile", e.ActionTile.Number())
	case steamrollers.TileTaken:
		return p.say(keyOfTaking(e), "player", e.Seat, "tile", e.ActionTile.Number(), "loser", e.Loser)
	case steamrollers.TrackDrawn:
		return p.say("event.track", "player", e.Seat, "hex", e.Hex, "track", e.Track)
	case steamrollers.LinkCompleted:
		return p.link("event.link", "event.link-towns", e.City, e.To, e.Distance-1, "player", e.Seat)
	case steamrollers.BoxTicked:
		return p.say("event.box", "player", e.Seat, "box", e.Die)
	case steamrollers.GoodDelivered:
		return p.say(keyOfDelivery(e), "player", e.Seat, "good", e.Good, "colour", e.Good.Colour(),
			"from", e.City, "to", e.To, "distance", e.Distance, "bonus", e.Points-e.Distance, "points", e.Points, "tile", 3)
	case steamrollers.ActionPassed:
		return p.say("event.passed", "player", e.Seat, "die", e.Die)
	case steamrollers.OrderTaken:
		return p.say("event.order", "player", e.Seat, "order", e.Order, "goods", e.Goods, "points", e.Points)
	case steamrollers.OliveBegun:
		return p.say("event.olive", "die", e.Die)
	case steamrollers.OliveCrossed:
		if e.Rule == steamrollers.MustParseRule("SOLO-3") {
			return p.say("event.olive-influence", "region", e.City)
		}
		return p.say("event.olive-crossed", "region", e.City)
	case steamrollers.OliveFoundFull:
		return p.say("event.olive-full", "region", e.City)
	case steamrollers.GoodRemoved:
		return p.say("event.olive-removed", "good", e.Good, "city", e.City, "points", e.Points)
	case steamrollers.RoundEnded:
		return p.say("event.round-ended")
	case steamrollers.GameEnded:
		return p.say(keyOfEnd(e))
	}
	return ""
}

func keyOfTaking(e steamrollers.Event) string {
	switch e.Loser {
	case steamrollers.Nobody:
		return "event.tile-taken"
	case e.Seat:
		return "event.tile-taken-own" // TAKE-4
	}
	return "event.tile-taken-from"
}

func keyOfDelivery(e steamrollers.Event) string {
	switch longer := e.Points > e.Distance; {
	case e.Own && longer:
		return "event.delivered-own-longer"
	case e.Own:
		return "event.delivered-own"
	case longer:
		return "event.delivered-longer"
	}
	return "event.delivered"
}

func keyOfEnd(e steamrollers.Event) string {
	switch e.Rule {
	case steamrollers.MustParseRule("END-1"):
		return "event.ended-cities"
	case steamrollers.MustParseRule("END-2"):
		return "event.ended-quiet"
	}
	return "event.ended-olive"
}

// link tells of a link between two cities what one key says, and if there are
// towns on it what the other says.
func (p Speaker) link(key, withTowns string, from, to, towns int, things ...any) string {
	if towns > 0 {
		key = withTowns
	}
	return p.say(key, append(things, "from", from, "to", to, "towns", towns, "points", scoring.LinkPoints(towns))...)
}
