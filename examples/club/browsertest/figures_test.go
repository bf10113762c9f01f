package browsertest

import (
	"slices"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/internal/long"
)

// TestFiguresOfAPress plays on with the mouse while the strongest bot thinks between the
// decisions, and logs how long the page takes: its longest task, and until the answer to a
// press is drawn. A busy machine decides that, too, so no time fails the test.
//
//	RAILHEX_LONG=1 go -C examples/club test -run TestFiguresOfAPress -v ./browsertest
func TestFiguresOfAPress(t *testing.T) {
	long.Only(t, "TestThePageIsAliveWhileABotThinks looks at the page's thread while a bot thinks")
	p := open(t, browser.Screen{Name: "1440x900", Width: 1440, Height: 900})
	const decisions = 20
	for _, play := range against {
		seats := slices.Clone(play.seats)
		for i := range seats[1:] {
			seats[i+1] = "search"
		}
		g := p.start(play.game, seats)
		g.choose = func(selector string) {
			p.Until(selector+" is there", `(() => { const one = document.querySelector(%s); one?.scrollIntoView({ block: "nearest" }); return Boolean(one?.getClientRects().length); })()`, selector)
			p.ClickAt(p.OpenPlace(selector))
		}
		browser.Eval[bool](p.Page, `drive.watchAnswers()`)
		for range decisions {
			if g.position().Over() {
				break
			}
			g.playSome(1)
		}
		answers, tasks := browser.Eval[[]float64](p.Page, `drive.answers.splice(0)`), browser.Eval[[]float64](p.Page, `drive.tasks.splice(0).map(({ from, to }) => to - from)`)
		if len(answers) < decisions {
			t.Errorf("%s: to %d decisions there were %d answers", play.game, decisions, len(answers))
			continue
		}
		slices.Sort(answers)
		t.Logf("%s: %d presses; the answer was drawn after %.0f ms at the median and %.0f ms at the 90th percentile; the longest task took %.0f ms, of %d above 50 ms", play.game, len(answers),
			answers[len(answers)/2], answers[len(answers)*9/10], slices.Max(append(tasks, 0)), len(tasks))
	}
}

// TestThePageAsksForLittle counts what the page asks for until a game can begin.
func TestThePageAsksForLittle(t *testing.T) {
	p := openAt(t, address+"whole/", browser.Desktop)
	asked := browser.Eval[[]string](p.Page, `[...new Set(performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname))]`)
	const most = 25
	if len(asked)+1 > most {
		t.Errorf("it asks for itself and %d files: %q", len(asked), asked)
	}
	t.Logf("%d requests", len(asked)+1)
}

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
		browser.Eval[bool](p.Page, `[document.querySelectorAll("#seats select")[%v]].every((one) => (one.value = "search", one.dispatchEvent(new Event("change"))))`, i)
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
