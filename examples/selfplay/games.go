package main

import (
	"errors"
	"fmt"
	"math/rand/v2"

	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/steamrollers/bots"
	"github.com/railhex/railhex/variants/family/table"
	"github.com/railhex/railhex/variants/steam"
	steambots "github.com/railhex/railhex/variants/steam/bots"
	"github.com/railhex/railhex/variants/steampower"
	powerbots "github.com/railhex/railhex/variants/steampower/bots"
)

// A game is what selfplay knows of a game of the family.
type game struct {
	name    string
	prepare func(order) (play func() string, err error)
}

// games are all that can be played, the one first that is played unless another is
// asked for.
var games = []game{
	{"steamrollers", prepareSteamRollers},
	{"steampower", prepareSteamPower},
	{"steam", prepareSteam},
}

func (o order) source() *rand.Rand { return rand.New(rand.NewPCG(o.seed, 0)) }

func prepareSteamRollers(o order) (play func() string, err error) {
	player, unknown := bots.Named(o.policy)
	setup, err := o.words.Setup()
	if err = errors.Join(o.onPolicy(unknown), err); err != nil {
		return nil, err
	}
	start, err := steamrollers.New(setup)
	return func() string {
		record := bots.Record(start, table.AsPolicy(player), o.source()).String()
		return setupwords.WithName(setupwords.WithName(record, "board", o.words.Board), "components", o.words.Components)
	}, err
}

// onPolicy says of an unknown player which flag has named it.
func (o order) onPolicy(unknown error) error {
	if unknown == nil {
		return nil
	}
	return fmt.Errorf("-policy %s: %w", o.policy, unknown)
}

func prepareSteamPower(o order) (play func() string, err error) {
	player, unknown := powerbots.Named(o.policy)
	setup, name, err := o.younger.SteamPower()
	if err := errors.Join(o.onPolicy(unknown), err); err != nil {
		return nil, err
	}
	start, err := steampower.New(setup)
	return func() string {
		record := powerbots.Record(start, table.AsPolicy(player), o.source()).String()
		return setupwords.WithName(setupwords.WithName(record, "map", name), "components", o.words.Components)
	}, err
}

func prepareSteam(o order) (play func() string, err error) {
	player, unknown := steambots.Named(o.policy)
	setup, name, err := o.younger.Steam()
	if err := errors.Join(o.onPolicy(unknown), err); err != nil {
		return nil, err
	}
	start, err := steam.New(setup)
	return func() string {
		record := steambots.Record(start, table.AsPolicy(player), o.source()).String()
		return setupwords.WithName(setupwords.WithName(record, "map", name), "components", o.words.Components)
	}, err
}
