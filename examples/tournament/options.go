package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/examples/tournament/internal/balance"
	"github.com/railhex/railhex/examples/tournament/internal/games"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/solo"
	"github.com/railhex/railhex/variants/family/table"
	"github.com/railhex/railhex/variants/steam"
)

// options are what the command line says.
type options struct {
	game         string
	players      string // with commas
	seats        int
	olive        string // levels, with commas
	words        setupwords.Words
	younger      setupwords.Younger
	deals, games int
	seed         uint64
	balance      bool

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

func parseOptions(args []string, stderr io.Writer) (options, error) {
	var o options
	flags := flag.NewFlagSet("tournament", flag.ContinueOnError)
	flags.SetOutput(stderr)
	flags.StringVar(&o.game, "game", steamRollers, "what is played: "+strings.Join(setupwords.Games(), " or "))
	o.words.DefinePieces(flags)
	o.younger.Define(flags)
	flags.StringVar(&o.players, "players", usualPlayers, "`list` of those who take part, each one of "+strings.Join(table.Names(), ", ")+"; with -balance one, greedy unless given")
	flags.IntVar(&o.seats, "seats", 0, "`number` of players at a table (default 2, of Steam 3)")
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
	if err := setupwords.CheckGame(o.game, flags); err != nil {
		return o, err
	}
	o.complete(given)
	return o, nil
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
		o.younger.Rules = "" // both games of Steam; and all maps, unless one is given
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
	setup := func(of balance.Setting, olive string) {
		header, err := o.header(of, olive)
		p.Setups = append(p.Setups, header)
		faults = append(faults, parse.Each(err)...)
	}
	switch {
	case o.balance:
		if len(p.Entrants) != 1 {
			return nil, errors.New("-balance is played by one kind of player: -players has more")
		}
		p.Lots = o.game == steamRollers
		for _, setting := range o.settings() {
			setup(setting, "")
		}
		p.Deals = (o.games + len(p.Setups) - 1) / len(p.Setups)
	case o.olive != "":
		for _, level := range o.levels() {
			setup(balance.Setting{Players: 1, Modules: o.words.Modules}, level)
		}
	default:
		setup(balance.Setting{Players: o.seats, Modules: o.words.Modules, Map: o.younger.Map, Rules: o.younger.Rules}, "")
	}
	if len(faults) > 0 {
		p.Setups = nil // which are told of; players may be wrong as well
	}
	return p, joinedOnce(append(faults, p.Prepare()))
}

// settings are those of the balance report.
func (o *options) settings() []balance.Setting {
	var maps, rules []string
	if o.younger.Map != "" {
		maps = []string{o.younger.Map}
	}
	if o.younger.Rules != "" {
		rules = []string{o.younger.Rules}
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

func (o *options) file(name string) string { return filepath.Join(o.folder, name) }
