package setupwords

import (
	"errors"
	"flag"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// Younger are the words of a setup of Steam Power or Steam. What is left empty is the
// usual: two players of Steam Power on valley, four of Steam, three on northeast and
// more on rhine, the base game with an auction.
type Younger struct {
	Players      string // a number
	Map          string // a name that ships, or a file
	Components   string // likewise
	Rules, Order string // of Steam
}

// Games are the words of the games that are played, SteamRollers first.
func Games() []string { return []string{"steamrollers", "steampower", "steam"} }

// Define gives each word a flag that [Words.Define] does not.
func (y *Younger) Define(flags *flag.FlagSet) {
	flags.StringVar(&y.Map, "map", "", "`file` that ends in .map, or a map that ships with a game that is played on one")
	flags.StringVar(&y.Rules, "rules", "base", "which `game` of Steam: base or standard")
	flags.StringVar(&y.Order, "order", "", "how the base game of Steam finds the first `order`: auction, unless given, or random")
}

// flagsOf are the flags of setups that not all games have, by the games that have them.
var flagsOf = map[string][]string{
	"steamrollers": {"module", "wall", "olive", "board"},
	"steampower":   {"map"},
	"steam":        {"map", "rules", "order"},
}

// CheckGame says whether there is a game of that name, and whether a flag was given
// that it has not.
func CheckGame(game string, flags *flag.FlagSet) (err error) {
	if !slices.Contains(Games(), game) {
		return fmt.Errorf("-game %s: it is %s", game, strings.Join(Games(), " or "))
	}
	flags.Visit(func(f *flag.Flag) {
		for _, names := range flagsOf {
			if err == nil && slices.Contains(names, f.Name) && !slices.Contains(flagsOf[game], f.Name) {
				err = fmt.Errorf("-%s is not of %s", f.Name, game)
			}
		}
	})
	return err
}

// players is how many are to play, some number unless it is said.
func (y *Younger) players(unlessSaid, least, most int) (int, error) {
	if y.Players == "" {
		return unlessSaid, nil
	}
	n, err := strconv.Atoi(y.Players)
	if err != nil {
		return n, fmt.Errorf("-players %s: it is a number from %d to %d", y.Players, least, most)
	}
	return n, nil
}

// SteamPower reads the words of a setup of Steam Power, and gives the name of the map as
// it is said. The error joins all that cannot be read.
func (y *Younger) SteamPower() (setup steampower.Setup, name string, err error) {
	if name = y.Map; name == "" {
		name = steampower.Valley().Name()
	}
	var onPlayers, onMap, onComponents error
	setup.Players, onPlayers = y.players(2, 2, steampower.MaxSeats)
	setup.Map, onMap = ShippedOrFile("map", name, steampower.ShippedMap, steampower.ParseMap)
	setup.Components, onComponents = ShippedOrFile("components", y.Components, steampower.ShippedComponents, steampower.ParseComponents)
	return setup, name, errors.Join(onPlayers, onMap, onComponents)
}

// Steam reads the words of a setup of Steam, and gives the name of the map as it is
// said. The error joins all that cannot be read.
func (y *Younger) Steam() (setup steam.Setup, name string, err error) {
	var onPlayers, onMap, onComponents, onRules, onOrder error
	setup.Players, onPlayers = y.players(4, steam.MinSeats, steam.MaxSeats)
	if name = y.Map; name == "" {
		name = steam.DefaultMap(setup.Players).Name()
	}
	setup.Map, onMap = ShippedOrFile("map", name, steam.ShippedMap, steam.ParseMap)
	setup.Components, onComponents = ShippedOrFile("components", y.Components, steam.ShippedComponents, steam.ParseComponents)
	if y.Rules != "" {
		if setup.Variant, onRules = steam.ParseVariant(y.Rules); onRules != nil {
			onRules = fmt.Errorf("-rules %s: %w", y.Rules, onRules)
		}
	}
	if y.Order != "" {
		if setup.Order, onOrder = steam.ParseFirstOrder(y.Order); onOrder != nil {
			onOrder = fmt.Errorf("-order %s: %w", y.Order, onOrder)
		} else if setup.Variant == steam.Standard {
			onOrder = fmt.Errorf("-order %s: %w", y.Order, steam.StandardFirstOrder)
		}
	}
	return setup, name, errors.Join(onPlayers, onMap, onComponents, onRules, onOrder)
}
