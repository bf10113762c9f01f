package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"

	"github.com/railhex/railhex/examples/selfplay/policy"
	"github.com/railhex/railhex/examples/selfplay/powerpolicy"
	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/examples/steampower"
	"github.com/railhex/railhex/steamrollers"
)

// A game is what selfplay knows of a game of the family.
type game struct {
	name    string
	flags   []string // of the setup that not all games have
	prepare func(order) (play func() string, err error)
}

// games are all that can be played, the one first that is played unless another is
// asked for.
var games = []game{
	{"steamrollers", []string{"module", "wall", "olive", "board"}, prepareSteamRollers},
	{"steampower", []string{"map"}, prepareSteamPower},
}

func gameNames() (names []string) {
	for _, g := range games {
		names = append(names, g.name)
	}
	return names
}

func (o order) source() *rand.Rand { return rand.New(rand.NewPCG(o.seed, 0)) }

func prepareSteamRollers(o order) (play func() string, err error) {
	players, _ := policy.Named(o.policy)
	setup, err := o.words.Setup()
	if err != nil {
		return nil, err
	}
	start, err := steamrollers.New(setup)
	return func() string {
		record := policy.Record(start, players, o.source()).String()
		return withHeader(withHeader(record, "board", o.words.Board), "components", o.words.Components)
	}, err
}

func prepareSteamPower(o order) (play func() string, err error) {
	players, _ := powerpolicy.Named(o.policy)
	name := o.board
	if name == "" {
		name = steampower.Valley().Name()
	}
	setup := steampower.Setup{Players: 2}
	var onPlayers, onMap, onComponents error
	if o.words.Players != "" {
		if setup.Players, onPlayers = strconv.Atoi(o.words.Players); onPlayers != nil {
			onPlayers = fmt.Errorf("-players %s: it is a number from 2 to %d", o.words.Players, steampower.MaxSeats)
		}
	}
	setup.Map, onMap = setupwords.ShippedOrFile("map", name, steampower.ShippedMap, steampower.ParseMap)
	setup.Components, onComponents = setupwords.ShippedOrFile("components", o.words.Components, steampower.ShippedComponents, steampower.ParseComponents)
	if err := errors.Join(onPlayers, onMap, onComponents); err != nil {
		return nil, err
	}
	start, err := steampower.New(setup)
	return func() string {
		record := powerpolicy.Record(start, players, o.source()).String()
		return withHeader(withHeader(record, "map", name), "components", o.words.Components)
	}, err
}
