package browsertest

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

// A span is from when to when something was done, in milliseconds.
type span struct{ From, To float64 }

// TestThePageIsAliveWhileABotThinks looks at the page's own thread from a question to a
// bot until its answer: a timer that ticks there ticks meanwhile. Were the bot to think
// on that thread, it could not tick in any thought. How long the longest task takes
// also depends on what else the machine does; the test logs it and does not judge it.
func TestThePageIsAliveWhileABotThinks(t *testing.T) {
	p := open(t, browser.Desktop)
	browser.Eval[bool](p.Page, `drive.watchThread()`)

	p.Click("#open-new")
	p.Choose("#game", "steamrollers")
	for i := range browser.Eval[int](p.Page, `document.querySelectorAll("#seats select").length`) {
		browser.Eval[bool](p.Page, `(document.querySelectorAll("#seats select")[%v].value = "search", true)`, i)
	}
	p.Click("#start")
	const enough = 3
	p.Until("bots have thought", `drive.thoughts.length >= %v`, enough)
	p.Click("#open-games")
	thoughts, ticks := browser.Eval[[]span](p.Page, `drive.thoughts`), browser.Eval[[]float64](p.Page, `drive.ticks`)
	still := 0 // thoughts in which nothing ticked
	for _, thought := range thoughts {
		if !slices.ContainsFunc(ticks, func(at float64) bool { return thought.From < at && at < thought.To }) {
			still++
		}
	}
	if still > len(thoughts)/2 {
		t.Errorf("the page stood still in %d of %d thoughts of a bot", still, len(thoughts))
	}
	count, longest := 0, 0.0
	for _, task := range browser.Eval[[]span](p.Page, `drive.tasks`) {
		if slices.ContainsFunc(thoughts, func(thought span) bool { return task.From < thought.To && thought.From < task.To }) {
			count++
			longest = max(longest, task.To-task.From)
		}
	}
	t.Logf("while bots thought, there were %d tasks longer than 50 ms, the longest of %.0f ms", count, longest)
}
