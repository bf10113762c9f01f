// Package check checks texts that somebody has transcribed from a printed game.
package check

import (
	"bytes"
	_ "embed"
	"errors"
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/examples/railhex/internal/say"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/hexmap/parse"
	"github.com/railhex/railhex/variants/family"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/phrases"
)

//go:embed help.txt
var help string

// Command checks a text of any game that has formats.
var Command = cli.Command{
	Name: "railhex check", Does: "say everything that is wrong with a board, a map or components of your own, and draw it",
	Usage: []string{"[flags] FILE"}, Help: help, Run: run,
}

func run(c *cli.Call) (status int, err error) {
	game := c.Flags.String("game", "", "`game` that it is of (default that in which it has the fewest faults): "+
		strings.Join(c.Games.Names(), ", "))
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

// A format is one of the texts that can be checked.
type format struct {
	describe.Format
	game string
	// others are the games that it could be of as well, if the user does not say which it is.
	others phrases.Either
}

// check says what is wrong with a text, or what should be compared, and how to draw it.
func (f format) check(text string, v say.Voice, out io.Writer) (status int, draw func() string) {
	read, err := f.Read(text)
	if err != nil {
		if f.others != nil {
			write(out, v.Own("judged-as", "game", f.game, "others", f.others))
		}
		f.tellFaults(text, parse.Each(err), v, out)
		return cli.Failed, nil
	}
	write(out, v.Own("nothing-wrong"))
	facts := factsOf(read, v)
	room := 0
	for _, fact := range facts {
		room = max(room, utf8.RuneCountInString(fact.Label))
	}
	for _, fact := range facts {
		write(out, strings.TrimRight(fmt.Sprintf("  %-*s  %s", room, fact.Label, fact.Value), " "))
	}
	if read.Pictures == nil {
		return cli.Done, nil
	}
	return cli.Done, func() string {
		pictures := read.Pictures(v.Manner())
		if len(pictures) == 1 {
			return pictures[0]
		}
		return gallery(pictures)
	}
}

// tellFaults tells faults, and what the lines at fault were probably meant to be.
func (f format) tellFaults(text string, faults []error, v say.Voice, out io.Writer) {
	write(out, v.Own("text-faults", "n", len(faults)))
	lines := strings.Split(text, "\n")
	for i, fault := range faults {
		write(out, "  "+v.Refusal(fault, func(err error) (string, bool) { return misread(v, err) }))
		wrong, ok := fault.(*parse.Error)
		if !ok || wrong.Line < 1 || wrong.Line > len(lines) {
			continue
		}
		if i+1 < len(faults) {
			if next, ok := faults[i+1].(*parse.Error); ok && next.Line == wrong.Line {
				continue // one hint for each line
			}
		}
		line := strings.TrimSuffix(lines[wrong.Line-1], "\r")
		read := func(line string) error { return f.lineFault(lines, wrong.Line, line) }
		if right, slips, ok := phrases.Typed(line, f.Keywords, read); ok {
			write(out, "    "+phrases.TellTyped(v.Voice, right, slips))
		}
	}
}

// misread tells what is wrong with a text.
func misread(v say.Voice, err error) (told string, ok bool) {
	wrong, ok := err.(*parse.Error)
	if !ok {
		return "", false
	}
	return family.Misread(v.Voice, wrong), true
}

// lineFault is what is wrong with one line of a text if it is another one.
func (f format) lineFault(lines []string, number int, line string) error {
	changed := slices.Clone(lines)
	changed[number-1] = line
	_, err := f.Read(strings.Join(changed, "\n"))
	for _, fault := range parse.Each(err) {
		if misread, ok := fault.(*parse.Error); ok && misread.Line == number {
			return misread
		}
	}
	return nil
}

func write(out io.Writer, line string) { io.WriteString(out, line+"\n") }

// factsOf is what should be compared with the print.
func factsOf(read describe.Transcript, v say.Voice) (facts []describe.Fact) {
	if read.Name != "" {
		facts = append(facts, describe.Fact{Label: v.Own("name-of"), Value: read.Name})
	}
	if g := read.Grid; g != nil {
		size := v.Own("in-rows", "n", g.Len(), "rows", g.Rows(), "columns", g.Columns())
		facts = append(facts, describe.Fact{Label: v.Own("hexes-of"), Value: size})
	}
	if read.Map != nil {
		facts = append(facts, ofMap(read.Map, v)...)
	}
	if read.Facts != nil {
		facts = append(facts, read.Facts(v.Manner())...)
	}
	return facts
}

// ofMap is what can be compared of a map of any game.
func ofMap(m *hexmap.Map, v say.Voice) (facts []describe.Fact) {
	terrains := []string{"plain", "hill", "mountain", "water"}
	for t := range hexmap.Terrain(hexmap.NumTerrains) {
		count := 0
		for i := range m.Len() {
			if m.Terrain(i) == t {
				count++
			}
		}
		facts = append(facts, describe.Fact{Label: v.Own(terrains[t]), Value: strconv.Itoa(count)})
	}
	return append(facts,
		hexesWith(m, v.Own("rivers"), m.HasRiver),
		hexesWith(m, v.Own("towns"), m.IsTown),
		hexesWith(m, v.Own("cities"), m.IsCity),
		describe.FactOfEdges(v.Own("closed-edges"), m.Grid(), slices.Collect(m.ClosedEdges())))
}

// hexesWith counts hexes, and names them with the names that the map has for them.
func hexesWith(m *hexmap.Map, label string, has func(i int) bool) describe.Fact {
	var named []string
	for i := range m.Len() {
		if has(i) {
			named = append(named, strings.TrimSpace(m.Cell(i).String()+" "+m.NameOf(i)))
		}
	}
	return describe.FactOf(label, named)
}

// Pictures of several things are put together in one.

const (
	perRow = 8
	gap    = 12.0
)

var sizeOfPicture = regexp.MustCompile(`width="([0-9.]+)" height="([0-9.]+)"`)

// gallery puts pictures in rows.
func gallery(pictures []string) string {
	var b strings.Builder
	x, y, width, height := gap, gap, 0.0, 0.0
	for i, picture := range pictures {
		if i > 0 && i%perRow == 0 {
			x, y, height = gap, y+height+gap, 0
		}
		var w, h float64
		if size := sizeOfPicture.FindStringSubmatch(picture); size != nil {
			w, _ = strconv.ParseFloat(size[1], 64)
			h, _ = strconv.ParseFloat(size[2], 64)
		}
		b.WriteString(strings.Replace(picture, "<svg ", fmt.Sprintf(`<svg x="%g" y="%g" `, x, y), 1))
		x += w + gap
		width, height = max(width, x), max(height, h)
	}
	height += y + gap
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" width="%g" height="%g" viewBox="0 0 %[1]g %[2]g">%[3]s</svg>`,
		width, height, b.String())
}
