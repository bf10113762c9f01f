package steam

import (
	"math/rand/v2"
	"slices"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/mapgen"
)

// Games for tests: of any setup, played by chance or with some sense.

// randomMaps are maps that may hold anything.
var randomMaps = mapgen.Steam(mapFormat)

// randomSetup draws a setup of any kind, on a map that ships or on a random one that has
// goods enough.
func randomSetup(r *rand.Rand) Setup {
	setup := Setup{Players: MinSeats + r.IntN(MaxSeats-MinSeats+1)}
	switch r.IntN(3) {
	case 1:
		setup.Order = OrderRandom
	case 2:
		setup.Variant = Standard
	}
	if r.IntN(3) == 0 { // few tiles of a sort, so that some faces cannot be shown
		setup.Components = StandardComponents()
		setup.Components.Name = "scarce"
		for i := range setup.Components.Tiles {
			setup.Components.Tiles[i].Count = min(setup.Components.Tiles[i].Count, 1+r.IntN(3))
		}
	}
	if r.IntN(4) > 0 {
		maps := slices.Collect(ShippedMaps())
		setup.Map = maps[r.IntN(len(maps))]
		return setup
	}
	for {
		setup.Map = randomMaps.Random(r)
		if _, err := New(setup); err == nil {
			return setup
		}
	}
}

func mustNew(t rapid.TB, setup Setup) State {
	t.Helper()
	s, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// chosen draws a move as the policy random of selfplay does: first a kind, then a
// move of it.
func chosen(s *State, r *rand.Rand) Move {
	if s.Chance() {
		return s.Sample(r)
	}
	moves := s.AppendMoves(nil)
	var kinds []Kind
	for _, m := range moves {
		if !slices.Contains(kinds, m.Kind()) {
			kinds = append(kinds, m.Kind())
		}
	}
	kind := kinds[r.IntN(len(kinds))]
	moves = slices.DeleteFunc(moves, func(m Move) bool { return m.Kind() != kind })
	return moves[r.IntN(len(moves))]
}

// thrifty draws a move as a player does who avoids bankruptcy: low
// bids, no capital beyond need, track that completes links, and deliveries. If there are
// many moves, it looks at some of them.
func thrifty(s *State, r *rand.Rand) Move {
	const many = 32
	if s.Chance() {
		return s.Sample(r)
	}
	moves := s.AppendMoves(nil)
	best, most := moves[0], -1<<30
	every := 1 + len(moves)/many
	for i := r.IntN(every); i < len(moves); i += every {
		if score := sense(s, moves[i]) + r.IntN(8); score > most {
			best, most = moves[i], score
		}
	}
	return best
}

// sense is how much somebody likes a move.
func sense(s *State, m Move) int {
	seat := s.Turn()
	switch m.Kind() {
	case KindBid:
		return -8 * m.Number()
	case KindCapital:
		return -20 * max(m.Number()-3, 1-m.Number())
	case KindTake:
		if s.Cost(m) > s.Money(seat) {
			return -20
		}
	case KindBuild, KindUpgrade, KindRedirect:
		next, _ := s.Apply(m)
		return 12*(next.CompleteLinks(seat)-s.CompleteLinks(seat)) - s.Cost(m) + 4*min(s.Income(seat)+6, 0)
	case KindUrbanise, KindGrow:
		return 5
	case KindDeliver:
		return 15 + 5*m.Links()
	case KindImprove:
		return 6 - 3*s.Locomotive(seat)
	case KindIncome:
		return 4
	}
	return 0
}

// walk plays a game by a policy and visits each position, the last one too, with
// the move that is made in it (the zero Move in the last).
func walk(t rapid.TB, setup Setup, seed uint64, policy func(*State, *rand.Rand) Move, visit func(s *State, m Move)) State {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, uint64(setup.Players)))
	s := mustNew(t, setup)
	for !s.Over() {
		m := policy(&s, r)
		visit(&s, m)
		next, err := s.Apply(m)
		if err != nil {
			t.Fatalf("%v in\n%v\n%v", m, s, err)
		}
		s = next
	}
	visit(&s, Move{})
	return s
}

// policies are both ways to play.
var policies = map[string]func(*State, *rand.Rand) Move{"chosen": chosen, "thrifty": thrifty}

// A step is a position and the move that is made in it, the zero Move in the last.
type step struct {
	State
	move Move
}

// drawGame draws a whole game of any setup, by one of both policies.
func drawGame(t *rapid.T) (steps []step) {
	setup := randomSetup(rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "setup"), 11)))
	policy := policies[rapid.SampledFrom([]string{"chosen", "thrifty"}).Draw(t, "policy")]
	walk(t, setup, rapid.Uint64().Draw(t, "seed"), policy, func(s *State, m Move) { steps = append(steps, step{*s, m}) })
	return steps
}
