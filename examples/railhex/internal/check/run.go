// Package check checks texts that somebody has transcribed from a printed game.
package check

import (
	"bytes"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/railhex/internal/say"
)

//go:embed help.txt
var help string

// Command checks a text of any game that has formats.
var Command = cli.Command{
	Name: "railhex check", Does: "say everything that is wrong with a board, a map or components of your own, and draw it",
	Usage: []string{"[flags] FILE"}, Help: help, Run: run,
}

func run(c *cli.Call) (status int, err error) {
	game := c.Flags.String("game", "", "`game` that it is of, where its lines do not say: "+strings.Join(c.Games.Names(), ", "))
	out := c.Flags.String("out", "", "`file` to draw it in, as SVG")
	language := c.Language()
	if err := c.Parse(1); err != nil {
		return cli.Misused, err
	}
	name := c.Flags.Arg(0)
	if name == "" {
		return cli.Misused, c.Refuse(errors.New("the file to check is missing"))
	}
	text, err := read(name)
	if err != nil {
		return cli.Misused, err
	}
	of, err := formatsOf(c.Games).of(text, *game)
	if err != nil {
		return cli.Misused, fmt.Errorf("%s: %w", name, err)
	}
	status, picture := of.check(text, say.In(*language), c.Out)
	switch {
	case status != cli.Done || *out == "":
		return status, nil
	case picture == nil:
		return cli.Misused, fmt.Errorf("-out: a text that begins with %q is not drawn", of.First)
	}
	return status, os.WriteFile(*out, []byte(picture()), 0o644)
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
