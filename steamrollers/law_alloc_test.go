package steamrollers_test

import (
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/gamegen"
	"github.com/railhex/railhex/scoring"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/track"
	"github.com/railhex/railhex/variants"
)

// examples are a few positions of each phase, on all kinds of setups, always
// the same ones.
var examples = sync.OnceValue(func() (positions []steamrollers.State) {
	const games, ofEachPhase = 300, 12
	var found [steamrollers.PhaseOver + 1]int
	drawn := gamegen.Game()
	for seed := range games {
		for i, s := range gamegen.Positions(drawn.Example(seed)) {
			if found[s.Phase()] < ofEachPhase && i%3 == seed%3 { // not all of them of the first game
				found[s.Phase()]++
				positions = append(positions, s)
			}
		}
	}
	return positions
})

func TestExamplesAreOfEveryPhase(t *testing.T) {
	var found [steamrollers.PhaseOver + 1]int
	for _, s := range examples() {
		found[s.Phase()]++
	}
	for phase := steamrollers.PhaseGoods; phase <= steamrollers.PhaseOver; phase++ {
		if found[phase] < 3 {
			t.Errorf("only %d examples are in phase %v", found[phase], phase)
		}
	}
}

// allocatesNothing runs f on every example.
func allocatesNothing(t *testing.T, what string, f func(s *steamrollers.State)) {
	t.Helper()
	for _, s := range examples() {
		if n := testing.AllocsPerRun(5, func() { f(&s) }); n != 0 {
			t.Errorf("%s allocates %v times in phase %v", what, n, s.Phase())
		}
	}
}

// What the functions under test return goes here, so that they are not
// compiled away.
var (
	sinkState   steamrollers.State
	sinkMove    steamrollers.Move
	sinkErr     error
	sinkPoints  scoring.Points
	sinkOlive   solo.Points
	sinkNumber  int
	sinkHash    uint64
	sinkWinners steamrollers.Seats
)

func TestApplyOfALegalMoveAllocatesNothing(t *testing.T) {
	room := make([]steamrollers.Move, 0, 4096)
	allocatesNothing(t, "Apply", func(s *steamrollers.State) {
		for _, m := range s.AppendMoves(room) {
			sinkState, sinkErr = s.Apply(m)
		}
	})
}

func TestCheckAllocatesNothing(t *testing.T) {
	moves := everyKind()
	allocatesNothing(t, "Check", func(s *steamrollers.State) {
		for _, m := range moves {
			sinkErr = s.Check(m)
		}
	})
}

// everyKind is moves of all kinds, of which any position allows some and
// forbids others.
func everyKind() (moves []steamrollers.Move) {
	drawn := gamegen.Move()
	for seed := range 200 {
		moves = append(moves, drawn.Example(seed))
	}
	for m := range gamegen.Universe(steamrollers.Setup{Board: hexmap.Standard()}) {
		if m.Kind() != steamrollers.KindDeliver || m.Distance() < 6 && m.Good() == variants.Red {
			moves = append(moves, m)
		}
	}
	return append(moves, steamrollers.Move{})
}

func TestAppendMovesIntoRoomAllocatesNothing(t *testing.T) {
	room := make([]steamrollers.Move, 0, 4096)
	allocatesNothing(t, "AppendMoves", func(s *steamrollers.State) { sinkNumber = len(s.AppendMoves(room)) })
}

func TestAppendOutcomesIntoRoomAllocatesNothing(t *testing.T) {
	room := make([]steamrollers.Outcome, 0, 4096)
	allocatesNothing(t, "AppendOutcomes", func(s *steamrollers.State) { sinkNumber = len(s.AppendOutcomes(room)) })
}

func TestAppendLinksIntoRoomAllocatesNothing(t *testing.T) {
	room := make([]track.Link, 0, 32)
	allocatesNothing(t, "AppendLinks", func(s *steamrollers.State) { sinkNumber = len(s.AppendLinks(room, 1)) })
}

func TestSampleAllocatesNothing(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 0))
	allocatesNothing(t, "Sample", func(s *steamrollers.State) { sinkMove = s.Sample(random) })
}

func TestAccessorsAllocateNothing(t *testing.T) {
	allocatesNothing(t, "an accessor", func(s *steamrollers.State) {
		sinkHash = s.Hash()
		sinkWinners = s.Winners()
		sinkOlive = s.OlivePoints()
		sinkNumber += int(s.Phase()) + int(s.Turn()) + s.Seats() + s.Round() + int(s.Start()) + s.Quiet() + s.Die()
		sinkNumber += s.Dice().Len() + int(s.Black()) + s.Wall() + int(s.Bag()) + int(s.Removed()) + int(s.OliveStep())
		sinkNumber += s.Olive().Delivery() + s.Setup().Players
		if s.Chance() || s.Over() {
			sinkNumber++
		}
		reserved, by := s.Reserved()
		sinkNumber += reserved + int(by)
		for number := 1; number <= 6; number++ {
			face, holder, _ := s.Tile(number)
			order, owner := s.Order(number)
			sinkNumber += int(face) + int(holder) + int(order) + int(owner) + s.Supply(number).Len()
		}
		for die := range s.Dice().All() {
			sinkNumber += die
		}
		for seat := steamrollers.Seat(1); seat <= steamrollers.MaxSeats; seat++ {
			sinkPoints = s.Points(seat)
			own, city := s.Own(seat)
			sinkNumber += s.Boxes(seat) + s.Strength(seat) + int(s.Kept(seat)) + int(s.Power(seat)) + int(own) + city
			if s.Ticked(seat, 3) {
				sinkNumber++
			}
			for hex, drawn := range s.Drawn(seat) {
				sinkNumber += int(drawn) + int(s.TrackAt(seat, hex))
			}
		}
	})
}
