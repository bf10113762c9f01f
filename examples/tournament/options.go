package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/bots/players"
	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/examples/steam"
	"github.com/railhex/railhex/examples/steampower"
	"github.com/railhex/railhex/examples/tournament/internal/balance"
	"github.com/railhex/railhex/examples/tournament/internal/games"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/variants"
)

// options are what the command line says.
type options struct {
	game              string
	players           string
	seats             int
	modules, wall     string
	board, components string
	gameMap           string // of the younger games
	rules, order      string // of Steam
	olive             string
	deals, games      int
	seed              uint64
	balance           bool

	folder  string
	records bool
	workers int
}

// Without flags a tournament takes about half a minute on two cores.
const (
	usualPlayers = "random,builder,greedy,search:100"
	usualDeals   = 6
	usualGames   = 2000 // of a balance report

	usualPlayersOfSteam = "builder,greedy,search:50" // three sit at a table
)

// usualDealsOfOthers are so few that they take less than a minute, too.
var usualDealsOfOthers = map[string]int{"steampower": 4, "steam": 5}

// errUsageShown is the error of flags that have said themselves what is wrong.
var errUsageShown = errors.New("usage shown")

func parse(args []string, stderr io.Writer) (options, error) {
	var o options
	flags := flag.NewFlagSet("tournament", flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.StringVar(&o.game, "game", games.Words()[0], "what is played: "+strings.Join(games.Words(), " or "))
	flags.StringVar(&o.gameMap, "map", "", "`file` that ends in .map, or a map that ships with a game that is played on one")
	flags.StringVar(&o.rules, "rules", "base", "which `game` of Steam: base or standard")
	flags.StringVar(&o.order, "order", "auction", "how the base game of Steam finds the first `order`: auction or random")
	flags.StringVar(&o.players, "players", usualPlayers, "`list` of those who take part, each one of "+strings.Join(players.Names(), ", ")+"; with -balance one, greedy unless given")
	flags.IntVar(&o.seats, "seats", 0, "`number` of players at a table (default 2, of Steam 3)")
	flags.StringVar(&o.modules, "module", "", "`list` of modules: "+strings.ReplaceAll(variants.AllModules.String(), " ", ","))
	flags.StringVar(&o.wall, "wall", "", "`chart` of blocked borders: medium or hard")
	flags.StringVar(&o.board, "board", "standard", "`file` that ends in .board, or one of "+strings.Join(slices.Collect(hexmap.ShippedNames()), ", "))
	flags.StringVar(&o.components, "components", "standard", "`file` that ends in .components, or standard")
	flags.StringVar(&o.olive, "olive", "", "`list` of Olive's levels, or all: each player alone against her")
	flags.IntVar(&o.deals, "deals", usualDeals, "`number` of deals; every table plays each of them in every rotation of its seats, both ways round")
	flags.Uint64Var(&o.seed, "seed", 1, "`number` that decides the first deal; the others count up from it")
	flags.BoolVar(&o.balance, "balance", false, "report on the game instead of the players")
	flags.IntVar(&o.games, "games", usualGames, "`number` of games of the balance report, rounded up to whole deals: a deal has one of each kind")
	flags.StringVar(&o.folder, "dir", "", "`folder` for results (default \"results\", with -balance \"results-balance\", with -olive \"results-olive\", of another game \"results-steam\" …)")
	flags.BoolVar(&o.records, "records", false, "keep the record of every game")
	flags.IntVar(&o.workers, "workers", runtime.GOMAXPROCS(0), "`number` of games played at a time")
	if err := flags.Parse(args); err != nil {
		return o, errUsageShown
	}
	given := map[string]bool{}
	flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	switch {
	case flags.NArg() > 0:
		return o, setupwords.OnlyFlags(flags)
	case !slices.Contains(games.Words(), o.game):
		return o, fmt.Errorf("-game %s: it is %s", o.game, strings.Join(games.Words(), " or "))
	case o.workers < 1:
		return o, fmt.Errorf("-workers %d: at least one is needed", o.workers)
	case o.balance && o.games < 1:
		return o, fmt.Errorf("-games %d: at least one is needed", o.games)
	case !o.balance && o.deals < 1:
		return o, fmt.Errorf("-deals %d: at least one is needed", o.deals)
	case o.balance && (given["olive"] || given["seats"] || given["module"] || given["deals"]):
		return o, errors.New("-balance has seats, modules and deals of its own, and no Olive: leave out -olive, -seats, -module and -deals")
	case !o.balance && given["games"]:
		return o, errors.New("-games is for -balance; a tournament has -deals")
	case o.olive != "" && given["seats"] && o.seats != 1:
		return o, errors.New("-olive plays against one player: leave out -seats")
	}
	for name, of := range flagsOfGames {
		if given[name] && !slices.Contains(of, o.game) {
			return o, fmt.Errorf("-%s is not of %s", name, o.game)
		}
	}
	o.complete(given)
	return o, nil
}

// flagsOfGames are the flags that not all games have, and the games that have them.
var flagsOfGames = map[string][]string{
	"module": {"steamrollers"}, "wall": {"steamrollers"}, "olive": {"steamrollers"}, "board": {"steamrollers"},
	"map": {"steampower", "steam"}, "rules": {"steam"}, "order": {"steam"},
}

// complete says what is usual where nothing is said.
func (o *options) complete(given map[string]bool) {
	if !given["players"] && o.balance {
		o.players = "greedy"
	}
	if o.game == "steam" && !given["players"] && !o.balance {
		o.players = usualPlayersOfSteam
	}
	if deals := usualDealsOfOthers[o.game]; deals > 0 && !given["deals"] {
		o.deals = deals
	}
	if !given["seats"] {
		o.seats = 2
		if o.game == "steam" {
			o.seats = steam.MinSeats
		}
	}
	if o.balance && !given["rules"] {
		o.rules = "" // both games of Steam; and all maps, unless one is given
	}
	if o.gameMap == "" && !o.balance {
		switch o.game {
		case "steampower":
			o.gameMap = steampower.Valley().Name()
		case "steam":
			o.gameMap = steam.DefaultMap(o.seats).Name()
		}
	}
	if o.folder == "" {
		o.folder = o.usualFolder()
	}
}

const steamRollers = "steamrollers"

func (o *options) usualFolder() string {
	switch {
	case o.balance && o.game != steamRollers:
		return "results-balance-" + o.game
	case o.balance:
		return "results-balance"
	case o.olive != "":
		return "results-olive"
	case o.game != steamRollers:
		return "results-" + o.game
	}
	return "results"
}

// plan is the tournament that the options describe. The error joins all that is
// wrong with them.
func (o *options) plan() (*games.Plan, error) {
	p := &games.Plan{Entrants: strings.Split(o.players, ","), Seed: o.seed, Deals: o.deals}
	var faults []error
	setup := func(of balance.Setting, olive string) string {
		if o.game != steamRollers {
			return o.headerOfOthers(of) // whose faults are found when it is read
		}
		faults = append(faults, o.check(of.Players, of.Modules, olive)...)
		return o.header(of.Players, of.Modules, olive)
	}
	switch {
	case o.balance:
		if len(p.Entrants) != 1 {
			return nil, errors.New("-balance is played by one kind of player: -players has more")
		}
		p.Lots = o.game == steamRollers
		for _, setting := range o.settings() {
			p.Setups = append(p.Setups, setup(setting, ""))
		}
		p.Deals = (o.games + len(p.Setups) - 1) / len(p.Setups)
	case o.olive != "":
		for _, level := range o.levels() {
			p.Setups = append(p.Setups, setup(balance.Setting{Players: 1, Modules: o.modules}, level))
		}
	default:
		p.Setups = []string{setup(balance.Setting{Players: o.seats, Modules: o.modules, Map: o.gameMap, Rules: o.rules}, "")}
	}
	if len(faults) > 0 {
		p.Setups = nil // which are told of; players may be wrong as well
	}
	for _, fault := range split(p.Prepare()) {
		faults = append(faults, o.byFlag(fault))
	}
	return p, joinedOnce(faults)
}

// settings are those of the balance report.
func (o *options) settings() []balance.Setting {
	var maps, rules []string
	if o.gameMap != "" {
		maps = []string{o.gameMap}
	}
	if o.rules != "" {
		rules = []string{o.rules}
	}
	switch o.game {
	case "steampower":
		return balance.OfSteamPower(maps...)
	case "steam":
		return balance.OfSteam(rules, maps...)
	}
	return balance.OfSteamRollers()
}

func (o *options) levels() (names []string) {
	if o.olive != "all" {
		return strings.Split(o.olive, ",")
	}
	for level := range solo.Levels() {
		names = append(names, level.String())
	}
	return names
}

// header is the header of a record with these players, modules separated by
// commas, and Olive's level; the rest is as the options have it.
func (o *options) header(players int, modules, olive string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "game steamrollers\nplayers %d\nboard %s\ncomponents %s\n", players, o.board, o.components)
	for _, line := range []struct{ word, value string }{
		{"module", strings.ReplaceAll(modules, ",", " ")},
		{"wall", o.wall},
		{"olive", olive},
	} {
		if line.value != "" {
			fmt.Fprintf(&b, "%s %s\n", line.word, line.value)
		}
	}
	return b.String()
}

// headerOfOthers is the header of a record of a game that is not SteamRollers.
func (o *options) headerOfOthers(of balance.Setting) string {
	header := fmt.Sprintf("game %s\nplayers %d\nmap %s\ncomponents %s\n", o.game, of.Players, of.Map, o.components)
	if o.game == "steam" {
		header += "rules " + of.Rules + "\n"
		if of.Rules != steam.Standard.String() {
			header += "order " + o.order + "\n"
		}
	}
	return header
}

func (o *options) file(name string) string { return filepath.Join(o.folder, name) }
