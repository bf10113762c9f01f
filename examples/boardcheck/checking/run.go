package checking

import (
	"bufio"
	"bytes"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/setupwords"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

// Exit statuses.
const (
	exitRight = iota
	exitWrong
	exitUsage
)

// Run checks a text of one of the games as the arguments say, and returns the exit status
// of the command.
func Run(args []string, games ...describe.Game) int { return run(args, os.Stdout, os.Stderr, games) }

func run(args []string, stdout, stderr io.Writer, games describe.Games) int {
	if err := describe.Complete(games...); err != nil {
		fmt.Fprintln(stderr, "boardcheck:", err)
		return exitUsage
	}
	known := formatsOf(games)
	flags := flag.NewFlagSet("boardcheck", flag.ContinueOnError)
	setupwords.Version(flags)
	flags.SetOutput(stderr)
	flags.Usage = func() {
		fmt.Fprintln(stderr, "usage: boardcheck [-game NAME] [-svg FILE] [-language en|fr|de|nl] FILE")
		flags.PrintDefaults()
	}
	game := flags.String("game", "", "`game` that it is of, where its lines do not say: "+strings.Join(games.Names(), ", "))
	drawn := flags.String("svg", "", "`file` to draw it in")
	tag := flags.String("language", phrases.English.String(), "`language`: en, fr, de or nl")
	if err := flags.Parse(args); err != nil {
		return exitUsage
	}
	if flags.NArg() != 1 {
		flags.Usage()
		return exitUsage
	}
	fail := func(err error) int {
		fmt.Fprintln(stderr, "boardcheck:", err)
		return exitUsage
	}
	language, err := phrases.ParseLanguage(*tag)
	if err != nil {
		return fail(fmt.Errorf("-language: %w", err))
	}
	text, err := read(flags.Arg(0))
	if err != nil {
		return fail(err)
	}
	of, err := known.of(text, *game)
	if err != nil {
		return fail(fmt.Errorf("%s: %w", flags.Arg(0), err))
	}
	out := bufio.NewWriter(stdout)
	status, picture := of.check(text, voice{phrases.In(language)}, out)
	if err := out.Flush(); err != nil {
		return fail(err)
	}
	if status == exitRight && *drawn != "" && picture == nil {
		return fail(fmt.Errorf("-svg: a text that begins with %q is not drawn", of.First))
	}
	if status == exitRight && *drawn != "" {
		if err := os.WriteFile(*drawn, []byte(picture()), 0o644); err != nil {
			return fail(err)
		}
	}
	return status
}

// mostText is how many bytes a file may have: many times what any board needs.
const mostText = 1 << 20

// read is the text of a file.
func read(name string) (string, error) {
	file, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, mostText+1))
	switch {
	case err != nil:
		return "", err
	case len(text) > mostText:
		return "", fmt.Errorf("%s: a board, a map or components are a text of less than a mebibyte", name)
	case bytes.IndexByte(text, 0) >= 0:
		return "", fmt.Errorf("%s: this is no text in UTF-8", name)
	}
	return string(text), nil
}

// formatOf is what a text is: by its first word, and by the game, or if that is "" by
// what only one game's lines have.
func (known formats) of(text, game string) (format, error) {
	lines := linesOf(text)
	first := ""
	for _, line := range lines {
		line, _, _ = strings.Cut(line, "#")
		if words := strings.Fields(line); len(words) > 0 {
			first = words[0]
			break
		}
	}
	var found []format
	var others []string
	for _, f := range known.all {
		switch {
		case f.First != first:
		case game == "" || f.game == game:
			found = append(found, f)
		default:
			others = append(others, f.game)
		}
	}
	if len(found) == 0 {
		if game != "" && !slices.Contains(known.games, game) {
			return format{}, fmt.Errorf("-game %s: the games are %s", game, strings.Join(known.games, ", "))
		}
		if others != nil {
			return format{}, fmt.Errorf("a text that begins with %q is of %s, not of %s", first, strings.Join(others, " or "), game)
		}
		return format{}, known.noFormat()
	}
	best, most := found[0], -1
	for _, f := range found {
		if n := f.ownLines(lines); n > most {
			best, most = f, n
		}
	}
	for _, f := range found {
		if f.game != best.game && most == 0 {
			best.others = append(best.others, f.game)
		}
	}
	return best, nil
}

// noFormat is the error of a text of no format that is known.
func (known formats) noFormat() error {
	var firsts []string
	for _, f := range known.all {
		if line := fmt.Sprintf("%q", f.First+" NAME"); !slices.Contains(firsts, line) {
			firsts = append(firsts, line)
		}
	}
	return fmt.Errorf("the first line is not one of %s", strings.Join(firsts, ", "))
}
