package referee

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/internal/cases"
	"github.com/railhex/railhex/internal/golden"
	"github.com/railhex/railhex/variants/family/phrases"
)

// mistaken makes a mistake in the first record that has such a line: "^line | nth | what
// becomes of it". ok is false if none has.
func mistaken(records []string, mistake string) (text, line string, ok bool) {
	said := strings.SplitN(mistake, " | ", 3)
	pattern, becomes := regexp.MustCompile(said[0]), said[2]
	nth, _ := strconv.Atoi(said[1])
	for _, record := range records {
		lines, n := strings.Split(record, "\n"), -1
		at := slices.IndexFunc(lines, func(line string) bool {
			if pattern.MatchString(line) {
				n++
			}
			return n == nth
		})
		if at < 0 {
			continue
		}
		line = lines[at]
		switch words := strings.Fields(line); becomes {
		case "left out":
			lines = slices.Delete(lines, at, at+1)
		case "twice":
			lines = slices.Insert(lines, at, line)
		case "cut":
			lines[at] = strings.Join(words[:len(words)-1], " ")
		default:
			lines[at] = becomes
		}
		return strings.Join(lines, "\n"), line + " -> " + becomes, true
	}
	return "", "", false
}

// TestMistakesAtATable holds what is said of mistakes to what somebody has read, in English
// and in one language more.
func TestMistakesAtATable(t *testing.T) {
	for _, game := range cases.Read(t, "mistakes.txt") {
		var records []string
		for _, name := range game.All("record") {
			records = append(records, recordOf(t, name))
		}
		for _, l := range []phrases.Language{phrases.English, readIn[game.Name]} {
			var told strings.Builder
			for _, mistake := range game.All("mistake") {
				text, line, ok := mistaken(records, mistake)
				if !ok {
					t.Errorf("%s: no line is like %q", game.Name, mistake)
				}
				status, printed, _ := referee(text, "-words", "-language", l.String())
				_, faults, _ := strings.Cut(printed, "\n\n")
				faults, _, _ = strings.Cut(faults, "\n\n")
				if status == cli.Done {
					faults = "(legal all the same)"
				}
				fmt.Fprintf(&told, "%s\n%s\n\n", line, faults)
			}
			golden.Compare(t, filepath.Join("mistakes", game.Name+"."+l.String()+".golden"), told.String())
		}
	}
}
