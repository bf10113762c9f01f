package steampower

import (
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

func TestExamplesAreOfEveryPhase(t *testing.T) {
	var found [phaseEnd]int
	for _, s := range examples() {
		found[s.Phase()]++
	}
	for p := range Phases() {
		if found[p] < 3 {
			t.Errorf("only %d examples are in phase %v", found[p], p)
		}
	}
}

// everyMove is every move that can be written in a position, but for shipments that
// pay more than three links.
func everyMove(s *State) (all []Move) {
	all = append(all, Done(), Draw(), Money(), Decline())
	for number := 1; number <= MaxContracts; number++ {
		all = append(all, Deal(number), Fulfil(number))
	}
	var payments []Payments
	for a := range Seat(MaxSeats + 1) {
		for b := range a + 1 {
			for c := range b + 1 {
				var p Payments
				for _, seat := range []Seat{a, b, c} {
					if seat != Nobody {
						p += onePayment(seat)
					}
				}
				payments = append(payments, p)
			}
		}
	}
	for c := range Colours() {
		all = append(all, Buy(c))
		for _, hex := range s.game.cities {
			all = append(all, City(s.game.names[hex], c))
			for _, pays := range payments {
				if c.IsGood() {
					all = append(all, shipment(c, s.game.names[hex], pays))
				}
			}
		}
	}
	for _, hex := range append(s.game.names, hexmap.CellAt(26, 99)) {
		all = append(all, Remove(hex))
		for goods := 1; goods <= 7; goods++ {
			all = append(all, Factory(hex, goods))
		}
		for t := range track.Tracks() {
			all = append(all, Build(hex, t), Replace(hex, t))
		}
	}
	return slices.DeleteFunc(all, func(m Move) bool { return !m.IsValid() })
}

// TestEverythingIsConserved counts all that the box holds after every move.
func TestEverythingIsConserved(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		steps := drawGame(t)
		for i := range steps {
			s := &steps[i].State
			parts := s.game.parts
			for c := range GoodColours() {
				if n := s.Supply(c) + s.goodsIn(s.tiles[c-1]); n != parts.Goods {
					t.Fatalf("%s\n%d %s goods", s, n, c)
				}
			}
			var tiles [NumStacks + 1]int
			for hex := range s.game.names {
				tiles[s.rails[hex].stack()]++
			}
			for k := range Stacks() {
				if n := tiles[k] + s.InStack(k); n != parts.TrackTiles[k-1] {
					t.Fatalf("%s\n%d %s tiles", s, n, k)
				}
			}
			contracts := s.hands[Nobody]
			for seat := Seat(1); seat <= s.game.seats; seat++ {
				for _, set := range []uint64{s.hands[seat], s.fulfilled[seat-1]} {
					if contracts&set != 0 {
						t.Fatalf("%s\na contract is in two places", s)
					}
					contracts |= set
				}
				links := s.numLinks(seat)
				if s.ends[seat-1].isLink() {
					links++
				}
				if n := links + s.Locomotives(seat); n != parts.Locomotives {
					t.Fatalf("%s\n%s has %d locomotives", s, seat, n)
				}
				if n := s.Factories(seat) + bits.OnesCount64(s.factories[seat-1]); n != parts.Factories {
					t.Fatalf("%s\n%s has %d factories", s, seat, n)
				}
			}
			if contracts != s.game.allContracts {
				t.Fatalf("%s\ncontracts are %b", s, contracts)
			}
			if i > 0 {
				moneyIsConserved(t, &steps[i-1], s)
			}
		}
	})
}

// moneyIsConserved holds that what the players have together changes by what the
// bank pays and takes, and by nothing else.
func moneyIsConserved(t *rapid.T, before *step, s *State) {
	events, err := before.AppendEvents(nil, before.move)
	if err != nil {
		t.Fatal(err)
	}
	want := 0
	for seat := Seat(1); seat <= s.game.seats; seat++ {
		want += before.Money(seat) - s.Money(seat)
	}
	for _, e := range events {
		switch e.Kind {
		case ContractFulfilled, MoneyTaken:
			want += e.Money
		case TrackPlaced, GoodBought:
			want -= e.Money
		}
	}
	if want != 0 {
		t.Fatalf("%s\n%v: $%d are missing after %v", s, before.move, want, events)
	}
}

// TestWhatIsCarriedAlongFollowsFromTheRest works links, networks and supply out
// anew, and holds every position to all invariants.
func TestWhatIsCarriedAlongFollowsFromTheRest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		for _, one := range drawGame(t) {
			s := one.State
			in := inspection{State: &s}
			if in.derive(); in.Findings != nil || s != one.State {
				t.Fatalf("%s\n%v", one.State, in.Findings.Err())
			}
			if err := s.Validate(); err != nil {
				t.Fatalf("%s\n%v", s, err)
			}
		}
	})
}

// TestTurningTheMapChangesNothing plays on a map that is turned or mirrored, with
// the moves turned alike.
func TestTurningTheMapChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		steps := drawGame(t)
		turns, mirrored := rapid.IntRange(0, 5).Draw(t, "turns"), rapid.Bool().Draw(t, "mirrored")
		board, where, err := steps[0].game.board.Transform(turns, mirrored)
		if err != nil {
			return // too many rows
		}
		setup := steps[0].Setup()
		setup.Map = board
		fresh, err := New(setup)
		if err != nil {
			return // too many columns
		}
		turn := turning{from: steps[0].game, to: fresh.game, where: where}
		for i := 0; i < len(steps); i += 1 + len(steps)/8 {
			s := steps[i].State
			if s.phase == PhaseCity {
				continue // by row, then column
			}
			turned := turn.position(&s)
			if err := turned.Validate(); err != nil {
				t.Fatalf("%s\n%v", s, err)
			}
			want := map[Move]bool{}
			for _, m := range s.AppendMoves(nil) {
				want[turn.move(m)] = true
			}
			for _, m := range turned.AppendMoves(nil) {
				if !want[m] {
					t.Fatalf("%s\n%v is legal on the turned map alone", s, m)
				}
				delete(want, m)
			}
			if len(want) > 0 {
				t.Fatalf("%s\n%v are not legal on the turned map", s, want)
			}
			for seat := Seat(1); seat <= s.game.seats; seat++ {
				if s.Points(seat) != turned.Points(seat) {
					t.Fatalf("%s\n%s has %v, and %v on the turned map", s, seat, s.Points(seat), turned.Points(seat))
				}
			}
			if m := steps[i].move; m.IsValid() {
				next, err := turned.Apply(turn.move(m))
				if after := turn.position(&steps[i+1].State); err != nil || next != after {
					t.Fatalf("%s\n%v leads elsewhere on the turned map: %v", s, m, err)
				}
			}
		}
	})
}

// A turning carries positions and moves to a map that is turned.
type turning struct {
	from, to *game
	where    func(int, hexmap.Direction) (int, hexmap.Direction)
}

func (turn turning) track(hex int, t track.Track) track.Track {
	if t == 0 {
		return 0
	}
	a, b := t.Ends()
	_, c := turn.where(hex, a)
	_, d := turn.where(hex, b)
	return track.Between(c, d)
}

func (turn turning) cities(set uint64) (turned uint64) {
	for city := range citiesIn(set) {
		hex, _ := turn.where(int(turn.from.cities[city]), 0)
		turned |= 1 << turn.to.cityOf[hex]
	}
	return turned
}

func (turn turning) position(s *State) State {
	next := *s
	next.game = turn.to
	next.rails = [MaxHexes]rails{}
	for hex := range turn.from.names {
		r := s.rails[hex]
		to, _ := turn.where(hex, 0)
		if r != 0 {
			next.rails[to] = railsOf(turn.track(hex, r.first()), r.firstOwner())
		}
		if r.second() != 0 {
			next.rails[to] = next.rails[to].crossedBy(turn.track(hex, r.second()), r.secondOwner())
		}
	}
	for c := range s.tiles {
		next.tiles[c] = turn.cities(s.tiles[c])
	}
	for seat := range s.factories {
		next.factories[seat] = turn.cities(s.factories[seat])
	}
	for plane := range s.goods {
		next.goods[plane] = turn.cities(s.goods[plane])
	}
	in := inspection{State: &next}
	in.derive()
	return next
}

func (turn turning) move(m Move) Move {
	hex, ok := turn.from.board.Index(m.Hex())
	if !ok {
		return m
	}
	to, _ := turn.where(hex, 0)
	name := turn.to.names[to]
	switch m.Kind() {
	case KindBuild:
		return Build(name, turn.track(hex, m.Track()))
	case KindReplace:
		return Replace(name, turn.track(hex, m.Track()))
	case KindRemove:
		return Remove(name)
	case KindFactory:
		return Factory(name, m.Number())
	case KindShip:
		return shipment(m.Colour(), name, m.Payments())
	}
	return m
}

// piecesLeft is how many links, factories and contracts can still come: without any of
// them a round is quiet (END-2).
func piecesLeft(s *State) int {
	locomotives, factories, contracts := 0, 0, s.Bag().Len()
	for seat := Seat(1); int(seat) <= s.Seats(); seat++ {
		locomotives += s.Locomotives(seat)
		if _, ok := s.Building(seat); ok {
			locomotives++ // which lies on a link that is not complete
		}
		factories += s.Factories(seat)
		contracts += s.Hand(seat).Len()
	}
	free := 0
	for hex := range s.Cities() {
		if city, _ := s.CityAt(hex); city.Factory == Nobody {
			free++
		}
	}
	return locomotives + min(factories, free) + contracts
}

// roundsAtMost is how many rounds a game can have at the most, those that have ended
// included: each piece that is left can end a row of quiet rounds, and the last row
// ends the game.
func roundsAtMost(s *State) int {
	ended, quiet := s.Round(), s.Quiet()
	switch {
	case s.Productive(): // and so this round is not quiet
		quiet = 0
	case s.Round() > 0 && !s.Over():
		ended--
	}
	return ended + longestQuiet - quiet + longestQuiet*piecesLeft(s)
}

// TestNoGameGetsLonger holds that a game can never have more rounds than before, and
// that the bounds of a setup are of as many as there can be at the beginning.
func TestNoGameGetsLonger(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
		setup, fewFactories := aSetup(random), rapid.Bool().Draw(t, "factories are the fewer")
		cities := func() int { return len(slices.Collect(setup.Map.Cities())) }
		for (setup.Players*setup.Components.Factories < cities()) != fewFactories {
			setup = aSetup(random)
		}
		steps := aGame(random, setup, 150)
		g := steps[0].game
		before := g.longest()
		if rounds := roundsAtMost(&steps[0].State); rounds != before {
			t.Fatalf("%s\n%d rounds at the most, and the bounds are of %d", steps[0], rounds, before)
		}
		for _, one := range steps {
			rounds := roundsAtMost(&one.State)
			if rounds > before {
				t.Fatalf("%s\n%d rounds at the most after %d", one.State, rounds, before)
			}
			before = rounds
		}
	})
}
