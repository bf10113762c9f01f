package words

import (
	"unicode"
	"unicode/utf8"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
)

// An adviser tells the options of one position. It tries a move
// to learn what the move would bring.
type adviser struct {
	Speaker
	at   *steamrollers.State
	ways map[journey]ways // of the deliveries already told

	said   *said
	events []steamrollers.Event // room for those of a move
}

// said is what is not made up again: many moves differ in their hex or in their
// track alone, and those of a hex follow each other.
type said struct {
	kinds   [steamrollers.NumKinds + 1]string // as headings
	tracks  [track.NumTracks + 1]any          // as sentences are given them
	hex     hexmap.Cell                       // the last one
	heading string                            // of it
	name    any                               // as sentences are given it

	headings [2]string // room for those of a move
}

// newAdviser is the adviser of a position.
func newAdviser(p Speaker, s *steamrollers.State) adviser {
	const most = 8 // events of a move, as a rule
	return adviser{
		Speaker: p, at: s, ways: make(map[journey]ways), said: new(said), events: make([]steamrollers.Event, 0, most),
	}
}

func (a adviser) under(headings ...string) []string { return append(a.said.headings[:0], headings...) }

// heading is the kind of a move as a heading.
func (a adviser) heading(m steamrollers.Move) string {
	heading := &a.said.kinds[m.Kind()]
	if *heading == "" {
		*heading = title(a.word(m.Kind()))
	}
	return *heading
}

func (a adviser) hexHeading(m steamrollers.Move) string { return a.hex(m.Hex()).heading }

// hex is what is said of a hex, which is the last one then.
func (a adviser) hex(hex hexmap.Cell) *said {
	if a.said.name != nil && a.said.hex == hex {
		return a.said
	}
	a.said.hex, a.said.name = hex, a.word(hex)
	board := a.at.Setup().Board
	if i, ok := board.Index(hex); ok && board.IsTown(i) {
		a.said.heading = a.say("group.town", "hex", hex, "region", board.Region(i))
	} else {
		a.said.heading = a.say("group.hex", "hex", hex)
	}
	return a.said
}

// track is a track in words.
func (a adviser) track(t track.Track) any {
	words := &a.said.tracks[t]
	if *words == nil {
		*words = a.word(t)
	}
	return *words
}

// title is a text with a capital letter at its beginning.
func title(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}

// does is what the move itself does, without what comes after the player's
// action. The next call writes over it.
func (a adviser) does(m steamrollers.Move) []steamrollers.Event {
	events, _ := a.at.AppendEvents(a.events[:0], m)
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
		effects = append(effects, a.say(key, "tile", e.ActionTile.Number()))
	}
	return effects
}

// allows tells which actions a die allows once the move has been made.
func (a adviser) allows(m steamrollers.Move) (effects []string) {
	next, _ := a.at.Apply(m)
	if next.Phase() == steamrollers.PhaseSteal {
		effects = append(effects, a.say("effect.thief", "player", next.Turn(), "tile", 2))
		next, _ = next.Apply(steamrollers.Decline())
	}
	var actions either
	for _, kind := range kindsOf(&next) {
		switch kind {
		case steamrollers.KindBuild:
			actions = append(actions, a.say("effect.can-build", "die", next.Die()))
		case steamrollers.KindImprove:
			actions = append(actions, a.say("effect.can-tick", "die", next.Die()))
		case steamrollers.KindTake:
			actions = append(actions, a.say("effect.can-take", "tile", next.Die()))
		case steamrollers.KindFulfil: // which any die allows
		default:
			actions = append(actions, a.word(kind))
		}
	}
	return append([]string{a.say("effect.allows", "actions", actions)}, effects...)
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
	text, short = a.sayOption("option.improve", "box", box, "strength", a.at.Strength(seat)+1)
	if points := scoring.Engine(a.at.Boxes(seat) + 1); points > 0 {
		effects = append(effects, a.say("effect.engine", "points", points))
	}
	return text, short, effects
}

// completing tells which link a track completes (SCORE-2).
func (a adviser) completing(does []steamrollers.Event) []string {
	link, ok := find(does, steamrollers.LinkCompleted)
	if !ok {
		return nil
	}
	return []string{a.link("effect.link", "effect.link-towns", link.City, link.To, link.Distance-1)}
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
		effects = []string{a.say("effect.worth-held", "points", signed(printed.Points)), a.say("effect.kept")}
	} else {
		effects = []string{a.say("effect.worth-until", "points", int(printed.Points))}
	}
	name := a.table().Called("use", steamrollers.TileRule(face, setup.Modules))
	return a.say(key, "tile", tile, "name", name, "player", holder), effects
}

// ofTwo tells what tile 2 can be used for where that is asked, and what else.
func (a adviser) ofTwo(m steamrollers.Move, does []steamrollers.Event) (text string, effects []string) {
	uses := m.Kind() == steamrollers.KindUseTwo
	switch {
	case a.at.OliveStep() == solo.OfferReroll && uses:
		return a.say("option.olive-reroll", "die", a.at.Die()), nil // SOLO-10
	case a.at.OliveStep() == solo.OfferReroll:
		return a.say("option.olive-leave", "die", a.at.Die()), nil
	case a.at.OliveStep() == solo.OfferKeep && uses: // SOLO-11
		effect := "effect.olive-removes"
		if _, full := find(does, steamrollers.OliveFoundFull); full {
			effect = "effect.olive-wins"
		}
		return a.say("option.olive-cross", "region", a.at.Die()), []string{a.say(effect)}
	case a.at.OliveStep() == solo.OfferKeep:
		removed, _ := find(does, steamrollers.GoodRemoved)
		return a.say("option.olive-remove", "good", removed.Good, "city", removed.City, "points", removed.Points), nil
	case uses:
		return a.say("option.second-die", "tile", 2), nil // TILE-2a
	}
	return a.say("option.leave", "player", a.at.Active(), "die", a.at.Die()), nil // TILE-2b
}
