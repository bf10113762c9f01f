package programs

import (
	"encoding/json"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/railhex/railhex/examples/ageofsteam"
	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/examples/club/page/site"
	"github.com/railhex/railhex/examples/npm/build"
	"github.com/railhex/railhex/variants/family/describe"
)

// contents are Age of Steam for JavaScript.
var contents = build.Contents{Games: describe.Games{ageofsteam.Game()}, Engine: "github.com/railhex/railhex/examples/ageofsteam/engine"}

// TestAGameOnThePage begins a game against a bot in a browser, and plays some turns.
func TestAGameOnThePage(t *testing.T) {
	if browser.Program() == "" {
		t.Skip("there is no browser")
	}
	built, err := site.Build(t.Context(), contents, false)
	if err != nil {
		t.Fatal(err)
	}
	server := httptest.NewServer(built.Handler())
	defer server.Close()
	p := browser.Open(t, server.URL+"/", browser.Desktop)
	p.Until("the page has begun", `Boolean(document.getElementById("playing")) && !document.getElementById("loading")`)
	p.Choose("#pace", "0")
	if !p.Has("#new[open]") {
		p.Click("#open-new")
	}
	p.Choose("#seats p:nth-child(1) select", "person")
	p.Choose("#seats p:nth-child(2) select", "greedy")
	p.Choose("#seats p:nth-child(3) select", "greedy")
	p.Choose("#seed", "7")
	p.Click("#start")
	for range 3 {
		p.Until("somebody is asked", `!document.querySelector("#new[open]") && document.getElementById("playing").ariaBusy === "false"`)
		before := browser.Eval[string](p, `document.getElementById("log").textContent`)
		p.Click(`#options [data-move]`)
		p.Click("#act")
		p.Until("the move is told", `document.getElementById("log").textContent !== %s`, before)
	}
	p.Sees("#log", "takes")
}

// TestThePackageInNode plays a game to its end in Node, which the library replays.
func TestThePackageInNode(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("there is no Node")
	}
	folder := t.TempDir()
	if _, err := build.Package(t.Context(), contents, filepath.Join(folder, "node_modules", "railhex"), nil); err != nil {
		t.Fatal(err)
	}
	script := `import { init, newGame } from "railhex";
await init();
let game = newGame({ game: "ageofsteam", players: 3, rules: "reverse" });
let n = 0;
while (!game.over) {
  const legal = game.moves();
  game = game.apply(game.chance ? game.sample() : legal.at(n++ % legal.length));
}
console.log(JSON.stringify({ record: game.record(), points: [game.points(1), game.points(2), game.points(3)], winners: game.winners }));
`
	if err := os.WriteFile(filepath.Join(folder, "play.mjs"), []byte(script), 0o644); err != nil {
		t.Fatal(err)
	}
	c := exec.CommandContext(t.Context(), node, "play.mjs")
	c.Dir, c.Stderr = folder, os.Stderr
	said, err := c.Output()
	if err != nil {
		t.Fatal(err)
	}
	var played struct {
		Record  string
		Points  [3]int
		Winners []int
	}
	if err := json.Unmarshal(said, &played); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	replay, err := ageofsteam.Game().ReadRecord(played.Record, nil)
	if err != nil || replay.Err != nil || !replay.End.Over() {
		t.Fatalf("%v %v\n%s", err, replay.Err, played.Record)
	}
	standing := replay.End.Standing()
	if points := [3]int{standing[1].Points, standing[2].Points, standing[3].Points}; points != played.Points {
		t.Errorf("the points are %v, and in Node %v", points, played.Points)
	}
}
