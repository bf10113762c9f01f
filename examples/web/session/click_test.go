package session_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/web/session"
)

// act is a solo game in which the person has drafted a die.
func act(t *testing.T) (host *session.Host, view session.View, die int) {
	t.Helper()
	host, view = begin(t, `{"players": 1, "olive": "clerk", "seed": 1}`)
	move := view.Groups[0].Options[0].Move
	if _, err := fmt.Sscanf(move, "draft %d", &die); err != nil {
		t.Fatal(err)
	}
	return host, settle(t, host, must[session.View](t, host, "apply", `{"move": `+quote(move)+`}`)), die
}

func click(t *testing.T, host *session.Host, target string, parts ...any) session.Click {
	t.Helper()
	return must[session.Click](t, host, "click", fmt.Sprintf(target, parts...))
}

func TestAClickedHexOffersItsTracks(t *testing.T) {
	host, view, _ := act(t)
	for _, hex := range view.Groups[0].Groups {
		name := strings.Trim(strings.Fields(hex.Title)[0], ",")
		got := click(t, host, `{"seat": 1, "hex": %q}`, name)
		if len(got.Options) != len(hex.Options) || got.Refused != nil || !strings.Contains(got.Tracks, "data-move") {
			t.Errorf("%s offers %d of %d tracks, refused: %v", name, len(got.Options), len(hex.Options), got.Refused)
		}
	}
}

// TestARefusedClickNamesItsRule clicks what cannot be: each click is refused
// with the rule that forbids what it means.
func TestARefusedClickNamesItsRule(t *testing.T) {
	host, _, die := act(t)
	other := die%6 + 1
	elsewhere := map[int]string{1: "a1", 2: "a7", 3: "a4", 4: "d4", 5: "d1", 6: "d7"}
	for _, test := range []struct{ target, rule string }{
		{fmt.Sprintf(`{"seat": 1, "hex": %q}`, elsewhere[other]), "BUILD-1"},
		{fmt.Sprintf(`{"seat": 1, "box": %d}`, other), "ENGINE-1"},
		{fmt.Sprintf(`{"tile": %d}`, other), "TAKE-1"},
		{fmt.Sprintf(`{"die": %d}`, die), "ROUND-2"},
	} {
		got := click(t, host, "%s", test.target)
		if got.Refused == nil || got.Refused.Rule != test.rule || got.Refused.Text == "" {
			t.Errorf("a click on %s is refused with %+v, want %s", test.target, got.Refused, test.rule)
		}
	}
}

// TestEveryClickIsAnswered clicks everything in every position of whole games:
// there are options, or a reason why not.
func TestEveryClickIsAnswered(t *testing.T) {
	for _, options := range []string{
		`{"players": 1, "olive": "clerk", "seats": ["builder"], "seed": 6}`,
		`{"players": 2, "modules": ["coal", "order", "power"], "seats": ["builder", "builder"], "seed": 6}`,
	} {
		played, _ := begin(t, options)
		lines := strings.SplitAfter(record(t, played), "\n")
		for end := 40; end < len(lines); end += 61 {
			host := session.NewHost()
			view := must[session.View](t, host, "load", `{"record": `+quote(strings.Join(lines[:end], ""))+`}`)
			if !view.Asks {
				continue
			}
			for _, target := range targets(view) {
				got := click(t, host, "%s", target)
				if (len(got.Options) == 0) == (got.Refused == nil) {
					t.Errorf("%s, move %d: a click on %s finds %d moves, refused: %v", options, view.At, target, len(got.Options), got.Refused)
				}
			}
		}
	}
}

func targets(view session.View) (all []string) {
	for number := 1; number <= 6; number++ {
		for _, name := range []string{"die", "tile"} {
			all = append(all, fmt.Sprintf(`{%q: %d}`, name, number))
		}
		all = append(all, fmt.Sprintf(`{"seat": %d, "box": %d}`, view.Turn, number))
		for _, good := range []string{"Y", "R", "G", "B", "E"} {
			all = append(all, fmt.Sprintf(`{"city": %d, "good": %q, "place": 1}`, number, good))
		}
	}
	for row := 'a'; row <= 'f'; row++ {
		for column := 1; column <= 9; column++ {
			all = append(all, fmt.Sprintf(`{"seat": %d, "hex": "%c%d"}`, view.Turn, row, column))
		}
	}
	return all
}
