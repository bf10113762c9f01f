package browsertest

import (
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/internal/markdown"
)

const tutorial = "../../guide/tutorial/README.md"

// TestTheTutorial follows the tutorial in an empty folder: it writes the files, runs the
// commands, and compares what they print. Each stage must compile.
func TestTheTutorial(t *testing.T) {
	page, err := os.ReadFile(tutorial)
	if err != nil {
		t.Fatal(err)
	}
	checkout, err := filepath.Abs("../../..")
	if err != nil {
		t.Fatal(err)
	}
	folder, said, stages := t.TempDir(), "", 0
	for _, block := range markdown.Blocks(string(page)) {
		if block.Kind != markdown.Fence {
			continue
		}
		language, file, _ := strings.Cut(block.Info, " ")
		switch {
		case file != "":
			path := filepath.Join(folder, filepath.FromSlash(file))
			if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(block.Text()), 0o644); err != nil {
				t.Fatal(err)
			}
		case language == "sh":
			stages++
			shell := exec.CommandContext(t.Context(), "bash", "-ec", block.Text())
			shell.Dir = folder
			shell.Env = append(os.Environ(), "RAILHEX="+checkout, "GOFLAGS=-trimpath", "GOWORK=off")
			var complaint strings.Builder
			shell.Stderr = &complaint
			out, err := shell.Output()
			if err != nil {
				t.Fatalf("line %d: %v\n%s%s", block.Line, err, out, &complaint)
			}
			said = string(out)
		case language == "text":
			if !strings.HasSuffix(said, block.Text()) {
				t.Errorf("line %d: printed is\n%s\nand the page says\n%s", block.Line, said, block.Text())
			}
		case language == "console":
		default:
			t.Errorf("line %d: nobody knows what to do with %q", block.Line, block.Info)
		}
	}
	if stages < 5 {
		t.Errorf("the tutorial has %d stages", stages)
	}
	t.Run("page", func(t *testing.T) { onThePage(t, filepath.Join(folder, "site"), "Haul") })
}

// positionsRead gives the texts of positions that are read as other ones.
const positionsRead = `(async () => {
	const { newGame, fromText, fromJSON } = await import("./railhex/index.js");
	const wrong = [];
	let game = newGame({ game: "haul", players: 2 });
	for (; !game.over; game = game.apply(game.chance ? game.sample() : game.moves().at(0))) {
		for (const again of [fromText(game.text()), fromJSON(game.json())]) {
			if (again.text() !== game.text() || again.json() !== game.json() || again.history.length !== game.history.length) wrong.push(game.text());
		}
	}
	return wrong;
})()`

// onThePage plays games on the page of a description that has the needed fields alone: one
// against a bot, to its end, and one between two persons, whose first move it takes back.
func onThePage(t *testing.T, site, title string) {
	if browser.Program() == "" {
		t.Skip("there is no browser")
	}
	server := httptest.NewServer(http.FileServer(http.Dir(site)))
	defer server.Close()
	p := browser.Open(t, server.URL+"/", browser.Desktop)
	p.Until("the page has begun", `Boolean(document.getElementById("playing")) && !document.getElementById("loading")`)
	p.Sees("#games-there", title)
	p.Sees("#covers h3", title)
	const asked = `!document.querySelector("#new[open]") && document.getElementById("playing").ariaBusy === "false"`
	begin := func(player string) {
		p.Choose("#pace", "0")
		p.Click(`#covers [data-way="choose-players"]`)
		p.Sees("#game", title)
		p.Choose("#seats p:nth-child(1) select", "person")
		p.Choose("#seats p:nth-child(2) select", player)
		p.Choose("#seed", "7")
		p.Click("#start")
		p.Until("somebody is asked", asked)
		p.Sees("#title", title)
	}
	move := func() {
		before := browser.Eval[string](p, `document.getElementById("log").textContent`)
		p.Click("#options [data-move]")
		p.Click("#act")
		p.Until("the move is told", `document.getElementById("log").textContent !== %s && `+asked, before)
	}
	if wrong := browser.Eval[[]string](p, positionsRead); len(wrong) > 0 {
		t.Errorf("positions are read as others: %q", wrong)
	}
	begin("person")
	move()
	p.Click("#undo")
	p.Until("the first seat is asked again", asked)
	p.Click("#open-menu")
	p.Click("#open-games")
	p.Sees("#cards .scores", "0") // which the library tells
	begin("random")
	for browser.Eval[bool](p, `document.getElementById("result").hidden`) {
		move()
	}
	p.Sees("#result", "win")
}
