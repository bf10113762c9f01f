package referee

import (
	"encoding/json"
	"regexp"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/steamrollers"
	"github.com/railhex/railhex/variants/steam"
	"github.com/railhex/railhex/variants/steampower"
)

// A halved is a record, and the same in two parts: a position, as a line and as JSON,
// and a record of the moves behind it.
type halved struct{ whole, line, json, rest string }

// positionRecords is a record of each game.
func positionRecords(t *testing.T) map[string]halved {
	t.Helper()
	open := func(err error) {
		if err != nil {
			t.Fatal(err)
		}
	}
	core, coast, northeast := recordOf(t, "guide", "records", "core.srr"), recordOf(t, "..", "variants", "steampower", "words", "testdata", "coast.srr"), recordOf(t, "..", "variants", "steam", "words", "testdata", "northeast.srr")
	rollers, err := steamrollers.OpenRecord(strings.NewReader(core), nil)
	open(err)
	power, err := steampower.OpenRecord(strings.NewReader(coast), nil)
	open(err)
	game, err := steam.OpenRecord(strings.NewReader(northeast), nil)
	open(err)
	all := map[string]halved{}
	halve := func(name, text string, next func() bool, line func() string, encode func() ([]byte, error)) {
		const moves = 60
		for range moves {
			if !next() {
				t.Fatal("the record is too short")
			}
		}
		encoded, err := encode()
		open(err)
		header, rest, _ := strings.Cut(text, "\n\n")
		for range moves {
			_, rest, _ = strings.Cut(rest, "\n")
		}
		all[name] = halved{text, line(), string(encoded), header + "\n\n" + rest}
	}
	halve("steamrollers", core, rollers.Next, func() string { return rollers.State().String() }, func() ([]byte, error) { return json.Marshal(rollers.State()) })
	halve("steampower", coast, power.Next, func() string { return power.State().String() }, func() ([]byte, error) { return json.Marshal(power.State()) })
	halve("steam", northeast, game.Next, func() string { return game.State().String() }, func() ([]byte, error) { return json.Marshal(game.State()) })
	return all
}

// A position that no game comes to is played, with notes: a good is missing. With a good too
// many it is refused.
func TestPositionsThatNoGameComesTo(t *testing.T) {
	for name, test := range positionRecords(t) {
		change := map[string][3]string{
			"steamrollers": {"", "", "bag: "},
			"steampower":   {`"quiet":0`, `"quiet":7`, "quiet: "},
			"steam":        {`"goods":"`, `"goods":"RRR`, "cities "},
		}[name]
		text := strings.Replace(test.json, change[0], change[1], 1)
		if name == "steamrollers" {
			text = regexp.MustCompile(`"bag":\{"Y":\d+`).ReplaceAllString(test.json, `"bag":{"Y":0`)
		}
		status, out, notes := referee("", "-position", text, "-moves")
		if status != cli.Done || !strings.Contains(out, `"moves":["`) || !strings.Contains(notes, "railhex referee: -position: "+change[2]) {
			t.Errorf("%s: %d\n%s\n%s", name, status, out, notes)
		}
		if status, _, notes := referee(test.rest, "-position", text); status == cli.Misused || !strings.Contains(notes, change[2]) {
			t.Errorf("%s: with a record %d\n%s", name, status, notes)
		}
		status, out, notes = referee("", "-position", text, "-words", "-at", "0", "-legal", "all", "-language", "de")
		if status != cli.Done || out == "" || !strings.Contains(notes, "railhex referee: -position: "+change[2]) {
			t.Errorf("%s: %d\n%s\n%s", name, status, out, notes)
		}
	}
	text := regexp.MustCompile(`"bag":\{"Y":\d+`).ReplaceAllString(positionRecords(t)["steamrollers"].json, `"bag":{"Y":11`)
	if status, _, told := referee("", "-position", text); status != cli.Misused || !strings.Contains(told, "GOODS-1") {
		t.Errorf("%d: %s", status, told)
	}
}
