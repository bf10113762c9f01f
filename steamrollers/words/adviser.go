package words

import (
	"slices"

	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/phrases"
)

// An adviser tells the options of one position. It tries a move
// to learn what the move would bring.
type adviser struct {
	Speaker
	at   *steamrollers.State
	ways map[journey]ways // of the deliveries already told
	said map[any]string   // of things: many moves differ in their hex or in their track alone
}

func headed(headings ...string) []string { return headings }

// once returns what is said of a thing, and has it made up once.
func (a adviser) once(thing any, say func() string) string {
	said, ok := a.said[thing]
	if !ok {
		said = say()
		a.said[thing] = said
	}
	return said
}

// heading is the kind of a move as a heading.
func (a adviser) heading(m steamrollers.Move) string {
	return a.once(m.Kind(), func() string { return phrases.Capital(a.Word(m.Kind())) })
}

// hexHeading is the hex of a move as a heading.
func (a adviser) hexHeading(m steamrollers.Move) string {
	return a.once(m.Hex(), func() string {
		board := a.at.Setup().Board
		if i, ok := board.Index(m.Hex()); ok && board.IsTown(i) {
			return a.Say("group.town", "hex", m.Hex(), "region", board.Region(i))
		}
		return a.Say("group.hex", "hex", m.Hex())
	})
}

// does is what the move itself does, without what comes after the player's
// action.
func (a adviser) does(m steamrollers.Move) []steamrollers.Event {
	events, _ := a.at.AppendEvents(nil, m)
	for i, e := range events {
		switch e.Kind {
		case steamrollers.TurnBegun, steamrollers.RoundEnded, steamrollers.OliveBegun:
			return events[:i]
		}
	}
	return events
}

// find is the event of a kind among others.
func find(events []steamrollers.Event, kind steamrollers.EventKind) (e steamrollers.Event, ok bool) {
	for _, e := range events {
		if e.Kind == kind {
			return e, true
		}
	}
	return steamrollers.Event{}, false
}

// using tells of each tile that is used whether it goes back (TAKE-6).
func (a adviser) using(does []steamrollers.Event) (effects []string) {
	for i, e := range does {
		if e.Kind != steamrollers.TileUsed {
			continue
		}
		key := "effect.tile-stays"
		if i+1 < len(does) && does[i+1].Kind == steamrollers.TileReturned {
			key = "effect.tile-returns"
		}
		effects = append(effects, a.Say(key, "tile", e.ActionTile.Number()))
	}
	return effects
}

// allows tells which actions a die allows once the move has been made.
func (a adviser) allows(m steamrollers.Move) (effects []string) {
	next, _ := a.at.Apply(m)
	if next.Phase() == steamrollers.PhaseSteal {
		effects = append(effects, a.Say("effect.thief", "player", next.Turn(), "tile", 2))
		next, _ = next.Apply(steamrollers.Decline())
	}
	var actions phrases.Either
	for _, kind := range kindsOf(&next) {
		switch kind {
		case steamrollers.KindBuild:
			actions = append(actions, a.Say("effect.can-build", "die", next.Die()))
		case steamrollers.KindImprove:
			actions = append(actions, a.Say("effect.can-tick", "die", next.Die()))
		case steamrollers.KindTake:
			actions = append(actions, a.Say("effect.can-take", "tile", next.Die()))
		case steamrollers.KindFulfil: // which any die allows
		default:
			actions = append(actions, a.Word(kind))
		}
	}
	return append([]string{a.Say("effect.allows", "actions", actions)}, effects...)
}

// kindsOf is the kinds of moves that are legal, those that share their word
// once.
func kindsOf(s *steamrollers.State) (found []steamrollers.Kind) {
	var legal [steamrollers.NumKinds + 1]bool
	for _, m := range s.AppendMoves(nil) {
		legal[m.Kind()] = true
	}
	for _, kind := range kindsInOrder {
		if legal[kind] && (len(found) == 0 || found[len(found)-1].String() != kind.String()) {
			found = append(found, kind)
		}
	}
	return found
}

// ticking tells what an engine box brings (ENGINE-2, SCORE-3).
func (a adviser) ticking(box int) (text, short string, effects []string) {
	seat := a.at.Turn()
	text, short = a.Option("option.improve", "box", box, "strength", a.at.Strength(seat)+1)
	if points := scoring.Engine(a.at.Boxes(seat) + 1); points > 0 {
		effects = append(effects, a.Say("effect.engine", "points", points))
	}
	return text, short, effects
}

// completing tells which link a track completes (SCORE-2).
func (a adviser) completing(does []steamrollers.Event) []string {
	link, ok := find(does, steamrollers.LinkCompleted)
	if !ok {
		return nil
	}
	return []string{a.link("effect.link", link.City, link.To, link.Distance-1)}
}

// taking tells where a tile comes from and what it is worth.
func (a adviser) taking(tile int) (text string, effects []string) {
	face, holder, _ := a.at.Tile(tile)
	key := "option.take"
	switch holder {
	case steamrollers.Nobody:
	case a.at.Turn():
		key = "option.take-own" // TAKE-4
	default:
		key = "option.take-from"
	}
	setup := a.at.Setup()
	printed := setup.Components.Tiles[face]
	if printed.Kept {
		effects = []string{a.Say("effect.worth-held", "points", phrases.Signed(printed.Points)), a.Say("effect.kept")}
	} else {
		effects = []string{a.Say("effect.worth-until", "points", int(printed.Points))}
	}
	name := a.Text.Called("use", steamrollers.TileRule(face, setup.Modules))
	return a.Say(key, "tile", tile, "name", name, "player", holder), effects
}

// ofTwo tells what tile 2 can be used for where that is asked, and what else.
func (a adviser) ofTwo(m steamrollers.Move, does []steamrollers.Event) (text string, effects []string) {
	uses := m.Kind() == steamrollers.KindUseTwo
	switch {
	case a.at.OliveStep() == solo.OfferReroll && uses:
		return a.Say("option.olive-reroll", "die", a.at.Die()), nil // SOLO-10
	case a.at.OliveStep() == solo.OfferReroll:
		return a.Say("option.olive-leave", "die", a.at.Die()), nil
	case a.at.OliveStep() == solo.OfferKeep && uses: // SOLO-11
		effect := "effect.olive-removes"
		if _, full := find(does, steamrollers.OliveFoundFull); full {
			effect = "effect.olive-wins"
		}
		return a.Say("option.olive-cross", "region", a.at.Die()), []string{a.Say(effect)}
	case a.at.OliveStep() == solo.OfferKeep:
		removed, _ := find(does, steamrollers.GoodRemoved)
		return a.Say("option.olive-remove", "good", removed.Good, "city", removed.City, "points", removed.Points), nil
	case uses:
		return a.Say("option.second-die", "tile", 2), nil // TILE-2a
	}
	return a.Say("option.leave", "player", a.at.Active(), "die", a.at.Die()), nil // TILE-2b
}

// A journey is what decides the routes of a delivery.
type journey struct{ from, to, distance int }

// ways is the first route of a journey in words, and how many others there are.
type ways struct {
	first  string
	others int
}

// delivering tells by which way a good goes and what is needed for it.
func (a adviser) delivering(m steamrollers.Move) (text string, effects []string) {
	points := m.Distance() + m.Bonus() // DELIVER-7
	way := a.waysOf(m)
	text = a.Say("option.deliver", "good", m.Good(), "from", m.From(), "to", m.To(), "way", way.first, "points", points)
	if m.IsUnlimited() {
		effects = append(effects, a.Say("effect.unlimited", "strength", a.at.DeliveryStrength(), "tile", 4)) // TILE-4a
	} else {
		effects = append(effects, a.Say("effect.needs", "needed", points, "strength", a.at.DeliveryStrength())) // DELIVER-6
	}
	if m.Bonus() > 0 {
		effects = append(effects, a.Say("effect.longer", "bonus", m.Bonus())) // TILE-3b
	}
	if way.others > 0 {
		effects = append(effects, a.Say("effect.other-routes", "number", way.others))
	}
	switch {
	case m.IsOwn():
		return text, append(effects, a.Say("effect.personal")) // POWER-6
	case m.LinePlace() > 0:
		effects = append(effects, a.Say("effect.place", "place", m.LinePlace())) // SOLO-4
		if line := a.at.Supply(m.From()); line.Len() > 1 {
			line = line.RemoveAt(m.LinePlace() - 1)
			effects = append(effects, a.Say("effect.next-removed", "good", line.Last())) // SOLO-9
		}
	}
	if a.at.Supply(m.From()).Len() == 1 {
		effects = append(effects, a.emptying(m.From()))
	}
	return text, effects
}

// emptying tells that the last good of a city goes (END-1).
func (a adviser) emptying(city int) string {
	empty := 1
	for other := 1; other <= variants.NumTiles; other++ {
		if a.at.Supply(other) == 0 {
			empty++
		}
	}
	if empty >= 3 {
		return a.Say("effect.last-round", "city", city)
	}
	return a.Say("effect.empties", "city", city)
}

func (a adviser) waysOf(m steamrollers.Move) ways {
	key := journey{m.From(), m.To(), m.Distance()}
	way, known := a.ways[key]
	if known {
		return way
	}
	for route := range a.at.Routes(m) {
		if way.first != "" {
			way.others++
			continue
		}
		way.first = a.way(route)
	}
	a.ways[key] = way
	return way
}

// way tells a route by the cities and towns between its ends.
func (a adviser) way(route steamrollers.Route) string {
	over := phrases.Every(family.Words(a.Teller, slices.Values(route.Cities[1:len(route.Cities)-1])))
	towns := 0
	for _, link := range route.Links {
		towns += int(link.Towns)
	}
	key := "way.cities-and-towns"
	switch {
	case len(over) == 0 && towns == 0:
		key = "way.direct"
	case len(over) == 0:
		key = "way.towns"
	case towns == 0:
		key = "way.cities"
	}
	return a.Say(key, "cities", over, "towns", towns)
}
