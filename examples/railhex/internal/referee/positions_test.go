package referee

import (
	"regexp"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/internal/cli"
	"github.com/railhex/railhex/internal/games"
)

// A halved is a record, and the same in two parts: a position, as a line and as JSON,
// and a record of the moves behind it.
type halved struct{ whole, line, json, rest string }

// positionRecords is a record of each game.
func positionRecords(t *testing.T) map[string]halved {
	t.Helper()
	all := map[string]halved{}
	for name, text := range map[string]string{
		"steamrollers": recordOf(t, "guide", "records", "core.srr"),
		"steampower":   recordOf(t, "..", "variants", "steampower", "words", "testdata", "coast.srr"),
		"steam":        recordOf(t, "..", "variants", "steam", "words", "testdata", "northeast.srr"),
	} {
		const moves = 60
		replay, err := games.All().ReadRecord(text, nil)
		p := replay.Start
		header, rest, _ := strings.Cut(text, "\n\n")
		for i := 0; i < moves && err == nil; i++ {
			p, err = p.Replay(replay.Moves[i])
			_, rest, _ = strings.Cut(rest, "\n")
		}
		if err != nil {
			t.Fatal(err)
		}
		all[name] = halved{text, p.Text(), string(p.JSON()), header + "\n\n" + rest}
	}
	return all
}

// A position that no game comes to is played. SteamRollers notes that a good is missing; with a
// good too many it is refused.
func TestPositionsThatNoGameComesTo(t *testing.T) {
	for name, test := range positionRecords(t) {
		change := map[string][3]string{
			"steamrollers": {"", "", "railhex referee: -position: bag: "},
			"steampower":   {`"quiet":0`, `"quiet":7`, ""},
			"steam":        {`"goods":"`, `"goods":"RRR`, ""},
		}[name]
		text := strings.Replace(test.json, change[0], change[1], 1)
		if name == "steamrollers" {
			text = regexp.MustCompile(`"bag":\{"Y":\d+`).ReplaceAllString(test.json, `"bag":{"Y":0`)
		}
		status, out, notes := referee("", "-position", text, "-moves")
		if status != cli.Done || !strings.Contains(out, `"moves":["`) || !strings.Contains(notes, change[2]) {
			t.Errorf("%s: %d\n%s\n%s", name, status, out, notes)
		}
		if status, _, notes := referee(test.rest, "-position", text); status == cli.Misused || !strings.Contains(notes, change[2]) {
			t.Errorf("%s: with a record %d\n%s", name, status, notes)
		}
		status, out, notes = referee("", "-position", text, "-words", "-at", "0", "-legal", "all", "-language", "de")
		if status != cli.Done || out == "" || !strings.Contains(notes, change[2]) {
			t.Errorf("%s: %d\n%s\n%s", name, status, out, notes)
		}
	}
	text := regexp.MustCompile(`"bag":\{"Y":\d+`).ReplaceAllString(positionRecords(t)["steamrollers"].json, `"bag":{"Y":11`)
	if status, _, told := referee("", "-position", text); status != cli.Misused || !strings.Contains(told, "GOODS-1") {
		t.Errorf("%d: %s", status, told)
	}
}
