package search

import (
	"context"
	"errors"
	"math/rand/v2"
	"testing"
	"time"
)

func generator() *rand.Rand { return rand.New(rand.NewPCG(3, 7)) }

func defaults() *tuning {
	tuning := defaultTuning()
	return &tuning
}

// TestEachLooksForHerBest: a search assumes that the others look for the best for
// themselves. Seat 2 would rather have 0.4 with seat 1 having 0.6 than less with
// seat 1 having nothing, so seat 1 may go there.
func TestEachLooksForHerBest(t *testing.T) {
	d := &diagram{places: []place{
		{seat: 1, next: []int{1, 2}},
		{seat: 2, next: []int{3, 4}},
		{seat: 2, next: []int{5, 6}},
		ends(0.5, 0.2, 0.3), ends(0.5, 0.1, 0.4),
		ends(0, 0.3, 0.7), ends(0.6, 0.4, 0),
	}}
	for _, name := range []string{"search:2000", "search:2000:selection=puct:exploration=0.5"} {
		thinking, err := ParseThinking(name)
		if err != nil {
			t.Fatal(err)
		}
		for thinking.Workers = range 3 {
			p := New[*toy](toyGame, thinking)
			if m, err := p.Choose(t.Context(), &toy{diagram: d}, generator()); m != 2 || err != nil {
				t.Errorf("%s, %d workers: seat 1 makes move %d, %v", name, thinking.Workers, m, err)
			}
		}
	}
}

// hiddenCards is a game in which seat 1 says which card seat 2 holds, which is a 2 in
// three of four deals. Before that seat 1 may ask chance for a sign that says nothing,
// and seat 2 has to show the card that they have.
func hiddenCards() *diagram {
	right := func(guess uint8) place {
		return place{end: func(card uint8) Expected {
			if card == guess {
				return Expected{1: 1}
			}
			return Expected{2: 1}
		}}
	}
	return &diagram{
		places: []place{
			{seat: 1, next: []int{1, 2, 3}},
			{seat: 2, next: []int{4, 4}, needs: []uint8{1, 2}},
			{seat: 2, next: []int{5, 5}, needs: []uint8{1, 2}},
			{seat: 0, next: []int{0, 0}},
			right(1), right(2),
		},
		cards: []uint8{2, 2, 2, 1}, hidden: true,
	}
}

// TestHiddenCardsAreNotLookedAt: a search is asked about a real position, which only
// it is given, and which a spy watches. It asks that for nothing that is hidden, makes
// the move that is right in most deals though it is wrong in this one, and answers in
// the same way whatever the real card is.
func TestHiddenCardsAreNotLookedAt(t *testing.T) {
	for _, workers := range []int{1, 3} {
		var answers [3][]Considered[move]
		for card := uint8(1); card <= 2; card++ {
			d := hiddenCards()
			p := New[*toy](hiddenToy, Thinking{Iterations: 600, Workers: workers})
			analysis, err := p.Analyse(t.Context(), &toy{diagram: d, card: card}, generator(), nil)
			found := analysis.Moves
			if err != nil || found[0].Move != 2 {
				t.Errorf("%d workers, card %d: %+v, %v, want move 2 before the others", workers, card, found, err)
			}
			if m, _ := p.Choose(t.Context(), &toy{diagram: d, card: card}, generator()); m != found[0].Move {
				t.Errorf("%d workers, card %d: it makes move %d, and considers %d best", workers, card, m, found[0].Move)
			}
			if workers == 1 && len(d.looked) > 0 {
				t.Errorf("card %d: it has looked at the real position: %v", card, d.looked)
			}
			answers[card] = found
		}
		for i, c := range answers[1] {
			if answers[2][i] != c {
				t.Errorf("%d workers: with another card it considers %+v, not %+v", workers, answers[2][i], c)
			}
		}
	}
}

// TestASearchThatSeesIsCaught: the spy of TestHiddenCardsAreNotLookedAt notices a search
// that takes everything to be open.
func TestASearchThatSeesIsCaught(t *testing.T) {
	d := hiddenCards()
	if m, _ := New[*toy](toyGame, Thinking{Iterations: 600}).Choose(t.Context(), &toy{diagram: d, card: 1}, generator()); m != 1 || len(d.looked) == 0 {
		t.Errorf("it makes move %d, and has looked %d times", m, len(d.looked))
	}
}

// wide is a game in which seat 1 chooses whether chance decides among many outcomes.
func wide() *diagram {
	d := &diagram{places: []place{{seat: 1, next: []int{1, 2}}, {seat: 0}, ends(0.5, 0.5, 0)}}
	for i := range 100 {
		d.places[1].next = append(d.places[1].next, len(d.places))
		won := float64(i % 2)
		d.places = append(d.places, ends(won, 1-won, 0))
	}
	return d
}

// TestOutcomesGrowWithVisits: at a node of chance the number of outcomes grows with
// the visits, and no faster than it may.
func TestOutcomesGrowWithVisits(t *testing.T) {
	tree := newTree[*toy, toy, move](toyGame, defaults())
	tree.plant(&toy{diagram: wide()}, 1, nil)
	var widths []int32
	for i := range 600 {
		tree.iterate()
		if i == 50 || i == 599 {
			widest := int32(0)
			for _, n := range tree.nodes {
				if n.seat == 0 {
					widest = max(widest, n.count)
				}
			}
			widths = append(widths, widest)
		}
	}
	if widths[0] < 2 || widths[1] <= widths[0] {
		t.Errorf("nodes of chance have up to %v outcomes after 51 and 600 iterations", widths)
	}
	for at, n := range tree.nodes {
		visits := int32(0)
		for _, b := range tree.branchesOf(int32(at)) {
			visits += b.visits
		}
		if n.seat == 0 && int(n.count) > tree.tuning.chanceWidening.after(n.visits) || visits != n.visits {
			t.Errorf("%d outcomes, together with %d visits, after %d", n.count, visits, n.visits)
		}
	}
}

// TestIterationsAllocateNothing holds for a tree that has grown as large before.
func TestIterationsAllocateNothing(t *testing.T) {
	for name, start := range map[string]*toy{"open": {diagram: wide()}, "hidden": {diagram: hiddenCards(), card: 1}} {
		game := hiddenToy
		if name == "open" {
			game = toyGame
		}
		tree := newTree[*toy](game, defaults())
		tree.plant(start, 1, nil)
		for range 500 {
			tree.iterate()
		}
		if n := testing.AllocsPerRun(5, func() {
			tree.plant(start, 1, nil)
			for range 300 {
				tree.iterate()
			}
		}); n > 0 {
			t.Errorf("%s: 300 iterations allocate %v times", name, n)
		}
	}
}

// TestRefusals: what nobody can be asked is an error, whatever the search.
func TestRefusals(t *testing.T) {
	d := wide()
	open, hidden := New[*toy](toyGame, Thinking{Iterations: 5}), New[*toy](hiddenToy, Thinking{Iterations: 5})
	for _, test := range []struct {
		name   string
		s      *toy
		random *rand.Rand
		want   error
	}{
		{"no position", nil, generator(), ErrNoPosition},
		{"the zero State", new(toy), generator(), ErrNoPosition},
		{"chance", &toy{diagram: d, at: 1}, generator(), ErrChance},
		{"the end", &toy{diagram: d, at: 2}, generator(), ErrOver},
		{"no generator", &toy{diagram: d}, nil, ErrNoGenerator},
	} {
		if m, err := open.Choose(t.Context(), test.s, test.random); !errors.Is(err, test.want) || m != 0 {
			t.Errorf("%s: %d, %v", test.name, m, err)
		}
		if a, err := hidden.Analyse(t.Context(), test.s, test.random, nil); !errors.Is(err, test.want) || a.Moves != nil {
			t.Errorf("%s, hidden: %v, %v", test.name, a, err)
		}
	}
}

// TestAContextEndsTheThought: without any other limit a search goes on until then, and
// has an answer even if that is at once.
func TestAContextEndsTheThought(t *testing.T) {
	p := New[*toy](toyGame, Thinking{Time: time.Hour, Workers: 2})
	ctx, stop := context.WithCancel(t.Context())
	time.AfterFunc(5*time.Millisecond, stop)
	if m, err := p.Choose(ctx, &toy{diagram: wide()}, generator()); m == 0 || err != nil {
		t.Errorf("move %d, %v", m, err)
	}
	if a, err := p.Analyse(ctx, &toy{diagram: wide()}, generator(), nil); len(a.Moves) != 1 || a.Iterations != 0 || err != nil {
		t.Errorf("stopped before it began it considers %v, %v", a, err)
	}
}
