package steamrollers

import (
	"fmt"
	"slices"
	"strings"

	"github.com/railhex/railhex/variants"
)

// A MoveError is what Apply returns for a move that is not legal. Unwrap gives
// the rule, so that errors.Is(err, DeliverWithinStrength) works.
type MoveError struct {
	Move   Move
	Rule   Rule
	Reason Phrase // why, as a sentence with its parts
}

// Error is the move, the reason in a sentence, and the rule: "deliver R 1-2 4:
// the longest route from city 1 to city 2 that engine strength 3 allows has
// distance 3 (DELIVER-6)".
func (e *MoveError) Error() string {
	if !e.Rule.IsValid() {
		return e.Reason.String()
	}
	return fmt.Sprintf("%s: %s (%s)", e.Move, e.Reason, e.Rule.String())
}

// Unwrap gives the rule.
func (e *MoveError) Unwrap() error { return e.Rule }

// Explain is the error that Apply returns for m, without applying; nil where m
// is legal.
func (s *State) Explain(m Move) error {
	if rule := s.verdict(m); rule != 0 {
		return s.refuse(m, rule)
	}
	return nil
}

// refuse explains the verdict on a move that is not legal. The rule is that of
// verdict, which alone decides; this only says in words what it saw.
func (s *State) refuse(m Move, rule Rule) *MoveError {
	return &MoveError{m, rule, s.reason(m, rule)}
}

func (s *State) reason(m Move, rule Rule) Phrase {
	switch {
	case rule == NoState:
		return phrase("no-state")
	case rule == NoMove:
		return phrase("no-move")
	case s.phase == PhaseOver:
		return phrase("over")
	case !phaseKinds[s.phase].kinds.has(m.Kind()):
		asked, word := s.askedFor(), m.Kind().word()
		if slices.Contains(asked, word) { // another tile is asked for
			return phrase("tile-not-now", "tile", m.Tile())
		}
		return phrase("not-asked", "kind", word, "expected", strings.Join(asked, ", "))
	}
	switch m.Kind() {
	case KindGoods:
		if rule == SetupBag {
			return phrase("goods-bag")
		}
		return phrase("goods-number", "number", s.game.perCity)
	case KindInfluence:
		return phrase("influence-number", "level", s.game.setup.Olive, "number", s.game.setup.Olive.Dice(), "found", m.InfluenceDice())
	case KindEnginePower, KindRailPower, KindPointsPower, KindTilePower, KindGoodsPower:
		if rule == PowerInTurn {
			return phrase("power-taken", "power", powerOf(m.Kind()), "seat", s.powers.holder(powerOf(m.Kind())))
		}
		return s.reasonOfHex(m)
	case KindDraw:
		return phrase("draw-none", "good", m.Good(), "goods", letters(variants.DrawableGoods(s.bag)))
	case KindPlace:
		return phrase("place-city", "city", m.City())
	case KindRoll:
		return phrase("roll-number", "number", s.game.dice, "found", m.White().Len())
	case KindDraft:
		return phrase("draft-none", "die", m.Die(), "dice", facesOf(s.white))
	case KindUseValue, KindUseStep, KindUseFlip, KindUseReroll:
		return s.reasonOfUse(m, rule)
	case KindUseTwo:
		return s.reasonOfUseTwo(rule)
	case KindBuild:
		return s.reasonOfBuild(m, rule)
	case KindImprove:
		return phrase("box-ticked", "box", s.die)
	case KindDeliver:
		return s.reasonOfDeliver(m, rule)
	case KindTake:
		return s.reasonOfTake(rule)
	case KindPass:
		return phrase("pass", "die", s.die, "action", s.anAction())
	case KindFulfil:
		return s.reasonOfFulfil(m, rule)
	}
	return phrase("rule", "text", rule.Text())
}

// word is the first word of moves of the kind.
func (k Kind) word() string {
	word, _, _ := strings.Cut(k.String(), " ")
	return word
}

// askedFor names the moves that the phase asks for.
func (s *State) askedFor() (words []string) {
	for k := Kind(1); k < kindEnd; k++ {
		asked := phaseKinds[s.phase].kinds.has(k) && (k != KindFulfil || s.game.keepsDelivered)
		if word := k.word(); asked && (len(words) == 0 || words[len(words)-1] != word) {
			words = append(words, word)
		}
	}
	return words
}

func (s *State) reasonOfUse(m Move, rule Rule) Phrase {
	if rule == YucataUsedFace && s.tileEffect(2) != usedValue {
		return phrase("yucata-not-played")
	}
	if why, ok := s.reasonOfTile(m.Tile(), rule); ok {
		return why
	}
	switch {
	case s.has(flagSettled):
		return phrase("die-settled")
	case m.Die() == int(s.die):
		return phrase("die-shows", "die", s.die)
	case rule == YucataUsedFace:
		return phrase("face-not-used", "value", m.Die(), "faces", joined(s.facesUsed.All()))
	case m.Kind() == KindUseStep && rule == TilePlusMinus && s.tileEffect(5) == plusMinus:
		return phrase("step-out", "die", s.die, "step", fmt.Sprintf("%+d", m.Step()))
	}
	return s.otherSide(m.Tile())
}

// otherSide is that a tile does something else, and what.
func (s *State) otherSide(tile int) Phrase {
	return phrase("tile-other-side", "tile", s.tileFace(tile), "text", ruleOf[s.tileEffect(tile)].Text())
}

// reasonOfTile is why a tile cannot be used whatever it does; not ok if that
// is not the reason.
func (s *State) reasonOfTile(tile int, rule Rule) (why Phrase, ok bool) {
	switch {
	case s.rack.holder(tile) == Nobody:
		return phrase("tile-in-centre", "tile", tile), true
	case s.rack.holder(tile) != s.turn:
		return phrase("tile-of-other", "tile", tile, "seat", s.rack.holder(tile)), true
	case rule == TileHasEffect && s.used.has(tile):
		return phrase("tile-used", "tile", s.tileFace(tile)), true
	case rule == SoloKeptTileOnce && s.usedBefore.has(tile):
		return phrase("tile-used-before", "tile", s.tileFace(tile)), true
	}
	return Phrase{}, false
}

func (s *State) reasonOfUseTwo(rule Rule) Phrase {
	switch {
	case s.phase == PhaseAct && s.game.solo():
		return phrase("two-in-olives-turn")
	case s.phase == PhaseAct:
		return phrase("two-after-action")
	}
	if why, ok := s.reasonOfTile(2, rule); ok {
		return why
	}
	switch {
	case s.tileEffect(2) != twoDice:
		return s.otherSide(2)
	case s.acted != 1:
		return phrase("two-once")
	case !s.has(flagHeldTwo):
		return phrase("two-held-late")
	}
	return phrase("two-few-dice", "dice", s.white.Len())
}

// reasonOfHex is why track cannot be drawn in a hex, whatever the region.
func (s *State) reasonOfHex(m Move) Phrase {
	i, ok := s.game.board.Index(m.Hex())
	switch {
	case !ok:
		return phrase("hex-lacking", "hex", m.Hex(), "board", s.game.board.Name())
	case s.game.siteOf[i] < 0:
		return phrase("hex-city", "hex", m.Hex())
	}
	return phrase("hex-drawn", "hex", m.Hex(), "track", s.sheetOf(s.turn).trackAt(int(s.game.siteOf[i])))
}

func (s *State) reasonOfBuild(m Move, rule Rule) Phrase {
	if i, ok := s.game.board.Index(m.Hex()); ok && rule == BuildInRegion {
		return phrase("hex-region", "hex", m.Hex(), "region", s.game.board.Region(i), "die", s.die)
	}
	switch rule {
	case BuildInRegion, BuildOutsideCities, BuildOnEmptyHex:
		return s.reasonOfHex(m)
	case SoloKeptTileOnce:
		return phrase("tile-used-before", "tile", s.tileFace(6))
	}
	return phrase("type-not-shown", "type", m.Track().Type(), "black", s.black)
}

func (s *State) reasonOfDeliver(m Move, rule Rule) Phrase {
	from, to := m.From(), m.To()
	switch rule {
	case TakeBeforeUse, TileDestination, TileLonger, TileUnlimited, SoloKeptTileOnce:
		return s.reasonOfDeliveryTile(m, rule)
	case DeliverFromDie:
		switch line := s.supply[from-1]; {
		case from != int(s.die) && !m.NamesDestination():
			return phrase("source-not-die", "die", s.die, "from", from)
		case m.LinePlace() != 0:
			return phrase("good-not-at-place", "good", m.Good(), "place", m.LinePlace(), "from", from, "goods", letters(line))
		default:
			return phrase("good-not-there", "good", m.Good(), "from", from, "goods", letters(line))
		}
	case DeliverNoCityTwice:
		return phrase("same-city", "from", from)
	case PowerOfGoods:
		if good, city := s.ownGood(s.turn); m.LinePlace() != 0 && good == m.Good() && city == m.From() {
			return phrase("own-in-no-line", "place", m.LinePlace())
		}
		return phrase("own-not-there", "good", m.Good(), "from", from)
	case SoloTurn:
		if s.game.solo() {
			return phrase("place-missing")
		}
		return phrase("place-needless")
	case DeliverToColour:
		return phrase("wrong-colour", "good", m.Good(), "cities", s.citiesFor(m.Good()), "to", to)
	case DeliverNotOverWalls:
		return phrase("blocked", "from", from, "to", to, "distance", m.Distance())
	case DeliverOverOwnLinks:
		if found := s.sheetOf(s.turn).reach.between(from, to); found != 0 {
			return phrase("no-such-distance", "from", from, "to", to, "distance", m.Distance(), "distances", joined(found.all()))
		}
		return phrase("no-route", "from", from, "to", to)
	case TileHasEffect:
		return phrase("unlimited-needless", "strength", s.strength(), "distance", m.Distance()+m.Bonus())
	}
	return s.reasonOfStrength(m)
}

func (s *State) reasonOfDeliveryTile(m Move, rule Rule) Phrase {
	tile := 3
	switch {
	case m.NamesDestination() && s.canUse(3, destination) != 0, m.Bonus() != 0 && s.canUse(3, longer) != 0:
	case m.NamesDestination() && m.To() != int(s.die):
		return phrase("destination-not-die", "die", s.die, "to", m.To())
	default:
		tile = 4
	}
	if why, ok := s.reasonOfTile(tile, rule); ok {
		return why
	}
	return s.otherSide(tile)
}

// reasonOfStrength says which distance the engine would have allowed.
func (s *State) reasonOfStrength(m Move) Phrase {
	found := s.sheetOf(s.turn).reach.between(m.From(), m.To())
	longest := 0
	for distance := range found.all() {
		if distance+m.Bonus() <= s.strength() {
			longest = distance
		}
	}
	switch {
	case longest == 0:
		return phrase("too-weak", "from", m.From(), "to", m.To(), "strength", s.strength(), "distance", m.Distance()+m.Bonus())
	case m.Bonus() != 0:
		return phrase("too-long-with-bonus", "from", m.From(), "to", m.To(), "strength", s.strength(), "longest", longest, "bonus", m.Bonus())
	}
	return phrase("too-long", "from", m.From(), "to", m.To(), "strength", s.strength(), "longest", longest)
}

func (s *State) reasonOfTake(rule Rule) Phrase {
	if rule == TakeOwnTile {
		return phrase("own-sideways", "tile", s.die)
	}
	return phrase("tile-sideways", "tile", s.die, "seat", s.rack.holder(int(s.die)))
}

// anAction names an action that the die allows.
func (s *State) anAction() Kind {
	switch {
	case s.canBuild():
		return KindBuild
	case s.checkImprove() == 0:
		return KindImprove
	case s.canDeliver():
		return KindDeliver
	}
	return KindTake
}

func (s *State) reasonOfFulfil(m Move, rule Rule) Phrase {
	order := m.Order()
	switch {
	case !s.game.keepsDelivered:
		return phrase("orders-not-played")
	case s.has(flagFulfilled):
		return phrase("order-once")
	case !s.isOpen(order):
		return phrase("order-taken", "order", order, "seat", s.orders.holder(order))
	case rule == OrderOneCoal:
		return phrase("order-coal", "order", order, "goods", letters(s.orderOf(order).Goods))
	case !s.orderOf(order).Payment(m.Given()).Pays():
		return phrase("order-goods", "order", order, "goods", letters(s.orderOf(order).Goods))
	}
	return phrase("order-not-kept", "goods", letters(s.kept[s.turn-1]), "given", m.Given())
}

// citiesFor names the cities to which a good may go.
func (s *State) citiesFor(g variants.Good) string {
	return joined(func(yield func(int) bool) {
		for city := 1; city <= 6; city++ {
			if variants.MayGoTo(g, s.game.colours[city]) && !yield(city) {
				return
			}
		}
	})
}
