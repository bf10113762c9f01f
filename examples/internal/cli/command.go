// Package cli is how the programs below examples are called: their flags, languages, exit
// statuses, errors, files and forecasts. A program is a [Command], and so is each command of
// a program that has several:
//
//	var Command = cli.Command{Name: "railhex selfplay", Does: "play a whole game", Run: run}
//
//	func run(c *cli.Call) (status int, err error) {
//		seed := c.Flags.Uint64("seed", 1, "`number` that decides the game")
//		setup := cli.NewSetup(c.Flags, c.Games)
//		if err := c.Parse(); err != nil {
//			return cli.Misused, err
//		}
//		start, err := setup.Begin()
//		…
//	}
package cli

import (
	"bufio"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

// The exit statuses of all programs.
const (
	Done    = iota // what was asked for is done, and nothing is wrong
	Failed         // something is wrong with what was read or played
	Misused        // wrong usage, or a file that cannot be read or written
)

// A Command is a program, or a command of a program that has several.
type Command struct {
	Name  string   // as it is typed: "railhex referee"
	Does  string   // in a line, from its verb on
	Usage []string // what may follow the name, a line for each form; the usual one is "[flags]"
	Help  string   // what else there is to know
	// Alone says that the command plays no games, and takes none.
	Alone bool
	// Run does what a call asks for. An error with the status Done has the status Misused.
	Run func(c *Call) (status int, err error)
}

// A Call is one call of a command.
type Call struct {
	Args  []string
	Games describe.Games // of programs that play any
	In    io.Reader
	Out   *bufio.Writer // flushed at the end
	Err   io.Writer
	// Stdout is where Out ends, without a buffer: a file, as a rule.
	Stdout io.Writer
	Flags  *flag.FlagSet

	usage   string
	version *bool
}

// Main calls the command with the arguments of the program and returns the exit status.
func (c Command) Main(args []string, games ...describe.Game) int {
	return c.Call(args, os.Stdin, os.Stdout, os.Stderr, games...)
}

// Call calls the command and returns the exit status. What is wrong is written to stderr,
// behind the name of the command.
func (c Command) Call(args []string, stdin io.Reader, stdout, stderr io.Writer, games ...describe.Game) int {
	call := &Call{Args: args, Games: games, In: stdin, Out: bufio.NewWriter(stdout), Err: stderr, Stdout: stdout}
	call.Flags = flag.NewFlagSet(c.Name, flag.ContinueOnError)
	call.Flags.SetOutput(stderr)
	call.Flags.Usage = func() {} // which Parse shows
	call.usage = fmt.Sprintf("%s\n%s -help says more", c.usage(), c.Name)
	call.version = call.Flags.Bool("version", false, "print the version and exit")
	status, err := Misused, error(nil)
	if !c.Alone {
		err = describe.Complete(games...)
	}
	if err == nil {
		status, err = c.Run(call)
	}
	switch {
	case errors.Is(err, flag.ErrHelp):
		status, err = Done, nil
		c.help(call)
	case errors.Is(err, errVersion):
		status, err = Done, nil
		name, _, _ := strings.Cut(c.Name, " ")
		fmt.Fprintln(call.Out, name, version())
	}
	if flushed := call.Out.Flush(); err == nil {
		err = flushed
	}
	if err != nil && !errors.Is(err, errShown) {
		fmt.Fprintf(stderr, "%s: %v\n", c.Name, err)
	}
	if err != nil && status == Done {
		status = Misused
	}
	return status
}

var (
	errShown   = errors.New("wrong usage, which is shown")
	errVersion = errors.New("the version is asked for")
)

// usage is how the command is called, a line for each form.
func (c Command) usage() string {
	forms := c.Usage
	if forms == nil {
		forms = []string{"[flags]"}
	}
	return "usage: " + c.Name + " " + strings.Join(forms, "\n       "+c.Name+" ")
}

// help prints everything there is to know of a command.
func (c Command) help(of *Call) {
	fmt.Fprintf(of.Out, "%s: %s\n\n%s\n\n", c.Name, c.Does, c.usage())
	if c.Help != "" {
		fmt.Fprintln(of.Out, strings.Trim(c.Help, "\n")+"\n")
	}
	of.Flags.SetOutput(of.Out)
	of.Flags.PrintDefaults()
}

// version is a version such as v1.0.0, one made of a commit, or (devel) for a program from
// `go run`.
func version() string {
	if built, ok := debug.ReadBuildInfo(); ok && built.Main.Version != "" {
		return built.Main.Version
	}
	return "(unknown)"
}

// AnyWords lets any number of words stand behind the flags.
const AnyWords = -1

// Parse reads the flags. Call it behind the definitions of all of them, and return its error
// as it is. It refuses more words behind the flags than may stand there.
func (c *Call) Parse(words int) error {
	err := c.Flags.Parse(c.Args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return err
	case err != nil: // the flags have said it
		fmt.Fprintln(c.Err, c.usage)
		return errShown
	case c.version != nil && *c.version:
		return errVersion
	case words >= 0 && c.Flags.NArg() > words:
		return c.Refuse(fmt.Errorf("%q is too much: flags stand before it", c.Flags.Arg(words)))
	}
	return nil
}

// Refuse says what is wrong with the arguments, and how the command is called. Return its
// error with the status [Misused].
func (c *Call) Refuse(err error) error {
	fmt.Fprintf(c.Err, "%s: %v\n%s\n", c.Flags.Name(), err, c.usage)
	return errShown
}

// Given reports whether a flag stands among the arguments.
func (c *Call) Given(name string) (given bool) {
	c.Flags.Visit(func(f *flag.Flag) { given = given || f.Name == name })
	return given
}

// Language defines the flag -language.
func (c *Call) Language() *phrases.Language {
	var tags []string
	for l := range phrases.Languages() {
		tags = append(tags, l.String())
	}
	language := phrases.English
	usage := "`language` of what is told in words: " + strings.Join(tags, ", ") + " (default en)"
	c.Flags.Func("language", usage, func(tag string) (err error) {
		language, err = phrases.ParseLanguage(tag)
		return err
	})
	return &language
}

// StatusOf returns Done without an error, and Failed with one.
func StatusOf(err error) int {
	if err != nil {
		return Failed
	}
	return Done
}

// Named returns the game that the flag -game names.
func Named(games describe.Games, name string) (describe.Game, error) {
	g, err := games.Named(name)
	if err != nil {
		return nil, fmt.Errorf("-game %s: it is %s", name, strings.Join(games.Names(), " or "))
	}
	return g, nil
}

// BotNames are what -seats may name: the bots of the games, and searches.
func BotNames(games describe.Games) string {
	return strings.Join(games.Bots(), ", ") + ", search:500 or search:200ms"
}

// Seats defines the flag -seats: which bots play. Their names take turns at the seats.
func (c *Call) Seats() *string {
	usage := fmt.Sprintf("`list` of bots that take turns at the seats: %s (default %s if the game has it)",
		BotNames(c.Games), usualBot)
	return c.Flags.String("seats", "", usage)
}

// Bots are the names that -seats lists, or the bot that plays where none is named.
func Bots(g describe.Game, seats string) []string {
	if seats == "" {
		return []string{Usual(g.Bots(), usualBot)}
	}
	return strings.Split(seats, ",")
}

const usualBot = "builder"

// Usual is a bot, or the first one if the game does not have it.
func Usual(bots []string, wanted string) string {
	if len(bots) > 0 && !slices.Contains(bots, wanted) {
		return bots[0]
	}
	return wanted
}

// Seated returns a bot for each seat of a position. The names take turns, beginning with the one
// at an index. The error joins those of names that no bot has.
func Seated(start describe.Position, names []string, first int) (bots []describe.Bot, err error) {
	for _, name := range names {
		if _, unknown := start.Of().Bot(name, describe.Thought{}); unknown != nil {
			err = errors.Join(err, fmt.Errorf("-seats %s: %w", name, unknown))
		}
	}
	for seat := 0; seat < start.Seats() && err == nil; seat++ {
		var bot describe.Bot
		bot, err = start.Of().Bot(names[(first+seat)%len(names)], describe.Thought{})
		bots = append(bots, bot)
	}
	return bots, err
}

// A Program has several commands. Their names begin with its own.
type Program struct {
	Name     string
	Does     string // behind the name: "plays games"
	Commands []Command
}

// Main calls the command that the first argument names, and returns the exit status.
func (p Program) Main(args []string, games ...describe.Game) int {
	return p.Call(args, os.Stdin, os.Stdout, os.Stderr, games...)
}

// Call does what Main does with other files.
func (p Program) Call(args []string, stdin io.Reader, stdout, stderr io.Writer, games ...describe.Game) int {
	name, rest := "help", args
	if len(args) > 0 {
		name, rest = strings.TrimLeft(args[0], "-"), args[1:]
	}
	switch {
	case name == "version":
		fmt.Fprintln(stdout, p.Name, version())
		return Done
	case (name == "help" || name == "h") && len(rest) == 0:
		fmt.Fprint(stdout, p.overview())
		return Done
	case name == "help":
		name, rest = rest[0], []string{"-help"}
	}
	at := slices.IndexFunc(p.Commands, func(c Command) bool { return c.Name == p.Name+" "+name })
	if at < 0 {
		fmt.Fprintf(stderr, "%s: there is no command %q\n\n%s", p.Name, name, p.overview())
		return Misused
	}
	return p.Commands[at].Call(rest, stdin, stdout, stderr, games...)
}

// overview is a line for each command.
func (p Program) overview() string {
	var lines strings.Builder
	fmt.Fprintf(&lines, "%s %s.\n\n", p.Name, p.Does)
	for _, c := range p.Commands {
		fmt.Fprintf(&lines, "  %-*s  %s\n", len(p.Name)+len(" selfplay"), c.Name, c.Does)
	}
	fmt.Fprintf(&lines, "\n%s help COMMAND says more of each.\n", p.Name)
	return lines.String()
}

// A Forecast says some seconds after games have begun how long the others will take, and again whenever
// twice the time has passed. It says nothing of what is over within seconds.
type Forecast struct {
	games int
	begun time.Time
	next  time.Duration // since then, when it speaks again
}

const patience = 5 * time.Second

// NewForecast returns the forecast of so many games that begin at a time.
func NewForecast(games int, begun time.Time) Forecast { return Forecast{games, begun, patience} }

// Tell tells how long the games will take that are left after some have been played since
// the beginning, if that is new.
func (f *Forecast) Tell(w io.Writer, now time.Time, played int) {
	passed := now.Sub(f.begun)
	if passed < f.next || played == 0 {
		return
	}
	f.next = 2 * passed
	if rest := passed / time.Duration(played) * time.Duration(f.games-played); rest >= patience {
		fmt.Fprintf(w, "%d of %d games took %v: the others will take about %v\n",
			played, f.games, passed.Round(time.Second), rest.Round(time.Second))
	}
}
