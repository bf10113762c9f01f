package check

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/internal/bare"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// TestAnyGameIsChecked checks texts of a game that has nothing but rules and formats: a map
// that nobody draws, and a text without anything.
func TestAnyGameIsChecked(t *testing.T) {
	parts := bare.Parts()
	parts.Formats = []describe.Format{
		{First: "map", Keywords: []string{"map", "layout", "grid", "end", "bridge"}, Read: func(text string) (describe.Transcript, error) {
			m, err := hexmap.ParseMap(strings.ReplaceAll(text, "bridge\n", ""), hexmap.MapFormat{})
			return describe.Transcript{Map: m}, err
		}},
		{First: "sticks", Keywords: []string{"sticks"}, Read: func(text string) (describe.Transcript, error) {
			if text != "sticks" {
				return describe.Transcript{}, errors.New("they are bent")
			}
			return describe.Transcript{}, nil
		}},
	}
	all := append(games.All(), bare.Of(parts))
	check := func(args ...string) (status int, stdout, stderr string) {
		var out, complaints strings.Builder
		status = Command.Call(args, nil, &out, &complaints, all...)
		return status, out.String(), complaints.String()
	}
	drawn := filepath.Join(t.TempDir(), "drawn.svg")
	const small = "map m\nlayout pointy odd-r\ngrid\na h~ p*\nend\nbridge\n"
	status, told, complaints := check("-out", drawn, file(t, small))
	if status != cli.Done || complaints != "" || !strings.Contains(told, "\n  hexes         2 in 1 row of 2\n") ||
		!strings.Contains(told, "\n  cities        1: a2\n") {
		t.Errorf("status %d, %s%s", status, told, complaints)
	}
	picture, err := os.ReadFile(drawn)
	if err != nil || !strings.Contains(string(picture), "a2") {
		t.Errorf("%v: %s", err, picture)
	}
	checkPicture(t, "map", string(picture))
	for _, test := range []struct {
		text, args string
		status     int
		want       string
	}{
		{strings.Replace(small, "bridge", "bridg", 1), "-game bare", cli.Failed, "1 fault:\n  Line 6, column 1: "},
		{"sticks", "", cli.Done, "Nothing is wrong"},
		{"sticks", "-out " + drawn, cli.Misused, `-out: a text that begins with "sticks" is not drawn`},
		{"sticks and stones", "", cli.Failed, "they are bent"},
		{"sticks", "-game steam", cli.Misused, `steam has no text that begins with "sticks"`},
		{"stones", "", cli.Misused, `the first line is not one of "board NAME", "components NAME", "map NAME", "sticks NAME"`},
	} {
		status, told, complaints := check(append(strings.Fields(test.args), file(t, test.text))...)
		if status != test.status || !strings.Contains(told+complaints, test.want) {
			t.Errorf("%q %s: status %d, want %s in %s%s", test.text, test.args, status, test.want, told, complaints)
		}
	}
	parts.Formats[0].Read = nil
	var wrong strings.Builder
	if status := Command.Call(nil, nil, &wrong, &wrong, describe.Games{bare.Of(parts)}...); status != cli.Misused || !strings.Contains(wrong.String(), "Formats[0] needs") {
		t.Errorf("status %d, %s", status, wrong.String())
	}
}
