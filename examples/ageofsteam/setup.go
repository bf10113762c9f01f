package ageofsteam

import (
	"errors"
	"fmt"
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
	if setup.Map == "" {
		setup.Map = Maps[0]
	}
	if setup.Rules == "" {
		setup.Rules = ruleSets[0]
	}
	var faults []error
	wrong := func(field string, rule Rule, value any, expected string) {
		reason := family.NewPhrase(setupReason("setup-"+field), "value", value, "expected", expected)
		faults = append(faults, &family.SetupError{Field: field, Rule: rule, Reason: reason})
	}
	if setup.Players < MinSeats || setup.Players > MaxSeats {
		wrong("players", SetupPlayers, setup.Players, "3 to 6")
	}
	if !slices.Contains(Maps, setup.Map) {
		wrong("map", MapNames, setup.Map, strings.Join(Maps, " or "))
	}
	if !slices.Contains(ruleSets, setup.Rules) {
		wrong("rules", MapNames, setup.Rules, strings.Join(ruleSets, " or "))
	}
	if len(faults) > 0 {
		return State{}, errors.Join(faults...)
	}
	s := State{game: compile(setup), phase: PhaseCubes, bag: numCubes}
	for _, city := range s.game.columns[:s.game.printedCities()] {
		s.lay[city.hex] = printedCity
	}
	for i := range setup.Players {
		s.players[i] = player{cash: 10, shares: 2, locomotive: 1} // SETUP-1
	}
	return s, nil
}

// A setupReason is the key of a sentence that says what is wrong with a field of a setup.
type setupReason string

func (r setupReason) String() string          { return string(r) }
func (r setupReason) Template() string        { return English().Of("refusal." + string(r)) }
func (setupReason) Notation(value any) string { return fmt.Sprint(value) }
