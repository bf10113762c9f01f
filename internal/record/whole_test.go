package record_test

import (
	"errors"
	"fmt"
	"strconv"
	"testing"

	"github.com/railhex/railhex/internal/record"
)

// A sum is the position of a game in which numbers are added up to at most 9.
type sum int

func (s sum) AppendText(dst []byte) ([]byte, error) { return strconv.AppendInt(dst, int64(s), 10), nil }

type number int

func (n number) IsValid() bool { return n > 0 }

func (n number) AppendText(dst []byte) ([]byte, error) {
	return strconv.AppendInt(append(dst, "add "...), int64(n), 10), nil
}

var (
	errNone  = errors.New("no number")
	errMore  = errors.New("more than 9")
	errClaim = errors.New("another sum")
	errBegin = errors.New("no beginning")
)

type seat uint8

// adding is a record of two who add numbers, of which 1 is of chance.
func adding(moves ...number) *record.Whole[sum, number, seat] {
	return &record.Whole[sum, number, seat]{
		Header: func(dst []byte) []byte { return append(dst, "game sum\n"...) },
		Seats:  2,
		Moves:  moves,
		By:     []seat{1, 2},
		Chance: func(n number) bool { return n == 1 },
		NoMove: errNone,
		Begin:  func() (sum, error) { return 0, nil },
		Player: record.Player[sum, number]{
			Apply: func(s *sum, _ int, n number) (sum, error) {
				if int(*s)+int(n) > 9 {
					return *s, errMore
				}
				return *s + sum(n), nil
			},
			Result: func(s *sum, claimed []int) error {
				if claimed[0] != int(*s) {
					return errClaim
				}
				return nil
			},
		},
		Wrong: func(e record.Error) error { return fmt.Errorf("%d %s: %w", e.Line, e.Text, e.Err) },
	}
}

func TestWholeIsWrittenAndPlayed(t *testing.T) {
	from := sum(3)
	for name, test := range map[string]struct {
		change     func(*record.Whole[sum, number, seat])
		text, left string // left is where it stops, and why
	}{
		"plain":              {func(*record.Whole[sum, number, seat]) {}, "game sum\n\nP1: add 4\nP2: add 3\nadd 2\n", "9 <nil>"},
		"of chance":          {func(r *record.Whole[sum, number, seat]) { r.Moves[0] = 1 }, "game sum\n\nadd 1\nP2: add 3\nadd 2\n", "6 <nil>"},
		"refused":            {func(r *record.Whole[sum, number, seat]) { r.Moves[1] = 8 }, "game sum\n\nP1: add 4\nP2: add 8\nadd 2\n", "4 4 P2: add 8: more than 9"},
		"refused below more": {func(r *record.Whole[sum, number, seat]) { r.Notes.Event, r.Moves[1] = "cup", 8 }, "game sum\nevent cup\n\nP1: add 4\nP2: add 8\nadd 2\n", "4 5 P2: add 8: more than 9"},
		"claimed":            {func(r *record.Whole[sum, number, seat]) { r.Result = []int{9, 0} }, "game sum\n\nP1: add 4\nP2: add 3\nadd 2\nresult P1 9 P2 0\n", "9 <nil>"},
		"claimed wrongly":    {func(r *record.Whole[sum, number, seat]) { r.Result = []int{8, 0} }, "game sum\n\nP1: add 4\nP2: add 3\nadd 2\nresult P1 8 P2 0\n", "9 6 result P1 8 P2 0: another sum"},
		"claimed for three":  {func(r *record.Whole[sum, number, seat]) { r.Result = []int{9, 0, 0} }, "game sum\n\nP1: add 4\nP2: add 3\nadd 2\nfound points up to P3, expected the seats that play, P1 to P2", "9 found points up to P3, expected the seats that play, P1 to P2"},
		"of no move":         {func(r *record.Whole[sum, number, seat]) { r.Moves[1] = 0 }, "game sum\n\nP1: add 4\nno number", "6 <nil>"},
		"of a third":         {func(r *record.Whole[sum, number, seat]) { r.By[1] = 3 }, "game sum\n\nP1: add 4\nfound a move up to P3, expected the seats that play, P1 to P2", "9 <nil>"},
		"with three names":   {func(r *record.Whole[sum, number, seat]) { r.Notes.Names = []string{"", "", "C"} }, "game sum\nfound names up to P3, expected the seats that play, P1 to P2", "9 <nil>"},
		"from a position": {func(r *record.Whole[sum, number, seat]) {
			r.Position, r.Moves, r.Begin = &from, r.Moves[:1], func() (sum, error) { return from, nil }
		}, "game sum\nposition 3\n\nP1: add 4\n", "7 <nil>"},
		"from none": {func(r *record.Whole[sum, number, seat]) {
			r.Position, r.Begin = &from, func() (sum, error) { return 0, errBegin }
		}, "game sum\nno beginning", "0 no beginning"},
	} {
		whole := adding(4, 3, 2)
		test.change(whole)
		if text := whole.String(); text != test.text {
			t.Errorf("%s is written\n%s\nwant\n%s", name, text, test.text)
		}
		s, err := whole.Replay()
		if left := fmt.Sprint(int(s), " ", err); left != test.left {
			t.Errorf("%s stops at %s, want %s", name, left, test.left)
		}
	}
}
