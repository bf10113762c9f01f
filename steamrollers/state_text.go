package steamrollers

import (
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers/internal/document"
	"github.com/railhex/railhex/variants/family"
)

// AppendText appends the whole position as one line that fits into a log or a
// URL: it is made of letters, digits, ".", "_" and "-" alone. The setup is
// named by its [Setup.ID]; [ParseState] reads the line against it. Of the zero
// State it is nothing. The error is always nil.
//
// The line is of fields joined by ".", these and then one for each seat; the
// parts of a field are joined by "_", and "-" is nothing. In a game of two on
// the standard board, without modules:
//
//	c578b11791bd7000           ID of the setup
//	act                        phase
//	12                         round
//	2                          seat whose turn it is, 0 if nobody's
//	0                          quiet rounds
//	4                          die in use, 0 if none
//	44                         white dice, ascending
//	-                          die reserved and for whom: "43"
//	ss                         black die: the initials of its two types
//	0                          die of the chart, 0 if none
//	a0b0a1b2b0a0               action tiles 1 to 6: the side, a capital if it lies sideways,
//	                           and the seat that holds it, 0 for the centre
//	-                          orders 1 to 6: likewise
//	RGBE_YGB_YGB_RRG_YYE_RRBE  goods of the cities
//	Y6R4G6B5E6K6               bag
//	R1B1E1                     goods removed
//	-                          seats that took the starting powers engine, rail, points,
//	                           tile and goods, 0 for nobody: "20100"
//	-                          personal good and its city: "R3", or "R"
//	0                          actions of the turn that are done
//	-                          tiles used in this action
//	-                          tiles used in the first action
//	-                          faces used in the round
//	-                          some of p (a productive round), h (tile 2a held in time),
//	                           s (the die settled by 5b), f (an order fulfilled)
//	-                          Olive: "2_0_1_0_3_0_7_-", hexes crossed off in regions 1 to
//	                           6, points, next step in words joined by "-"
//	1356_1_-_35nccf9           seat 1: boxes, points for deliveries, goods kept, track; that
//	                           is, hex by hex in the order of the board, cities left out, the
//	                           number of empty ones, and a letter from a to o for each of
//	                           E-NE, E-NW … SW-SE
//	23_0_-_11e3h14i14n1f       seat 2
//
// [State.MarshalJSON] says more exactly what is meant.
func (s State) AppendText(dst []byte) ([]byte, error) {
	if s.game == nil {
		return dst, nil
	}
	return document.AppendLine(dst, s.document(), s.game.layout()), nil
}

// MarshalText is AppendText into a new slice.
func (s State) MarshalText() ([]byte, error) { return s.AppendText(nil) }

// String is the line of AppendText; "no position" for the zero State.
func (s State) String() string {
	if s.game == nil {
		return "no position"
	}
	text, _ := s.MarshalText()
	return string(text)
}

// ParseState reads the line of a position, as [State.AppendText] writes it and
// not otherwise, against the setup that it is of. If it is of another one the
// error is a [*family.SetupMismatchError], if the setup is none that of [New]. Each
// field that cannot be read is a [*ParseError], and each invariant that the
// position breaks (see [State.Validate]) a [*family.StateError]; they are joined.
func ParseState(text string, setup Setup) (State, error) {
	fresh, err := New(setup)
	if err != nil {
		return State{}, err
	}
	found, fields, err := document.CutID(text)
	if err != nil {
		return State{}, err
	}
	if expected := fresh.game.layout().ID; found != expected {
		return State{}, &family.SetupMismatchError{Found: found, Expected: expected, Board: "board"}
	}
	if s, ok := fresh.game.readLine(fields); ok {
		return s, nil
	}
	return fresh.game.parseLine(text)
}

// parseLine reads a line by way of its document, and tells all that is wrong with
// it.
func (g *game) parseLine(text string) (State, error) {
	doc, err := document.ParseLine(text, g.layout())
	if err != nil {
		return State{}, err
	}
	doc.Start = int(startOf(uint16(doc.Round), g.seats))
	return g.pack(doc)
}

// UnmarshalText reads what MarshalText writes of a setup whose board and
// components ship; for others there is [ParseState], and the error is a
// [*family.SetupMismatchError]. The empty text is the zero State. On an error s is as
// it was.
func (s *State) UnmarshalText(text []byte) error {
	if len(text) == 0 {
		*s = State{}
		return nil
	}
	id, _, err := document.CutID(string(text))
	if err != nil {
		return err
	}
	setup, ok := shippedSetups()[id]
	if !ok {
		return &family.SetupMismatchError{Found: id, Board: "board"}
	}
	read, err := ParseState(string(text), setup)
	if err != nil {
		return err
	}
	*s = read
	return nil
}

// layOut is what the line of a position has to know of the game.
func (g *game) layOut() *document.Layout {
	l := &document.Layout{ID: idOf(g.text), Seats: int(g.seats), Alone: g.solo()}
	for p := Phase(1); p < phaseEnd; p++ {
		l.Phases = append(l.Phases, p.String())
	}
	for step := solo.Step(0); step <= solo.Won; step++ {
		l.Steps = append(l.Steps, step.String())
	}
	for i := range l.Tiles {
		l.Tiles[i] = [2]string{g.faceOf(i+1, false).String(), g.faceOf(i+1, true).String()}
	}
	for _, name := range g.names {
		l.AddSite(name.String())
	}
	return l
}
