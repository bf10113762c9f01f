package search

import (
	"context"
	"errors"
	"math"
	"testing"
	"time"
)

// evaluate is what a search expects of a toy.
func evaluate(t *testing.T, s *toy, thinking Thinking) Expected {
	t.Helper()
	search := New[*toy](toyGame, thinking)
	if s.diagram.hidden {
		search = New[*toy](hiddenToy, thinking)
	}
	expected, err := search.Evaluate(t.Context(), s, generator())
	if err != nil {
		t.Fatal(err)
	}
	return expected
}

// TestChanceIsEvaluatedByItsOdds asks of a position in which chance decides who wins.
func TestChanceIsEvaluatedByItsOdds(t *testing.T) {
	d := &diagram{places: []place{
		{seat: 0, next: []int{1, 1, 1, 2}},
		ends(1, 0, 0), ends(0, 0, 1),
	}}
	got := evaluate(t, &toy{diagram: d}, Thinking{Iterations: 4000})
	for seat, want := range (Expected{1: 0.75, 3: 0.25}) {
		if math.Abs(got[seat]-want) > 0.03 {
			t.Errorf("seat %d can expect %.3f, want %.2f", seat, got[seat], want)
		}
	}
	if again := evaluate(t, &toy{diagram: d}, Thinking{Iterations: 4000}); again != got {
		t.Errorf("the same generator gives %v and %v", got, again)
	}
}

// TestWhatSeatsExpectIsShared: the numbers of an adviser need not add up to 1.
func TestWhatSeatsExpectIsShared(t *testing.T) {
	d := &diagram{places: []place{{seat: 1, next: []int{1}}, ends(0.6, 0.3, 0.3)}}
	if got := evaluate(t, &toy{diagram: d}, Thinking{Iterations: 3}); math.Abs(got[1]-0.5) > 1e-9 || math.Abs(got[2]-0.25) > 1e-9 || math.Abs(got[3]-0.25) > 1e-9 {
		t.Errorf("the seats can expect %v", got)
	}
}

// TestEvaluationsDoNotLookAtHiddenCards evaluates the same position with either card.
func TestEvaluationsDoNotLookAtHiddenCards(t *testing.T) {
	var answers []Expected
	for card := uint8(1); card <= 2; card++ {
		d := hiddenCards()
		answers = append(answers, evaluate(t, &toy{diagram: d, card: card}, Thinking{Iterations: 50}))
		if len(d.looked) > 0 {
			t.Errorf("card %d: it has looked at the real position: %v", card, d.looked)
		}
	}
	if answers[0] != answers[1] {
		t.Errorf("with one card the seats can expect %v, with the other %v", answers[0], answers[1])
	}
}

// TestAnEvaluationEnds whatever limits it, with one game played on at the least.
func TestAnEvaluationEnds(t *testing.T) {
	s := &toy{diagram: &diagram{places: []place{{seat: 1, next: []int{1}}, ends(1, 0, 0)}}}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	for name, limited := range map[string]struct {
		ctx      context.Context
		thinking Thinking
	}{
		"time":    {t.Context(), Thinking{Time: time.Millisecond}},
		"context": {ended, Thinking{Time: time.Hour}},
		"nothing": {t.Context(), Thinking{}},
	} {
		if got, err := New[*toy](toyGame, limited.thinking).Evaluate(limited.ctx, s, generator()); err != nil || got[1] != 1 {
			t.Errorf("%s: %v, %v", name, got, err)
		}
	}
}

func TestWhatCannotBeEvaluated(t *testing.T) {
	search := New[*toy](toyGame, Thinking{Iterations: 1})
	if _, err := search.Evaluate(t.Context(), &toy{}, generator()); !errors.Is(err, ErrNoPosition) {
		t.Errorf("no position: %v", err)
	}
	s := &toy{diagram: &diagram{places: []place{ends(1, 0, 0)}}}
	if _, err := search.Evaluate(t.Context(), s, nil); !errors.Is(err, ErrNoGenerator) {
		t.Errorf("no generator: %v", err)
	}
}
