package main

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/steamrollers"
)

// check says what is wrong with a setup, by the flags that say it.
func (o *options) check(players int, modules, olive string) (faults []error) {
	words := setupwords.Words{
		Players: strconv.Itoa(players), Modules: modules,
		Wall: o.wall, Olive: olive, Board: o.board, Components: o.components,
	}
	setup, err := words.Setup()
	if err == nil {
		_, err = steamrollers.New(setup)
	}
	flags := map[string]string{
		"players": "-seats " + words.Players, "module": "-module " + modules, "wall": "-wall " + o.wall,
		"olive": "-olive " + olive, "board": "-board " + o.board, "components": "-components " + o.components,
	}
	for _, fault := range split(err) {
		if wrong, ok := errors.AsType[*steamrollers.SetupError](fault); ok && flags[wrong.Field] != "" {
			fault = fmt.Errorf("%s: %w", flags[wrong.Field], fault)
		}
		faults = append(faults, fault)
	}
	return faults
}

// byFlag says what is wrong with the header of a game that is not SteamRollers by the
// flag that has said it.
func (o *options) byFlag(fault error) error {
	if o.game == steamRollers {
		return fault
	}
	for line, flag := range []string{"", "-game " + o.game, fmt.Sprint("-seats ", o.seats), "-map " + o.gameMap, "-components " + o.components, "-rules " + o.rules, "-order " + o.order} {
		if said, ok := strings.CutPrefix(fault.Error(), fmt.Sprintf("line %d: ", line)); ok {
			return fmt.Errorf("%s: %s", flag, said)
		}
	}
	return fault
}

// split is the errors that an error joins.
func split(err error) []error {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		return joined.Unwrap()
	}
	if err == nil {
		return nil
	}
	return []error{err}
}

// joinedOnce joins errors of which those that say the same are said once: what is
// wrong with all setups of a plan is wrong with the flags.
func joinedOnce(errs []error) error {
	var once []error
	for _, err := range errs {
		for _, one := range split(err) {
			said := func(other error) bool { return other.Error() == one.Error() }
			if !slices.ContainsFunc(once, said) {
				once = append(once, one)
			}
		}
	}
	return errors.Join(once...)
}
