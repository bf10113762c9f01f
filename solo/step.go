package solo

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
