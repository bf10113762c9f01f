package describe_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// Posts is a game on three hexes: two players set a post in turn, each in a free hex.
type (
	Posts struct {
		set  [3]bool
		turn family.Seat
	}
	Post struct{ hex hexmap.Cell }
)

var (
	meadow   = hexmap.MustParseMap("map meadow\nlayout pointy odd-r\ngrid\na  p   p   p\nend\n", hexmap.MapFormat{})
	errTaken = errors.New("a post stands there")
	errOff   = errors.New("that is no hex of the meadow")
)

func NewPosts(int) (Posts, error) { return Posts{turn: 1}, nil }

func ParsePost(text string) (Post, error) {
	hex, err := hexmap.ParseCell(strings.TrimPrefix(text, "post "))
	return Post{hex}, err
}

func (m Post) String() string { return "post " + m.hex.String() }

func (s *Posts) Seats() int        { return 2 }
func (s *Posts) Turn() family.Seat { return s.turn }
func (s *Posts) Chance() bool      { return false }
func (s *Posts) Over() bool        { return s.turn == family.Nobody && s.set[0] }

func (s *Posts) Check(m Post) error {
	i, ok := meadow.Index(m.hex)
	switch {
	case !ok || s.turn == family.Nobody:
		return errOff
	case s.set[i]:
		return errTaken
	}
	return nil
}

func (s *Posts) ApplyTo(next *Posts, m Post) error {
	if err := s.Check(m); err != nil {
		return err
	}
	i, _ := meadow.Index(m.hex)
	*next = *s
	next.set[i], next.turn = true, 3-next.turn
	if !slices.Contains(next.set[:], false) {
		next.turn = family.Nobody
	}
	return nil
}

func (s *Posts) Apply(m Post) (Posts, error) {
	next := *s
	err := s.ApplyTo(&next, m)
	return next, err
}

func (s *Posts) AppendMoves(dst []Post) []Post {
	for i := range meadow.Len() {
		if m := (Post{meadow.Cell(i)}); s.Check(m) == nil {
			dst = append(dst, m)
		}
	}
	return dst
}

func (s *Posts) AppendOutcomes(dst []family.Outcome[Post]) []family.Outcome[Post] { return dst }
func (s *Posts) Sample(*rand.Rand) Post                                           { return Post{} }
func (s *Posts) NumOutcomes() float64                                             { return 0 }
func (s *Posts) Probability(Post) float64                                         { return 0 }
func (s *Posts) Total(family.Seat) int                                            { return 0 }
func (s *Posts) Rank(family.Seat) int                                             { return 0 }
func (s *Posts) LongestGame() int                                                 { return 3 }
func (s *Posts) TotalBounds() (least, most int)                                   { return 0, 0 }
func (s *Posts) Hash() uint64                                                     { return 0 }

// TestAHexSaysWhyNothingIsPossible asks a game without pictures about hexes: one
// that is full says what a move there is refused for, and a free one says nothing.
func TestAHexSaysWhyNothingIsPossible(t *testing.T) {
	game := describe.Of(describe.Parts[Posts, Post]{
		Name: "posts", Least: 2, Most: 2, Notation: describe.Plain(NewPosts, ParsePost),
		Map:   func(*Posts) *hexmap.Map { return meadow },
		Hexes: func(m Post) []hexmap.Cell { return describe.Hexes(m.hex) },
	})
	p := begun(t, game, "post a2")
	if _, refused := p.Offers(describe.Manner{}, describe.Filter{Hex: "a2"}); refused == nil || refused.Message != errTaken.Error() {
		t.Errorf("of a full hex is said %+v", refused)
	}
	if _, refused := p.Offers(describe.Manner{}, describe.Filter{Hex: "a1"}); refused != nil {
		t.Errorf("of a free hex is said %+v", refused)
	}
	if choice := p.Choice("map/hex-a2", 2, describe.Manner{}, describe.Look{}); choice.Refused == nil || choice.Refused.Message != errTaken.Error() {
		t.Errorf("a click on a full hex chooses %+v", choice)
	}
}
