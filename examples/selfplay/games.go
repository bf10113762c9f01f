package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"

	"github.com/railhex/railhex/examples/bots"
	"github.com/railhex/railhex/examples/bots/powerbots"
	"github.com/railhex/railhex/examples/bots/steambots"
	"github.com/railhex/railhex/examples/bots/table"
	"github.com/railhex/railhex/examples/selfplay/policy"
	"github.com/railhex/railhex/examples/selfplay/powerpolicy"
	"github.com/railhex/railhex/examples/selfplay/steampolicy"
	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/examples/steam"
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
	{"steam", []string{"map", "rules", "order"}, prepareSteam},
}

func gameNames() (names []string) {
	for _, g := range games {
		names = append(names, g.name)
	}
	return names
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
		record := policy.Record(start, table.AsPolicy(player), o.source()).String()
		return withHeader(withHeader(record, "board", o.words.Board), "components", o.words.Components)
	}, err
}

// onPolicy says of an unknown player which flag has named it.
func (o order) onPolicy(unknown error) error {
	if unknown == nil {
		return nil
	}
	return fmt.Errorf("-policy %s: %w", o.policy, unknown)
}

// players is how many are to play, some number unless it is said.
func (o order) players(unlessSaid, least, most int) (int, error) {
	if o.words.Players == "" {
		return unlessSaid, nil
	}
	n, err := strconv.Atoi(o.words.Players)
	if err != nil {
		return n, fmt.Errorf("-players %s: it is a number from %d to %d", o.words.Players, least, most)
	}
	return n, nil
}

func prepareSteamPower(o order) (play func() string, err error) {
	player, unknown := powerbots.Named(o.policy)
	name := o.board
	if name == "" {
		name = steampower.Valley().Name()
	}
	var setup steampower.Setup
	var onPlayers, onMap, onComponents error
	setup.Players, onPlayers = o.players(2, 2, steampower.MaxSeats)
	setup.Map, onMap = setupwords.ShippedOrFile("map", name, steampower.ShippedMap, steampower.ParseMap)
	setup.Components, onComponents = setupwords.ShippedOrFile("components", o.words.Components, steampower.ShippedComponents, steampower.ParseComponents)
	if err := errors.Join(o.onPolicy(unknown), onPlayers, onMap, onComponents); err != nil {
		return nil, err
	}
	start, err := steampower.New(setup)
	return func() string {
		record := powerpolicy.Record(start, table.AsPolicy(player), o.source()).String()
		return withHeader(withHeader(record, "map", name), "components", o.words.Components)
	}, err
}

func prepareSteam(o order) (play func() string, err error) {
	player, unknown := steambots.Named(o.policy)
	var setup steam.Setup
	var onPlayers, onMap, onComponents, onRules, onOrder error
	setup.Players, onPlayers = o.players(4, steam.MinSeats, steam.MaxSeats)
	name := o.board
	if name == "" {
		name = steam.DefaultMap(setup.Players).Name()
	}
	setup.Map, onMap = setupwords.ShippedOrFile("map", name, steam.ShippedMap, steam.ParseMap)
	setup.Components, onComponents = setupwords.ShippedOrFile("components", o.words.Components, steam.ShippedComponents, steam.ParseComponents)
	if setup.Variant, onRules = steam.ParseVariant(o.rules); onRules != nil {
		onRules = fmt.Errorf("-rules %s: %w", o.rules, onRules)
	}
	if o.firstOrder != "" {
		if setup.Order, onOrder = steam.ParseFirstOrder(o.firstOrder); onOrder != nil {
			onOrder = fmt.Errorf("-order %s: %w", o.firstOrder, onOrder)
		} else if setup.Variant == steam.Standard {
			onOrder = fmt.Errorf("-order %s: %w", o.firstOrder, steam.StandardFirstOrder)
		}
	}
	if err := errors.Join(o.onPolicy(unknown), onPlayers, onMap, onComponents, onRules, onOrder); err != nil {
		return nil, err
	}
	start, err := steam.New(setup)
	return func() string {
		record := steampolicy.Record(start, table.AsPolicy(player), o.source()).String()
		return withHeader(withHeader(record, "map", name), "components", o.words.Components)
	}, err
}
