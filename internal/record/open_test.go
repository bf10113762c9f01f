package record_test

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/internal/record"
)

// A misdeal is a fault of a setup, of the line that it names.
type misdeal struct{ line string }

func (e misdeal) Error() string { return "no " + e.line }

// opened opens a record of a game in which the first position has these faults and
// the header may name one by its number, and reads its moves.
func opened(text string, faults ...error) (resumed int, moves []trick, by []chair, err error) {
	game, _ := whistAs()
	r, err := record.Open(strings.NewReader(text), game, record.Beginning[int, trick]{
		New: func() (int, error) { return 1, errors.Join(faults...) },
		Line: func(fault error) string {
			of, _ := errors.AsType[misdeal](fault)
			return of.line
		},
		Position: func(text string) (int, error) {
			n, err := strconv.Atoi(text)
			if err != nil {
				return 0, errors.Join(&parse.Error{Column: 1, Found: text, Expected: "a number"}, errSum)
			}
			return n, nil
		},
		Player: counting,
		Wrong:  func(e record.Error) error { return fmt.Errorf("%d (%s): %w", e.Line, e.Text, e.Err) },
	})
	if err != nil {
		return 0, nil, nil, err
	}
	moves, by, wrong := record.Read[int, trick, chair](r)
	if wrong != nil {
		return 0, nil, nil, errors.New(tell(wrong)[0])
	}
	if *r.State() != max(r.Resumed(), 1) {
		return 0, nil, nil, fmt.Errorf("what is read alone was played: %b", *r.State())
	}
	return r.Resumed(), moves, by, nil
}

func TestAllFaultsOfAHeaderAreTheGamesAndHaveALine(t *testing.T) {
	plain := []error{misdeal{"table"}, misdeal{"trumps"}, errHeld}
	for _, test := range []struct {
		name, text string
		setup      []error
		want       string
	}{
		{"of lines", "game whist\nplayers 9\ntable old\n", plain, "2 (players 9): line 2, column 9: found \"9\", expected 2 to 4\n3 (table old): the table is in the cellar"},
		{"of lines together", "game whist\nplayers 3\ntable small\ndeal 1", plain, "4 (deal 1): the small table is for two"},
		{"of the setup: in their lines, or in that of the game", header + "deal 1", plain, "3 (table round): no table\n1 (game whist): no trumps\n1 (game whist): that card was played"},
		{"one of the setup", header, plain[2:], "1 (game whist): that card was played"},
		{"of a position", header + "position x", nil, "4 (position x): column 10: found x, expected a number\nthe points are others"},
		{"of a move", header + "deal 1\nfly", nil, `5 (fly): line 5, column 1: found "fly", expected deal or play or trumps`},
	} {
		t.Run(test.name, func(t *testing.T) {
			if _, _, _, err := opened(test.text, test.setup...); err == nil || err.Error() != test.want {
				t.Errorf("the error is\n%v\nwant\n%s", err, test.want)
			}
		})
	}
}

func TestAnErrorOfTheSetupThatIsNotJoinedHasALine(t *testing.T) {
	game, _ := whistAs()
	_, err := record.Open(strings.NewReader(header), game, record.Beginning[int, trick]{
		New:   func() (int, error) { return 0, errHeld },
		Line:  func(error) string { return "players" },
		Wrong: func(e record.Error) error { return fmt.Errorf("%d (%s): %w", e.Line, e.Text, e.Err) },
	})
	if want := "2 (players 2): that card was played"; err == nil || err.Error() != want {
		t.Errorf("the error is %v, want %s", err, want)
	}
}

func TestMovesAreReadWithoutBeingPlayed(t *testing.T) {
	for text, want := range map[string]struct {
		resumed int
		moves   []trick
		by      []chair
	}{
		"":                                       {},
		"deal 1\nP2: play 1\nP1: play 1\nplay 3": {0, []trick{{true, 1}, {card: 1}, {card: 1}, {card: 3}}, []chair{0, 2, 1}},
		"position 6\nplay 1":                     {6, []trick{{card: 1}}, nil},
	} {
		resumed, moves, by, err := opened(header + text)
		if err != nil || resumed != want.resumed {
			t.Errorf("%q: from %d, %v; want from %d", text, resumed, err, want.resumed)
		}
		if diff := cmp.Diff(want.moves, moves, cmp.AllowUnexported(trick{})) + cmp.Diff(want.by, by); diff != "" {
			t.Error(text, diff)
		}
	}
}

func TestSeatsPlayAsFarAsTheyCan(t *testing.T) {
	for players, want := range map[int]int{-1: 0, 0: 0, 1: 1, 4: 4, 5: 0} {
		if got := record.SeatsOf(players, 4); got != want {
			t.Errorf("of %d players %d play, want %d", players, got, want)
		}
	}
}
