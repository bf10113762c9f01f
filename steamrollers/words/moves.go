package words

import (
	"slices"

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

// Options returns legal moves of the player who is asked, whose order it changes: by action, and
// then by hex, by good and destination, by tile or by order. Where nobody is asked it is empty.
func (p Speaker) Options(s *steamrollers.State, moves []steamrollers.Move) []phrases.Group[steamrollers.Move] {
	if s.Turn() == steamrollers.Nobody {
		return nil
	}
	a := adviser{p, s, make(map[journey]ways), make(map[any]string)}
	slices.SortStableFunc(moves, func(m, o steamrollers.Move) int {
		return placeOfKind[m.Kind()] - placeOfKind[o.Kind()]
	})
	var all phrases.Group[steamrollers.Move]
	for _, m := range moves {
		all.File(a.option(m), a.headings(m)...)
	}
	return all.Groups
}

// headings is what the option of a move stands under.
func (a adviser) headings(m steamrollers.Move) []string {
	switch m.Kind() {
	case steamrollers.KindEnginePower:
		return headed(phrases.Capital(a.Word(variants.EnginePower)))
	case steamrollers.KindRailPower:
		return headed(phrases.Capital(a.Word(variants.RailPower)), a.hexHeading(m))
	case steamrollers.KindPointsPower:
		return headed(phrases.Capital(a.Word(variants.PointsPower)))
	case steamrollers.KindTilePower:
		return headed(phrases.Capital(a.Word(variants.TilePower)))
	case steamrollers.KindGoodsPower:
		return headed(phrases.Capital(a.Word(variants.GoodsPower)))
	case steamrollers.KindBuild:
		return headed(a.heading(m), a.hexHeading(m))
	case steamrollers.KindDeliver:
		return headed(a.heading(m), a.Say("group.good", "good", m.Good(), "from", m.From(), "to", m.To()))
	case steamrollers.KindFulfil:
		face, _ := a.at.Order(m.Order())
		order := a.at.Setup().Components.Orders[face]
		return headed(a.heading(m), a.Say("group.order", "order", face, "goods", order.Goods))
	case steamrollers.KindUseValue, steamrollers.KindUseStep, steamrollers.KindUseFlip, steamrollers.KindUseReroll:
		return headed(phrases.Capital(a.Say("group.change")), a.Say("group.tile", "tile", m.ActionTile()))
	case steamrollers.KindEnd:
		return headed(phrases.Capital(a.Say("group.end")))
	case steamrollers.KindSteal, steamrollers.KindUseTwo, steamrollers.KindDecline:
		switch a.at.Phase() {
		case steamrollers.PhaseOlive:
			return headed(phrases.Capital(a.Say("group.olive-step")))
		case steamrollers.PhaseEnd:
			return headed(phrases.Capital(a.Say("group.end")))
		default:
			return headed(phrases.Capital(a.Say("group.tile", "tile", 2)))
		}
	}
	return headed(a.heading(m))
}

// option tells a move.
func (a adviser) option(m steamrollers.Move) phrases.Option[steamrollers.Move] {
	o := phrases.Option[steamrollers.Move]{Move: m}
	does := a.does(m)
	switch m.Kind() {
	case steamrollers.KindDraft:
		o.Text = a.Say("option.draft", "die", m.Die())
		o.Effects = a.allows(m)
	case steamrollers.KindSteal:
		o.Text = a.Say("option.steal", "die", a.at.Die(), "player", a.at.Active(), "tile", 2)
	case steamrollers.KindDecline, steamrollers.KindUseTwo:
		o.Text, o.Effects = a.ofTwo(m, does)
	case steamrollers.KindEnginePower:
		o.Text, o.Short, o.Effects = a.ticking(m.Box())
	case steamrollers.KindImprove:
		o.Text, o.Short, o.Effects = a.ticking(a.at.Die())
	case steamrollers.KindRailPower, steamrollers.KindBuild:
		o.Text, o.Short = a.Option("option.build", "hex", m.Hex(),
			"track", a.once(m.Track(), func() string { return a.Word(m.Track()) }))
		o.Effects = a.completing(does)
	case steamrollers.KindPointsPower:
		o.Text = a.Say("option.points")
	case steamrollers.KindTilePower:
		o.Text, o.Effects = a.taking(m.ActionTile())
	case steamrollers.KindTake:
		o.Text, o.Effects = a.taking(a.at.Die())
	case steamrollers.KindGoodsPower:
		o.Text = a.Say("option.draw")
		o.Effects = []string{a.Say("effect.only-player")}
	case steamrollers.KindPlace:
		o.Text = a.Say("option.place", "city", m.City())
	case steamrollers.KindUseValue, steamrollers.KindUseStep, steamrollers.KindUseFlip:
		changed, _ := find(does, steamrollers.DieChanged)
		o.Text = a.Say("option.turn", "die", changed.Die, "tile", m.ActionTile())
		o.Effects = a.allows(m)
	case steamrollers.KindUseReroll:
		o.Text = a.Say("option.reroll", "tile", m.ActionTile())
	case steamrollers.KindDeliver:
		o.Text, o.Effects = a.delivering(m)
	case steamrollers.KindPass:
		o.Text, o.Short = a.Option("option.pass", "die", a.at.Die())
	case steamrollers.KindFulfil:
		face, _ := a.at.Order(m.Order())
		o.Text = a.Say("option.fulfil", "order", face, "goods", m.Given())
		o.Effects = []string{a.Say("effect.worth", "points", int(a.at.Setup().Components.Orders[face].Points))}
	case steamrollers.KindEnd:
		o.Text = a.Say("option.end")
	}
	o.Effects = append(o.Effects, a.using(does)...)
	return o
}

// Event tells one thing that a move has done; "" for the zero Event.
func (p Speaker) Event(e steamrollers.Event) string {
	key, points := "event."+e.Kind.String(), e.Points
	switch e.Kind {
	case steamrollers.DieRerolled:
		if e.Rule != steamrollers.MustParseRule("TILE-5b") {
			key += " by Olive"
		}
	case steamrollers.TileReturned, steamrollers.OliveCrossed:
		if e.Rule == steamrollers.MustParseRule("SOLO-7") || e.Rule == steamrollers.MustParseRule("SOLO-3") {
			key += " " + e.Rule.String()
		}
	case steamrollers.TileTaken:
		if e.Loser == e.Seat {
			key += " again" // TAKE-4
		} else if e.Loser != steamrollers.Nobody {
			key += " from another"
		}
	case steamrollers.LinkCompleted:
		if points = scoring.LinkPoints(e.Distance - 1); e.Distance > 1 {
			key += " with towns"
		}
	case steamrollers.GoodDelivered:
		if e.Own {
			key += " of their own"
		}
		if e.Points > e.Distance {
			key += " longer"
		}
	case steamrollers.GameEnded:
		if e.Rule == steamrollers.MustParseRule("END-1") || e.Rule == steamrollers.MustParseRule("END-2") {
			key += " " + e.Rule.String()
		}
	}
	return p.Say(key, "player", e.Seat, "loser", e.Loser, "die", e.Die, "from", e.From, "city", e.City, "to", e.To,
		"distance", e.Distance, "towns", e.Distance-1, "points", points, "bonus", e.Points-e.Distance,
		"good", e.Good, "colour", e.Good.Colour(), "goods", e.Goods, "face", e.ActionTile, "tile", e.ActionTile.Number(),
		"order", e.Order, "power", e.Power, "dice", e.White, "black", e.Black, "hex", e.Hex, "track", e.Track)
}
