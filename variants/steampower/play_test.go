package steampower

import (
	"math/rand/v2"
	"sync"

	"pgregory.net/rapid"

	"github.com/railhex/railhex/internal/mapgen"
)

// How the laws get their positions: from games on maps that ship and on random
// ones, with what the box holds and with little of it.

var randomMaps = mapgen.Kind{Format: mapFormat}

// aSetup is a setup of any kind.
func aSetup(random *rand.Rand) Setup {
	for {
		setup := Setup{Players: 2 + random.IntN(MaxSeats-1)}
		if random.IntN(3) == 0 {
			setup.Map = randomMaps.Random(random)
		} else {
			setup.Map, _ = ShippedMap(shippedMapNames[random.IntN(len(shippedMapNames))])
		}
		setup.Components = StandardComponents()
		if random.IntN(2) == 0 {
			setup.Components = scarce(random)
		}
		if setup.check() == nil {
			return setup
		}
	}
}

// scarce is components of which there are few.
func scarce(random *rand.Rand) Components {
	parts := Components{Name: "scarce"}
	for c := range parts.CityTiles {
		parts.CityTiles[c] = 3 + random.IntN(7)
	}
	for k := range parts.TrackTiles {
		parts.TrackTiles[k] = random.IntN(4) + random.IntN(2)*random.IntN(80)
	}
	parts.Goods = random.IntN(20)
	parts.Locomotives = random.IntN(maxLinks + 1)
	parts.Factories = random.IntN(mostFactories + 1)
	for number := range 5*MaxSeats + random.IntN(MaxContracts-5*MaxSeats+1) {
		contract := &parts.Contracts[number]
		for range 1 + random.IntN(4) {
			contract.Goods = contract.Goods.plus(Colour(1 + random.IntN(NumGoods)))
		}
		contract.Money, contract.Points = uint8(random.IntN(12)), uint8(random.IntN(7))
		contract.Bonus = Bonus(random.IntN(NumBonuses + 1))
	}
	return parts
}

// A step is a position and the move that is made in it.
type step struct {
	State
	move Move
}

// aGame plays a game by lively moves. It stops after some steps.
func aGame(random *rand.Rand, setup Setup, most int) (steps []step) {
	s, err := New(setup)
	if err != nil {
		panic(err)
	}
	for !s.Over() && len(steps) < most {
		m := s.Sample(random)
		if !s.Chance() {
			m = lively(&s, random)
		}
		steps = append(steps, step{s, m})
		if s, err = s.Apply(m); err != nil {
			panic(err)
		}
	}
	return append(steps, step{State: s})
}

// lively chooses a legal move at random: first a kind, then a move of it, and seldom one of
// those that lead nowhere.
func lively(s *State, random *rand.Rand) Move {
	legal := s.AppendMoves(nil)
	m := legal[random.IntN(len(legal))]
	for range 2 {
		if other := legal[random.IntN(len(legal))]; dull.has(m.Kind()) || random.IntN(4) == 0 && other.Kind() != m.Kind() {
			m = other
		}
	}
	return m
}

// dull are the kinds of moves that lead nowhere.
var dull = kinds(KindMoney, KindRemove, KindReplace, KindDone)

// games are steps of games, drawn by rapid.
func drawGame(t *rapid.T) []step {
	random := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 1))
	return aGame(random, aSetup(random), rapid.IntRange(1, 700).Draw(t, "length"))
}

// examples are a few positions of each phase, always the same ones.
var examples = sync.OnceValue(func() (positions []State) {
	const ofEachPhase = 12
	var found [phaseEnd]int
	for seed := range uint64(60) {
		random := rand.New(rand.NewPCG(seed, 2))
		for i, one := range aGame(random, aSetup(random), 3000) {
			if found[one.phase] < ofEachPhase && i%7 == int(seed%7) || one.Over() {
				found[one.phase]++
				positions = append(positions, one.State)
			}
		}
	}
	return positions
})
