package gametest

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/railhex/railhex/variants/family/phrases"
)

// A TB is a test of package testing or of rapid.
type TB interface {
	Helper()
	Fatal(args ...any)
	Fatalf(format string, args ...any)
}

// key is what stands for a sentence that is not there.
var key = regexp.MustCompile(`\b(event|option|effect|group|refusal|prompt|kind|goods?|rule)\.[a-z]`)

// isSaid reports whether a sentence holds no slots, marks of misused formatting, keys
// and doubled spaces.
func isSaid(sentence string) bool {
	if sentence == "" || sentence != strings.Trim(sentence, " ") || strings.ContainsAny(sentence, "{}|\n") {
		return false
	}
	for _, wrong := range [...]string{"%!", "  ", "()", "nil"} {
		if strings.Contains(sentence, wrong) {
			return false
		}
	}
	return !strings.Contains(sentence, ".") || !key.MatchString(sentence)
}

// MustBeSaid fails the test if a sentence is empty, or has a slot, a key or a fault of
// formatting in it.
func MustBeSaid(t TB, sentence string) {
	t.Helper()
	if !isSaid(sentence) {
		t.Fatalf("%q is no sentence", sentence)
	}
}

// MustBeginASentence fails the test if a text begins with a small letter.
func MustBeginASentence(t TB, sentence string) {
	t.Helper()
	if first, _ := utf8.DecodeRuneInString(sentence); unicode.IsLower(first) {
		t.Fatalf("%q begins with a small letter", sentence)
	}
}

// CheckOptions tests that the options are the legal moves, each of them once, in whole
// sentences that no other option has.
func CheckOptions[Move comparable](t TB, groups []phrases.Group[Move], legal []Move) {
	t.Helper()
	told, said := map[Move]bool{}, map[string]bool{}
	for _, group := range groups {
		checkTitles(t, group)
		for option := range group.All() {
			MustBeSaid(t, option.Text)
			MustBeginASentence(t, option.Text)
			if !strings.HasPrefix(option.Text, option.Short) {
				t.Fatalf("%q does not begin with %q", option.Text, option.Short)
			}
			for _, effect := range option.Effects {
				MustBeSaid(t, effect)
			}
			if told[option.Move] || !slices.Contains(legal, option.Move) {
				t.Fatalf("%v is told twice, or not legal", option.Move)
			}
			if said[option.String()] {
				t.Fatalf("two options are %q", option)
			}
			told[option.Move], said[option.String()] = true, true
		}
	}
	if len(told) != len(legal) {
		t.Fatalf("%d options, and %d moves are legal", len(told), len(legal))
	}
}

// checkTitles asks that a group have a title and something in it.
func checkTitles[Move comparable](t TB, g phrases.Group[Move]) {
	t.Helper()
	MustBeSaid(t, g.Title)
	if (len(g.Groups) == 0) == (len(g.Options) == 0) {
		t.Fatalf("%q holds %d options and %d groups", g.Title, len(g.Options), len(g.Groups))
	}
	for _, sub := range g.Groups {
		checkTitles(t, sub)
	}
}

// A Position is a pointer to the State of a game whose course Tell writes down.
type Position[State, Move, Event, Entry any, Seat ~uint8] interface {
	*State
	Seats() int
	Chance() bool
	Over() bool
	Apply(Move) (State, error)
	AppendMoves([]Move) []Move
	Sample(*rand.Rand) Move
	AppendEvents([]Event, Move) ([]Event, error)
	AppendLedger([]Entry, Seat) []Entry
}

// A MoveOf is a move of one of several kinds.
type MoveOf[Kind comparable] interface {
	comparable
	Kind() Kind
}

// Play plays a game at random, for at most the given number of moves, and returns the last
// position. It calls show with each position and the move made in it. Play draws the kind
// of a move first, so that kinds of which there are few moves come up as often as others.
func Play[P Position[State, Move, Event, Entry, Seat], State, Event, Entry any, Move MoveOf[Kind], Kind comparable, Seat ~uint8](
	t TB, from P, random *rand.Rand, most int, show func(s P, m Move),
) State {
	t.Helper()
	s := *from
	for range most {
		if P(&s).Over() {
			break
		}
		var m Move
		if P(&s).Chance() {
			m = P(&s).Sample(random)
		} else {
			m = anyOfAKind(P(&s).AppendMoves(nil), random)
		}
		show(&s, m)
		next, err := P(&s).Apply(m)
		if err != nil {
			t.Fatal(err)
		}
		s = next
	}
	return s
}

func anyOfAKind[Move MoveOf[Kind], Kind comparable](moves []Move, random *rand.Rand) Move {
	var kinds []Kind
	for _, m := range moves {
		if !slices.Contains(kinds, m.Kind()) {
			kinds = append(kinds, m.Kind())
		}
	}
	kind := kinds[random.IntN(len(kinds))]
	moves = slices.DeleteFunc(moves, func(m Move) bool { return m.Kind() != kind })
	return moves[random.IntN(len(moves))]
}

// A Speaker tells a game.
type Speaker[P, Event, Entry any, Move comparable, Seat ~uint8] interface {
	Prompt(P) string
	Options(P) []phrases.Group[Move]
	Events([]Event) []string
	Player(Seat) string
	Ledger([]Entry) []string
	Result(P) string
}

// Tell returns a whole game in words, from a position on. For each move it has the
// question, the chosen option, how many there were, and what the move did; then come the
// scores and the winner.
func Tell[S Speaker[P, Event, Entry, Move, Seat], P Position[State, Move, Event, Entry, Seat], State, Event, Entry any, Move comparable, Seat ~uint8](
	t TB, speaker S, from P, moves []Move,
) string {
	t.Helper()
	var b strings.Builder
	s := *from
	for _, m := range moves {
		fmt.Fprintf(&b, "%s\n", speaker.Prompt(&s))
		n := 0
		for _, group := range speaker.Options(&s) {
			for option := range group.All() {
				if n++; option.Move == m {
					fmt.Fprintf(&b, "  > %s | %s\n", group.Title, option)
				}
			}
		}
		if n > 0 {
			fmt.Fprintf(&b, "  > %d\n", n)
		}
		events, err := P(&s).AppendEvents(nil, m)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range speaker.Events(events) {
			fmt.Fprintf(&b, "  %s\n", line)
		}
		if s, err = P(&s).Apply(m); err != nil {
			t.Fatal(err)
		}
	}
	for seat := Seat(1); int(seat) <= P(&s).Seats(); seat++ {
		fmt.Fprintf(&b, "%s\n", speaker.Player(seat))
		for _, line := range speaker.Ledger(P(&s).AppendLedger(nil, seat)) {
			fmt.Fprintf(&b, "  %s\n", line)
		}
	}
	fmt.Fprintf(&b, "%s\n", speaker.Result(&s))
	return b.String()
}
