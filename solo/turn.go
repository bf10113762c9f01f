package solo

import (
	"github.com/railhex/railhex/hexmap"
)

// A Turn is where Olive's turn stands: the value of her die and the step that
// comes next. The zero Turn is no turn. It is plain data of two bytes, to be
// stored in a game between the player's decisions and to be decoded from one.
//
// To drive the turn, look at Next: call Play where Next.Plays, Answer where
// Next.Offers, and Reroll where Next.Rerolls, until Next.Ends. Each of the three
// panics at any other step.
type Turn struct {
	Die  uint8
	Next Step
}

// Begin returns her turn, at its first step, with the die that the player has left her. That
// step is an offer if the player holds solitaire tile 2a, who is asked once, at the start
// (SOLO-10). Begin panics if the die is not 1 to 6.
func Begin(die int, holds2a bool) Turn {
	t := Turn{Next: CrossOff}.showing(die)
	if holds2a {
		t.Next = OfferReroll
	}
	return t
}

// IsValid reports whether t is a turn: a die from 1 to 6 and a step.
func (t Turn) IsValid() bool { return t.Die-1 < hexmap.NumRegions && t.Next.IsValid() }

// Answer goes on after the player was offered the use of her solitaire tile. If
// she uses it, the driver sees to what becomes of the tile (TAKE-6).
func (t Turn) Answer(uses bool) Turn {
	switch {
	case t.Next == OfferReroll && uses:
		t.Next = RerollForTile // SOLO-10
	case t.Next == OfferReroll:
		t.Next = CrossOff
	case t.Next == OfferKeep && uses:
		t.Next = CrossAgain // SOLO-11
	case t.Next == OfferKeep:
		t.Next = Remove
	default:
		panic("solo: Turn.Answer where nothing is offered")
	}
	return t
}

// Reroll goes on with the face that fell, 1 to 6 (it panics for any other), at
// step 1 (SOLO-8, SOLO-10).
func (t Turn) Reroll(face int) Turn {
	if !t.Next.Rerolls() {
		panic("solo: Turn.Reroll where no die is re-rolled")
	}
	t.Next = CrossOff
	return t.showing(face)
}

func (t Turn) showing(face int) Turn {
	if face < 1 || face > hexmap.NumRegions {
		panic("solo: no face of a die")
	}
	t.Die = uint8(face)
	return t
}

// A Table is what Olive must be told of the game before each of her steps, as it
// is at that moment: a step may have changed it.
type Table struct {
	Upright bool // the player holds an upright tile of the die's number (SOLO-7)
	Empty   bool // the die's city has no good on the supply board (SOLO-8)
	Holds2b bool // the player holds solitaire tile 2b and can use it (SOLO-11)
}

// An Act is a kind of Deed.
type Act uint8

// The acts.
const (
	Nothing    Act = iota // the step called for nothing
	CrossedOff            // a hex of the region was crossed off on her sheet
	SentBack              // the player's tile of that number goes back to the centre: for the driver to do
	Removed               // the rightmost good of the city leaves the game, for Points: for the driver to do
	FoundFull             // every hex of the region was crossed off already: she has won
)

// A Deed is what Olive did in a step.
type Deed struct {
	Act    Act
	Number int // of the die: the region, the tile's number, the city
	Points int // scored for a good removed, otherwise 0
}

// Play plays the next step on sheet s with room on it, seeing the table. It
// returns how the turn stands then, the sheet as it is then, and what was done.
func (t Turn) Play(s Sheet, room Room, table Table) (Turn, Sheet, Deed) {
	region := int(t.Die)
	deed := Deed{Number: region}
	switch t.Next {
	case CrossOff:
		s, deed.Act, t.Next = t.cross(s, room, ReturnTile) // SOLO-6
	case ReturnTile:
		if table.Upright { // SOLO-7
			deed.Act = SentBack
		}
		t.Next = LookAtCity
	case LookAtCity:
		switch {
		case table.Empty:
			t.Next = RerollForCity // SOLO-8
		case !s.Removes(region):
			t.Next = Done // SOLO-9
		case table.Holds2b:
			t.Next = OfferKeep // SOLO-11
		default:
			t.Next = Remove
		}
	case Remove:
		s, deed.Points = s.Remove(region) // SOLO-9
		deed.Act, t.Next = Removed, Done
	case CrossAgain:
		s, deed.Act, t.Next = t.cross(s, room, Done) // SOLO-11
	default:
		panic("solo: Turn.Play where Olive does not play by herself")
	}
	return t, s, deed
}

// cross crosses off a hex of the die's region, to go on with the step given. If
// no hex is left, Olive has won.
func (t Turn) cross(s Sheet, room Room, then Step) (Sheet, Act, Step) {
	if s, ok := s.Cross(int(t.Die), room); ok {
		return s, CrossedOff, then
	}
	return s, FoundFull, Won // SOLO-6
}

// A Step is what comes next in Olive's turn. The zero Step is invalid.
type Step uint8

// The steps. Those that offer something wait for the player's answer, those that
// re-roll for the face that falls; the others Olive plays by herself.
const (
	OfferReroll   Step = iota + 1 // the player may have the die re-rolled with solitaire tile 2a: SOLO-10
	RerollForTile                 // the die is re-rolled, the player having used 2a: SOLO-10
	CrossOff                      // step 1, a hex of the die's region is crossed off: SOLO-6
	ReturnTile                    // step 2, the player's tile of the die's number goes back: SOLO-7
	LookAtCity                    // step 3, is the die's city empty: SOLO-8
	RerollForCity                 // the die is re-rolled, its city being empty: SOLO-8
	OfferKeep                     // the player may keep a good from being removed with solitaire tile 2b: SOLO-11
	Remove                        // step 4, a good of the die's city is removed: SOLO-9
	CrossAgain                    // instead of step 4, the player having used 2b, one more hex is crossed off: SOLO-11
	Done                          // nothing, her turn is over
	Won                           // nothing, she has won at once: SOLO-6, SOLO-11
)

var steps = [...]struct{ words, rule string }{
	OfferReroll:   {"offer a re-roll", "SOLO-10"},
	RerollForTile: {"re-roll for the tile", "SOLO-10"},
	CrossOff:      {"cross off", "SOLO-6"},
	ReturnTile:    {"return the tile", "SOLO-7"},
	LookAtCity:    {"look at the city", "SOLO-8"},
	RerollForCity: {"re-roll for the city", "SOLO-8"},
	OfferKeep:     {"offer to keep the good", "SOLO-11"},
	Remove:        {"remove a good", "SOLO-9"},
	CrossAgain:    {"cross off again", "SOLO-11"},
	Done:          {"done", "SOLO-12"},
	Won:           {"won", "SOLO-6"},
}

// IsValid reports whether s is one of the steps.
func (s Step) IsValid() bool { return s >= OfferReroll && s <= Won }

// Offers reports whether s waits for the player to say whether she uses her
// solitaire tile: Turn.Answer goes on.
func (s Step) Offers() bool { return s == OfferReroll || s == OfferKeep }

// Rerolls reports whether s waits for a new face of the die: Turn.Reroll goes
// on.
func (s Step) Rerolls() bool { return s == RerollForTile || s == RerollForCity }

// Ends reports whether nothing comes any more in this turn.
func (s Step) Ends() bool { return s == Done || s == Won }

// Plays reports whether Olive plays s by herself: Turn.Play goes on.
func (s Step) Plays() bool { return s.IsValid() && !s.Offers() && !s.Rerolls() && !s.Ends() }

// RuleID returns the identifier of the rule that calls for the step, such as
// "SOLO-8"; "" if s is no step.
func (s Step) RuleID() string {
	if !s.IsValid() {
		return ""
	}
	return steps[s].rule
}

// String returns the step in words; "" if s is no step.
func (s Step) String() string {
	if !s.IsValid() {
		return ""
	}
	return steps[s].words
}
