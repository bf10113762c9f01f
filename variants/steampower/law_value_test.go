package steampower

import (
	"encoding/json"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"unsafe"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"github.com/railhex/railhex/variants/family/familytest"
)

func TestAStateIsSmall(t *testing.T) {
	if size := unsafe.Sizeof(State{}); size > 1024 {
		t.Errorf("a State has %d bytes, and 1,024 are allowed", size)
	}
	if size := unsafe.Sizeof(Move{}); size > 8 {
		t.Errorf("a Move has %d bytes", size)
	}
}

// TestNothingIsAllocated runs what promises to allocate nothing on examples of every
// phase.
func TestNothingIsAllocated(t *testing.T) {
	moves, outcomes, entries := make([]Move, 0, 4096), make([]Outcome, 0, 64), make([]Entry, 0, 128)
	random := rand.New(rand.NewPCG(1, 1))
	other := everyMove(&examples()[0])
	var sink any
	var next State
	number := 0
	for _, s := range examples() {
		for what, f := range map[string]func(){
			"Apply": func() {
				for _, m := range s.AppendMoves(moves) {
					next, _ = s.Apply(m)
				}
			},
			"ApplyTo": func() {
				for _, m := range s.AppendMoves(moves) {
					_ = s.ApplyTo(&next, m)
				}
			},
			"Check": func() {
				for _, m := range other {
					if s.Check(m) != nil {
						number++
					}
				}
			},
			"AppendOutcomes": func() { outcomes = s.AppendOutcomes(outcomes[:0]) },
			"Sample":         func() { number += int(s.Sample(random).Kind()) },
			"Probability":    func() { number += int(s.NumOutcomes() * s.Probability(s.Sample(random))) },
			"Redealt":        func() { next = s.Redealt(1, random) },
			"Hash":           func() { number += int(s.Hash()) },
			"accessors": func() {
				for seat := Seat(0); seat <= MaxSeats; seat++ {
					points := s.Points(seat)
					number += points.Total() + s.Money(seat) + s.Locomotives(seat) + s.Factories(seat) + s.Hand(seat).Len() + s.Fulfilled(seat).Len()
					for hex := range s.Network(seat) {
						number += hex.Row()
					}
					for link := range s.Links(seat) {
						for hex := range s.Along(link) {
							number += hex.Row()
						}
					}
					if link, ok := s.Building(seat); ok {
						number += link.From.Row()
					}
					if hex, _, ok := s.OpenEnd(seat); ok {
						number += hex.Row()
					}
					number += s.Witnessed(seat, 1).Len() + s.Total(seat) + s.Rank(seat)
					entries = s.AppendLedger(entries[:0], seat)
				}
				for hex := range s.Cities() {
					city, _ := s.CityAt(hex)
					number += city.Goods
				}
				for hex := range s.Tracked() {
					first, second := s.TrackAt(hex)
					number += int(first.Track + second.Track)
				}
				for c := range Colours() {
					number += s.TilesLeft(c) + s.Supply(c)
				}
				for k := range Stacks() {
					number += s.InStack(k)
				}
				least, most := s.TotalBounds()
				number += least + most + s.LongestGame()
				dollars, _ := s.Price(GoodsOf(Black, White, Orange, Grey))
				number += dollars + s.Winners().Len() + s.Bag().Len() + s.Left() + s.Deals() + s.Fulfilling() + int(s.Bonus()) + s.Asked().Len() + s.Next().Row() + int(s.From()) + s.Round() + s.Quiet() + s.Goal() + int(s.EndRule()) + int(s.Turn()) + int(s.Active())
			},
		} {
			if n := testing.AllocsPerRun(3, f); n != 0 {
				t.Errorf("%s allocates %v times in phase %v", what, n, s.Phase())
			}
		}
	}
	sink = next
	_ = sink
}

// TestASetHasWhatItIsMadeOf asks sets of one contract, and the full one, for every
// number and for some that no contract has.
func TestASetHasWhatItIsMadeOf(t *testing.T) {
	for member := 1; member <= MaxContracts; member++ {
		one := Contracts(bitOf(member))
		for _, number := range append(numbers(-1, MaxContracts+1), math.MinInt, math.MaxInt) {
			if one.Has(number) != (number == member) {
				t.Errorf("the set of %d has %d: %t", member, number, one.Has(number))
			}
		}
		if all := slices.Collect(one.All()); !slices.Equal(all, []int{member}) {
			t.Errorf("the set of %d is %v", member, all)
		}
	}
	full := ^Contracts(0)
	for _, number := range append(numbers(-1, MaxContracts+1), math.MinInt, math.MaxInt) {
		if full.Has(number) != slices.Contains(numbers(1, MaxContracts), number) {
			t.Errorf("the full set has %d: %t", number, full.Has(number))
		}
	}
}

// TestTheZeroStateIsSafe calls what can be called.
func TestTheZeroStateIsSafe(t *testing.T) {
	var s State
	random := rand.New(rand.NewPCG(1, 1))
	for _, m := range append(everyMove(&examples()[0]), Move{}) {
		if next, err := s.Apply(m); next != s || !errors.Is(err, NoState) || s.Check(m) != NoState || s.Explain(m) == nil {
			t.Fatalf("%v: %v", m, err)
		}
		for range s.Routes(m) {
			t.Fatal("there is a route")
		}
	}
	if err := examples()[0].Check(Move{}); err != NoMove {
		t.Errorf("the zero Move: %v", err)
	}
	if s.AppendMoves(nil) != nil || s.AppendOutcomes(nil) != nil || s.Sample(random) != (Move{}) || s.Redealt(1, random) != s || s.Hash() != 0 ||
		s.Validate() != NoState || s.Winners() != 0 || s.Turn() != Nobody || s.Seats() != 0 || s.Points(1) != (Points{}) || s.String() != "no position" ||
		s.Setup() != (Setup{}) || s.Goal() != 0 || s.Bonus() != 0 || s.EndRule() != 0 || s.Over() {
		t.Error("the zero State is something")
	}
	want := Report{Bag: []int{}, Cities: []CityReport{}, Track: []string{}, Players: []PlayerReport{}, Winners: []int{}, Moves: []string{}}
	if diff := cmp.Diff(want, s.WithMovesFor(s.ReportFor(1), 1)); diff != "" {
		t.Error(diff)
	}
	if text, err := json.Marshal(s); err != nil || string(text) != "null" {
		t.Errorf("%s, %v", text, err)
	}
	if text, err := s.MarshalText(); err != nil || len(text) != 0 {
		t.Errorf("%s, %v", text, err)
	}
}

// TestSetupsAreInterned compares positions of setups that were made apart.
func TestSetupsAreInterned(t *testing.T) {
	a, _ := New(Setup{Players: 2})
	b, _ := New(Setup{Players: 2, Map: MustParseMap(Valley().String()), Components: MustParseComponents(StandardComponents().String())})
	c, _ := New(Setup{Players: 3})
	if a != b || a == c || a.Hash() != b.Hash() || a.Hash() == c.Hash() {
		t.Error("positions of the same setup differ, or of different ones do not")
	}
}

// TestHashesDiffer looks for positions that hash alike.
func TestHashesDiffer(t *testing.T) {
	seen := map[uint64]State{}
	for seed := range uint64(20) {
		random := rand.New(rand.NewPCG(seed, 3))
		for _, one := range aGame(random, aSetup(random), 300) {
			if twin, ok := seen[one.Hash()]; ok && twin != one.State {
				t.Fatalf("%s\n%s", twin, one.State)
			}
			seen[one.Hash()] = one.State
		}
	}
}

// TestApplyToIsApply applies moves of games into another State and into the State
// itself, and refused ones, too.
func TestApplyToIsApply(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		steps := drawGame(t)
		one := steps[rapid.IntRange(0, len(steps)-1).Draw(t, "at")]
		moves := append(everyMove(&one.State), one.State.AppendMoves(nil)...)
		for range 40 {
			familytest.ApplyToIsApply(t, &one.State, &steps[0].State, moves[rapid.IntRange(0, len(moves)-1).Draw(t, "move")])
		}
	})
}
