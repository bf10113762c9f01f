package browsertest

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

// faults has questions to workers and calls of the library fail in a way of driver.ts, or no more.
func (p *page) faults(way, on string) {
	p.T.Helper()
	browser.Eval[bool](p.Page, `(drive.faults.`+way+` = `+on+`, true)`)
}

// TestABotThatFailsStopsNobody lets a bot fail, and then the engine that it thinks with end: the page says
// so, asks it again, and lets a person play on for it.
func TestABotThatFailsStopsNobody(t *testing.T) {
	p := open(t, browser.Desktop)
	var g *game
	for _, of := range []struct{ way, says string }{{"ending", "unreachable"}, {"failing", "P1"}} {
		p.faults(of.way, "true")
		g = p.start("steamrollers", []string{"builder", "person"})
		p.Sees("#trouble", of.says)
		p.Screenshot(of.way)
		before := p.record()
		p.Click("#try-again")
		p.settle()
		p.Sees("#trouble", of.says)
		p.faults(of.way, "false")
		p.Click("#try-again")
		p.keeps("the bot plays on", before)
		p.settle()
		if p.Has("#trouble > *") {
			t.Errorf("the page still says: %s", p.Text("#trouble"))
		}
	}
	p.faults("failing", "true")
	for range 20 {
		if p.Has("#trouble > *") {
			break
		}
		now := p.position()
		g.clicks(now, now.Moves()[0])
	}
	p.Click("#take-over")
	p.Until("nobody waits for the bot", `!document.querySelector("#trouble > *")`)
	p.settle()
	if p.Has("#trouble > *") || !p.Has("#options:not([hidden])") || strings.Contains(p.record(), "bot 1") {
		t.Errorf("nobody plays on for the bot:\n%s", p.record())
	}
	now := p.position()
	if now.Turn() != 1 {
		t.Fatalf("seat %d is asked, and the bot had seat 1", now.Turn())
	}
	g.clicks(now, now.Moves()[0])
}

// TestAWorkerThatDiesIsReplaced ends the worker that draws: another one draws.
func TestAWorkerThatDiesIsReplaced(t *testing.T) {
	p := open(t, browser.Desktop)
	p.faults("dying", "1")

	p.start("steamrollers", []string{"person", "person"})
	if !p.Has("#frame-supply svg") || !p.Has("#frame-sheet-2 svg") {
		t.Error("not every picture is drawn")
	}
	p.faults("dying", "1000")
	p.Choose("#night", "on")
	p.Sees("#notice", "it is dead")
	p.Until("the page does not wait", `document.getElementById("playing").ariaBusy === "false"`)
}

// TestALibraryThatStopsLosesNoGame traps the library: the page says so, and goes on with
// the game when it is loaded anew.
func TestALibraryThatStopsLosesNoGame(t *testing.T) {
	p := open(t, browser.Desktop)
	g := p.start("steamrollers", []string{"person", "person"})
	g.playSome(2)
	before := p.record()
	p.faults("trapped", "true")
	p.Click("#pictures [data-box]")
	p.Until("the page says that it has stopped", `!document.getElementById("stopped").hidden`)
	for _, on := range []browser.Screen{browser.Phone, browser.Desktop} {
		p.Resize(on)
		p.Fits()
		p.wants(on.Name, "covered()")
		p.Screenshot("stopped-" + on.Name)
	}
	p.wantAccessible("where it has stopped")
	if said := p.Text("#stopped"); !strings.Contains(said, "kept") || !p.Has("#load-anew") {
		t.Errorf("the page says: %s", said)
	}
	p.Click("#open-new")
	p.Click("#start") // whatever is tried
	p.Until("the page says it again", `!document.querySelector("dialog[open]")`)
	p.reload()
	p.settle()
	if p.record() != before || p.Has("#stopped:not([hidden])") || !p.Has("#options:not([hidden])") {
		t.Error("the game does not go on where it was left")
	}
}

// TestUndoSaysWhyNot asks to take back what chance has decided, and in the past.
func TestUndoSaysWhyNot(t *testing.T) {
	p := shared(t, browser.Desktop)
	g := p.start("steamrollers", []string{"person", "person"})
	disabled := func() bool { return p.Has("#undo[aria-disabled=true]") }
	p.Click("#undo")
	p.Sees("#notice", "chance")
	if !disabled() {
		t.Error("what chance has decided can be taken back")
	}
	p.Screenshot("undo")
	g.playSome(1)
	if disabled() {
		t.Error("a decision cannot be taken back")
	}
	p.Click("#previous")
	p.settle()
	p.Click("#undo")
	p.Sees("#notice", "past position")
	if !disabled() {
		t.Error("in the past something can be taken back")
	}
}

// TestAScriptThatDoesNotLoadIsTold opens pages whose script is missing, or is no JavaScript: they
// say so in place of loading for ever.
func TestAScriptThatDoesNotLoadIsTold(t *testing.T) {
	whole := built.Handler()
	for _, answer := range []string{"", "no JavaScript"} {
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			switch {
			case r.URL.Path != "/main.js":
				whole.ServeHTTP(w, r)
			case answer == "":
				http.NotFound(w, r)
			default:
				w.Header().Set("Content-Type", "text/javascript")
				fmt.Fprint(w, answer)
			}
		}))
		p := browser.OpenBroken(t, server.URL+"/", browser.Desktop)
		p.Sees("#loading", "The page could not be started:")
		p.Sees("#loading", "main.js")
		server.Close()
	}
}

// TestAFaultInTheFormIsTold begins a game with a number of players that no form offers: what the
// library says stands in the form.
func TestAFaultInTheFormIsTold(t *testing.T) {
	p := &page{browser.OpenBroken(t, address, browser.Desktop)}
	p.begun()
	p.Click(`#covers [data-way="choose-players"]`)
	browser.Eval[bool](p.Page, `(document.getElementById("players").append(new Option("", "1.5", true, true)), document.getElementById("players").dispatchEvent(new Event("change")))`)
	p.Click("#start")
	p.Sees("#new-error", "players is a whole number")
}
