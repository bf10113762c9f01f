package vectors

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"slices"
	"strings"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/conformance"
	"github.com/railhex/railhex/variants/family/describe"
)

// An examination holds a program against vectors.
type examination struct {
	library library
	ask     func(request) (response, error)
	options options
	games   map[string]*line
	without []string // questions on the vectors of a file that the program passes over
	out     io.Writer
}

// options are those of the command line that concern what is compared.
type options struct {
	rules  bool // the rule that is named for an illegal move must be right
	played bool // questions say which moves lead to their position
}

func newExamination(of library, set set, ask func(request) (response, error), o options, out io.Writer) *examination {
	e := &examination{library: of, ask: ask, options: o, games: make(map[string]*line), out: out}
	for i := range set.Games {
		e.games[set.Games[i].ID] = &set.Games[i]
	}
	return e
}

// errUnsupported is what becomes of a question that the program passes over.
var errUnsupported = errors.New("unsupported")

// A spot is a position to ask about, and the moves that lead to it in a game.
type spot struct {
	game     *line
	moves    []string
	position describe.Position
}

func (e *examination) spot(at conformance.Place, position json.RawMessage) (spot, error) {
	game, ok := e.games[at.Game]
	if !ok || at.After > len(game.Moves) {
		return spot{}, fmt.Errorf("there is no position after %d moves of game %q", at.After, at.Game)
	}
	p, err := e.library.FromJSON(position)
	return spot{game, game.Moves[:at.After:at.After], p}, err
}

// put asks something about a spot.
func (e *examination) put(at spot, q request) (response, error) {
	q.Position = at.position.JSON()
	if e.options.played {
		q.Start, q.Played = at.game.Start, append([]string{}, at.moves...) // "played": [] at the start, too
	}
	a, err := e.ask(q)
	switch {
	case err != nil:
		return a, err
	case a.Unsupported:
		if !slices.Contains(e.without, q.Op) {
			e.without = append(e.without, q.Op)
		}
		return a, errUnsupported
	case a.Error != "":
		return a, fmt.Errorf("it says: %s", a.Error)
	}
	return a, nil
}

// positive asks for what a legal move leads to.
func (e *examination) positive(v *positive) error {
	at, err := e.spot(v.Place, v.Position)
	if err != nil {
		return err
	}
	text := v.Move
	a, err := e.put(at, request{Op: opApply, Move: &text})
	switch {
	case err != nil:
		return err
	case a.Refused != nil:
		return fmt.Errorf("%s is refused (%s), and is legal", text, *a.Refused)
	}
	return sameJSON("after "+text+" the position", a.Position, v.Next)
}

func sameJSON(what string, got, want []byte) error {
	lines, err := conformance.Differences(got, want)
	if err != nil {
		return err
	}
	if len(lines) > 0 {
		return fmt.Errorf("%s differs:\n%s", what, strings.Join(lines, "\n"))
	}
	return nil
}

// negative asks for what an illegal move leads to: nothing.
func (e *examination) negative(v *negative) error {
	at, err := e.spot(v.Place, v.Position)
	if err != nil {
		return err
	}
	a, err := e.put(at, request{Op: opApply, Move: &v.Move})
	if err != nil {
		return err
	}
	rules := v.Rules
	if len(rules) == 0 {
		rules = []string{""} // no move at all
	}
	switch {
	case a.Refused == nil:
		return fmt.Errorf("%q is applied, and should be refused by %s: %s", v.Move, named(rules), v.Why)
	case e.options.rules && !slices.Contains(rules, *a.Refused):
		by := named([]string{*a.Refused})
		return fmt.Errorf("%q is refused by %s, and should be by %s: %s", v.Move, by, named(rules), v.Why)
	}
	return nil
}

// named is rules in words.
func named(rules []string) string {
	if slices.Equal(rules, []string{""}) {
		return "no rule, for it is no move at all"
	}
	return strings.Join(rules, " or ")
}

// replay asks where the moves of a game lead.
func (e *examination) replay(v *line) error {
	start, err := e.library.FromJSON(v.Start)
	if err != nil {
		return err
	}
	a, err := e.put(spot{game: v, position: start}, request{Op: opReplay, Moves: v.Moves})
	if err != nil {
		return err
	}
	if a.Position == nil && a.Report == nil {
		return errors.New("the answer has neither a position nor a report")
	}
	var wrong []error
	if a.Position != nil {
		wrong = append(wrong, sameJSON("the end", a.Position, v.End))
	}
	if a.Report != nil {
		wrong = append(wrong, sameJSON("the report", a.Report, v.Report))
	}
	return errors.Join(wrong...)
}

// perft asks for the legal moves, and in how many ways the game can go on.
func (e *examination) perft(v *perfts) error {
	at, err := e.spot(v.Place, v.Position)
	if err != nil {
		return err
	}
	legal := slices.Sorted(maps.Keys(v.Divide))
	movesErr := e.moves(at, legal)
	if movesErr != nil && !errors.Is(movesErr, errUnsupported) {
		return movesErr
	}
	for i, want := range v.Counts {
		got, err := e.count(at, i+1)
		if errors.Is(err, errUnsupported) && i == 0 {
			return movesErr // unsupported as well, or in order
		}
		if err != nil {
			return err
		}
		if !got.same(want) {
			return fmt.Errorf("of %d moves there are %v, and should be %v%s", i+1, got, count{want, true}, e.divided(at, i+1))
		}
	}
	return nil
}

// moves asks for the legal moves.
func (e *examination) moves(at spot, want []string) error {
	a, err := e.put(at, request{Op: opMoves})
	if err != nil {
		return err
	}
	if a.Moves == nil {
		return errors.New("the answer has no moves")
	}
	got := slices.Sorted(slices.Values(*a.Moves))
	var lines []string
	for i, m := range got {
		if _, legal := slices.BinarySearch(want, m); !legal {
			lines = append(lines, m+": listed, and illegal: "+why(at.position, m))
		} else if i > 0 && got[i-1] == m {
			lines = append(lines, m+": listed twice")
		}
	}
	for _, m := range want {
		if _, listed := slices.BinarySearch(got, m); !listed {
			lines = append(lines, m+": legal, and not listed")
		}
	}
	if len(lines) > 0 {
		return fmt.Errorf("other moves are legal:\n%s", strings.Join(lines, "\n"))
	}
	return nil
}

// A count is the program's: it may leave the mass out.
type count struct {
	family.Count
	weighed bool
}

func (c count) String() string {
	if !c.weighed {
		return fmt.Sprintf("%d sequences", c.Sequences)
	}
	return fmt.Sprintf("%d sequences, mass %.12g", c.Sequences, c.Mass)
}

// same compares with what is right; sums of probabilities as nearly as they can
// be.
func (c count) same(want family.Count) bool {
	const tolerance = 1e-9
	return c.Sequences == want.Sequences && (!c.weighed || math.Abs(c.Mass-want.Mass) <= tolerance*max(1, want.Mass))
}

// count asks in how many ways the game can go on.
func (e *examination) count(at spot, depth int) (count, error) {
	a, err := e.put(at, request{Op: opPerft, Depth: depth})
	if err != nil {
		return count{}, err
	}
	if a.Sequences == nil {
		return count{}, errors.New("the answer has no sequences")
	}
	c := count{Count: family.Count{Sequences: *a.Sequences}}
	if a.Mass != nil {
		c.Mass, c.weighed = *a.Mass, true
	}
	return c, nil
}

// divided follows a count that differs to where the difference comes from: it asks for the
// legal moves, and then for the counts after each of them. It is a text of lines to go on
// with, each on a new one.
func (e *examination) divided(at spot, depth int) string {
	text := ""
	for ; ; depth-- {
		err := e.moves(at, slices.Sorted(slices.Values(at.position.Moves())))
		switch {
		case err != nil && err != errUnsupported:
			return text + "\n" + err.Error()
		case depth == 1:
			return text + "\nthe same moves are legal, but counted or weighed otherwise"
		}
		next, by, err := e.firstDifference(at, depth-1)
		switch {
		case err != nil:
			return text + "\n" + err.Error()
		case by == "":
			return text + "\nafter each of the legal moves the counts are right: they are added up otherwise"
		}
		text += "\nso, after " + by
		at = next
	}
}

// firstDifference is the first of the legal moves after which a count is wrong, with what it is
// and should be; "" for none.
func (e *examination) firstDifference(at spot, depth int) (next spot, by string, err error) {
	for _, m := range at.position.Moves() {
		after, err := at.position.Replay(m)
		if err != nil {
			return next, "", err
		}
		next = spot{at.game, append(at.moves[:len(at.moves):len(at.moves)], m), after}
		got, err := e.count(next, depth)
		if err != nil {
			return next, "", fmt.Errorf("%s: %w", m, err)
		}
		if want := e.library.count(after, depth); !got.same(want) {
			return next, fmt.Sprintf("%s: %v, and should be %v", m, got, count{want, got.weighed}), nil
		}
	}
	return next, "", nil
}
