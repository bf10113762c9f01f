package main

import (
	"math/rand/v2"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants"
	"github.com/railhex/railhex/variants/family"
)

// A played is a position of a game and the move that was made in it.
type played[State, Move any] struct {
	state State
	move  Move
	first bool // of its game
}

// stepsOf plays games from a start with a policy, from fixed seeds, and keeps every step:
// what is measured is play, and not the first position alone.
func stepsOf[P family.Pointer[State, Move], State, Move comparable](start P, choose func(*State, *rand.Rand) Move, seeds int) (steps []played[State, Move]) {
	for seed := range uint64(seeds) {
		before, first := *start, true
		for move, after := range family.Play(start, choose, rand.New(rand.NewPCG(seed, 0))) {
			steps = append(steps, played[State, Move]{before, move, first})
			before, first = after, false
		}
	}
	return steps
}

// asked keeps the steps in which a player is asked.
func asked[P family.Pointer[State, Move], State, Move comparable](steps []played[State, Move]) (of []played[State, Move]) {
	for _, s := range steps {
		if !P(&s.state).Chance() {
			of = append(of, s)
		}
	}
	return of
}

// A step is one of SteamRollers.
type step = played[steamrollers.State, steamrollers.Move]

// games is what the steps are taken from: the plain game and the whole box.
var games = []steamrollers.Setup{
	{Players: 2},
	{Players: 4},
	{Players: 3, Modules: variants.CoalModule | variants.OrderModule, Wall: hexmap.Medium},
	{Players: 5, Modules: variants.AllModules, Wall: hexmap.Hard},
	{Players: 5, Modules: variants.AllModules &^ variants.YucataModule},
	{Players: 1, Olive: solo.Engineer},
}

// builderSteps are the steps of builders' games of SteamRollers.
func builderSteps(setups []steamrollers.Setup, seeds int) (steps []step) {
	for _, setup := range setups {
		start := begun(steamrollers.New(setup))
		steps = append(steps, stepsOf(&start, new(bots.Builder).Choose, seeds)...)
	}
	return steps
}

// begun is a position in which a game begins.
func begun[State any](s State, err error) State {
	must(err)
	return s
}
