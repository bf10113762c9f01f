package steamrollers_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/family"
)

// FuzzApply plays on from a position as the bytes say, with legal moves and
// with others, and looks after each whether the laws hold.
func FuzzApply(f *testing.F) {
	random := rand.New(rand.NewPCG(1, 0))
	for range 20 {
		seed := make([]byte, 4096)
		for i := range seed {
			seed[i] = byte(random.Uint32())
		}
		f.Add(seed)
	}
	f.Fuzz(rapid.MakeFuzz(func(t *rapid.T) {
		s := gamegen.Position().Draw(t, "position")
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
			"": func(t *rapid.T) {
				if err := invariantBroken(at{State: &s}); err != nil {
					t.Fatal(err)
				}
			},
		})
	}))
}

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
