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
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family/describe"
)

//go:embed help.txt
var help string

// Command checks a text of any game that has formats.
var Command = cli.Command{
	Name: "railhex check", Does: "say everything that is wrong with a board, a map or components of your own, and draw it",
	Usage: []string{"[flags] FILE"}, Help: help, Run: run,
}

func run(c *cli.Call) (status int, err error) {
	game := c.Flags.String("game", "", "`game` that it is of; if not said, the one in which it has the fewest faults: "+strings.Join(c.Games.Names(), ", "))
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
	of, err := formatOf(c.Games, text, *game)
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

// formatOf is what a text is: by its first word, and by the game, or if that is "" as what
// it has the fewest faults.
func formatOf(games describe.Games, text, game string) (best format, err error) {
	first := firstWord(text)
	var firsts []string
	var found []format
	fewest := 0
	for _, g := range games {
		for _, f := range g.About().Formats {
			if line := fmt.Sprintf("%q", f.First+" NAME"); !slices.Contains(firsts, line) {
				firsts = append(firsts, line)
			}
			if f.First != first || game != "" && game != g.Name() {
				continue
			}
			_, err := f.Read(strings.ReplaceAll(text, "\ufeff", ""))
			found = append(found, format{f, g.Name(), nil})
			if n := len(parse.Each(err)); len(found) == 1 || n < fewest {
				best, fewest = found[len(found)-1], n
			}
		}
	}
	if found == nil && game != "" {
		if _, err := cli.Named(games, game); err != nil {
			return best, err
		}
		return best, fmt.Errorf("%s has no text that begins with %q", game, first)
	}
	if found == nil {
		return best, fmt.Errorf("the first line is not one of %s", strings.Join(firsts, ", "))
	}
	for _, f := range found {
		if f.game != best.game {
			best.others = append(best.others, f.game)
		}
	}
	return best, nil
}

// firstWord is the word with which a text begins, behind comments.
func firstWord(text string) string {
	for _, words := range parse.Lines(strings.ToLower(strings.ReplaceAll(text, "\ufeff", ""))) {
		return words[0].Text
	}
	return ""
}
