// Package play plays games in a terminal.
package play

import (
	"bufio"
	"context"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

//go:embed help.txt
var help string

// Command plays a game in the terminal.
var Command = cli.Command{
	Name: "railhex play", Does: "play a game in the terminal, against bots or with others", Help: help, Run: run,
}

// person is the name in -seats of a player at the terminal.
const person = "person"

func run(c *cli.Call) (status int, err error) {
	seats := c.Flags.String("seats", person,
		"`list` of who plays: person, "+cli.BotNames(c.Games)+"; "+usualBot(c.Games.Bots())+" at the other seats")
	seed := c.Flags.Uint64("seed", 0, "`number` that decides dice, bag and bots; 0 for another each time")
	language := c.Language()
	plain := c.Flags.Bool("plain", plain(c.Stdout), "no colours; they are left out where the output is no terminal")
	setup := cli.NewSetup(c.Flags, c.Games)
	if err := c.Parse(0); err != nil {
		return cli.Misused, err
	}
	start, err := setup.Begin()
	if err != nil {
		return cli.Misused, err
	}
	if *seed == 0 {
		*seed = uint64(time.Now().UnixNano())
	}
	t, err := newTable(start, *seats, *seed, *language)
	if err != nil {
		return cli.Misused, err
	}
	t.in, t.out, t.plain = bufio.NewScanner(c.In), c.Out, *plain
	err = t.play()
	return cli.StatusOf(err), err
}

func newTable(start describe.Position, seats string, seed uint64, language phrases.Language) (*table, error) {
	names := strings.Split(seats, ",")
	if len(names) > start.Seats() {
		return nil, fmt.Errorf("-seats %s: %d seats are named, and there are %d", seats, len(names), start.Seats())
	}
	t := &table{
		voice:     say.In(language),
		random:    rand.New(rand.NewPCG(seed, 0)),
		positions: []describe.Position{start},
		bots:      make([]describe.Bot, start.Seats()+1),
	}
	for seat := 1; seat <= start.Seats(); seat++ {
		name := usualBot(start.Of().Bots())
		if seat <= len(names) {
			name = names[seat-1]
		}
		if name == person {
			t.persons = append(t.persons, seat)
			continue
		}
		bot, err := start.Of().Bot(name, describe.Thought{})
		if err != nil {
			return nil, fmt.Errorf("-seats %s: %w, or person", seats, err)
		}
		t.bots[seat] = bot
	}
	return t, nil
}

// usualBot is the bot at the seats that are left out.
func usualBot(bots []string) string { return cli.Usual(bots, "greedy") }

// The size of the screen in characters.
const (
	width  = 80
	height = 24
)

// plain reports whether an output shows no colours.
func plain(out io.Writer) bool {
	file, ok := out.(*os.File)
	if !ok || os.Getenv("NO_COLOR") != "" || os.Getenv("TERM") == "dumb" {
		return true
	}
	info, err := file.Stat()
	return err != nil || info.Mode()&os.ModeCharDevice == 0
}

// wrap breaks a text into lines that are no wider than that, at spaces.
func wrap(text string, width int) []string {
	lines := []string{""}
	for word := range strings.FieldsSeq(text) {
		last := &lines[len(lines)-1]
		switch {
		case *last == "":
			*last = word
		case utf8.RuneCountInString(*last)+1+utf8.RuneCountInString(word) <= width:
			*last += " " + word
		default:
			lines = append(lines, word)
		}
	}
	return lines
}

// A table is a game with the players who sit at it.
type table struct {
	in    *bufio.Scanner
	out   *bufio.Writer
	plain bool // without colours

	voice   say.Voice
	random  *rand.Rand
	bots    []describe.Bot // by seat, from 1; nil for persons
	persons []int          // their seats

	positions []describe.Position // positions[i] is the one after i moves
	moves     []string
	chance    []bool // of each move, whether it was nobody's
	looked    int    // the person who looked at the screen last
}

func (t *table) position() describe.Position { return t.positions[len(t.positions)-1] }

// errQuit ends the game where a person wants to, and errUndone says that it has gone
// back, and somebody else may be asked.
var (
	errQuit   = errors.New("the game is left")
	errUndone = errors.New("a decision was taken back")
)

// play plays to the end, or until a person leaves.
func (t *table) play() error {
	for !t.position().Over() {
		move, err := t.next()
		switch {
		case err == nil:
			if err := t.apply(move); err != nil {
				return err
			}
		case errors.Is(err, errQuit):
			return nil
		case !errors.Is(err, errUndone):
			return err
		}
	}
	t.say(t.position().View(0, t.voice.Manner()).Result)
	return t.score()
}

// next is the move that comes next: by chance, a bot or a person.
func (t *table) next() (string, error) {
	p := t.position()
	switch {
	case p.Chance():
		_, move := p.Fall(t.random)
		return move, nil
	case t.bots[p.Turn()] != nil:
		return t.bots[p.Turn()].Choose(context.Background(), p, t.random)
	}
	return t.ask()
}

// apply makes a move, and tells what it did as far as who looks may know.
func (t *table) apply(move string) error {
	p := t.position()
	next, err := p.Replay(move)
	if err != nil {
		return err
	}
	step, _ := p.Step(move, t.viewer(), t.voice.Manner()) // it was made
	for _, event := range step.Events {
		t.say(event.Text)
	}
	t.moves, t.chance = append(t.moves, move), append(t.chance, p.Chance())
	t.positions = append(t.positions, next)
	return nil
}

// viewer is the seat that sees what is shown: of several persons who share a screen the
// one who looked last, and of none somebody who looks on.
func (t *table) viewer() int {
	if len(t.persons) == 1 {
		return t.persons[0]
	}
	return t.looked
}

// undo goes back to what a person decided first since chance decided last, and reports
// whether there was something to go back to.
func (t *table) undo() bool {
	last := len(t.moves)
	first := last
	for n := last; n > 0 && !t.chance[n-1]; n-- {
		if slices.Contains(t.persons, t.positions[n-1].Turn()) {
			first = n - 1
		}
	}
	t.moves, t.chance, t.positions = t.moves[:first], t.chance[:first], t.positions[:first+1]
	return first < last
}

// show draws the table as the person who is asked sees it.
func (t *table) show() {
	p := t.position()
	fmt.Fprint(t.out, p.Characters(p.Turn(), t.voice.Manner(), describe.Look{Plain: t.plain}))
}

// say writes a text, broken where the screen ends.
func (t *table) say(text string) {
	for _, line := range wrap(text, width) {
		fmt.Fprintln(t.out, line)
	}
}

// score tells where everybody's points come from.
func (t *table) score() error {
	ledgers, err := t.position().Ledger(t.positions[0], t.moves, t.voice.Manner())
	if err != nil {
		return err
	}
	for _, ledger := range ledgers {
		t.say(fmt.Sprintf("%s: %d", ledger.Name, ledger.Total))
		for _, line := range ledger.Lines {
			fmt.Fprintln(t.out, "   "+line)
		}
	}
	return nil
}

// ask shows a person their options and reads what they type until it is a move.
func (t *table) ask() (string, error) {
	if err := t.handOver(); err != nil {
		return "", err
	}
	t.show()
	p := t.position()
	menu := menu{all: p.View(p.Turn(), t.voice.Manner()).Options}
	choices := t.list(&menu)
	for {
		line, err := t.read()
		if err != nil {
			return "", err
		}
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "":
		case "quit":
			return "", errQuit
		case "help":
			t.say(t.voice.Own("help-with-words", "move", t.position().Moves()[0]))
		case "rules":
			t.rules()
		case "map":
			t.show()
			choices = t.list(&menu)
		case "score":
			if err := t.score(); err != nil {
				return "", err
			}
		case "save":
			t.save(strings.TrimSpace(rest))
		case "undo":
			if t.undo() {
				return "", errUndone
			}
			t.say(t.voice.Own("no-decision-to-undo"))
		default:
			n, err := strconv.Atoi(line)
			if err != nil {
				if t.refused(line) {
					continue
				}
				return line, nil
			}
			if n >= 1 && n <= len(choices) && choices[n-1].move != "" {
				return choices[n-1].move, nil
			}
			if !menu.follow(n, choices) {
				t.say(t.voice.Own("no-such-number", "n", len(choices)))
				continue
			}
			choices = t.list(&menu)
		}
	}
}

// handOver lets the person who is asked take the screen, where others share it and
// something is hidden from them.
func (t *table) handOver() error {
	turn := t.position().Turn()
	if before := t.looked; describe.Hides(t.position()) && len(t.persons) > 1 && before != turn {
		t.looked = 0
		fmt.Fprint(t.out, strings.Repeat("\n", height))
		t.say(t.voice.Own("any-key", "player", "P"+strconv.Itoa(turn)))
		if _, err := t.read(); err != nil {
			return err
		}
	}
	t.looked = turn
	return nil
}

// read reads a line that is typed.
func (t *table) read() (string, error) {
	fmt.Fprint(t.out, "> ")
	if err := t.out.Flush(); err != nil {
		return "", err
	}
	if !t.in.Scan() {
		if err := t.in.Err(); err != nil {
			return "", err
		}
		return "", errQuit
	}
	return strings.TrimSpace(t.in.Text()), nil
}

// list shows what is asked and what can be done.
func (t *table) list(m *menu) []choice {
	fmt.Fprintln(t.out)
	t.say(t.position().View(0, t.voice.Manner()).Prompt)
	lines, choices := m.lines(t.voice.Own("go-back"))
	for _, line := range lines {
		fmt.Fprintln(t.out, line)
	}
	return choices
}

// refused says why a typed move cannot be made, and what was probably meant by it, and
// reports whether it cannot.
func (t *table) refused(move string) bool {
	p := t.position()
	_, err := p.Move(move)
	if err == nil {
		return false
	}
	wrong := p.Of().Failure(err, t.voice.Manner())
	t.say(wrong.Message)
	if wrong.Rule != "" {
		t.say(wrong.Rule + ": " + wrong.Text)
	}
	if wrong.Meant != "" {
		t.say(wrong.Meant)
	}
	return true
}

// rules tells how the game is played.
func (t *table) rules() {
	var tell func(paragraphs []describe.Paragraph, indent string)
	tell = func(paragraphs []describe.Paragraph, indent string) {
		for _, paragraph := range paragraphs {
			text := paragraph.Text + " (" + strings.Join(paragraph.Rules, " ") + ")"
			fmt.Fprintf(t.out, "\n%s%s\n", indent, paragraph.Title)
			for _, line := range wrap(text, width-len(indent)) {
				fmt.Fprintln(t.out, indent+line)
			}
			tell(paragraph.Parts, indent+"   ")
		}
	}
	tell(t.position().Help(t.voice.Manner()), "")
}

// save writes the record to a file.
func (t *table) save(name string) {
	if name == "" {
		t.say(t.voice.Own("no-file-name"))
		return
	}
	text, err := t.positions[0].Record(t.moves, describe.Notes{})
	if err == nil {
		err = os.WriteFile(name, []byte(text), 0o644)
	}
	if err != nil {
		t.say(err.Error())
		return
	}
	t.say(t.voice.Own("saved", "file", name, "n", len(t.moves)))
}
