package ageofsteam

import (
	"cmp"
	"errors"
	"slices"
	"strings"

	"github.com/railhex/railhex/variants/family"
)

// A Setup says how a game begins. An empty Map is rust-belt, and empty Rules are base.
type Setup struct {
	Players int    // 3 to 6
	Map     string // rust-belt or reversteam
	Rules   string // base, or reverse: the other rule for goods
}

// ruleSets are the values of Setup.Rules.
var ruleSets = []string{"base", "reverse"}

// New returns the position in which a game begins. Its error joins a [*family.SetupError]
// for each fault of the setup.
func New(setup Setup) (State, error) {
	setup.Map, setup.Rules = cmp.Or(setup.Map, Maps[0]), cmp.Or(setup.Rules, ruleSets[0])
	var faults []error
	hold := func(is bool, field string, rule Rule, value any, expected ...string) {
		if !is {
			reason := refusals.Why("setup-"+field, "value", value, "expected", strings.Join(expected, " or "))
			faults = append(faults, &family.SetupError{Field: field, Rule: rule, Reason: reason})
		}
	}
	hold(MinSeats <= setup.Players && setup.Players <= MaxSeats, "players", SetupPlayers, setup.Players, "3 to 6")
	hold(slices.Contains(Maps, setup.Map), "map", MapNames, setup.Map, Maps...)
	hold(slices.Contains(ruleSets, setup.Rules), "rules", MapNames, setup.Rules, ruleSets...)
	if len(faults) > 0 {
		return State{}, errors.Join(faults...)
	}
	s := State{game: games.Get(setup, setup.compile), phase: PhaseCubes, bag: numCubes}
	for _, city := range s.game.columns[:s.game.printedCities()] {
		s.lay[city.hex] = printedCity
	}
	for i := range setup.Players {
		s.players[i] = player{cash: 10, shares: 2, locomotive: 1} // SETUP-1
	}
	return s, nil
}
