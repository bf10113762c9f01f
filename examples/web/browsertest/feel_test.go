package browsertest

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"github.com/railhex/railhex/examples/frontend"
)

// turning is a game in which a hex has several tracks to choose from, and the part of
// that hex.
func turning(p *page, game string, seats []string) (g *game, part string) {
	p.t.Helper()
	g = p.start(game, seats)
	for range 200 {
		now := p.position()
		for _, part := range eval[[]string](p, `[...document.querySelectorAll("#pictures .choice[data-hex]")].map(({ dataset }) => dataset.part)`) {
			choice := now.Choice(part, now.Turn(), frontend.Manner{}, frontend.Look{})
			if choice.Ghosts != "" && len(choice.Options) > 2 && len(choice.Options) <= 15 {
				return g, part
			}
		}
		g.byClicks(now, now.Moves()[0])
		g.settle()
	}
	p.t.Fatal("nowhere is a track to choose")
	return nil, ""
}

// TestTrackIsTurnedOnTheHex chooses a track on the hex where it will lie: by clicks on
// the hex, by keys, and by the button that builds it.
func TestTrackIsTurnedOnTheHex(t *testing.T) {
	for _, on := range []screen{desktop, phone} {
		t.Run(on.name, func(t *testing.T) {
			p := open(t, on)
			_, part := turning(p, "steamrollers", []string{"person", "person"})
			hex := fmt.Sprintf("#pictures [data-part=%q]", part)
			shown := func() string {
				return eval[string](p, `[...document.querySelectorAll(".ghost.on")].map(({ dataset }) => dataset.move).join()`)
			}
			p.click(hex)
			p.until("a ghost lies there", `document.querySelectorAll(".ghost.on").length === 1`)
			first := shown()
			inside := eval[bool](p, `(() => {
					const ghost = document.querySelector(".ghost.on").getBoundingClientRect(), hex = document.querySelector(%s).getBoundingClientRect();
					const slack = 6;
					return ghost.left >= hex.left - slack && ghost.right <= hex.right + slack && ghost.top >= hex.top - slack && ghost.bottom <= hex.bottom + slack;
				})()`, hex)
			if !inside {
				t.Error("the ghost does not lie in its hex")
			}
			p.screenshot("ghost")
			p.click(hex)
			second := shown()
			p.press(kb.ArrowRight)
			third := shown()
			p.press(kb.ArrowLeft)
			if first == second || second == third || shown() != second {
				t.Errorf("turning shows %q, %q, %q, and back %q", first, second, third, shown())
			}
			p.click("#turn-build")
			p.settle()
			if record := p.record(); !strings.Contains(record, second) {
				t.Errorf("%q is not built:\n%s", second, record)
			}
			if p.has(".ghosts") {
				t.Error("the ghosts are still there")
			}
		})
	}
}

// TestTheLastMoveIsMarkedAndMoves builds a track, which is marked then, and draws
// itself; who wants no motion sees none.
func TestTheLastMoveIsMarkedAndMoves(t *testing.T) {
	for _, motion := range []string{"no-preference", "reduce"} {
		t.Run(motion, func(t *testing.T) {
			p := open(t, desktop)
			do(p, chromedp.Func(func(ctx context.Context, target *chromedp.Target) error {
				_, err := cdp.Call(ctx, target, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
					Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: motion}},
				})
				return err
			}))
			_, part := turning(p, "steamrollers", []string{"person", "person"})
			eval[bool](p, `(() => {
				window.animated = [];
				const animate = Element.prototype.animate;
				Element.prototype.animate = function (...how) { animated.push(this.outerHTML.slice(0, 60)); return animate.apply(this, how); };
				return true;
			})()`)
			p.click(fmt.Sprintf("#pictures [data-part=%q]", part))
			p.until("there is a ghost", `Boolean(document.querySelector(".ghost.on"))`)
			p.click("#turn-build")
			p.settle()
			if !p.has(fmt.Sprintf("#pictures .last[data-part=%q]", part)) {
				t.Errorf("%s is not marked", part)
			}
			p.screenshot("marked")
			animated := eval[[]string](p, `animated`)
			if (len(animated) > 0) != (motion != "reduce") {
				t.Errorf("%d pieces move: %q", len(animated), animated)
			}
		})
	}
}

// TestPiecesSayWhatTheyAre points at pieces, and gives them the focus.
func TestPiecesSayWhatTheyAre(t *testing.T) {
	p := open(t, desktop)
	p.start("steamrollers", []string{"person", "person"})
	for selector, want := range map[string]string{
		"#frame-sheet-1 [data-hex=a1] path": "a1, region 1", "#frame-supply .tile rect": "Tile", "#frame-supply .good path": "city",
		"#frame-sheet-1 .strength path": "Engine strength",
	} {
		said := eval[string](p, `(() => {
			const piece = document.querySelector(%s);
			piece.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse", clientX: 200, clientY: 200 }));
			const tip = document.getElementById("tip");
			return tip.hidden ? "" : tip.innerText;
		})()`, selector)
		if !strings.Contains(said, want) {
			t.Errorf("%s says %q", selector, said)
		}
	}
	p.screenshot("words")
}

// TestAHintTellsAMoveAndWhatItBrings asks a bot.
func TestAHintTellsAMoveAndWhatItBrings(t *testing.T) {
	p := open(t, desktop)
	p.start("steamrollers", []string{"person", "person"})
	now := p.position()
	p.click("#ask-hint")
	p.sees("#notice", "A bot would do this")
	said := p.text("#notice")
	options := now.Options(frontend.Manner{})
	if !slices.ContainsFunc(flat(options), func(o frontend.Option) bool { return strings.Contains(said, o.Text) }) {
		t.Errorf("the hint is no option: %s", said)
	}
	if p.position().Text() != now.Text() {
		t.Error("asking for a hint makes a move")
	}
	p.screenshot("hint")
}

func flat(groups []frontend.Group) (all []frontend.Option) {
	for _, g := range groups {
		all = append(append(all, g.Options...), flat(g.Groups)...)
	}
	return all
}

// TestReplayShowsHowTheSeatsStand looks back, and finds the chances of all seats.
func TestReplayShowsHowTheSeatsStand(t *testing.T) {
	p := open(t, desktop)
	g := p.start("steamrollers", []string{"person", "person"})
	now := p.position()
	g.byClicks(now, now.Moves()[0])
	g.settle()
	if p.has("#odds:not([hidden])") {
		t.Error("while the game is played, the page judges it")
	}
	p.click("#previous")
	p.until("the odds are there", `!document.getElementById("odds").hidden`)
	sum := eval[float64](p, `[...document.querySelectorAll("#odds span")].reduce((sum, { style }) => sum + Number(style.flexGrow), 0)`)
	if sum < 0.99 || sum > 1.01 || !strings.Contains(eval[string](p, `document.getElementById("odds").ariaLabel`), "%") {
		t.Errorf("the chances add up to %v", sum)
	}
	p.screenshot("odds")
}
