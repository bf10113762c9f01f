package steamrollers

import (
	"github.com/railhex/railhex/variants"
)

// A verdict is the result of judge. A legal move has no rule; another has the rule that
// forbids it, the reason, and what the sentence needs besides the position and the move.
// Every sentence about a refusal is made from it.
//
// Four fields are the most that the compiler keeps in registers.
type verdict struct {
	rule   Rule
	reason string // the key of a sentence that says why
	tile   uint8  // the tile that the reason is about
	found  uint8  // what judging found: a seat, kind or count for the sentence, or an index that applying reuses
}

// legal reports whether nothing forbids the move.
func (v verdict) legal() bool { return v.rule == 0 }

// allows returns a legal verdict with an index for applying: the site of a hex, the place of
// a good in its line.
func allows(found int) verdict { return verdict{found: uint8(found)} }

// refused returns the verdict of a rule for a reason that needs no number.
func refused(rule Rule, reason string) verdict { return verdict{rule: rule, reason: reason} }

// notAsked is the verdict on a move whose kind the phase does not ask for. The phase of
// the zero State asks for no kind, and no phase asks for the zero Move.
func (s *State) notAsked(m Move) verdict {
	if s.game == nil {
		return refused(NoState, "no-state")
	}
	if m.Kind() == 0 {
		return refused(NoMove, "no-move")
	}
	v := refused(s.comesNext(), "not-asked")
	switch {
	case s.phase == PhaseOver:
		v.reason = "over"
	case useKinds.has(m.Kind()) && askedIn[s.phase]&useKinds != 0: // another tile is asked for
		v.reason, v.tile = "tile-not-now", uint8(m.ActionTile())
	case s.Turn() != Nobody:
		v.reason = "not-asked-of"
	}
	return v
}

// useKinds are the kinds of moves that share the word "use".
var useKinds = kinds(KindUseValue, KindUseStep, KindUseFlip, KindUseReroll, KindUseTwo)

// Apply returns the position after m. If m is not legal, the State is the one it
// was called on and the error is a [*family.MoveError] that holds the rule and says
// why in a sentence.
//
// Apply on a legal move allocates nothing.
func (s *State) Apply(m Move) (next State, err error) {
	next = *s
	err = next.ApplyTo(&next, m) // a fifth faster than to judge here and to return in two places
	return next, err
}

// ApplyTo writes to *next what [State.Apply] returns: the position after m. A playout that
// keeps no positions can call s.ApplyTo(&s, m) to avoid the copy. If m is not legal,
// ApplyTo returns the error of Apply and leaves *next as it was.
//
// No other goroutine may use *next meanwhile. For a legal move ApplyTo allocates nothing.
func (s *State) ApplyTo(next *State, m Move) error {
	v := s.judge(m)
	if !v.legal() {
		return s.refuse(m, v)
	}
	if next != s {
		*next = *s
	}
	next.advance(m, v, nil)
	return nil
}

// Check returns the verdict of Apply without applying: nil where m is legal, else
// the bare [Rule] that forbids it ([NoState], [NoMove] for a zero State or
// Move). It allocates nothing; [State.Explain] says the rest.
func (s *State) Check(m Move) error {
	if v := s.judge(m); !v.legal() {
		return v.rule
	}
	return nil
}

// An effect is what the face of an action tile does. Modules may put another
// effect on a face (see YUCATA-1).
type effect uint8

const (
	noEffect     effect = iota
	anyValue            // TILE-1
	twoDice             // TILE-2a
	stealsDie           // TILE-2b
	usedValue           // YUCATA-1
	rerollsOlive        // SOLO-10
	sparesGood          // SOLO-11
	destination         // TILE-3a
	longer              // TILE-3b
	unlimited           // TILE-4a
	stronger            // TILE-4b
	plusMinus           // TILE-5a
	rerollFlip          // TILE-5b
	anyTrack            // TILE-6
)

var effectOf = [variants.NumFaces + 1]effect{
	variants.Tile1a: anyValue, variants.Tile1b: anyValue,
	variants.Tile2a: twoDice, variants.Tile2b: stealsDie,
	variants.Tile2aSolo: rerollsOlive, variants.Tile2bSolo: sparesGood,
	variants.Tile3a: destination, variants.Tile3b: longer,
	variants.Tile4a: unlimited, variants.Tile4b: stronger,
	variants.Tile5a: plusMinus, variants.Tile5b: rerollFlip,
	variants.Tile6a: anyTrack, variants.Tile6b: anyTrack,
}

// ruleOf is the rule that describes an effect.
var ruleOf = [...]Rule{
	anyValue: tileAnyValue, twoDice: tileTwoDice, stealsDie: tileSteal, usedValue: yucataUsedFace,
	rerollsOlive: soloRerollTile, sparesGood: soloSpareTile, destination: tileDestination, longer: tileLonger,
	unlimited: tileUnlimited, stronger: tileStronger, plusMinus: tilePlusMinus, rerollFlip: tileRerollOrFlip,
	anyTrack: tileAnyTrack,
}

// tileEffect is what the side of a tile does that is up in this game.
func (s *State) tileEffect(tile int) effect {
	return s.game.effects[tile][s.tileSides.index(tile)]
}

// tileFace is the face of a tile that is up, zero before chance has spoken.
func (s *State) tileFace(tile int) variants.Face {
	if !s.tileSides.drawn() {
		return 0
	}
	return s.game.faces[tile][s.tileSides.index(tile)]
}

// holds reports whether a seat holds a tile whose upper side has that effect.
func (s *State) holds(seat Seat, tile int, e effect) bool {
	return s.rack.holder(tile) == seat && s.tileEffect(tile) == e
}

// canUse is the verdict on the use of a tile for an effect by the player whose
// turn it is: what all uses of tiles have in common.
func (s *State) canUse(tile int, e effect) verdict {
	switch {
	case s.rack.holder(tile) != s.turn:
		return s.notHeld(tile)
	case s.tileEffect(tile) != e:
		return verdict{rule: ruleOf[e], reason: "tile-other-side", tile: uint8(tile)}
	case s.used.has(tile):
		return verdict{rule: tileHasEffect, reason: "tile-used", tile: uint8(tile)} // TILE-0: once in an action
	case s.usedBefore.has(tile):
		return verdict{rule: soloKeptTileOnce, reason: "tile-used-before", tile: uint8(tile)} // SOLO-5
	}
	return verdict{}
}

// mayUse reports whether canUse has nothing against it. Listing moves asks this
// of tiles that mostly belong to other seats.
func (s *State) mayUse(tile int, e effect) bool {
	return s.rack.holder(tile) == s.turn && s.canUse(tile, e).legal()
}

// notHeld is the verdict on using a tile that somebody else holds, or nobody
// (TAKE-5).
func (s *State) notHeld(tile int) verdict {
	holder := s.rack.holder(tile)
	if holder == Nobody {
		return verdict{rule: takeBeforeUse, reason: "tile-in-centre", tile: uint8(tile)}
	}
	return verdict{rule: takeBeforeUse, reason: "tile-of-other", tile: uint8(tile), found: uint8(holder)}
}

// useTile notes that the player whose turn it is uses a tile in their action; a
// kept one they do not use again in it (TILE-0).
func (s *State) useTile(tile int, log *chronicle) {
	if s.spend(tile, log) {
		s.used = s.used.with(tile)
	}
}

// spend applies TAKE-6 to a tile that was used: a spent one is back in the
// centre at once. It reports whether the tile is kept.
func (s *State) spend(tile int, log *chronicle) (kept bool) {
	holder := s.rack.holder(tile)
	kept = s.game.values[tile][s.tileSides.index(tile)].Kept
	if !kept {
		s.rack = s.rack.toCentre(tile)
	}
	if log != nil {
		face := s.tileFace(tile)
		log.add(Event{Kind: TileUsed, Rule: ruleOf[s.tileEffect(tile)], Seat: holder, ActionTile: face})
		if !kept {
			log.add(Event{Kind: TileReturned, Rule: takeSpentOrKept, Seat: holder, ActionTile: face})
		}
	}
	return kept
}
