package browsertest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/describe"
)

// against are the three games, each against bots.
var against = []struct {
	game  string
	seats []string
}{
	{"steamrollers", []string{"person", "builder"}}, {"steampower", []string{"person", "builder"}}, {"steam", []string{"person", "builder", "builder"}},
}

// TestNothingMovesUnderTheHand plays on in each game and holds that prompt, options and
// buttons stay where they are, on a desktop and on a phone. The options of each decision
// are the best first, five at most before the fold but for places, and what cannot be done says why.
// Its pictures are those of README: take them anew with
//
//	go -C examples/club test -run TestNothingMovesUnderTheHand -screenshots FOLDER ./browsertest
func TestNothingMovesUnderTheHand(t *testing.T) {
	p := shared(t, browser.Desktop)
	decisions := long.Or(8, 24)
	folds, dashed := 0, 0
	for i, play := range against {
		for j, on := range []browser.Screen{browser.Desktop, browser.Phone} {
			if !long.Allowed() && i%2 != j {
				continue // the same game is tried on the other screen, and the same screen with another game
			}
			p.Resize(on)
			g := p.start(play.game, play.seats)
			browser.Eval[bool](p.Page, `drive.watchStanding()`)
			for range decisions {
				if g.position().Over() {
					break
				}
				found := browser.Eval[struct {
					Order, Reasons []string
					Cards          int
					Fold           bool
				}](p.Page, `drive.listed()`)
				if len(found.Order) > 0 {
					t.Errorf("%s: %q stands behind what brings less", play.game, found.Order)
				}
				if found.Cards > 5 {
					t.Errorf("%s: %d options stand before the fold", play.game, found.Cards)
				}
				if found.Fold {
					folds++
				}
				for _, reason := range found.Reasons {
					dashed++
					style, why, _ := strings.Cut(reason, ": ")
					if style != "dashed" || why == "" || len(strings.Fields(why)) > 25 {
						t.Errorf("%s: what cannot be done is %s, for the reason %q", play.game, style, why)
					}
				}
				g.playSome(1)
			}
			if g.position().Over() {
				continue
			}
			for id, places := range browser.Eval[map[string][]string](p.Page, `Object.fromEntries(drive.stood())`) {
				if len(places) > 1 {
					t.Errorf("%s, %s: #%s has been at %q", play.game, on.Name, id, places)
				}
			}
			p.Screenshot(play.game + "-" + on.Name)
		}
	}
	if folds == 0 || dashed == 0 {
		t.Errorf("there were %d folds and %d things that cannot be done: the test shows nothing", folds, dashed)
	}
}

// TestHexesAreMarkedQuietlyAtRest looks at the hexes that can be chosen: at rest each has a quiet mark.
// While one is pointed at, its mark is loud and the others step back. The colour of choice can be told
// from every land by day and by night.
func TestHexesAreMarkedQuietlyAtRest(t *testing.T) {
	p := shared(t, browser.Desktop)
	const rest = `drive.areQuiet()`
	for _, play := range against {
		g := p.start(play.game, play.seats)
		for range 40 {
			if p.Has("#pictures .hex.choice .mark-may, #pictures .marks .mark-may") && p.Has("#pictures .hex.choice") {
				break
			}
			g.playSome(1)
		}
		p.Point(0, 0)
		browser.Eval[bool](p.Page, `(document.activeElement.blur(), true)`)
		p.Until("the hexes are marked quietly", rest)
		p.Point(p.Middle("#pictures .hex.choice path"))
		p.Until("a hex that is pointed at is loud and others step back", `drive.areLoud()`)
		p.Point(0, 0)
		p.Until("they are quiet again", rest)
		for _, night := range []string{"", "on"} {
			p.Choose("#night", night)
			p.settle()
			for _, found := range browser.Eval[[]string](p.Page, `drive.pale()`) {
				t.Errorf("%s, night %q: %s", play.game, night, found)
			}
		}
		p.Choose("#night", "")
		p.settle()
	}
}

// TestAPressJustAfterAChangeIsNone presses an option within the moment after a change
// that the player did not cause. Such a moment begins whenever others move.
func TestAPressJustAfterAChangeIsNone(t *testing.T) {
	p := shared(t, browser.Desktop)
	g := p.start("steamrollers", []string{"person", "builder"})
	browser.Eval[bool](p.Page, `drive.listen()`)
	g.playSome(2)
	if browser.Eval[int](p.Page, `drive.hushes.length`) == 0 {
		t.Error("a bot has moved, and presses were heard all the while")
	}
	p.Until("presses are heard", `!document.querySelector("[data-quiet]")`)
	const option = "#options .opt[data-move]"
	x, y := p.Middle(option)
	place := p.Text("#place")
	browser.Eval[bool](p.Page, `drive.hush(true)`)
	browser.Do(p.Page, chromedp.MouseClickXY(x, y))
	if p.Text("#place") != place || p.Has(".opt.on") {
		t.Error("a press just after a change does something")
	}
	browser.Eval[bool](p.Page, `drive.hush(false)`)
	p.ClickAt(x, y)
	p.Until("a later press does", `document.querySelector(".opt.on") || document.getElementById("place").innerText !== %s`, place)
}

// TestWhatHasOneAnswerIsDone makes a decision of Steam Power after which one move is left: that is made as well, unless
// it ends the turn, and one press takes back both.
func TestWhatHasOneAnswerIsDone(t *testing.T) {
	var move string
	var want describe.Position
	now, record := played(t, fmt.Sprintf(power, 3), func(now describe.Position) bool {
		if now.Turn() != 1 {
			return false
		}
		for _, move = range now.Moves() {
			after := replay(t, now, move)
			if want = withOnlyMoves(t, after, 1); want != after {
				return true
			}
		}
		return false
	}, nil)
	p := shared(t, browser.Desktop)
	p.loads(record)
	p.settle()
	p.at("steampower").clicks(now, move)
	if got := p.position().Text(); got != want.Text() {
		t.Errorf("after %q the position is\n%s\nwant\n%s", move, got, want.Text())
	}
	whole := p.record()
	p.Click("#undo")
	p.keeps("it is taken back", whole)
	if got := p.position().Text(); got != now.Text() {
		t.Errorf("what is taken back leads to\n%s\nwant\n%s", got, now.Text())
	}
}

// withOnlyMoves plays on for a seat where it has one move, but for what ends its turn.
func withOnlyMoves(t *testing.T, now describe.Position, seat int) describe.Position {
	t.Helper()
	for now.Turn() == seat && len(now.Moves()) == 1 {
		after := replay(t, now, now.Moves()[0])
		if after.Turn() != seat {
			break
		}
		now = after
	}
	return now
}
