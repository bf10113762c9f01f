package gametest

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"github.com/railhex/railhex/variants/family"
)

// T is what a law needs of a test; both *testing.T and *rapid.T are one.
type T interface {
	Helper()
	Errorf(format string, args ...any)
	Fatalf(format string, args ...any)
}

// Layout tests that the sections fill the array without gaps, and that each has a name, a
// scale and a text that says what it holds.
func (c *Codec[S, M, P]) Layout(t T) {
	t.Helper()
	next := 0
	names := map[string]bool{}
	for _, s := range c.Arrays.Sections {
		if s.Offset != next || s.Says == "" || s.Scale <= 0 || names[s.Name] {
			t.Errorf("section %+v should begin at %d, have a name of its own, a scale, and say what it holds", s, next)
		}
		next, names[s.Name] = s.Offset+s.Len(), true
	}
}

// Moves tests that each legal move of a position has a number of its own. In a chance
// position it tests the outcomes.
func (c *Codec[S, M, P]) Moves(t T, s *S, r *rand.Rand) {
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

func (c *Codec[S, M, P]) chances(t T, s *S, r *rand.Rand) {
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

// Fixed tests that the fixed sections are equal in two positions of a game.
func (c *Codec[S, M, P]) Fixed(t T, s, o *S) {
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
func (c *Codec[S, M, P]) hides(t T, s *S, seed uint64) {
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
func (c *Codec[S, M, P]) sameFuture(t T, s, o *S, seat family.Seat, games, moves int) {
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
func (c *Codec[S, M, P]) step(t T, a, b *S, draw, drawAgain *rand.Rand) {
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

func (c *Codec[S, M, P]) sameChances(t T, a, b *S) {
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
