package steamrollers_test

import (
	"iter"
	"math/rand/v2"
	"testing"
	"testing/fstest"

	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
)

type at = family.At[steamrollers.State, steamrollers.Move]

// TestLaws holds random games of any setup to the laws of any game, and to those that
// stand below.
func TestLaws(t *testing.T) {
	links := make([]track.Link, 0, 32)
	laws := append(
		textLaws(),
		sampled(family.SafeLaw[*steamrollers.State]()),
		family.AllocationsLaw(func(s *steamrollers.State) { links = s.AppendLinks(links[:0], 1) }, func(s *steamrollers.State) { readAll(s) }),
		family.EventsLaw((*steamrollers.State).AppendEvents, func(e steamrollers.Event) family.Rule { return e.Rule }),
		sampled(family.CompleteLaw(func(s *steamrollers.State) iter.Seq[steamrollers.Move] { return gamegen.Universe(s.Setup()) })),
		family.Law[steamrollers.State, steamrollers.Move]{Says: "all goods are there, and every point is in the ledger", Broken: invariantBroken},
	)
	for seed := range uint64(long.Or(3, 60)) {
		s, err := steamrollers.New(gamegen.Setup().Example(int(seed)))
		if err != nil {
			t.Fatal(err)
		}
		setup := s.Setup()
		files := fstest.MapFS{
			setup.Board.Name() + ".board":         {Data: []byte(setup.Board.String())},
			setup.Components.Name + ".components": {Data: []byte(setup.Components.String())},
		}
		if err := family.Check(&s, family.Options[steamrollers.State, steamrollers.Move]{
			Seed: seed, Games: 1, Choose: gamegen.NewMixture(int(seed) % 9).Choose, Laws: laws,
			Stray: func(random *rand.Rand) steamrollers.Move { return gamegen.Move().Example(int(random.Uint32())) },
			Ended: family.RecordBroken[steamrollers.Setup](setup, files), EndSays: family.RecordSays,
		}); err != nil {
			t.Errorf("%d players on %s: %v", setup.Players, setup.Board.Name(), err)
		}
	}
}

// textLaws are those of moves and positions as text.
func textLaws() []family.Law[steamrollers.State, steamrollers.Move] {
	return family.TextLaws(steamrollers.ParseMove, func(line string, like *steamrollers.State) (steamrollers.State, error) {
		return steamrollers.ParseState(line, like.Setup())
	})
}

// sampled is a dear law, asked of one position in three unless tests may take long.
func sampled(law family.Law[steamrollers.State, steamrollers.Move]) family.Law[steamrollers.State, steamrollers.Move] {
	broken := law.Broken
	law.Broken = func(at at) error {
		if at.Random.IntN(long.Or(3, 1)) > 0 {
			return nil
		}
		return broken(at)
	}
	return law
}

// invariantBroken asks whether all goods are somewhere (GOODS-1), whether the ledger of
// each player adds up to their points, and whether the moves are listed but for outcomes
// that are too many.
func invariantBroken(at at) error {
	var wrong family.Faults
	s := at.State
	if goods := gamegen.GoodsOf(s); goods != variants.AllGoods {
		wrong.Add("there are %s, and should be %s", goods, variants.AllGoods)
	}
	if s.Over() != (s.Phase() == steamrollers.PhaseOver) {
		wrong.Add("phase %v, chance %t, over %t", s.Phase(), s.Chance(), s.Over())
	}
	if listed := len(s.AppendMoves(nil)) > 0; listed == (s.Over() || tooMany(s)) {
		wrong.Add("phase %v, and there are moves: %t", s.Phase(), listed)
	}
	for seat := range steamrollers.Seat(steamrollers.MaxSeats + 1) {
		if points, ledger := s.Points(seat), s.Ledger(seat); ledger.Points() != points {
			wrong.Add("P%d has %+v, and by the ledger %+v:\n%s", seat, points, ledger.Points(), ledger)
		}
	}
	return wrong.Err()
}

// tooMany reports whether a position has too many outcomes to list.
func tooMany(s *steamrollers.State) bool {
	return s.Phase() == steamrollers.PhaseGoods || s.Phase() == steamrollers.PhaseInfluence
}

// reportOf is the JSON of a position, for messages and comparisons.
func reportOf(s *steamrollers.State) string { return string(s.AppendReport(nil)) }
