package gametest

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
)

// state is a position of a game, as a pointer, that can be stored.
type state[S, M comparable] interface {
	family.Pointer[S, M]
	json.Marshaler
	json.Unmarshaler
}

// A Codec holds the arrays and numbers of a game to the laws that they should keep: see
// [Codec.Check].
type Codec[S, M comparable, P state[S, M]] struct {
	Arrays *describe.Arrays[S, M]
	// Sizes are what stored data depends on: the Version, the numbers of a position, and how
	// many sections, actions and chances there are. Where one changes, so must the Version.
	Sizes [5]int
	// Play plays the game of a seed and calls see for each position. Games is how many games
	// have the numbers of their moves tested.
	Play  func(t *testing.T, seed uint64, see func(s *S))
	Games int
	// View returns a position that a seat cannot tell from s: the same one for all such
	// positions and the same random numbers. It is nil in games that hide nothing.
	View func(s *S, seat family.Seat, r *rand.Rand) S
	// Kind tells kinds of positions apart, such as phases, of which there shall be as many as
	// of others among those that are edited. Positions are edited instead, if there are any.
	Kind      func(*S) int
	Positions []S
	Edits     Edits
}

// Check tests that the arrays and numbers of a game keep these laws. Sections fill an array
// without gaps, and say what they hold. Each legal move has a number of its own, and each
// outcome of chance. An array shows nothing hidden from its seat, and nothing of what it held
// before. Nothing allocates. The arrays of all seats tell positions apart; if a seat has equal
// arrays of two positions, they go on alike for it.
func (c *Codec[S, M, P]) Check(t *testing.T) {
	t.Run("sections are laid out", c.layout)
	t.Run("moves have numbers", func(t *testing.T) {
		for seed := range uint64(c.Games) {
			c.game(t, seed)
		}
	})
	t.Run("equal arrays have equal futures", func(t *testing.T) {
		positions := c.Positions
		if positions == nil {
			positions = c.gathered(t, c.Kind)
		}
		c.whole(t, positions, c.Edits)
	})
	t.Run("nothing allocates", c.allocatesNothing)
	t.Run("what was there is forgotten", c.forgets)
}

// array returns the array of a position as a seat sees it.
func (c *Codec[S, M, P]) array(s *S, seat family.Seat) []float32 {
	x := make([]float32, c.Arrays.Size())
	c.Arrays.Fill(x, s, seat)
	return x
}

// action returns the number of a move of a seat, -1 if it has none.
func (c *Codec[S, M, P]) action(s *S, m M) int {
	return c.Arrays.Actions.Of(c.Arrays.AppendFactors(nil, s, m)...)
}

// alike reports whether a seat has equal arrays of two positions.
func (c *Codec[S, M, P]) alike(s, o *S, seat family.Seat) bool {
	return slices.Equal(c.array(s, seat), c.array(o, seat))
}

// same reports whether two positions have equal arrays from every seat.
func (c *Codec[S, M, P]) same(s, o *S) bool {
	for seat := family.Seat(1); int(seat) <= max(P(s).Seats(), P(o).Seats()); seat++ {
		if !c.alike(s, o, seat) {
			return false
		}
	}
	return true
}

// view returns a position that a seat cannot tell from s.
func (c *Codec[S, M, P]) view(s *S, seat family.Seat, seed uint64) S {
	if c.View == nil {
		return *s
	}
	return c.View(s, seat, rand.New(rand.NewPCG(seed, 0)))
}

// apart is the distance between the positions of a game that the costly laws look at.
const apart = 13

// game plays the game of a seed. In some positions it tests Moves and Fixed, and that
// arrays show nothing hidden.
func (c *Codec[S, M, P]) game(t *testing.T, seed uint64) {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 0))
	n := 0
	var first S
	c.Play(t, seed, func(s *S) {
		if n == 0 {
			first = *s
		}
		if n++; n%apart == 0 {
			c.fixed(t, &first, s)
			c.moves(t, s, random)
			c.hides(t, s, seed)
		}
	})
}

// gathered returns positions of many games, as many of rare kinds as of others.
func (c *Codec[S, M, P]) gathered(t *testing.T, kind func(*S) int) (positions []S) {
	t.Helper()
	const games, each = 40, 40
	found := map[int]int{}
	for seed := range uint64(games) {
		n := uint64(0)
		c.Play(t, seed, func(s *S) {
			if n++; (n+seed)%17 == 0 && found[kind(s)] < each {
				found[kind(s)]++
				positions = append(positions, *s)
			}
		})
	}
	return positions
}

// allocatesNothing tests in positions of a game that arrays and numbers allocate nothing.
func (c *Codec[S, M, P]) allocatesNothing(t *testing.T) {
	t.Helper()
	x, factors := make([]float32, c.Arrays.Size()), make([]int, 0, 100)
	n, looked := 0, false
	c.Play(t, 5, func(s *S) {
		if n++; n%apart != 0 || P(s).Over() {
			return
		}
		looked = true
		moves := P(s).AppendMoves(nil)
		if allocated := testing.AllocsPerRun(5, func() {
			c.Arrays.Fill(x, s, 1)
			for _, m := range moves[:min(len(moves), 20)] {
				factors = c.Arrays.AppendFactors(factors[:0], s, m)
				factors = c.Arrays.AppendChance(factors, s, m)
			}
			if len(moves) > 0 && len(factors) == 0 {
				t.Fatal("no factors")
			}
		}); allocated != 0 {
			t.Errorf("%v allocations with the moves %v", allocated, moves)
		}
	})
	if !looked {
		t.Error("the game is too short to look at any of its positions")
	}
}

// forgets tests that an array is overwritten with a position, and with zeros for a seat
// that does not play and for the zero State.
func (c *Codec[S, M, P]) forgets(t *testing.T) {
	var none S
	var s *S
	c.Play(t, 3, func(at *S) {
		if s == nil {
			s = new(*at)
		}
	})
	for _, test := range []struct {
		what  string
		s     *S
		seat  family.Seat
		empty bool
	}{
		{"a position", s, 2, false},
		{"what a seat sees that does not play", s, family.Seat(P(s).Seats() + 1), true},
		{"what nobody sees", s, 0, true},
		{"the zero State", &none, 1, true},
	} {
		clean, used := c.array(test.s, test.seat), slices.Repeat([]float32{7}, c.Arrays.Size())
		c.Arrays.Fill(used, test.s, test.seat)
		if !slices.Equal(clean, used) {
			t.Fatalf("%s: what an array held before stays in it", test.what)
		}
		if empty := !slices.ContainsFunc(clean, func(x float32) bool { return x != 0 }); empty != test.empty {
			t.Errorf("%s: all numbers are 0: %v", test.what, empty)
		}
	}
}

// layout tests that the sections fill the array without gaps, and that each has a name, a
// scale and a text that says what it holds.
func (c *Codec[S, M, P]) layout(t *testing.T) {
	t.Helper()
	next := 0
	names := map[string]bool{}
	for _, s := range c.Arrays.Sections {
		if s.Offset != next || s.Says == "" || s.Scale <= 0 || names[s.Name] {
			t.Errorf("section %+v should begin at %d, have a name of its own, a scale, and say what it holds", s, next)
		}
		next, names[s.Name] = s.Offset+s.Len(), true
	}
	a := c.Arrays
	if got := [...]int{a.Version, a.Size(), len(a.Sections), a.Actions.Len(), a.Chances.Len()}; got != c.Sizes {
		t.Errorf("version, numbers, sections, actions, chances: %v, want %v", got, c.Sizes)
	}
}

// moves tests that each legal move of a position has a number of its own. In a chance
// position it tests the outcomes.
func (c *Codec[S, M, P]) moves(t *testing.T, s *S, r *rand.Rand) {
	t.Helper()
	if P(s).Chance() {
		c.chances(t, s, r)
		return
	}
	seen := map[int]M{}
	for _, m := range P(s).AppendMoves(nil) {
		action := c.action(s, m)
		if action < 0 || action >= c.Arrays.Actions.Len() {
			t.Fatalf("%v has action %d of %d", m, action, c.Arrays.Actions.Len())
		}
		if other, ok := seen[action]; ok {
			t.Fatalf("%v and %v are both action %d", m, other, action)
		}
		seen[action] = m
		if len(c.Arrays.AppendChance(nil, s, m)) > 0 {
			t.Fatalf("%v is a decision, and has the factors of a chance move", m)
		}
	}
}

func (c *Codec[S, M, P]) chances(t *testing.T, s *S, r *rand.Rand) {
	t.Helper()
	drawn := []M{P(s).Sample(r)}
	for _, outcome := range P(s).AppendOutcomes(nil) {
		drawn = append(drawn, outcome.Move)
	}
	seen := map[string]M{}
	for _, m := range drawn {
		if factors := c.Arrays.AppendFactors(nil, s, m); len(factors) > 0 {
			t.Fatalf("chance move %v has the factors %v of a decision", m, factors)
		}
		factors := c.Arrays.AppendChance(nil, s, m)
		if other, ok := seen[fmt.Sprint(factors)]; len(factors) == 0 || ok && other != m {
			t.Fatalf("chance move %v has the factors %v, and so has %v", m, factors, other)
		}
		seen[fmt.Sprint(factors)] = m
		if c.Arrays.Chances.Of(factors...) < 0 && len(drawn) > 1 {
			t.Fatalf("%v can be listed, and has no number: its factors are %v", m, factors)
		}
	}
}

// fixed tests that the fixed sections are equal in two positions of a game.
func (c *Codec[S, M, P]) fixed(t *testing.T, s, o *S) {
	t.Helper()
	x, y := c.array(s, 1), c.array(o, family.Seat(P(o).Seats()))
	for _, section := range c.Arrays.Sections {
		from, to := section.Offset, section.Offset+section.Len()
		if section.Fixed && !slices.Equal(x[from:to], y[from:to]) {
			t.Fatalf("section %q differs in two positions of a game", section.Name)
		}
	}
}

// hides tests that a seat has equal arrays of a position and of one that it cannot tell
// from it.
func (c *Codec[S, M, P]) hides(t *testing.T, s *S, seed uint64) {
	t.Helper()
	if c.View == nil {
		return
	}
	for seat := family.Seat(1); int(seat) <= P(s).Seats(); seat++ {
		if imagined := c.view(s, seat, seed); !c.alike(s, &imagined, seat) {
			t.Fatalf("seat %d has an array in which there is something that is hidden from it", seat)
		}
	}
}

// sameFuture plays random games from two positions that a seat sees alike, and tests that
// they go on alike.
func (c *Codec[S, M, P]) sameFuture(t *testing.T, s, o *S, seat family.Seat, games, moves int) {
	t.Helper()
	for game := range games {
		seed := uint64(game)
		a, b := c.view(s, seat, seed), c.view(o, seat, seed)
		draw, drawAgain := rand.New(rand.NewPCG(seed, 1)), rand.New(rand.NewPCG(seed, 1))
		for move := range moves {
			if P(&a).Over() != P(&b).Over() || P(&a).Chance() != P(&b).Chance() || !c.alike(&a, &b, seat) {
				t.Fatalf("after %d moves seat %d sees that two positions differ which looked alike", move, seat)
			}
			for other := family.Seat(1); int(other) <= P(&a).Seats(); other++ {
				if of, its := P(&a).Total(other), P(&b).Total(other); of != its || P(&a).Rank(other) != P(&b).Rank(other) {
					t.Fatalf("after %d moves seat %d has %d points, and %d in a position that looked alike, or another rank", move, other, of, its)
				}
			}
			if P(&a).Over() {
				break
			}
			c.step(t, &a, &b, draw, drawAgain)
		}
	}
}

// step makes the same move in two positions.
func (c *Codec[S, M, P]) step(t *testing.T, a, b *S, draw, drawAgain *rand.Rand) {
	t.Helper()
	var m, n M
	if P(a).Chance() {
		m, n = P(a).Sample(draw), P(b).Sample(drawAgain)
		c.sameChances(t, a, b)
		if !slices.Equal(c.Arrays.AppendChance(nil, a, m), c.Arrays.AppendChance(nil, b, n)) {
			t.Fatalf("chance gives %v and %v", m, n)
		}
	} else {
		of, its := c.legal(a), c.legal(b)
		if !slices.Equal(of, its) {
			t.Fatalf("legal are the actions %v, and %v in a position that looked alike", of, its)
		}
		action := of[draw.IntN(len(of))]
		drawAgain.IntN(len(of))
		m, n = c.move(a, action), c.move(b, action)
	}
	after, err := P(a).Apply(m)
	if err != nil {
		t.Fatalf("%v", err)
	}
	its, err := P(b).Apply(n)
	if err != nil {
		t.Fatalf("%v is legal, and %v is not in a position that looked alike: %v", m, n, err)
	}
	*a, *b = after, its
}

func (c *Codec[S, M, P]) sameChances(t *testing.T, a, b *S) {
	t.Helper()
	of, its := P(a).AppendOutcomes(nil), P(b).AppendOutcomes(nil)
	if len(of) != len(its) || P(a).NumOutcomes() != P(b).NumOutcomes() {
		t.Fatalf("chance has %d outcomes, and %d in a position that looked alike", len(of), len(its))
	}
	for i := range of {
		one, other := of[i], its[i]
		if one.Probability != other.Probability || !slices.Equal(c.Arrays.AppendChance(nil, a, one.Move), c.Arrays.AppendChance(nil, b, other.Move)) {
			t.Fatalf("chance may give %v, and %v in a position that looked alike", one, other)
		}
	}
}

// move returns the legal move of an action.
func (c *Codec[S, M, P]) move(s *S, action int) (none M) {
	for _, m := range P(s).AppendMoves(nil) {
		if c.action(s, m) == action {
			return m
		}
	}
	return none
}

// legal returns the actions of the legal moves, ascending.
func (c *Codec[S, M, P]) legal(s *S) []int {
	var all []int
	for _, m := range P(s).AppendMoves(nil) {
		all = append(all, c.action(s, m))
	}
	slices.Sort(all)
	return all
}
