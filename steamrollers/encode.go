package steamrollers

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

// MarshalText writes as AppendText does, into a fresh slice.
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
	return archive.ParseLine(text, g.id, "board", g.read)
}

// read reads a position of a game and holds it to all invariants.
func (g *game) read(a *archive.Archive) (State, error) {
	read := State{game: g}
	read.fields(a)
	if err := a.Close(); err != nil {
		return State{}, err
	}
	in := inspection{State: &read}
	in.carryAlong()
	in.inspect()
	if err := in.Findings.Refusal(); err != nil {
		return State{}, err
	}
	return read, nil
}

// UnmarshalText reads what MarshalText writes of a setup whose board and components
// ship; for others there is [ParseState], and the error is a [*family.SetupMismatchError].
// The empty text is the zero State. On an error s is as it was.
func (s *State) UnmarshalText(text []byte) error {
	return archive.UnmarshalText(s, text, "board", shippedSetups, ParseState)
}

// carryAlong sets what is carried along of all players that were read.
func (in *inspection) carryAlong() {
	for seat := Seat(1); seat <= in.game.seats; seat++ {
		in.kept[seat-1] = in.handOf(in.kept[seat-1].goods()) // the sides of the orders are known now
		if in.hasTracer() {
			in.relink(seat)
		}
	}
	in.carried = true
}

// MarshalJSON returns the whole position as JSON, the setup included; null for the
// zero State. Where a report says the same, the words are the report's:
//
//	setup        what is played
//	  players      how many, 1 against Olive
//	  board        the name of one that ships, or the whole text of another
//	  components   likewise
//	  modules      those of coal, order, power, yucata that are in play
//	  wall         "", "medium" or "hard"
//	  olive        her level, "" if she does not play
//	phase        what the next move must be
//	round        from 1; 0 in the setup
//	start        seat of the start player, 1 in the setup
//	turnOf       seat whose turn it is, also while chance or another player is
//	             asked in it; 0 between rounds and in Olive's turn, but 1 while
//	             the player is asked in that
//	quiet        rounds in a row that ended without a build, an improvement or a
//	             delivery
//	die          value of the die in use, 0 if none is
//	dice         white dice that nobody has drafted or reserved, ascending
//	reserved     die that tile 2b holds, 0 if none
//	reservedFor  seat for which it does, 0 if none
//	black        the two types of the last roll, "" before the first
//	wall         die of the chart of blocked borders, 0 if there is none
//	supply       goods of each city, in solo in the order of the line, else in the
//	             canonical one
//	bag          goods in the bag, coal aside among them
//	removed      goods out of the game
//	centre       faces of the action tiles in the centre, by number
//	orders       faces of the orders still open, by number
//	players      one for each seat
//	  boxes        engine boxes ticked, ascending
//	  track        hex and track, by row, then column
//	  tiles        action tiles held, by number
//	    face         such as "4b"
//	    sideways     whether it lies so
//	  kept         goods delivered and kept for orders
//	  own          personal good and its city, as in "R3"; "R" while it is to be
//	               placed, "" if there is none
//	  orders       faces of the orders fulfilled, by number
//	  power        the starting power taken, "" if none
//	  delivery     points for deliveries
//	olive        null where she does not play
//	  crossed      hexes crossed off in regions 1 to 6
//	  delivery     points for goods removed
//	  step         what comes next in her turn, such as "re-roll for the city";
//	               "won" after she has won at once, "" if her turn is not on
//	acted        actions of this turn that are done, a pass included
//	used         kept tiles that served the action going on, ascending
//	usedBefore   against Olive, kept tiles that served the first action
//	facesUsed    faces used in this round, where YUCATA-1 asks for them
//	held2a       whether tile 2a was held when the first die was drafted, and is
//	             not used yet
//	settled      whether tile 5b has decided the die
//	fulfilled    whether an order was fulfilled in this turn
//	productive   whether somebody built, improved or delivered in this round
//
// All fields are always there, in this order, and nothing else is.
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
