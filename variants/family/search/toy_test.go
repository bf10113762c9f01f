package search

import (
	"errors"
	"math/rand/v2"

	"github.com/railhex/railhex/variants/family"
)

// A toy is a position of a very small game: a place on a diagram, and a card that one
// player holds. A watch notes every look at a toy that was not dealt anew.
type toy struct {
	diagram *diagram
	at      int
	card    uint8
	dealt   bool
}

// A diagram is all places of a game.
type diagram struct {
	places []place
	cards  []uint8 // what the card may be, each as probable as the others
	hidden bool    // nobody may look before they are dealt anew
	looked []string
}

// A place is where a player moves, or chance does, or a game ends.
type place struct {
	seat  seat // who moves, 0 for chance
	next  []int
	needs []uint8 // for each move the card that it needs, 0 for none; none need any where there are none
	end   func(card uint8) Expected
}

type (
	seat    = family.Seat
	move    int // 1 is the first
	outcome = family.Outcome[move]
)

func (s *toy) here() *place { return &s.diagram.places[s.at] }

// look notes that somebody looks at what lies hidden.
func (s *toy) look(method string) {
	if s.diagram.hidden && !s.dealt {
		s.diagram.looked = append(s.diagram.looked, method)
	}
}

func (s *toy) Seats() int {
	if s.diagram == nil {
		return 0
	}
	return 3
}

func (s *toy) Turn() seat {
	if s.Over() {
		return 0
	}
	return s.here().seat
}
func (s *toy) Chance() bool { return !s.Over() && s.here().seat == 0 }
func (s *toy) Over() bool   { return s.diagram != nil && s.here().end != nil }

var errIllegal = errors.New("illegal")

func (s *toy) Check(m move) error {
	s.look("Check")
	if m < 1 || int(m) > len(s.here().next) {
		return errIllegal
	}
	if needs := s.here().needs; needs != nil && needs[m-1] != 0 && needs[m-1] != s.card {
		return errIllegal
	}
	return nil
}

func (s *toy) Apply(m move) (toy, error) {
	s.look("Apply")
	if err := s.Check(m); err != nil {
		return *s, err
	}
	after := *s
	after.at = s.here().next[m-1]
	return after, nil
}

func (s *toy) ApplyTo(next *toy, m move) (err error) {
	*next, err = s.Apply(m)
	return err
}

func (s *toy) AppendMoves(dst []move) []move {
	s.look("AppendMoves")
	for i := range s.here().next {
		if m := move(i + 1); s.Check(m) == nil {
			dst = append(dst, m)
		}
	}
	return dst
}

func (s *toy) AppendOutcomes(dst []outcome) []outcome {
	s.look("AppendOutcomes")
	for i := range s.here().next {
		dst = append(dst, outcome{Move: move(i + 1), Probability: 1 / float64(len(s.here().next))})
	}
	return dst
}

func (s *toy) Sample(r *rand.Rand) move {
	s.look("Sample")
	return move(1 + r.IntN(len(s.here().next)))
}
func (s *toy) Total(seat) int { s.look("Total"); return 0 }
func (s *toy) Rank(seat) int  { s.look("Rank"); return 0 }
func (s *toy) Hash() uint64   { s.look("Hash"); return 0 }

func (s *toy) NumOutcomes() float64           { return float64(len(s.here().next)) }
func (s *toy) Probability(move) float64       { return 1 / s.NumOutcomes() }
func (s *toy) LongestGame() int               { return len(s.diagram.places) }
func (s *toy) TotalBounds() (least, most int) { return 0, 0 }

func (s *toy) Redealt(_ seat, r *rand.Rand) toy {
	again := *s
	again.card, again.dealt = s.diagram.cards[r.IntN(len(s.diagram.cards))], true
	return again
}

// toyAdvice knows nothing of the game: all moves are worth the same to it.
type toyAdvice struct{ room []move }

func (a *toyAdvice) AppendWeighed(dst []Weighed[move], s *toy) []Weighed[move] {
	a.room = s.AppendMoves(a.room[:0])
	for _, m := range a.room {
		dst = append(dst, Weighed[move]{Move: m})
	}
	return dst
}

func (a *toyAdvice) Best(s *toy) move {
	a.room = s.AppendMoves(a.room[:0])
	return a.room[0]
}

func (*toyAdvice) Expect(expected *Expected, s *toy) {
	s.look("Expect")
	*expected = s.here().end(s.card)
}

// toyGame is what a search needs to know of a toy.
var toyGame = Game[toy, move]{
	Advice:      func() Advice[toy, move] { return new(toyAdvice) },
	Moment:      func(s *toy) uint64 { return uint64(s.at+1) << 24 },
	TellingLead: 1,
}

// hiddenToy is the same where seats hold what others do not see.
var hiddenToy = func() Game[toy, move] {
	game := toyGame
	game.Redealt = (*toy).Redealt
	return game
}()

// ends is a place at which a game ends with what seats 1, 2 and 3 have.
func ends(one, two, three float64) place {
	return place{end: func(uint8) Expected { return Expected{1: one, 2: two, 3: three} }}
}
