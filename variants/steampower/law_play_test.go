package steampower

import (
	"math/bits"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/track"
)

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
	events, err := before.appendEvents(nil, before.move)
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
