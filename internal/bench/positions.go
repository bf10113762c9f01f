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

// A step is a position of a game and the move made in it.
type step struct {
	position steamrollers.State
	move     steamrollers.Move
}

// games is what the steps are taken from: the plain game and the whole box.
var games = []steamrollers.Setup{
	{Players: 2},
	{Players: 4},
	{Players: 3, Modules: variants.CoalModule | variants.OrderModule, Wall: hexmap.Medium},
	{Players: 5, Modules: variants.AllModules, Wall: hexmap.Hard},
	{Players: 5, Modules: variants.AllModules &^ variants.YucataModule},
	{Players: 1, Olive: solo.Engineer},
}

// builderSteps plays games with the policy that builds and delivers, from fixed
// seeds, and keeps every step: what is measured is play, and not the first
// position alone.
func builderSteps(setups []steamrollers.Setup, seeds int) (steps []step) {
	for _, setup := range setups {
		start, err := steamrollers.New(setup)
		if err != nil {
			panic(err)
		}
		builder := new(bots.Builder)
		for seed := range uint64(seeds) {
			before := start
			for move, after := range family.Play(&start, builder.Choose, rand.New(rand.NewPCG(seed, 0))) {
				steps = append(steps, step{before, move})
				before = after
			}
		}
	}
	return steps
}

// asked keeps the steps in which a player is asked.
func asked(steps []step) (of []step) {
	for _, s := range steps {
		if !s.position.Chance() {
			of = append(of, s)
		}
	}
	return of
}
