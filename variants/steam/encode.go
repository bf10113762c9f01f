package steam

import (
	"cmp"

	"github.com/railhex/railhex/variants/family/archive"
)

// AppendText appends the whole position as one line that fits into a log or a URL. The
// setup is named by its [Setup.ID]; [ParseState] reads the line against it. For the zero
// State it appends nothing. The error is always nil.
//
// The line is the fields of [State.MarshalJSON] but the setup, without their names, as
// package archive writes them.
func (s State) AppendText(dst []byte) ([]byte, error) {
	if s.game == nil {
		return dst, nil
	}
	a := archive.AppendLine(dst, s.game.id)
	s.fields(&a)
	return a.Bytes(), nil
}

// MarshalText writes as [State.AppendText] does, into a fresh slice.
func (s State) MarshalText() ([]byte, error) { return s.AppendText(nil) }

// String returns the line of AppendText; "no position" for the zero State.
func (s State) String() string {
	text, _ := s.MarshalText()
	return cmp.Or(string(text), "no position")
}

// ParseState reads the line of a position, as [State.AppendText] writes it and not
// otherwise, against the setup that it is of. If it is of another one the error is
// a [*family.SetupMismatchError], if the setup is invalid that of [New]. The first field that
// cannot be read is a [*hexmap.ParseError], or a [*family.StateError] if a rule forbids what it
// says. If every field can be read, each invariant that the position breaks (see
// [State.Validate]) is a [*family.StateError]; they are joined.
func ParseState(text string, setup Setup) (State, error) {
	g, err := gameOf(setup)
	if err != nil {
		return State{}, err
	}
	return archive.ParseLine(text, g.id, "map", g.read)
}

// read reads a position of a game and holds it to all invariants.
func (g *game) read(a *archive.Archive) (State, error) {
	read := State{game: g}
	read.fields(a)
	if err := a.Close(); err != nil {
		return State{}, err
	}
	in := inspection{State: &read}
	in.inspect()
	if err := in.Findings.Refusal(); err != nil {
		return State{}, err
	}
	return read, nil
}

// UnmarshalText reads what MarshalText writes of a setup whose map and components
// ship; for others there is [ParseState], and the error is a [*family.SetupMismatchError].
// The empty text is the zero State. On an error s is as it was.
func (s *State) UnmarshalText(text []byte) error {
	return archive.UnmarshalText(s, text, "map", shippedSetups, ParseState)
}

// MarshalJSON returns the whole position as JSON, the setup included; null for the zero
// State. Where a report says the same, the words are the report's:
//
//	setup        what is played
//	  players      how many
//	  map          the name of one that ships, or the whole text of another
//	  components   likewise
//	  rules        "base" or "standard"
//	  order        "auction" or "random", "" in the standard game
//	phase        what the next move must be
//	round        turn of the game, from 1; 0 before the first
//	cycle        1 or 2 in the goods phase, else 0
//	filled       in "goods" cities and spaces that are filled, in "deal" seats that
//	             have a tile; else 0
//	order        seats in turn order; in an auction those who have their place
//	queue        seats still to act, the first of them asked
//	waiting      seats in the order in which an auction of the standard game asks
//	auction      null, or
//	  in           seats still in, ascending
//	  high         the highest bid, -1 before the first
//	  bidder       whose it is, or 0
//	  asked        the seat that is asked
//	free         seat that may still pass and stay in (STD-7), also while capital is
//	             taken before the auction; else 0
//	left         tiles that may still be laid in this build turn
//	gains        points of a delivery that are not taken yet, the seat that chooses next first
//	  seat         who
//	  points       how many
//	cities       all of them, by row, then column
//	  hex          where
//	  colour       which
//	  goods        by their letters
//	  grown        whether it has a growth marker
//	supply       sets on the spaces
//	track        hex and what it holds, by row, then column
//	links        by the stop and the edge where they begin, in that order
//	  from         such as "c5/E"
//	  owner        seat, or 0
//	  extended     whether an incomplete one was extended in this build turn
//	players      one for each seat
//	  money        cash
//	  income       steps, -10 at the least
//	  points       victory points
//	  locomotive   level
//	  dealt        number of the tile dealt, 0 before
//	  action       tile taken in this turn, "" before
//	  pending      whether its growth or urbanisation may still be done
//	  bid          in this auction, -1 if none
//	  improved     whether the locomotive was improved in this goods phase
//	  eliminated   whether the player is bankrupt
//
// All fields are always there, in this order, and nothing else is. What is in the
// bag, which tiles are left and where links end follows from it.
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
	return archive.UnmarshalJSON(s, text, archive.WithSetup((*Setup).fields, gameOf, (*game).read))
}
