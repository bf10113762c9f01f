package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/railhex/railhex/variants/family"

	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/examples/tournament/internal/balance"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// header is the header of a record of a setting, with Olive's level if it is one against
// her; what else there is to say is as the options have it. The error joins all that is
// wrong with it, by the flags that say it.
func (o *options) header(of balance.Setting, olive string) (header string, err error) {
	words, younger := o.words, o.younger
	words.Players, words.Modules, words.Olive = strconv.Itoa(of.Players), of.Modules, olive
	younger.Players, younger.Components, younger.Map, younger.Rules = words.Players, words.Components, of.Map, of.Rules
	if o.balance && of.Rules == steam.Standard.String() {
		younger.Order = "" // which is for the games of the report that have one
	}
	word, name := "map", ""
	switch o.game {
	case "steampower":
		setup, given, wrong := younger.SteamPower()
		name = given
		header, err = headerOf(setup, wrong, steampower.New, func(s steampower.Setup) fmt.Stringer { return steampower.Record{Setup: s} })
	case "steam":
		setup, given, wrong := younger.Steam()
		name = given
		header, err = headerOf(setup, wrong, steam.New, func(s steam.Setup) fmt.Stringer { return steam.Record{Setup: s} })
	default:
		setup, wrong := words.Setup()
		word, name = "board", words.Board
		header, err = headerOf(setup, wrong, steamrollers.New, func(s steamrollers.Setup) fmt.Stringer { return steamrollers.Record{Setup: s} })
	}
	if err != nil {
		return "", byFlag(err, map[string]string{
			"players": "-seats " + words.Players, "module": "-module " + words.Modules, "wall": "-wall " + words.Wall,
			"olive": "-olive " + olive, "board": "-board " + words.Board, "components": "-components " + words.Components,
			"map": "-map " + name, "rules": "-rules " + younger.Rules, "order": "-order " + younger.Order,
		})
	}
	return setupwords.WithName(setupwords.WithName(header, word, name), "components", words.Components), nil
}

// headerOf is the header of a record of games that begin with a setup, unless that could
// not be read, or cannot be played.
func headerOf[Setup, State any](setup Setup, wrong error, begin func(Setup) (State, error), record func(Setup) fmt.Stringer) (string, error) {
	if wrong != nil {
		return "", wrong
	}
	if _, err := begin(setup); err != nil {
		return "", err
	}
	return strings.TrimSpace(record(setup).String()) + "\n", nil
}

// byFlag says what is wrong with a setup by the flags that say its fields.
func byFlag(err error, flags map[string]string) error {
	var faults []error
	for _, fault := range parse.Each(err) {
		if flag := flags[fieldOf(fault)]; flag != "" {
			fault = fmt.Errorf("%s: %w", flag, fault)
		}
		faults = append(faults, fault)
	}
	return errors.Join(faults...)
}

// fieldOf is the field of a setup that a fault is in; "" if it does not say.
func fieldOf(fault error) string {
	if wrong, ok := errors.AsType[*family.SetupError](fault); ok {
		return wrong.Field
	}
	if wrong, ok := errors.AsType[*family.SetupError](fault); ok {
		return wrong.Field
	}
	if wrong, ok := errors.AsType[*family.SetupError](fault); ok {
		return wrong.Field
	}
	return ""
}
