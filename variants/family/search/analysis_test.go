package search

import (
	"math"
	"reflect"
	"slices"
	"testing"

	"github.com/railhex/railhex/variants/family"
)

// analyse returns what a search by this name finds in a toy.
func analyse(t *testing.T, game Game[toy, move], name string, s *toy) Analysis[move] {
	t.Helper()
	thinking, err := ParseThinking(name)
	if err != nil {
		t.Fatal(err)
	}
	a, err := New[*toy](game, thinking).Analyse(t.Context(), s, generator(), nil)
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// ladder is a game of so many decisions in turn: move 1 goes on, which is better for both
// seats, and move 2 ends the game.
func ladder(rungs int) *diagram {
	d := &diagram{}
	for i := range rungs {
		d.places = append(d.places, place{seat: seat(1 + i%2), next: []int{i + 1, rungs + 1}})
	}
	d.places = append(d.places, ends(0.5, 0.5, 0), ends(0.2, 0.3, 0.5))
	return d
}

// TestAnAnalysisAddsUp: visits and nodes are those of the iterations, what a seat can
// expect after a move is the move's value if it is the seat that is asked, and the
// principal line can be played.
func TestAnAnalysisAddsUp(t *testing.T) {
	for _, name := range []string{"search:300", "search:300:selection=puct:exploration=2", "search:300:playout=random"} {
		s := &toy{diagram: ladder(6)}
		a := analyse(t, toyGame, name, s)
		visits := 0
		for _, c := range a.Moves {
			visits += c.Visits
			sum := c.Expected[1] + c.Expected[2] + c.Expected[3]
			if math.Abs(c.Value-c.Expected[1]) > 1e-9 || math.Abs(sum-1) > 1e-9 {
				t.Errorf("%s: %+v", name, c)
			}
		}
		if visits != 300 || a.Iterations != 300 || a.Depth < 3 || a.Depth > 6 || a.Nodes < 6 || a.Nodes > 13 {
			t.Errorf("%s: %d visits in %+v", name, visits, a)
		}
		if a.Line[0] != a.Moves[0].Move || len(a.Line) < 2 {
			t.Errorf("%s: the line is %v", name, a.Line)
		}
		for _, m := range a.Line {
			after, err := s.Apply(m)
			if err != nil {
				t.Fatalf("%s: %v in line %v", name, err, a.Line)
			}
			s = &after
		}
	}
}

// TestAWorkerMayHaveNoShare of the iterations.
func TestAWorkerMayHaveNoShare(t *testing.T) {
	p := New[*toy](toyGame, Thinking{Iterations: 1, Workers: 2})
	if a, err := p.Analyse(t.Context(), &toy{diagram: ladder(6)}, generator(), nil); err != nil || a.Depth != 1 || a.Iterations != 1 {
		t.Errorf("%+v, %v", a, err)
	}
}

// TestWatching: a watch changes nothing, sees twice as many iterations each time, and
// ends the search.
func TestWatching(t *testing.T) {
	s := &toy{diagram: ladder(6)}
	for _, workers := range []int{1, 3} {
		p := New[*toy](toyGame, Thinking{Iterations: 1000, Workers: workers})
		want, err := p.Analyse(t.Context(), s, generator(), nil)
		if err != nil {
			t.Fatal(err)
		}
		var seen []int
		got, err := p.Analyse(t.Context(), s, generator(), func(a Analysis[move]) bool {
			seen = append(seen, a.Iterations)
			return true
		})
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("watched it finds %+v, else %+v; %v", got, want, err)
		}
		each := 32 / workers * workers
		var doubled []int
		for n := each; n < 1000; n *= 2 {
			doubled = append(doubled, n)
		}
		if !slices.Equal(seen, doubled) {
			t.Errorf("%d workers: watched after %v iterations, want %v", workers, seen, doubled)
		}
		stopped, err := p.Analyse(t.Context(), s, generator(), func(a Analysis[move]) bool { return a.Iterations < 100 })
		if err != nil || stopped.Iterations != 4*each {
			t.Errorf("stopped after %d iterations, %v", stopped.Iterations, err)
		}
	}
}

// TestAValueReplacesThePlayout: with a value of share 1 nobody plays on, and with less
// what is expected is mixed. A game that is over is never judged by the value.
func TestAValueReplacesThePlayout(t *testing.T) {
	d := &diagram{places: []place{
		{seat: 1, next: []int{1, 2}},
		{seat: 2, next: []int{3}},
		{seat: 2, next: []int{4}},
		ends(1, 0, 0), ends(0, 1, 0), // the truth
	}}
	s := &toy{diagram: d}
	game := toyGame
	game.Value = func() func(*Expected, *toy) {
		return func(expected *Expected, s *toy) {
			if s.Over() {
				t.Error("the value is asked about the end")
			}
			*expected = Expected{1: 0.5, 2: 0.25, 3: 0.25}
		}
	}
	game.ValueShare = 0.25
	for share, want := range map[string]Expected{
		"1": {1: 0.5, 2: 0.25, 3: 0.25}, "0.5": {1: 0.75, 2: 0.125, 3: 0.125}, "game": {1: 0.875, 2: 0.0625, 3: 0.0625}, "0": {1: 1},
	} {
		// Two iterations: each tries a move of the root and judges what follows it.
		a := analyse(t, game, "search:1:value="+share, s)
		if got := a.Moves[0].Expected; got != want {
			t.Errorf("share %s: seats can expect %v, want %v", share, got, want)
		}
	}
	if a := analyse(t, game, "search:200", s); a.Moves[0].Move != 1 {
		t.Errorf("with the end in the tree it considers %+v", a.Moves)
	}
}

// TestAValueJudgesWhatItKnows: it is asked about settled positions, up to which games are
// played on, and not at all in games that it does not know.
func TestAValueJudgesWhatItKnows(t *testing.T) {
	for _, knows := range []bool{true, false} {
		asked := map[int]bool{}
		game := toyGame
		game.Value = func() func(*Expected, *toy) {
			return func(_ *Expected, s *toy) { asked[s.at] = true }
		}
		game.ValueShare = 1
		game.Settled = func(root, s *toy) bool { return s.at >= root.at+3 }
		game.Knows = func(*toy) bool { return knows }
		analyse(t, game, "search:1", &toy{diagram: ladder(6)})
		if asked[3] != knows || knows != (len(asked) == 1) {
			t.Errorf("known: %t, but it is asked about places %v", knows, asked)
		}
	}
}

// TestUnseenOutcomesAreOneBranch: outcomes that the player at the root does not see share what follows
// them, and those that they see do not.
func TestUnseenOutcomesAreOneBranch(t *testing.T) {
	for _, sees := range []bool{true, false} {
		game, tuning := toyGame, defaults()
		game.Sees = func(*toy, move, family.Seat) bool { return sees }
		tree := newTree[*toy, toy, move](game, tuning)
		tree.plant(&toy{diagram: wide()}, 1, nil)
		for range 100 {
			tree.iterate()
		}
		for _, n := range tree.nodes {
			if n.seat == 0 && n.count > 0 && (n.count == 1) == sees && n.visits > 20 {
				t.Errorf("seen: %t, but a node of chance has %d branches after %d visits", sees, n.count, n.visits)
			}
		}
	}
}

// TestPlayoutsEnd where the tuning says: a playout of no moves is judged at once.
func TestPlayoutsEnd(t *testing.T) {
	judged := map[int]bool{}
	game := toyGame
	game.Advice = func() Advice[toy, move] { return &noting{judged: judged} }
	for name, want := range map[string][]int{
		"search:1:playoutmoves=0":   {1},
		"search:1:playoutmoves=2":   {3},
		"search:1:playoutmoves=end": {6},
	} {
		clear(judged)
		analyse(t, game, name, &toy{diagram: ladder(6)})
		for _, place := range want {
			if !judged[place] || len(judged) != len(want) {
				t.Errorf("%s: judged at %v, want %v", name, judged, want)
			}
		}
	}
}

// noting is an adviser that notes where it is asked to judge.
type noting struct {
	toyAdvice
	judged map[int]bool
}

func (a *noting) Expect(expected *Expected, s *toy) {
	a.judged[s.at] = true
	*expected = Expected{1: 1}
}

// TestRandomPlayouts make moves that the adviser never makes.
func TestRandomPlayouts(t *testing.T) {
	judged := map[int]bool{}
	game := toyGame
	game.Advice = func() Advice[toy, move] { return &noting{judged: judged} }
	for name, want := range map[string]int{"search:50:nodes=1:widening=0^0": 1, "search:50:nodes=1:widening=0^0:playout=random": 2} {
		clear(judged)
		if analyse(t, game, name, &toy{diagram: ladder(6)}); len(judged) != want {
			t.Errorf("%s: judged at %v, want %d places", name, judged, want)
		}
	}
}

// TestPriorsAreShares of 1: a move that is one temperature worse has 1/e of the other's.
func TestPriorsAreShares(t *testing.T) {
	branches := []branch[move]{{prior: 0}, {prior: 0.1}, {prior: 0.2}}
	share(branches, 0.1)
	sum := 0.0
	for i, b := range branches {
		sum += b.prior
		if want := math.Exp(-float64(i)) * branches[0].prior; math.Abs(b.prior-want) > 1e-9 {
			t.Errorf("prior %d is %v, want %v", i, b.prior, want)
		}
	}
	if math.Abs(sum-1) > 1e-9 {
		t.Errorf("together %v", sum)
	}
}

// checkTree checks a tree against the game: every node is reached once, belongs to the seat
// that is asked there, and was visited as often as its branches.
func checkTree(t *testing.T, tree *tree[*toy, toy, move]) {
	t.Helper()
	reached := 0
	var walk func(at int32, s toy)
	walk = func(at int32, s toy) {
		reached++
		n, visits := tree.nodes[at], int32(0)
		if n.seat != uint8(s.Turn()) {
			t.Fatalf("node %d belongs to seat %d, in a position of seat %d", at, n.seat, s.Turn())
		}
		for _, b := range tree.branchesOf(at) {
			visits += b.visits
			after, err := s.Apply(b.move)
			if err != nil {
				t.Fatal(err)
			}
			if b.next != 0 {
				walk(b.next, after)
			}
		}
		if visits != n.visits {
			t.Errorf("node %d has %d visits, its branches %d", at, n.visits, visits)
		}
	}
	walk(0, tree.start)
	if reached != len(tree.nodes) {
		t.Errorf("%d of %d nodes can be reached", reached, len(tree.nodes))
	}
}

// TestTreesAreWhole, also that of another worker, which begins without visits.
func TestTreesAreWhole(t *testing.T) {
	tuning := defaultTuning()
	a, b := newTree[*toy](toyGame, &tuning), newTree[*toy](toyGame, &tuning)
	for _, at := range []int{0, 1, 3} {
		start := &toy{diagram: ladder(6), at: at}
		a.plant(start, 1, nil)
		b.plant(start, 2, a)
		if len(b.nodes) != 1 || b.nodes[0].visits != 0 {
			t.Errorf("the second tree begins with %+v", b.nodes)
		}
		for range 100 {
			a.iterate()
			b.iterate()
		}
		checkTree(t, a)
		checkTree(t, b)
	}
}

// TestATreeStopsGrowing at the most nodes that it may have.
func TestATreeStopsGrowing(t *testing.T) {
	if a := analyse(t, toyGame, "search:300:nodes=3", &toy{diagram: ladder(6)}); a.Nodes != 3 || a.Iterations != 300 {
		t.Errorf("%+v", a)
	}
}

// TestMovesThatAreTried: as many of a position as the tuning says.
func TestMovesThatAreTried(t *testing.T) {
	for name, want := range map[string]int{"search:500": 25, "search:500:moves=3": 3, "search:500:widening=0^0": 1, "search:500:widening=4^0": 5} {
		d := &diagram{places: []place{{seat: 1}, ends(1, 0, 0)}}
		for range 25 {
			d.places[0].next = append(d.places[0].next, 1)
		}
		if a := analyse(t, toyGame, name, &toy{diagram: d}); len(a.Moves) > want || len(a.Moves) < min(want, 15) {
			t.Errorf("%s: %d moves are tried, want %d", name, len(a.Moves), want)
		}
	}
}
