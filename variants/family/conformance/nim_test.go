package conformance_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/conformance"
)

// Nim is the game of the examples: chance decides how large the pile is, two seats take
// one or two stones in turn, and most stones win.
type (
	Nim struct {
		Left  int    `json:"left"`
		Taken [3]int `json:"taken"` // by each seat; of seat 0 how many times somebody took
	}
	Move   uint8 // 1 and 2 take stones, 10 and more make the pile
	Report struct {
		Points [2]int `json:"points"`
		Over   bool   `json:"over"`
	}
	// Rule is one that a move breaks.
	Rule string
)

const (
	PileFirst   Rule = "PILE-1"
	PileSize    Rule = "PILE-2"
	TakeInTurn  Rule = "TAKE-1"
	TakeTheRest Rule = "TAKE-2"
)

func (r Rule) Error() string  { return "Nim forbids it (" + string(r) + ")" }
func (r Rule) String() string { return string(r) }

func (m Move) String() string {
	if m < 10 {
		return fmt.Sprintf("take %d", uint8(m))
	}
	return fmt.Sprintf("pile %d", uint8(m))
}

func (m Move) MarshalText() ([]byte, error) { return []byte(m.String()), nil }

func (m *Move) UnmarshalText(text []byte) (err error) {
	*m, err = ParseMove(string(text))
	return err
}

func ParseMove(text string) (m Move, err error) {
	w := parse.NewLine(parse.AppendWords(nil, text))
	if w.Choice("take", "pile") == 0 {
		m = Move(w.Number("a number of stones", 1, 9))
	} else {
		m = Move(w.Number("a number of stones", 10, 99))
	}
	if err := w.End("the end of the move"); err != nil {
		return 0, err
	}
	return m, nil
}

func (s *Nim) begun() bool             { return s.Left > 0 || s.Taken[0] > 0 }
func (s *Nim) Seats() int              { return 2 }
func (s *Nim) Over() bool              { return s.Left == 0 && s.begun() }
func (s *Nim) Chance() bool            { return !s.begun() }
func (s *Nim) LongestGame() int        { return 31 }
func (s *Nim) TotalBounds() (int, int) { return 0, 30 }
func (s *Nim) NumOutcomes() float64    { return float64(len(s.AppendOutcomes(nil))) }
func (s *Nim) Report() Report          { return Report{[2]int{s.Taken[1], s.Taken[2]}, s.Over()} }
func (s *Nim) Total(seat family.Seat) int {
	return s.Taken[seat]
}

func (s *Nim) Hash() uint64 {
	return uint64(s.Left) | uint64(s.Taken[0])<<8 | uint64(s.Taken[1])<<16 | uint64(s.Taken[2])<<24
}

func (s *Nim) Turn() family.Seat {
	if s.Left == 0 {
		return family.Nobody
	}
	return family.Seat(1 + s.Taken[0]%2)
}

func (s *Nim) Rank(seat family.Seat) int {
	switch {
	case !s.Over():
		return 0
	case s.Taken[seat] < s.Taken[3-seat]:
		return 2
	}
	return 1
}

func (s *Nim) Check(m Move) error {
	switch {
	case s.Chance() && m < 10:
		return PileFirst
	case s.Chance() && m != 20 && m != 30:
		return PileSize
	case !s.Chance() && (m < 1 || m > 2):
		return TakeInTurn
	case !s.Chance() && int(m) > s.Left:
		return TakeTheRest
	}
	return nil
}

func (s *Nim) Apply(m Move) (Nim, error) {
	next := *s
	err := s.ApplyTo(&next, m)
	return next, err
}

func (s *Nim) ApplyTo(next *Nim, m Move) error {
	if err := s.Check(m); err != nil {
		return err
	}
	seat := s.Turn()
	*next = *s
	if m >= 10 {
		next.Left = int(m)
		return nil
	}
	next.Left -= int(m)
	next.Taken[seat] += int(m)
	next.Taken[0]++
	return nil
}

// unlisted is a legal move that is not listed, in a test.
var unlisted Move

func (s *Nim) AppendMoves(dst []Move) []Move {
	for _, m := range []Move{1, 2, 20, 30} {
		if s.Check(m) == nil && m != unlisted {
			dst = append(dst, m)
		}
	}
	return dst
}

func (s *Nim) AppendOutcomes(dst []family.Outcome[Move]) []family.Outcome[Move] {
	if s.Chance() {
		for _, m := range s.AppendMoves(nil) {
			dst = append(dst, family.Outcome[Move]{Move: m, Probability: 0.5})
		}
	}
	return dst
}

func (s *Nim) Sample(r *rand.Rand) (none Move) {
	if s.Chance() {
		return []Move{20, 30}[r.IntN(2)]
	}
	return none
}

func (s *Nim) Probability(m Move) float64 {
	if s.Chance() && s.Check(m) == nil {
		return 0.5
	}
	return 0
}

type (
	set  = conformance.Set[Nim, Move, Report]
	game = conformance.Game[json.RawMessage, string, json.RawMessage]
)

// begin is the start of every game of Nim.
func begin([]byte) (Nim, error) { return Nim{}, nil }

// unfilled is what a person writes of the vectors of a game of three moves or more, of which the first
// makes the pile.
func unfilled(moves ...string) conformance.Unfilled {
	start := conformance.Place{Game: "a-game"}
	later := conformance.Place{Game: "a-game", After: 1}
	u := conformance.Unfilled{
		Games: []game{{ID: "a-game", About: "a race for stones", Moves: moves}},
		Negative: []conformance.Negative[json.RawMessage]{
			{Place: start, Move: "take 2"},
			{Place: start, Move: "pile 25", Rules: []string{"PILE-2", "PILE-9"}},
			{Place: later, Move: "take 3"},
			{Place: later, Move: "pile 20"},
			{Place: start, Move: "take", Why: "the number is missing"},
		},
		Perft: []conformance.Perft[json.RawMessage]{{Place: start, Counts: make([]family.Count, 3)}, {Place: later}},
	}
	for after, m := range moves {
		at := conformance.Place{Game: "a-game", After: after}
		u.Positive = append(u.Positive, conformance.Positive[json.RawMessage, string]{Place: at, Move: m})
	}
	return u
}

// Vectors of a game of Nim are written, read, and hold the game that they come from.
func Example() {
	set, err := conformance.Fill[*Nim](unfilled("pile 20", "take 2", "take 1"), begin, ParseMove, (*Nim).Report)
	if err != nil {
		fmt.Println(err)
		return
	}
	folder, err := os.MkdirTemp("", "vectors")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer os.RemoveAll(folder)
	if err := set.Write(folder); err != nil {
		fmt.Println(err)
		return
	}
	again, err := conformance.Read[Nim, Move, Report](os.DirFS(folder))
	fmt.Printf("%d positive, %d negative, %d perft (%v)\n", len(again.Positive), len(again.Negative), len(again.Perft), err)
	fmt.Println("faults:", conformance.Check[*Nim](again, ParseMove, (*Nim).Report))
	again.Negative[0].Rules[0] = "PILE-9"
	fmt.Println("faults:", conformance.Check[*Nim](again, ParseMove, (*Nim).Report))
	// Output:
	// 3 positive, 5 negative, 2 perft (<nil>)
	// faults: <nil>
	// faults: negative.jsonl:1: take 2 breaks Nim forbids it (PILE-1), and should break [PILE-9]: Nim forbids it (PILE-1)
}
