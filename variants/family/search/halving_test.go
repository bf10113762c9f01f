package search

import (
	"math"
	"slices"
	"testing"
	"time"
)

// TestHalving: the moves that are left have been tried equally often, they become fewer,
// and the best is left in the end.
func TestHalving(t *testing.T) {
	const moves, best = 16, 9
	d := &diagram{places: []place{{seat: 1}}}
	for i := range moves {
		d.places[0].next = append(d.places[0].next, i+1)
		d.places = append(d.places, ends(float64(i*7%moves)/moves, 0, 0)) // the most is 9·7 mod 16
	}
	game := toyGame
	game.Halving = true
	tree := newTree[*toy, toy, move](game, defaults())
	tree.plant(&toy{diagram: d}, 1, nil)
	tree.most = 1000
	last := 0 // iterations in a row that made the best move
	for tree.done < tree.most {
		before := tree.after[best].visits
		tree.iterate()
		last = (last + 1) * (tree.after[best].visits - before)
		var visits []int
		for _, after := range tree.after {
			visits = append(visits, after.visits)
		}
		slices.Sort(visits)
		left := int(math.Round(math.Pow(moves, 1-tree.spent())))
		if visits[moves-1]-visits[moves-left] > 1 && left > 1 {
			t.Fatalf("%d moves are left after %d iterations, but they were tried %d times", left, tree.done, visits[moves-left:])
		}
	}
	if last < 100 {
		t.Errorf("the last %d iterations made the best move", last)
	}
}

// TestHalvingByTime: where time is a limit, too, the limit counts that is nearer.
func TestHalvingByTime(t *testing.T) {
	tree := newTree[*toy, toy, move](toyGame, defaults())
	for _, c := range []struct {
		done, most int
		left       time.Duration // of two days
		spent      float64       // more or less
	}{
		{done: 3, most: 4, left: 24 * time.Hour, spent: 0.75},
		{done: 1, most: 4, left: 24 * time.Hour, spent: 0.5},
		{done: 1, most: math.MaxInt, left: 12 * time.Hour, spent: 0.75},
		{done: 1, most: 4, left: -time.Hour, spent: 1},
	} {
		tree.done, tree.most = c.done, c.most
		tree.deadline, tree.allowed = time.Now().Add(c.left), 48*time.Hour
		if got := tree.spent(); math.Abs(got-c.spent) > 0.1 {
			t.Errorf("%+v: %v is spent", c, got)
		}
	}
}

// TestRoots: the tuning says how moves of the root are tried, the game where it does not,
// and PUCT knows its own way alone.
func TestRoots(t *testing.T) {
	for _, c := range []struct {
		game    bool
		tuning  string
		halving bool
	}{
		{false, "root=game", false},
		{false, "root=halving", true},
		{true, "root=game", true},
		{true, "root=selection", false},
		{true, "root=halving:selection=puct", false},
	} {
		game := toyGame
		game.Halving = c.game
		thinking, err := ParseThinking("search:" + c.tuning)
		if err != nil {
			t.Fatal(err)
		}
		if got := newTree[*toy, toy, move](game, thinking.tuning).halving; got != c.halving {
			t.Errorf("%+v: %t", c, got)
		}
	}
}
