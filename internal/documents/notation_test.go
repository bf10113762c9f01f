package documents

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/railhex/railhex/internal/markdown"
)

// gameBooks are the games that have a book.
var gameBooks = []gameBook{ofSteamRollers(), ofSteamPower(), ofSteam()}

// A notation is the page of a game while its examples are gone through.
type notation struct {
	gameBook
	name  string // from the folder of the library
	files fstest.MapFS
	seen  map[uint8]bool // kinds of moves in the table
	lines []string       // of the page, to be written back
}

// TestNotationIsAsItSays goes through every fence and every table of moves in the
// notation of each game. It knows all of them.
func TestNotationIsAsItSays(t *testing.T) {
	for _, game := range gameBooks {
		t.Run(game.folder, func(t *testing.T) {
			n := notation{gameBook: game, name: path.Join(game.folder, "NOTATION.md"), files: fstest.MapFS{}, seen: map[uint8]bool{}}
			text := read(t, n.name)
			n.lines = strings.Split(text, "\n")
			blocks := markdown.Blocks(text)
			for _, block := range blocks { // whatever a record names may stand behind it
				if kind, name, named := strings.Cut(block.Info, " "); named && n.texts[kind] != nil {
					n.files[name] = &fstest.MapFile{Data: []byte(block.Text())}
				}
			}
			for _, block := range slices.Backward(blocks) {
				n.check(t, block, blocks)
			}
			if len(n.seen) != game.kinds {
				t.Errorf("%s: the table has %d kinds of moves, and there are %d", n.name, len(n.seen), game.kinds)
			}
			if written := strings.Join(n.lines, "\n"); *update && written != text {
				if err := os.WriteFile(filepath.Join(module, n.name), []byte(written), 0o644); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// check holds one block. The page is gone through from its end, where writing into it
// moves no line that is still to come.
func (n *notation) check(t *testing.T, block markdown.Block, blocks []markdown.Block) {
	t.Helper()
	if block.Kind == markdown.Table && block.Rows()[0][0] == "move" {
		n.checkTable(t, block)
	}
	if block.Kind == markdown.Table && block.Rows()[0][0] == "field" {
		n.checkFields(t, block, blocks)
	}
	if block.Kind != markdown.Fence {
		return
	}
	kind, rest, _ := strings.Cut(block.Info, " ")
	switch {
	case n.texts[kind] != nil:
		n.checkText(t, block, n.texts[kind])
	case block.Info == "record":
		n.holdPositions(t, block, blocks)
		_, err := n.replay(block.Text(), n.files)
		n.holdFaults(t, block, err)
	case block.Info == "moves":
		n.checkMoves(t, block)
	case block.Info == "position":
		n.hold(t, block, n.before(t, block, blocks).line)
	case kind == "json" && rest == "position":
		n.holdJSON(t, block, n.before(t, block, blocks).position)
	case kind == "json" && rest == "report":
		n.holdJSON(t, block, n.before(t, block, blocks).report)
	case block.Info == "sh":
		n.checkCommands(t, block)
	default:
		t.Errorf("%s:%d: no test knows what %q is", n.name, block.Line, block.Info)
	}
}

// before is the position in which the last record before a block stops, not counting
// those that go on from a position.
func (n *notation) before(t *testing.T, block markdown.Block, blocks []markdown.Block) positionText {
	t.Helper()
	for _, record := range slices.Backward(blocks) {
		if record.Line < block.Line && record.Info == "record" && !strings.Contains(record.Text(), "\nposition ") {
			position, err := n.replay(record.Text(), n.files)
			if err != nil {
				t.Errorf("%s:%d: %v", n.name, record.Line, err)
			}
			return position
		}
	}
	t.Fatalf("%s:%d: there is no record before it", n.name, block.Line)
	return positionText{}
}

var claimed = regexp.MustCompile(`# (?:refused: ([A-Z]+-\d+[ab]?)|malformed)(?:[:,;]|$)`)

// holdFaults compares what is wrong with a text with what its comments say.
func (n *notation) holdFaults(t *testing.T, block markdown.Block, err error) {
	t.Helper()
	want := map[fault]bool{}
	for i, line := range block.Lines {
		if found := claimed.FindStringSubmatch(line); found != nil {
			want[fault{i + 1, found[1]}] = true
		}
	}
	found := faultsOf(err)
	for _, got := range found {
		if !want[got] {
			t.Errorf("%s:%d: %v", n.name, block.Line+got.line, err)
		}
	}
	for one := range want {
		if !slices.Contains(found, one) {
			t.Errorf("%s:%d: the page says that something is wrong there (%s)", n.name, block.Line+one.line, one.rule)
		}
	}
}

// checkText reads a board, a map or components: it is refused as its comments say, or
// prints as the page has it, comments and space aside.
func (n *notation) checkText(t *testing.T, block markdown.Block, parse func(string) (string, error)) {
	t.Helper()
	printed, err := parse(block.Text())
	n.holdFaults(t, block, err)
	if err != nil {
		return
	}
	if diff := cmp.Diff(words(block.Text()), words(printed)); diff != "" {
		t.Errorf("%s:%d: it is not canonical (-page +printed):\n%s", n.name, block.Line, diff)
	}
}

// words are the lines of a text, without comments, each with single spaces.
func words(text string) (all []string) {
	for line := range strings.Lines(text) {
		line, _, _ = strings.Cut(line, "#")
		if fields := strings.Fields(line); len(fields) > 0 {
			all = append(all, strings.Join(fields, " "))
		}
	}
	return all
}

// checkMoves reads moves, a line each, which print as they stand there, or as their
// comments say.
func (n *notation) checkMoves(t *testing.T, block markdown.Block) {
	t.Helper()
	for i, line := range block.Lines {
		text, comment, _ := strings.Cut(line, "#")
		want := strings.TrimSpace(text)
		if other, says := strings.CutPrefix(comment, " printed: "); says {
			want = other
		}
		printed, _, err := n.move(text)
		switch malformed := claimed.MatchString(line); {
		case malformed != (err != nil):
			t.Errorf("%s:%d: %q is read with %v", n.name, block.Line+1+i, text, err)
		case !malformed && printed != want:
			t.Errorf("%s:%d: it is printed as %q", n.name, block.Line+1+i, printed)
		}
	}
}

var quoted = regexp.MustCompile("`([^`]+)`")

// checkTable reads every move of the table of moves, which prints as it stands there.
func (n *notation) checkTable(t *testing.T, block markdown.Block) {
	t.Helper()
	for _, row := range block.Rows()[1:] {
		for _, found := range quoted.FindAllStringSubmatch(row[0], -1) {
			printed, kind, err := n.move(found[1])
			if err != nil || printed != found[1] {
				t.Errorf("%s:%d: %q is printed as %q (%v)", n.name, block.Line, found[1], printed, err)
			}
			n.seen[kind] = true
		}
	}
}

// checkFields holds the table of the fields of a position's line against that line.
func (n *notation) checkFields(t *testing.T, block markdown.Block, blocks []markdown.Block) {
	t.Helper()
	want := strings.Split(n.before(t, block, blocks).line, ".")
	rows := block.Rows()[1:]
	if len(rows) != len(want) {
		t.Errorf("%s:%d: %d fields, and there are %d: %q", n.name, block.Line, len(rows), len(want), want)
		return
	}
	for i, row := range rows {
		if got := strings.Trim(row[0], "`"); got != want[i] && !*update {
			t.Errorf("%s:%d: the field is %q, and not %q", n.name, block.Line+2+i, want[i], got)
		}
		line := &n.lines[block.Line+1+i]
		*line = strings.Replace(*line, row[0], "`"+want[i]+"`", 1)
	}
}

// holdPositions holds the position that a record goes on from: it is that in which the
// record before it stops.
func (n *notation) holdPositions(t *testing.T, block markdown.Block, blocks []markdown.Block) {
	t.Helper()
	for i, line := range block.Lines {
		if !strings.HasPrefix(line, "position ") {
			continue
		}
		want := "position " + n.before(t, block, blocks).line
		if *update {
			n.lines[block.Line+i] = want
		} else if line != want {
			t.Errorf("%s:%d: it should be %q", n.name, block.Line+1+i, want)
		}
	}
}

// hold compares what a fence holds with what it should, or writes it.
func (n *notation) hold(t *testing.T, block markdown.Block, want string) {
	t.Helper()
	if *update {
		n.lines = slices.Replace(n.lines, block.Line, block.Line+len(block.Lines), strings.Split(want, "\n")...)
		return
	}
	if diff := cmp.Diff(want, strings.Join(block.Lines, "\n")); diff != "" {
		t.Errorf("%s:%d: it is not so (-should be +page):\n%s", n.name, block.Line, diff)
	}
}

func (n *notation) holdJSON(t *testing.T, block markdown.Block, want string) {
	t.Helper()
	laid, err := layOut(want)
	if err != nil {
		t.Fatal(err)
	}
	n.hold(t, block, laid)
}

// layOut breaks an object of JSON into lines: one for each key, and for each part of a
// list of objects.
func layOut(object string) (string, error) {
	keys, values, err := membersOf(object)
	if err != nil {
		return "", err
	}
	var lines []string
	for i, key := range keys {
		value := string(values[i])
		var parts []json.RawMessage
		if json.Unmarshal(values[i], &parts) == nil && len(parts) > 0 && parts[0][0] == '{' {
			value = ""
			for _, part := range parts {
				value += ",\n    " + string(part)
			}
			value = "[" + value[1:] + "\n  ]"
		}
		lines = append(lines, fmt.Sprintf("  %q: %s", key, value))
	}
	laid := "{\n" + strings.Join(lines, ",\n") + "\n}"
	var compact bytes.Buffer
	if err := json.Compact(&compact, []byte(laid)); err != nil || compact.String() != object {
		return "", fmt.Errorf("%s is laid out as another object: %s", object, laid)
	}
	return laid, nil
}

// membersOf is an object of JSON taken apart, in its order.
func membersOf(object string) (keys []string, values []json.RawMessage, err error) {
	decoder := json.NewDecoder(strings.NewReader(object))
	if _, err := decoder.Token(); err != nil {
		return nil, nil, err
	}
	for decoder.More() {
		key, err := decoder.Token()
		if err != nil {
			return nil, nil, err
		}
		var value json.RawMessage
		if err := decoder.Decode(&value); err != nil {
			return nil, nil, err
		}
		keys, values = append(keys, fmt.Sprint(key)), append(values, value)
	}
	return keys, values, nil
}

// checkCommands runs commands, which must succeed, with -programs.
func (n *notation) checkCommands(t *testing.T, block markdown.Block) {
	t.Helper()
	if !*run {
		return
	}
	for _, line := range block.Lines {
		if output(t, module, "sh", "-e", "-c", line) == "" {
			t.Errorf("%s:%d: it prints nothing", n.name, block.Line)
		}
	}
}

var (
	ofProgram = regexp.MustCompile("^`([a-z]+)[^`]*` ")
	named     = regexp.MustCompile("`-([a-z]+)[^`]*`")
	offered   = regexp.MustCompile(`(?m)^  -([a-z]+)`)
)

// TestNotationNamesWhatProgramsCanDo holds the options in the part on programs against
// those of the programs. All options of the referee are there.
func TestNotationNamesWhatProgramsCanDo(t *testing.T) {
	if !*run {
		t.Skip("only with -programs, for it builds programs")
	}
	for _, game := range gameBooks {
		name := path.Join(game.folder, "NOTATION.md")
		programs := map[string]bool{}
		for _, block := range markdown.Blocks(read(t, name)) {
			for _, item := range block.Items() {
				program := ofProgram.FindStringSubmatch(item)
				if program == nil {
					continue
				}
				options := optionsOf(t, program[1])
				if options == nil {
					continue // it is no program
				}
				programs[program[1]] = true
				said := map[string]bool{}
				for _, option := range named.FindAllStringSubmatch(item, -1) {
					said[option[1]] = true
					if !options[option[1]] {
						t.Errorf("%s:%d: %s has no option -%s", name, block.Line, program[1], option[1])
					}
				}
				for option := range options {
					if !said[option] && program[1] == "referee" && option != "version" { // which every program has
						t.Errorf("%s:%d: it does not say that %s has an option -%s", name, block.Line, program[1], option)
					}
				}
			}
		}
		if !programs["referee"] || !programs["selfplay"] {
			t.Errorf("%s: it speaks of %v alone", name, programs)
		}
	}
}

// optionsAsked are those of the programs that were asked for them.
var optionsAsked = map[string]map[string]bool{}

// optionsOf are the options of a command of railhex, nil if there is no such command.
func optionsOf(t *testing.T, program string) map[string]bool {
	t.Helper()
	if options, ok := optionsAsked[program]; ok {
		return options
	}
	usage := exec.CommandContext(t.Context(), "go", "run", "./examples/railhex", program, "-help")
	usage.Dir = module
	printed, err := usage.Output()
	if err != nil {
		return nil
	}
	options := map[string]bool{}
	for _, found := range offered.FindAllStringSubmatch(string(printed), -1) {
		options[found[1]] = true
	}
	optionsAsked[program] = options
	return options
}
