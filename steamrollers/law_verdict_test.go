package steamrollers_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/variants/family"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
)

// A move is judged in three places: Check says whether it is legal, Apply and
// ApplyTo apply it or not, AppendMoves lists it or not. They agree, always.

// accepted holds the verdicts on a legal move against each other, and gives
// the position after it.
func accepted(t rapid.TB, s *steamrollers.State, m steamrollers.Move) steamrollers.State {
	t.Helper()
	before := *s
	if err := s.Check(m); err != nil {
		t.Fatalf("%v should be legal, and Check says %v\n%s", m, err, reportOf(s))
	}
	if err := s.Explain(m); err != nil {
		t.Fatalf("%v is legal, and Explain says %v", m, err)
	}
	after, err := s.Apply(m)
	if err != nil {
		t.Fatalf("%v is legal, and Apply says %v", m, err)
	}
	if after == before {
		t.Fatalf("%v changes nothing", m)
	}
	var written steamrollers.State
	if err := s.ApplyTo(&written, m); err != nil || written != after {
		t.Fatalf("ApplyTo(%v) says %v, and writes\n%v\nwhere Apply gives\n%v", m, err, written, after)
	}
	if *s != before {
		t.Fatalf("%v changed the State that it was applied to", m)
	}
	itself := *s
	if err := itself.ApplyTo(&itself, m); err != nil || itself != after {
		t.Fatalf("ApplyTo(%v) into the State itself says %v, and writes\n%v\nwhere Apply gives\n%v", m, err, itself, after)
	}
	return after
}

// refused holds the verdicts on an illegal move against each other.
func refused(t rapid.TB, s *steamrollers.State, m steamrollers.Move) {
	t.Helper()
	before := *s
	verdict, ok := s.Check(m).(steamrollers.Rule)
	if !ok || !verdict.IsValid() {
		t.Fatalf("%v should be refused, and Check says %v\n%s", m, s.Check(m), reportOf(s))
	}
	after, err := s.Apply(m)
	var refusal *family.MoveError
	if !errors.As(err, &refusal) || !errors.Is(err, verdict) || refusal.Rule != verdict || refusal.Move != m {
		t.Fatalf("%v breaks %v, and Apply says %v", m, verdict, err)
	}
	if after != before || *s != before {
		t.Fatalf("%v is refused and changes the State", m)
	}
	written, itself := steamrollers.State{}, before
	for _, told := range []error{s.ApplyTo(&written, m), itself.ApplyTo(&itself, m)} {
		if told == nil || told.Error() != err.Error() {
			t.Fatalf("Apply says %v, and ApplyTo %v", err, told)
		}
	}
	if written != (steamrollers.State{}) || itself != before {
		t.Fatalf("%v is refused, and ApplyTo writes", m)
	}
	if explained := s.Explain(m); explained == nil || explained.Error() != err.Error() {
		t.Fatalf("Apply says %v, and Explain %v", err, explained)
	}
	if reason := refusal.Reason.String(); reason == "" || strings.ContainsAny(reason, "{}\n") {
		t.Fatalf("%v: the reason is %q", m, reason)
	}
	noted := []steamrollers.Event{{Kind: steamrollers.RoundEnded}}
	if events, err := s.AppendEvents(noted, m); err == nil || len(events) != 1 {
		t.Fatalf("%v is refused, and AppendEvents gives %v, %v", m, events, err)
	}
}

func TestExactlyTheListedMovesAreLegal(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := gamegen.Position().Draw(t, "position")
		legal := s.AppendMoves(nil)
		listed := make(map[steamrollers.Move]bool)
		for _, m := range legal {
			if listed[m] {
				t.Fatalf("%v is listed twice", m)
			}
			listed[m] = true
			accepted(t, &s, m)
		}
		found := 0
		for m := range gamegen.Universe(s.Setup()) {
			switch err := s.Check(m); {
			case err == nil && !listed[m]:
				t.Fatalf("%v is legal and not listed\n%s", m, reportOf(&s))
			case err == nil:
				found++
			}
		}
		if !s.Chance() && found != len(legal) {
			t.Fatalf("%d moves are listed, and only %d of them are moves that could be thought of", len(legal), found)
		}
	})
}

func TestMovesWalksWhatAppendMovesLists(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := gamegen.Position().Draw(t, "position")
		room := []steamrollers.Move{steamrollers.Pass()}
		listed := s.AppendMoves(room)
		if listed[0] != room[0] {
			t.Fatalf("AppendMoves overwrote what was there with %v", listed[0])
		}
		i := 1
		for m := range s.Moves() {
			if m != listed[i] {
				t.Fatalf("Moves walks %v, and AppendMoves lists %v", m, listed[i])
			}
			i++
			s = steamrollers.State{} // the loop may reassign it
		}
		if i != len(listed) {
			t.Fatalf("Moves walks %d moves, and AppendMoves lists %d", i-1, len(listed)-1)
		}
	})
}

// TestVerdictsAgreeAllThroughAGame plays on from any position, tries moves of
// all kinds on the way, and looks after each step whether the laws hold.
func TestVerdictsAgreeAllThroughAGame(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		playOn(t, gamegen.Position().Draw(t, "position"))
	})
}

// playOn is the state machine of a game: a player or chance moves, or somebody
// tries what comes to mind.
func playOn(t *rapid.T, s steamrollers.State) {
	t.Repeat(map[string]func(*rapid.T){
		"move": func(t *rapid.T) {
			legal := s.AppendMoves(nil)
			if len(legal) > 0 { // not skipped: bytes that choose nothing else are no failure
				s = accepted(t, &s, rapid.SampledFrom(legal).Draw(t, "legal"))
			}
		},
		"chance": func(t *rapid.T) {
			if s.Chance() {
				s = accepted(t, &s, s.Sample(drawSource(t)))
			}
		},
		"try": func(t *rapid.T) {
			m := gamegen.MoveIn(&s).Draw(t, "move")
			if s.Check(m) != nil {
				refused(t, &s, m)
				return
			}
			if !tooMany(&s) && !slices.Contains(s.AppendMoves(nil), m) {
				t.Fatalf("%v is legal and not listed", m)
			}
			s = accepted(t, &s, m)
		},
		"": func(t *rapid.T) { invariants(t, &s) },
	})
}

func TestTheZeroMoveIsRefusedEverywhere(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := gamegen.Position().Draw(t, "position")
		after, err := s.Apply(steamrollers.Move{})
		if !errors.Is(err, steamrollers.NoMove) || s.Check(steamrollers.Move{}) != steamrollers.NoMove || after != s {
			t.Fatalf("Apply says %v, Check %v", err, s.Check(steamrollers.Move{}))
		}
	})
}
