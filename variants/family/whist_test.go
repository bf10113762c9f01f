package family_test

import (
	"errors"
	"fmt"
	"io/fs"
	"math/bits"
	"strconv"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
)

// The tests of records play whist: each card from 1 to 13 falls once, dealt by chance or
// played by the seats in turn, and is worth its number to the seat whose turn its number
// names.
type (
	whist struct {
		players int
		table   string
		trumps  string
	}
	trick struct {
		act  string
		card int
	}
	hand struct {
		setup whist
		cards uint16 // those that have fallen, as bits
	}
	// position is a hand as records play it: they ask for no more than this.
	position struct {
		family.Position[hand, trick]
		*hand
	}
	// law is a rule of whist, valid with an identifier.
	law string
	// sentence is a reason that is its own template.
	sentence string

	whistRecord = family.Record[whist, hand, trick]
	whistReplay = family.Replay[whist, hand, trick]
)

const (
	following law = "FOLLOW-1"
	winning   law = "WIN-1"
	noLaw     law = ""
)

func (l law) Error() string  { return "the law " + string(l) }
func (l law) String() string { return string(l) }
func (l law) Text() string   { return "so it is" }
func (l law) IsValid() bool  { return l != noLaw }

func (s sentence) String() string        { return string(s) }
func (s sentence) Template() string      { return string(s) }
func (sentence) Notation(arg any) string { return fmt.Sprint(arg) }

var (
	errCellar     = errors.New("the table is in the cellar")
	errSmallTable = errors.New("the small table is for two")
	errFallen     = errors.New("that card has fallen")
	errTurn       = errors.New("another seat is asked")
	errNoHand     = errors.New("no hand")
	errNoTrick    = errors.New("no trick")
	errColour     = errors.New("the colour is hard to see")
)

var acts = []string{"deal", "play", "trumps"}

func (m trick) IsValid() bool { return m.act != "" }
func (m trick) Chance() bool  { return m.act == "deal" }
func (m trick) String() string {
	text, _ := m.AppendText(nil)
	return string(text)
}

func (m trick) AppendText(dst []byte) ([]byte, error) {
	if dst = append(dst, m.act...); m.act == "trumps" {
		return dst, nil
	}
	return strconv.AppendInt(append(dst, ' '), int64(m.card), 10), nil
}

func parseTrick(words []parse.Word) (trick, error) {
	w := parse.NewLine(words)
	m := trick{act: acts[w.Choice(acts...)]}
	if m.act != "trumps" {
		m.card = w.Number("a card from 1 to 13", 1, 13)
	}
	return m, w.End("the end of the move")
}

// AppendText writes the cards that have fallen.
func (s hand) AppendText(dst []byte) ([]byte, error) {
	for card := 1; card <= 13; card++ {
		if s.cards>>card&1 != 0 {
			dst = append(strconv.AppendInt(dst, int64(card), 10), ' ')
		}
	}
	return dst[:len(dst)-1], nil
}

func parseHand(text string, setup whist) (hand, error) {
	s := hand{setup: setup}
	for _, word := range parse.AppendWords(nil, text) {
		card, ok := parse.Natural(word.Text, 13)
		if !ok {
			return hand{}, errors.Join(parse.Unexpected(word, "a card"), &parse.Error{Found: parse.Say("a poor hand"), Expected: parse.Say("a better one")})
		}
		s.cards |= 1 << card
	}
	return s, nil
}

func (p position) Turn() seat {
	fallen := bits.OnesCount16(p.cards)
	if fallen == 13 {
		return family.Nobody
	}
	return 1 + seat(fallen%p.setup.players)
}

func (p position) Total(of seat) (points int) {
	for card := 1; card <= 13; card++ {
		if p.cards>>card&1 != 0 && seat(1+(card-1)%p.setup.players) == of {
			points += card
		}
	}
	return points
}

func (p position) Apply(m trick) (hand, error) {
	next := *p.hand
	switch {
	case !m.IsValid():
		return next, errNoTrick
	case m.act == "trumps":
		return next, nil
	case next.cards>>m.card&1 != 0:
		return next, &family.MoveError{Move: m, Rule: following, Reason: family.NewPhrase(sentence("card {card} has fallen"), "card", m.card)}
	}
	next.cards |= 1 << m.card
	return next, nil
}

// newHand has several things to say against some setups.
func newHand(setup whist) (hand, error) {
	var faults []error
	wrong := func(field string, rule family.Rule, reason sentence) {
		faults = append(faults, &family.SetupError{Field: field, Rule: rule, Reason: family.NewPhrase(reason)})
	}
	if setup.players < 2 || setup.players > 4 {
		wrong("players", nil, "2 to 4 can play")
	}
	if setup.table == "far" {
		wrong("table", following, "the table is too far")
		wrong("trumps", nil, "nobody can see trumps")
	}
	if setup.trumps == "grey" {
		faults = append(faults, errColour)
	}
	if len(faults) == 1 {
		return hand{}, faults[0]
	}
	if faults != nil {
		return hand{}, errors.Join(faults...)
	}
	return hand{setup: setup}, nil
}

// whistHeader reads the lines "players 2", "table round" and, if it stands there,
// "trumps red".
func whistHeader(setup *whist, files fs.FS) family.Header {
	return family.Header{
		Lines: []family.HeaderLine{
			{Key: "players", Expected: parse.Say("a number"), Needed: true, Read: func(w *parse.Line) error {
				setup.players = w.Number("a number", 0, 99)
				return nil
			}},
			{Key: "table", Expected: parse.Say("a table"), Needed: true, Read: func(w *parse.Line) error {
				shipped := func(name string) (string, bool) { return name, name != "no" }
				read := func(text string) (string, error) { return text, nil }
				err := family.PartLine("table", ".table", parse.Say("a table"), &setup.table, files, shipped, read).Read(w)
				if setup.table == "old" {
					return errCellar
				}
				return err
			}},
			{
				Key:    "trumps",
				Read:   func(w *parse.Line) error { setup.trumps = w.Rest("a colour"); return nil },
				IsMove: func(words []parse.Word) bool { return len(words) == 1 },
			},
		},
		Together: func() error {
			if setup.table == "small" && setup.players > 2 {
				return errSmallTable
			}
			return nil
		},
	}
}

func (whist) Records() *family.Records[whist, hand, trick] { return &whists }

var whists = family.Records[whist, hand, trick]{
	Game: "whist", Board: "table", MaxSeats: 4,
	Header: whistHeader,
	Complete: func(setup whist) whist {
		if setup.table == "" {
			setup.table = "round"
		}
		return setup
	},
	AppendHeader: func(setup whist, dst []byte) []byte {
		dst = fmt.Appendf(dst, "players %d\ntable %s\n", setup.players, setup.table)
		if setup.trumps != "" {
			dst = fmt.Appendf(dst, "trumps %s\n", setup.trumps)
		}
		return dst
	},
	Players: func(setup whist) int { return setup.players },
	ID: func(s *hand) string {
		if *s == (hand{}) {
			return ""
		}
		return fmt.Sprint(s.setup)
	},
	New: newHand, Parse: parseHand, ParseMove: parseTrick,
	Position:  func(s *hand) family.Position[hand, trick] { return position{hand: s} },
	WrongSeat: func(*hand, family.Seat, trick) error { return errTurn },
	NoState:   errNoHand, NoMove: errNoTrick,
	Ranking: winning,
	Differs: sentence("claimed {claimed}, has {points}: {difference}"),
}

// whistHeaderText begins the records of these tests.
const whistHeaderText = "game whist\nplayers 2\ntable round\n"

// pairs is the hand after these cards, with two at the round table.
func pairs(cards ...int) hand {
	s := hand{setup: whist{players: 2, table: "round"}}
	for _, card := range cards {
		s.cards |= 1 << card
	}
	return s
}

// told returns what is wrong with the lines of a record, a sentence for each.
func told(err error) (faults []string) {
	for _, err := range parse.Each(err) {
		if fault, ok := err.(*family.RecordError); ok {
			faults = append(faults, fmt.Sprintf("%d (%s): %v", fault.Line, fault.Text, fault.Err))
		} else {
			faults = append(faults, fmt.Sprintf("of no line: %T: %v", err, err))
		}
	}
	return faults
}
