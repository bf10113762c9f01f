package referee

import (
	"fmt"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/internal/golden"
	"github.com/railhex/railhex/variants/family/phrases"
)

// A mistake is one that people make at a table: a line of a record that is right becomes
// another, or goes.
type mistake struct {
	line    string // matches the line
	nth     int    // of those that match, from 0
	becomes string // "" for a line that is forgotten, "twice" for one that is written twice
}

var mistakes = map[string][]mistake{
	"steamrollers": {
		{"^players", 0, "players 2"},
		{"^goods", 0, ""},
		{"^sides", 0, ""},
		{"^roll", 0, ""},
		{"^roll", 3, "twice"},
		{"^roll", 1, "roll 2 3 4 straight/gentle"},
		{"^draft", 0, ""},
		{"^draft", 1, "draft 4"},
		{"^draft", 3, "Draft 2"},
		{"^improve", 0, ""},
		{"^improve", 1, "improve 3"},
		{"^build", 0, "build c3 E-W"},
		{"^build", 1, ""},
		{"^build", 2, "twice"},
		{"^build", 3, "build  C4 NE–W"},
		{"^deliver", 0, ""},
		{"^deliver", 0, "deliver E 2-1 7"},
		{"^deliver", 1, "twice"},
		{"^take", 0, ""},
		{"^take", 1, "P2: take"},
		{"^use", 0, ""},
		{"^end", 0, ""},
		{"^orders", 0, ""},
		{"^power", 0, "twice"},
		{"^draw", 0, ""},
		{"^place", 0, "place 6"},
		{"^fulfil", 0, ""},
		{"^fulfil", 0, "cut"},
		{"^wall", 0, "wall 7"},
		{"^end", 1, "twice"},
	},
	"steampower": {
		{"^players", 0, "players 3"},
		{"^deal", 0, ""},
		{"^deal", 2, "twice"},
		{"^city", 0, ""},
		{"^money", 0, ""},
		{"^money", 1, "twice"},
		{"^done", 0, ""},
		{"^build", 0, ""},
		{"^build", 1, "P2: build e5 E-W"},
		{"^build", 2, "build a1 E-W"},
		{"^build", 3, "twice"},
		{"^factory", 0, ""},
		{"^factory", 0, "factory c3 4"},
		{"^fulfil", 0, ""},
		{"^fulfil", 0, "fulfil 3"},
		{"^ship", 0, ""},
		{"^ship", 1, "twice"},
		{"^ship", 2, "ship K a1"},
		{"^ship . [a-z0-9]+ P", 0, "cut"},
		{"^buy", 0, ""},
		{"^buy", 0, "twice"},
		{"^ship", 4, ""},
		{"^build", 5, "cut"},
		{"^decline", 0, ""},
		{"^draw", 0, ""},
		{"^draw", 1, "Draw"},
		{"^replace", 0, ""},
		{"^fulfil", 1, "twice"},
		{"^city", 1, "cut"},
		{"^deal", 0, "deal 99"},
	},
	"steam": {
		{"^players", 0, "players 4"},
		{"^goods", 0, ""},
		{"^goods", 3, "twice"},
		{"^goods", 14, "goods R"},
		{"^deal", 0, ""},
		{"^bid", 0, "bid 90"},
		{"^pass", 0, ""},
		{"^pass", 1, "twice"},
		{"^action", 0, ""},
		{"^action", 1, "P1: action move"},
		{"^action", 2, "action city"},
		{"^build", 0, ""},
		{"^build", 1, "build a1 E-W"},
		{"^build", 2, "twice"},
		{"^build", 4, "P3: build c3 E-W"},
		{"^done", 0, ""},
		{"^done", 1, "twice"},
		{"^move", 0, ""},
		{"^move", 1, "twice"},
		{"^move", 2, "cut"},
		{"^move", 4, "move R a1 E"},
		{"^income", 0, ""},
		{"^income", 2, ""},
		{"^income", 1, "twice"},
		{"^points", 0, ""},
		{"^locomotive", 0, "Locomotive."},
		{"^locomotive", 1, ""},
		{"^urbanise", 0, ""},
		{"^grow", 0, ""},
		{"^upgrade", 0, "cut"},
	},
}

// in makes the mistake in a record, and reports whether the record has such a line.
func (m mistake) in(record string) (text, line string, ok bool) {
	lines := strings.Split(record, "\n")
	pattern, n := regexp.MustCompile(m.line), 0
	at := slices.IndexFunc(lines, func(line string) bool {
		if pattern.MatchString(line) {
			n++
		}
		return n > m.nth
	})
	if at < 0 {
		return "", "", false
	}
	line = lines[at]
	switch words := strings.Fields(line); m.becomes {
	case "":
		lines = slices.Delete(lines, at, at+1)
	case "twice":
		lines = slices.Insert(lines, at, line)
	case "cut":
		lines[at] = strings.Join(words[:len(words)-1], " ")
	default:
		lines[at] = m.becomes
	}
	return strings.Join(lines, "\n"), line, true
}

// TestMistakesAtATable holds what is said of mistakes to what somebody has read, in English
// and in one language more.
func TestMistakesAtATable(t *testing.T) {
	steamrollers, power := []string{"..", "steamrollers", "testdata", "records"}, []string{"..", "variants", "steampower"}
	for game, records := range map[string][]string{
		"steamrollers": {
			recordOf(t, "guide", "records", "core.srr"), recordOf(t, "guide", "records", "box.srr"),
			recordOf(t, append(steamrollers, "core-2p-100.srr")...),
		},
		"steampower": {
			recordOf(t, append(power, "words", "testdata", "coast.srr")...),
			recordOf(t, append(power, "testdata", "records", "builder-5p-massif-107.srr")...),
		},
		"steam": {recordOf(t, "..", "variants", "steam", "words", "testdata", "northeast.srr")},
	} {
		for _, l := range []phrases.Language{phrases.English, readIn[game]} {
			var told strings.Builder
			for _, m := range mistakes[game] {
				text, line, ok := "", "", false
				for _, record := range records {
					if text, line, ok = m.in(record); ok {
						break
					}
				}
				if !ok {
					t.Errorf("%s: no line is like %q", game, m.line)
					continue
				}
				status, printed, _ := referee(text, "-words", "-language", l.String())
				_, faults, _ := strings.Cut(printed, "\n\n")
				faults, _, _ = strings.Cut(faults, "\n\n")
				if status == cli.Done {
					faults = "(legal all the same)"
				}
				becomes := m.becomes
				if becomes == "" {
					becomes = "left out"
				}
				fmt.Fprintf(&told, "%s -> %s\n%s\n\n", line, becomes, faults)
			}
			golden.Compare(t, filepath.Join("mistakes", game+"."+l.String()+".golden"), told.String())
		}
	}
}
