package steampower

import "github.com/railhex/railhex/variants/family/archive"

// MarshalJSON returns the whole position as JSON, the setup included; null for the zero
// State. Where a report says the same, the words are the report's:
//
//	setup        what is played
//	  players      how many
//	  map          the name of one that ships, or the whole text of another
//	  components   likewise
//	phase        what the next move must be
//	round        from 1; 0 in the setup
//	seat         seat whose turn it is, in "deal" the one that draws; 0 in "city" and
//	             "over"
//	quiet        rounds in a row that ended without a link completed, a factory built
//	             or a contract fulfilled
//	left         actions the player may still begin in this turn
//	deals        contracts this player is still to draw, if so many can be
//	contract     being fulfilled, or whose bonus is offered or being taken; else 0
//	goods        still to be provided, in "ship"; else ""
//	productive   whether a link was completed, a factory built or a contract
//	             fulfilled in this round
//	cities       one for each city space, by row, then column
//	  hex          where it is
//	  tile         the letter of its colour, "" before it is drawn
//	  factory      seat of its owner, 0 if there is none
//	  goods        how many lie there
//	track        hex, track and owner, by row, then column, as in "c5 E-W P1" and
//	             "c6 E-W P1 + NE-SW P2"
//	players      one for each seat
//	  money        in dollars
//	  hand         contracts, ascending
//	  fulfilled    contracts, ascending
//	  lost         contracts that were drawn out of their hand, ascending, of which
//	               they know
//	    contract     which
//	    hands        in whose hand it may be, for all that they have seen since
//
// All fields are always there, in this order, and nothing else is. What is in the
// bag, the supply and the stacks, what links there are and whose network is where
// follows from it.
func (s State) MarshalJSON() ([]byte, error) {
	if s.game == nil {
		return []byte("null"), nil
	}
	a := archive.AppendJSON(make([]byte, 0, usualJSON))
	s.game.setup.fields(&a, s.game.boardText, s.game.partsText)
	s.fields(&a)
	return a.Bytes(), nil
}

// usualJSON is how long the JSON of a position mostly is at the most.
const usualJSON = 3 << 10

// UnmarshalJSON reads what MarshalJSON writes, with the fields in any order; null
// leaves s as it is. The first field that is missing, unknown, there twice or of
// another kind is a [*hexmap.ParseError], or a [*family.StateError] if a rule forbids what it says.
// The faults of a setup are those of [New]. If every field can be read, each invariant
// that the position breaks (see [State.Validate]) is a [*family.StateError]; they are joined. On
// an error s is as it was.
func (s *State) UnmarshalJSON(text []byte) error {
	return archive.UnmarshalJSON(s, text, readJSON)
}

func readJSON(a *archive.Archive) (State, error) {
	var setup Setup
	setup.fields(a, "", "")
	if err := a.Err(); err != nil {
		return State{}, err
	}
	g, err := gameOf(setup)
	if err != nil {
		return State{}, err
	}
	return g.read(a)
}
