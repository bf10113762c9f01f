package gametest

import (
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
	for s := range c.Sections {
		if s.Offset != next || s.Says == "" || s.Scale <= 0 || names[s.Name] {
			t.Errorf("section %+v should begin at %d, have a name of its own, a scale, and say what it holds", s, next)
		}
		next, names[s.Name] = s.Offset+s.Len(), true
	}
	if next != c.Size {
		t.Errorf("the sections have %d numbers, an array %d", next, c.Size)
	}
	total := 0
	for b := range c.Blocks {
		total += b.Len()
	}
	if total != c.NumActions {
		t.Errorf("the blocks have %d actions, the package says %d", total, c.NumActions)
	}
}

// Number tests that a number and its factors stand for the same action, and have a name.
func (c *Codec[S, M, P]) Number(t T, action int) {
	t.Helper()
	factors := c.Split(nil, action)
	is := action >= 0 && action < c.NumActions
	switch {
	case is != (len(factors) > 0) || is != (c.Name(action) != ""):
		t.Fatalf("action %d of %d has the factors %v and the name %q", action, c.NumActions, factors, c.Name(action))
	case is && c.Join(factors...) != action:
		t.Fatalf("action %d has the factors %v, which are those of %d", action, factors, c.Join(factors...))
	}
	number := c.SplitChance(nil, action)
	if is := action >= 0 && action < c.NumChances; is != (len(number) > 0) || is != (c.ChanceName(number...) != "") {
		t.Fatalf("chance move %d of %d has the factors %v and the name %q", action, c.NumChances, number, c.ChanceName(number...))
	}
}

// Inverse tests that the move of a number has that number and its factors.
func (c *Codec[S, M, P]) Inverse(t T, s *S, action int) {
	t.Helper()
	m, ok := c.Move(s, action)
	again, same := c.FromFactors(s, c.Split(nil, action)...)
	if ok != same || m != again {
		t.Fatalf("action %d is %v, and by its factors %v", action, m, again)
	}
	if none := *new(M); !ok && m != none {
		t.Fatalf("action %d is none here, and gives %v", action, m)
	}
	if ok && c.Action(s, m) != action {
		t.Fatalf("action %d is %v, whose action is %d", action, m, c.Action(s, m))
	}
}

// Moves tests that each legal move of a position has a number of its own, which gives it
// back. In a chance position it tests the outcomes.
func (c *Codec[S, M, P]) Moves(t T, s *S, r *rand.Rand) {
	t.Helper()
	if P(s).Chance() {
		c.chances(t, s, r)
		return
	}
	seen := map[int]M{}
	for _, m := range P(s).AppendMoves(nil) {
		action := c.Action(s, m)
		if action < 0 || action >= c.NumActions {
			t.Fatalf("%v has action %d of %d", m, action, c.NumActions)
		}
		if other, ok := seen[action]; ok {
			t.Fatalf("%v and %v are both action %d", m, other, action)
		}
		seen[action] = m
		if back, ok := c.Move(s, action); !ok || back != m {
			t.Fatalf("%v has action %d, which is the move %v", m, action, back)
		}
		if factors := c.AppendFactors(nil, s, m); !slices.Equal(factors, c.Split(nil, action)) {
			t.Fatalf("%v has the factors %v, and its action %d has %v", m, factors, action, c.Split(nil, action))
		}
		if c.Chance(s, m) != -1 || len(c.AppendChance(nil, s, m)) > 0 {
			t.Fatalf("%v is a decision, and has the number of a chance move", m)
		}
	}
}

func (c *Codec[S, M, P]) chances(t T, s *S, r *rand.Rand) {
	t.Helper()
	drawn := []M{P(s).Sample(r)}
	for _, outcome := range P(s).AppendOutcomes(nil) {
		drawn = append(drawn, outcome.Move)
	}
	seen := map[int]M{}
	for _, m := range drawn {
		if action := c.Action(s, m); action != -1 {
			t.Fatalf("chance move %v has action %d", m, action)
		}
		factors := c.AppendChance(nil, s, m)
		if back, ok := c.ChanceMove(s, factors...); !ok || back != m || c.ChanceName(factors...) == "" {
			t.Fatalf("%v has the factors %v, which are those of %v, %q", m, factors, back, c.ChanceName(factors...))
		}
		number := c.Chance(s, m)
		if other, ok := seen[number]; ok && other != m || number >= c.NumChances {
			t.Fatalf("chance move %v has number %d of %d, and so has %v", m, number, c.NumChances, other)
		}
		seen[number] = m
		if number < 0 {
			if len(drawn) > 1 {
				t.Fatalf("%v can be listed, and has no number", m)
			}
			continue
		}
		if got := c.SplitChance(nil, number); !slices.Equal(got, factors) {
			t.Fatalf("%v has the factors %v, and its number %d has %v", m, factors, number, got)
		}
	}
}

// Fixed tests that the fixed sections are equal in two positions of a game.
func (c *Codec[S, M, P]) Fixed(t T, s, o *S) {
	t.Helper()
	x, y := c.array(s, 1), c.array(o, family.Seat(P(o).Seats()))
	for section := range c.Sections {
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
		if !slices.Equal(c.AppendChance(nil, a, m), c.AppendChance(nil, b, n)) {
			t.Fatalf("chance gives %v and %v", m, n)
		}
	} else {
		of, its := c.legal(a), c.legal(b)
		if !slices.Equal(of, its) {
			t.Fatalf("legal are the actions %v, and %v in a position that looked alike", of, its)
		}
		action := of[draw.IntN(len(of))]
		drawAgain.IntN(len(of))
		m, _ = c.Move(a, action)
		n, _ = c.Move(b, action)
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
		if one.Probability != other.Probability || !slices.Equal(c.AppendChance(nil, a, one.Move), c.AppendChance(nil, b, other.Move)) {
			t.Fatalf("chance may give %v, and %v in a position that looked alike", one, other)
		}
	}
}

// legal returns the actions of the legal moves, ascending.
func (c *Codec[S, M, P]) legal(s *S) []int {
	var all []int
	for _, m := range P(s).AppendMoves(nil) {
		all = append(all, c.Action(s, m))
	}
	slices.Sort(all)
	return all
}
