// Package tournament has bots of any described game meet each other, and reports who is
// stronger and what the games say of the game. Its help says what the flags
// mean:
//
//	os.Exit(tournament.Main(os.Args[1:], described.Game()))
//
// What the reports say besides victories, points and lengths is for the Counts of a
// description to say.
package tournament

import (
	"context"
	_ "embed"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"syscall"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/internal/counting"
	"github.com/railhex/railhex/examples/lab/internal/figures"
	"github.com/railhex/railhex/examples/lab/internal/games"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family/describe"
)

//go:embed help.txt
var help string

// Main holds a tournament of one of the games as the arguments say, and returns the exit
// status of the command. Ctrl-C stops it, and a second one ends the program.
func Main(args []string, games ...describe.Game) int {
	ctx, release := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer release()
	context.AfterFunc(ctx, release) // a second Ctrl-C does not wait
	return stoppedBy(ctx).Main(args, games...)
}

const exitStopped = 130

// stoppedBy is the tournament as a command that a context stops.
func stoppedBy(ctx context.Context) cli.Command {
	return cli.Command{
		Name: "lab", Does: "let bots and programs meet, and say who is stronger, or what the games say of the game", Help: help,
		Run: func(c *cli.Call) (status int, err error) {
			o, err := parseOptions(c)
			if err != nil {
				return cli.Misused, err
			}
			plan, err := o.plan()
			if err != nil {
				return cli.Misused, err
			}
			err = hold(ctx, o, plan, c.Stdout, c.Err)
			if errors.Is(err, context.Canceled) {
				return exitStopped, nil
			}
			return cli.StatusOf(err), err
		},
	}
}

// options are what the command line says.
type options struct {
	game         describe.Game
	entrants     string // with commas
	players      int    // at a table
	setup        *cli.Setup
	said         map[string]string // fields of a setup
	deals, games int
	seed         uint64
	programs     map[string][]string // commands of players that are programs, by name
	clock        string
	test         *figures.Test // of the first two players; nil for none
	balance      bool

	folder  string
	records bool
	workers int
}

// Without flags a tournament takes about half a minute on two cores.
const (
	usualDeals = 6
	usualGames = 2000 // of a balance report
	usualClock = "5m+1s"
)

// usualPlayers are the bots that meet if none are named: three where more than two sit at a
// table.
func usualPlayers(g describe.Game, seats int) string {
	var players []string
	for _, name := range g.Bots() {
		if name != "search" && (seats < 3 || name != "random") {
			players = append(players, name)
		}
	}
	thought := 100
	if seats > 2 {
		thought = 50
	}
	return strings.Join(append(players, fmt.Sprint("search:", thought)), ",")
}

func parseOptions(c *cli.Call) (options, error) {
	var o options
	flags := c.Flags
	flags.StringVar(&o.entrants, "seats", "", "`list` of those that take part, each one of "+cli.BotNames(c.Games)+
		", or the name of a -program; with -balance one, greedy unless given")
	flags.IntVar(&o.players, "players", 0, "`number` of players at a table (default 2, or the least that the game is for)")
	flags.IntVar(&o.deals, "deals", usualDeals, "`number` of deals; every table plays each of them in every rotation of its seats, both ways round")
	flags.Uint64Var(&o.seed, "seed", 1, "`number` that decides the first deal; the others count up from it")
	o.programs = map[string][]string{}
	flags.Func("program", "a player that is a program, as `NAME=COMMAND` with its arguments; may be given again", o.addProgram)
	flags.StringVar(&o.clock, "time", "", "`clock` of each player in a game: 1m, or 1m+2s with 2 s more for each move (default none, or "+usualClock+" where a program plays)")
	flags.Func("sprt", "`LOW,HIGH`: stop as soon as it is decided whether the first of two players is ahead by HIGH points of Elo, or by LOW", o.addQuestion)
	flags.BoolVar(&o.balance, "balance", false, "report on the game instead of the players")
	flags.IntVar(&o.games, "games", usualGames, "`number` of games of the balance report, rounded up to whole deals: a deal has one of each kind")
	flags.StringVar(&o.folder, "out", "", "`folder` for results (default \"results-\" and the game, and what is asked of it)")
	flags.BoolVar(&o.records, "records", false, "keep the record of every game")
	flags.IntVar(&o.workers, "workers", runtime.GOMAXPROCS(0), "`number` of games played at a time")
	o.setup = cli.NewSetup(flags, c.Games)
	if err := c.Parse(0); err != nil {
		return o, err
	}
	game, err := o.setup.Game()
	o.game, o.said = game, o.setup.Said()
	switch {
	case err != nil:
		return o, err
	case o.workers < 1:
		return o, fmt.Errorf("-workers %d: at least one is needed", o.workers)
	case o.balance && o.games < 1:
		return o, fmt.Errorf("-games %d: at least one is needed", o.games)
	case !o.balance && o.deals < 1:
		return o, fmt.Errorf("-deals %d: at least one is needed", o.deals)
	case o.balance && (c.Given("players") || c.Given("deals") || o.alone() != ""):
		return o, errors.New("-balance has players and deals of its own, and is not for one player: leave out -players, -deals and what is for one player")
	case !o.balance && c.Given("games"):
		return o, errors.New("-games is for -balance; a tournament has -deals")
	case o.test != nil && (o.balance || o.alone() != "" || strings.Count(o.entrants, ",") != 1):
		return o, errors.New("-sprt is for two players who meet each other: name them with -seats a,b")
	case o.alone() != "" && c.Given("players") && o.players != 1:
		return o, fmt.Errorf("-%s is for one player: leave out -players", o.alone())
	}
	o.complete(c)
	return o, nil
}

// addProgram reads a player that is a program.
func (o *options) addProgram(said string) error {
	name, command, _ := strings.Cut(said, "=")
	words := strings.Fields(command)
	switch {
	case name == "" || strings.ContainsAny(name, ",: ") || len(words) == 0:
		return errors.New("it is a name without commas, colons and spaces, and a command: mine=python3 player.py")
	case o.programs[name] != nil:
		return fmt.Errorf("the name %s is given twice", name)
	}
	o.programs[name] = words
	return nil
}

// addQuestion reads what a sequential test asks.
func (o *options) addQuestion(said string) error {
	low, high, _ := strings.Cut(said, ",")
	from, err := strconv.ParseFloat(low, 64)
	to, other := strconv.ParseFloat(high, 64)
	if o.test = figures.NewTest(from, to); err != nil || other != nil || o.test == nil {
		return errors.New("it is two numbers from -1000 to 1000, the lower first: 0,20")
	}
	return nil
}

// complete says what is usual where nothing is said.
func (o *options) complete(c *cli.Call) {
	choices, counts := o.game.Choices(), counting.Of(o.game)
	if !c.Given("players") {
		o.players = min(max(choices.Least, 2), choices.Most)
	}
	if !c.Given("seats") {
		o.entrants = usualPlayers(o.game, o.players)
		if o.balance {
			bots := o.game.Bots()
			o.entrants = bots[max(0, len(bots)-2)] // the strongest that does not search
		}
	}
	if len(o.programs) > 0 && o.clock == "" {
		o.clock = usualClock
	}
	if counts.Deals > 0 && !c.Given("deals") {
		o.deals = counts.Deals
	}
	if o.folder == "" {
		o.folder = o.usualFolder()
	}
}

// alone is the field of a setup that is said and that only one player has; "" if none is.
func (o *options) alone() string {
	if o.game == nil {
		return ""
	}
	for _, field := range o.game.About().SetupFields {
		if o.said[field.Name] != "" && field.Most == 1 {
			return field.Name
		}
	}
	return ""
}

func (o *options) usualFolder() string {
	folder := "results-" + o.game.Name()
	if o.balance {
		return folder + "-balance"
	}
	return strings.TrimSuffix(folder+"-"+o.alone(), "-")
}

// plan is the tournament that the options describe. The error joins all that is
// wrong with them.
func (o *options) plan() (*games.Plan, error) {
	p := &games.Plan{Entrants: strings.Split(o.entrants, ","), Programs: o.programs, Clock: o.clock, Seed: o.seed, Deals: o.deals}
	if o.balance && len(p.Entrants) != 1 {
		return nil, errors.New("-balance is played by one kind of player: -seats has more")
	}
	var faults []error
	for _, of := range o.settings() {
		header, err := o.header(of)
		p.Setups = append(p.Setups, header)
		faults = append(faults, parse.Each(err)...)
	}
	if o.balance {
		p.Deals = (o.games + len(p.Setups) - 1) / len(p.Setups)
	}
	if len(faults) > 0 {
		p.Setups = nil // whose faults are known; players may be wrong as well
	}
	return p, joinedOnce(append(faults, p.Prepare(o.game)))
}

// settings are what is played: the players and fields of each setup.
func (o *options) settings() (all []setting) {
	choices, alone := o.game.Choices(), o.alone()
	switch {
	case o.balance:
		for players := min(max(choices.Least, 2), choices.Most); players <= choices.Most; players++ {
			all = append(all, setting{players, o.said})
		}
	case alone == "":
		all = []setting{{o.players, o.said}}
	default:
		for _, value := range o.values(alone) {
			said := maps.Clone(o.said)
			said[alone] = value
			all = append(all, setting{1, said})
		}
	}
	return all
}

// A setting is the setup of games: the number of players, and fields by the first words of their
// lines in a header.
type setting struct {
	players int
	said    map[string]string
}

// values are those that are said of a field that only one player has: all, or a list.
func (o *options) values(name string) []string {
	if o.said[name] != "all" {
		return strings.Split(o.said[name], ",")
	}
	fields := o.game.About().SetupFields
	return fields[slices.IndexFunc(fields, func(f describe.Chosen) bool { return f.Name == name })].Values
}

func (o *options) file(name string) string { return filepath.Join(o.folder, name) }

// joinedOnce joins errors of which those that say the same are said once: what is
// wrong with all setups of a plan is wrong with the flags.
func joinedOnce(errs []error) error {
	var once []error
	for _, err := range errs {
		for _, one := range parse.Each(err) {
			said := func(other error) bool { return other.Error() == one.Error() }
			if !slices.ContainsFunc(once, said) {
				once = append(once, one)
			}
		}
	}
	return errors.Join(once...)
}

// header is the header of a record of a setting. The error joins all that is wrong with
// it, by the flags that say it.
func (o *options) header(of setting) (header string, err error) {
	_, header, err = o.setup.BeginWith(strconv.Itoa(of.players), of.said)
	if err != nil {
		return "", err
	}
	return strings.TrimSpace(header) + "\n", nil
}
