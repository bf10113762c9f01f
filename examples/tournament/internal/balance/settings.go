package balance

import (
	"slices"

	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// A Setting is what a setup says that a balance report stands on.
type Setting struct {
	Players int
	Modules string // of SteamRollers, with commas between
	Map     string // of the other games
	Rules   string // of Steam
}

// OfSteamRollers are the settings of its report: two to five players, plain and with
// modules.
func OfSteamRollers() (all []Setting) {
	for players := 2; players <= 5; players++ {
		for _, modules := range []string{"", "coal,order,power"} {
			all = append(all, Setting{Players: players, Modules: modules})
		}
	}
	return all
}

// OfSteamPower are the settings of its report: two to five players on each of the
// maps, or on all that ship if none are named.
func OfSteamPower(maps ...string) (all []Setting) {
	if len(maps) == 0 {
		maps = slices.Collect(steampower.ShippedMapNames())
	}
	for _, name := range maps {
		for players := 2; players <= 5; players++ {
			all = append(all, Setting{Players: players, Map: name})
		}
	}
	return all
}

// OfSteam are the settings of its report: the base game and the standard game, or
// those that are named, with as many players as the maps that ship are for, or three
// to six on a map that is named.
func OfSteam(rules []string, maps ...string) (all []Setting) {
	if len(rules) == 0 {
		rules = []string{steam.Base.String(), steam.Standard.String()}
	}
	add := func(name string, least, most int) {
		for players := least; players <= most; players++ {
			for _, variant := range rules {
				all = append(all, Setting{Players: players, Map: name, Rules: variant})
			}
		}
	}
	for _, name := range maps {
		add(name, steam.MinSeats, steam.MaxSeats)
	}
	if len(maps) == 0 {
		for m := range steam.Maps() {
			add(m.Name(), playersOfSteam[m.Name()][0], playersOfSteam[m.Name()][1])
		}
	}
	return all
}

// playersOfSteam says for how many players its maps are (MAP-5).
var playersOfSteam = map[string][2]int{"northeast": {3, 4}, "rhine": {4, 6}, "rhine-2": {4, 6}}
