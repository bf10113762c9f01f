package browsertest

import (
	"context"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// TestABotThatFailsStopsNobody lets a bot fail: the page says so, asks it again, and
// lets a person play on for it.
func TestABotThatFailsStopsNobody(t *testing.T) {
	p := open(t, desktop)
	eval[bool](p, `(() => {
		window.failing = true;
		const ask = Worker.prototype.postMessage;
		Worker.prototype.postMessage = function (question, ...more) {
			if (failing && question.task === "choose") question.position = "nonsense";
			return ask.call(this, question, ...more);
		};
		return true;
	})()`)
	g := p.start("steamrollers", []string{"builder", "person"})
	p.sees("#trouble", "P1")
	p.screenshot("failed")
	before := p.record()
	p.click("#try-again")
	p.settle()
	p.sees("#trouble", "P1")
	eval[bool](p, `(window.failing = false, true)`)
	p.click("#try-again")
	p.settle()
	if p.has("#trouble:not([hidden])") || p.record() == before {
		t.Errorf("the bot does not play on: %s", p.text("#trouble"))
	}
	eval[bool](p, `(window.failing = true, true)`)
	for range 20 {
		if p.has("#trouble:not([hidden])") {
			break
		}
		now := p.position()
		g.byClicks(now, now.Moves()[0])
		p.settle()
	}
	p.click("#take-over")
	p.settle()
	if p.has("#trouble:not([hidden])") || !p.has("#options:not([hidden])") || strings.Contains(p.record(), "bot 1") {
		t.Errorf("nobody plays on for the bot:\n%s", p.record())
	}
	now := p.position()
	if now.Turn() != 1 {
		t.Fatalf("seat %d is asked, and the bot had seat 1", now.Turn())
	}
	g.byClicks(now, now.Moves()[0])
	p.settle()
	if p.position().Text() == now.Text() {
		t.Error("who plays on for the bot cannot move")
	}
}

// TestAWorkerThatDiesIsReplaced ends the worker that draws: another one draws.
func TestAWorkerThatDiesIsReplaced(t *testing.T) {
	p := open(t, desktop)
	eval[bool](p, `(() => {
		window.dying = 1;
		const ask = Worker.prototype.postMessage;
		Worker.prototype.postMessage = function (question, ...more) {
			if (question.task === "draw" && dying-- > 0) {
				this.dispatchEvent(new ErrorEvent("error", { message: "it is dead", cancelable: true }));
				return undefined;
			}
			return ask.call(this, question, ...more);
		};
		return true;
	})()`)
	p.start("steamrollers", []string{"person", "person"})
	if !p.has("#frame-supply svg") || !p.has("#frame-sheet-2 svg") {
		t.Error("not every picture is drawn")
	}
	eval[bool](p, `(window.dying = 1000, true)`)
	p.choose("#night", "on")
	p.sees("#notice", "it is dead")
	p.until("the page does not wait", `document.getElementById("playing").ariaBusy === "false"`)
}

// trapping makes calls of the library run into a trap of WebAssembly, once window.trap
// is set.
const trapping = `(() => {
	const unreachable = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11]);
	const instantiate = WebAssembly.instantiate;
	WebAssembly.instantiate = async (...how) => {
		const { exports } = await instantiate(...how);
		const trap = new WebAssembly.Instance(new WebAssembly.Module(unreachable)).exports.f;
		return { exports: { ...exports, call: (...said) => (window.trap ? trap() : exports.call(...said)) } };
	};
})()`

// TestALibraryThatStopsLosesNoGame traps the library: the page says so, and goes on with
// the game when it is loaded anew.
func TestALibraryThatStopsLosesNoGame(t *testing.T) {
	p := open(t, desktop)
	do(p, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
		_, err := cdp.Call(ctx, target, cdppage.AddScriptToEvaluateOnNewDocument, cdppage.AddScriptToEvaluateOnNewDocumentParams{Source: trapping})
		return err
	}))
	p.visit(address)
	g := p.start("steamrollers", []string{"person", "person"})
	g.playSome(2)
	before := p.record()
	eval[bool](p, `(window.trap = true, true)`)
	p.click("#pictures [data-box]")
	p.until("the page says that it has stopped", `!document.getElementById("stopped").hidden`)
	p.screenshot("stopped")
	if said := p.text("#stopped"); !strings.Contains(said, "kept") || !p.has("#load-anew") {
		t.Errorf("the page says: %s", said)
	}
	p.click("#open-new")
	p.click("#start") // whatever is tried
	p.until("the page says it again", `!document.querySelector("dialog[open]")`)
	p.reload()
	p.settle()
	if p.record() != before || p.has("#stopped:not([hidden])") || !p.has("#options:not([hidden])") {
		t.Error("the game does not go on where it was left")
	}
}

// TestUndoSaysWhyNot asks to take back what chance has decided, and in the past.
func TestUndoSaysWhyNot(t *testing.T) {
	p := open(t, desktop)
	g := p.start("steamrollers", []string{"person", "person"})
	disabled := func() bool { return p.has("#undo[aria-disabled=true]") }
	p.click("#undo")
	if said := p.text("#notice"); !disabled() || !strings.Contains(said, "chance") {
		t.Errorf("after chance the page says: %s", said)
	}
	p.screenshot("undo")
	g.playSome(1)
	if disabled() {
		t.Error("a decision cannot be taken back")
	}
	p.click("#previous")
	p.settle()
	p.click("#undo")
	if said := p.text("#notice"); !disabled() || !strings.Contains(said, "past position") {
		t.Errorf("in the past the page says: %s", said)
	}
}

// TestARecordOfHiddenHandsIsNotShownUnasked opens the record of a game in which hands
// are hidden.
func TestARecordOfHiddenHandsIsNotShownUnasked(t *testing.T) {
	p := open(t, desktop)
	p.start("steampower", []string{"person", "person"})
	p.click("#handover-go")
	p.settle()
	p.click("#open-record")
	text := func() string { return eval[string](p, `document.getElementById("record-text").value`) }
	p.until("the page warns", `!document.getElementById("record-secret").hidden`)
	p.screenshot("secret")
	if text() != "" {
		t.Error("the record is shown unasked")
	}
	p.click("#record-show")
	if text() != p.record() {
		t.Errorf("the record is not shown, but\n%s", text())
	}
	p.click("#record [data-close]")
	p.start("steamrollers", []string{"person", "person"})
	p.click("#open-record")
	p.until("a record without secrets is shown at once", `document.getElementById("record-text").value !== "" && document.getElementById("record-secret").hidden`)
}
