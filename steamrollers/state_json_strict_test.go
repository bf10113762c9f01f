package steamrollers_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/railhex/railhex/hexmap"
	"github.com/railhex/railhex/steamrollers"
)

// The setup has the leniency of its own formats, and the faults of its own.
func TestStateJSONRefusesSetups(t *testing.T) {
	s := positionNamed(t, "act")
	for _, test := range []struct {
		name  string
		edits edits
		want  string
	}{
		{"SETUP-1 players", edits{"setup.players": `6`}, "there are 6 players: 2 to 5 play, or 1 against Olive (SETUP-1)"},
		{"SETUP-1 Olive", edits{"setup.olive": `"clerk"`}, "Olive plays against one player, not 2 (SETUP-1)"},
		{"SOLO-2 modules", edits{"setup.players": `1`, "setup.olive": `"clerk"`, "setup.modules": `["coal"]`}, "module coal is not played against Olive (SOLO-2)"},
		{"a board", edits{"setup.board": `"atlantis"`}, `setup.board: found "atlantis", expected a name that ships, or a whole text`},
		{"a whole board", edits{"setup.board": `"board x\ngrid"`}, `setup.board: line 2, column 1: found "grid"`},
		{"components", edits{"setup.components": `"components x\n"`}, "setup.components: line 2, column 1: found the end of the text, expected a line tile 1a"},
		{"a module", edits{"setup.modules": `["coal", "coal"]`}, `line 1, column 775: found "\"coal\"", expected setup.modules[1] to be one of coal, order, power and yucata, each once`},
		{"a wall", edits{"setup.wall": `"open"`}, `line 1, column 800: found "\"open\"", expected setup.wall to be medium or hard`},
		{"a level", edits{"setup.olive": `"pilot"`}, `line 1, column 778: found "\"pilot\"", expected setup.olive to be one of the levels clerk`},
		{"several", edits{"setup.olive": `"pilot"`, "setup.wall": `"open"`}, `line 1, column 805: found "\"open\"", expected setup.wall to be medium or hard`},
	} {
		t.Run(test.name, func(t *testing.T) {
			read := s
			err := json.Unmarshal(test.edits.of(t, &s), &read)
			if err == nil || !strings.HasPrefix(err.Error(), test.want) {
				t.Errorf("got  %v\nwant %s", err, test.want)
			}
			if read != s {
				t.Error("the State was written to")
			}
		})
	}
}

func TestStateJSONReadsSetupsAsTheirFormatsAllow(t *testing.T) {
	s := positionNamed(t, "order fulfilled")
	shipped := "# as it ships\n" + hexmap.Standard().String()
	quoted, err := json.Marshal(shipped)
	if err != nil {
		t.Fatal(err)
	}
	read := steamrollers.State{}
	text := edits{"setup.board": string(quoted), "setup.modules": `["power", "order", "coal"]`}.of(t, &s)
	if err := json.Unmarshal(text, &read); err != nil || read != s {
		t.Errorf("%s\n%v", text, err)
	}
}
