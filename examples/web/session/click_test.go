package session_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/web/positions"
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

func click(t *testing.T, host *session.Host, part string) positions.Click {
	t.Helper()
	return must[positions.Click](t, host, "click", `{"part": `+quote(part)+`}`)
}

func TestAClickedHexOffersItsTracks(t *testing.T) {
	host, view, _ := act(t)
	for _, hex := range view.Groups[0].Groups {
		name := strings.Trim(strings.Fields(hex.Title)[0], ",")
		got := click(t, host, "P1/hex-"+name)
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
	for _, test := range []struct{ part, rule string }{
		{"P1/hex-" + elsewhere[other], "BUILD-1"},
		{fmt.Sprint("P1/box-", other), "ENGINE-1"},
		{fmt.Sprint("supply/tile-", other), "TAKE-1"},
		{fmt.Sprint("supply/die-", die), "ROUND-2"},
	} {
		got := click(t, host, test.part)
		if got.Refused == nil || got.Refused.Rule != test.rule || got.Refused.Text == "" {
			t.Errorf("a click on %s is refused with %+v, want %s", test.part, got.Refused, test.rule)
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
			for _, part := range parts(view) {
				got := click(t, host, part)
				if (len(got.Options) == 0) == (got.Refused == nil && !got.Elsewhere) {
					t.Errorf("%s, move %d: a click on %s finds %d moves, refused: %v", options, view.At, part, len(got.Options), got.Refused)
				}
			}
		}
	}
}

var partNames = regexp.MustCompile(`data-part="([^"]+)"`)

// parts are all parts of the pictures that are shown.
func parts(view session.View) (all []string) {
	drawn := view.Supply
	for _, seated := range view.Seats {
		drawn += seated.Sheet
	}
	for _, found := range partNames.FindAllStringSubmatch(drawn, -1) {
		all = append(all, found[1])
	}
	return all
}
