package picture_test

import (
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steam/bots"
	"github.com/railhex/railhex/variants/steam/picture"
)

// begun is a new game.
func begun(t testing.TB, setup steam.Setup) steam.State {
	t.Helper()
	s, err := steam.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// played plays a game by the builder of selfplay up to the first position of
// which stop is true, or to its end.
func played(t testing.TB, setup steam.Setup, seed uint64, stop func(s *steam.State) bool) steam.State {
	t.Helper()
	return playedOn(t, begun(t, setup), seed, stop)
}

// playedOn is as played, from a position on.
func playedOn(t testing.TB, s steam.State, seed uint64, stop func(s *steam.State) bool) steam.State {
	t.Helper()
	random, builder := rand.New(rand.NewPCG(seed, 0)), new(bots.Builder)
	for !s.Over() && !stop(&s) {
		m := steam.Move{}
		if s.Chance() {
			m = s.Sample(random)
		} else {
			m = builder.Choose(&s, random)
		}
		next, err := s.Apply(m)
		if err != nil {
			t.Fatal(err)
		}
		s = next
	}
	return s
}

// bidding is an auction in which some have bid, and one is out.
func bidding(t testing.TB) steam.State {
	t.Helper()
	s := played(t, steam.Setup{Players: 6}, 2, in(steam.PhaseBid, 0))
	for _, m := range []steam.Move{steam.Bid(0), steam.Pass(), steam.Bid(2), steam.Bid(5)} {
		next, err := s.Apply(m)
		if err != nil {
			t.Fatal(err)
		}
		s = next
	}
	return s
}

// ruined is a position of a game by random moves in which somebody is bankrupt.
func ruined(t testing.TB) steam.State {
	t.Helper()
	s, random := begun(t, steam.Setup{Players: 6, Variant: steam.Standard}), rand.New(rand.NewPCG(1, 0))
	for !s.Over() {
		for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
			if s.Eliminated(seat) {
				return s
			}
		}
		m := steam.Move{}
		if s.Chance() {
			m = s.Sample(random)
		} else {
			moves := s.AppendMoves(nil)
			m = moves[random.IntN(len(moves))]
		}
		next, err := s.Apply(m)
		if err != nil {
			t.Fatal(err)
		}
		s = next
	}
	return s
}

// passing is an auction in which somebody may pass freely (STD-7).
func passing(t testing.TB) steam.State {
	t.Helper()
	s := played(t, steam.Setup{Players: 4, Variant: steam.Standard}, 12, in(steam.PhaseAction, 1))
	next, err := s.Apply(steam.Take(steam.OrderTile))
	if err != nil {
		t.Fatal(err)
	}
	return playedOn(t, next, 12, func(s *steam.State) bool { a, ok := s.Auction(); return ok && a.Free != steam.Nobody })
}

// in stops in a phase of a turn.
func in(phase steam.Phase, round int) func(s *steam.State) bool {
	return func(s *steam.State) bool { return s.Phase() == phase && s.Round() == round }
}

// scenes are a position for each thing that pictures show, played once.
func scenes(t testing.TB) map[string]steam.State {
	onceScenes.Do(func() { allScenes = playScenes(t) })
	return allScenes
}

var (
	onceScenes sync.Once
	allScenes  map[string]steam.State
)

func playScenes(t testing.TB) map[string]steam.State {
	four := steam.Setup{Players: 4}
	return map[string]steam.State{
		"setup":    played(t, four, 1, in(steam.PhaseDeal, 0)),
		"auction":  bidding(t),
		"standard": played(t, steam.Setup{Players: 5, Variant: steam.Standard}, 3, in(steam.PhaseBid, 3)),
		"capital":  played(t, steam.Setup{Players: 3, Variant: steam.Standard}, 4, in(steam.PhaseCapital, 2)),
		"action":   played(t, four, 5, func(s *steam.State) bool { return s.Phase() == steam.PhaseAction && s.Round() == 4 && holds(s) >= 2 }),
		"growth":   played(t, steam.Setup{Players: 6}, 6, func(s *steam.State) bool { return s.Round() >= 3 && s.Pending(s.Turn()) == steam.GrowthTile }),
		"city":     played(t, four, 7, func(s *steam.State) bool { return s.Round() >= 4 && s.Pending(s.Turn()) == steam.UrbaniseTile }),
		"building": played(t, steam.Setup{Players: 3}, 8, in(steam.PhaseBuild, 6)),
		"delivery": played(t, steam.Setup{Players: 6}, 9, in(steam.PhaseMove, 5)),
		"gains":    played(t, four, 10, func(s *steam.State) bool { return s.Phase() == steam.PhasePoints && numGains(s) > 1 }),
		"goods":    begun(t, four),
		"free":     passing(t),
		"bankrupt": ruined(t),
		"over":     played(t, steam.Setup{Players: 6}, 11, in(steam.PhaseOver, 0)),
	}
}

// holds is how many players have taken an action tile.
func holds(s *steam.State) (n int) {
	for seat := steam.Seat(1); int(seat) <= s.Seats(); seat++ {
		if s.ActionTile(seat).IsValid() {
			n++
		}
	}
	return n
}

func numGains(s *steam.State) (n int) {
	for range s.Gains() {
		n++
	}
	return n
}

// longest is the longest route by which a good can be moved in a position.
func longest(s *steam.State) (route steam.Route) {
	if s.Phase() != steam.PhaseMove {
		return nil
	}
	for _, m := range s.AppendMoves(nil) {
		for r := range s.Routes(m) {
			if len(r) > len(route) {
				route = r
			}
		}
	}
	return route
}

// movesOf are the legal moves of a player.
func movesOf(s *steam.State) []steam.Move {
	if s.Chance() || s.Over() {
		return nil
	}
	return s.AppendMoves(nil)
}

// busiest is the hex in which most can be done.
func busiest(moves []steam.Move) (hex hexmap.Cell) {
	many := map[hexmap.Cell]int{}
	for _, m := range moves {
		if m.Kind() != steam.KindDeliver && m.Hex().IsValid() {
			many[m.Hex()]++
			if many[m.Hex()] > many[hex] {
				hex = m.Hex()
			}
		}
	}
	return hex
}

// gallery is every picture of every scene.
func gallery(t testing.TB, style picture.Style) map[string]string {
	pictures := map[string]string{}
	for name, s := range scenes(t) {
		moves := movesOf(&s)
		marks := picture.Marks{Moves: moves, Route: longest(&s)}
		pictures[name+"-map"] = style.Map(&s, marks)
		pictures[name+"-table"] = style.Table(&s, marks)
		if hex := busiest(moves); hex.IsValid() {
			pictures[name+"-tiles"] = style.Tiles(&s, hex, moves)
		}
	}
	return pictures
}
