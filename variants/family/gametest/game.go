package gametest

import (
	"fmt"
	"regexp"
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

// A Position is a pointer to the State of a game whose course Tell writes down.
type Position[State, Move, Event, Entry any, Seat ~uint8] interface {
	*State
	Seats() int
	Apply(Move) (State, error)
	AppendEvents([]Event, Move) ([]Event, error)
	AppendLedger([]Entry, Seat) []Entry
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
