package browsertest

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
)

// TestATableTellsAllThatThereIsToTell has one player at a table of each game look at each
// turn. The page tells what the others have gained since the player's last, what cannot be
// done and why, and over whose links goods go. No place that has a name, or is near one,
// is called by the code of its hex.
func TestATableTellsAllThatThereIsToTell(t *testing.T) {
	for _, game := range []string{"steamrollers", "steampower", "steam"} {
		t.Run(game, func(t *testing.T) {
			h := serve(t)
			p := h.seated(game, browser.Desktop)[0]
			tokens := append([]string{p.token()}, h.others...)
			random := rand.New(rand.NewPCG(1, 29))
			gains, dashed, links := 0, 0, 0
			tooLittle := func() bool { return gains == 0 || game != "steampower" && dashed == 0 || game == "steam" && links == 0 }
			for looked := 0; (looked < looks[game] || tooLittle()) && !h.view(p.id, "").Over; {
				if now := h.view(p.id, ""); now.Turn == 1 {
					looked++
					gained, off, over := p.tells()
					gains, dashed, links = gains+gained, dashed+off, links+over
				}
				h.move(p.id, tokens[h.view(p.id, "").Turn-1], random)
			}
			if tooLittle() {
				t.Errorf("others have gained points %d times, %d kinds of moves were missing, and goods would go over %d links: the test shows too little", gains, dashed, links)
			}
			p.inStep()
			p.Screenshot("told")
		})
	}
}

// looks are how many turns of the player are looked at, or more where the deal shows little: in
// Steam goods are moved late in a turn.
var looks = map[string]int{"steamrollers": 12, "steampower": 14, "steam": 24}

// tells holds what the page tells of the player's turn, and returns how often another seat has
// gained something, how many kinds of moves are dashed, and over how many links the
// offered goods go.
func (p *player) tells() (gains, dashed, links int) {
	p.T.Helper()
	p.inStep()
	got := browser.Eval[struct {
		Codes, Gains       []string
		Off, Links, Rounds int
	}](p.Page, `(() => {
		document.querySelectorAll("#options details").forEach((one) => { one.open = true; });
		const lines = ["#log a", "#since li", "#options .opt b", "#options .opt .why", "#prompt"].flatMap((seen) => [...document.querySelectorAll(seen)])
			.map((one) => [...one.childNodes].filter((node) => !node.matches?.(".hidden-word")).map((node) => node.textContent).join(""));
		return {
			Codes: lines.filter((text) => /\b[a-z]\d+\b/.test(text)), Gains: document.getElementById("since").hidden ? [] : [...document.querySelectorAll("#since li")].map((line) => line.querySelector(".gain")?.innerText ?? ""),
			Off: document.querySelectorAll("#options .off").length, Links: document.querySelectorAll("#options .seg").length, Rounds: document.querySelectorAll("#log .heads").length,
		};
	})()`)
	now := servertest.Must(p.house.host.Table(p.T.Context(), p.id, p.token()))
	_, missing := now.Offers("en")
	if len(got.Codes) > 0 || got.Off != len(missing) {
		p.T.Errorf("after %d moves these have codes of hexes: %q; %d kinds of moves are dashed for %v", now.At, got.Codes, got.Off, missing)
	}
	steps := servertest.Must(p.house.host.Story(p.T.Context(), p.id, p.token(), "en", 0, math.MaxInt))
	if last := steps[len(steps)-1].Round; got.Rounds != last {
		p.T.Errorf("in round %d the log has %d headings", last, got.Rounds)
	}
	from := len(steps)
	for from > 0 && steps[from-1].Seat < 2 { // moves of this turn, and chance
		from--
	}
	for from > 0 && steps[from-1].Seat != 1 {
		from--
	}
	var want []string
	if from > 0 {
		before := servertest.Must(p.house.host.TableAt(p.T.Context(), p.id, "", from))
		for i, seat := range p.view().Seats[1:] {
			gain := seat.Points - before.View("en").Seats[i+1].Points
			want = append(want, "")
			if gain != 0 {
				gains++
				want[i] = strings.Replace(fmt.Sprintf("%+d", gain), "-", "−", 1)
			}
		}
	}
	if !slices.Equal(got.Gains, want) {
		p.T.Errorf("after %d moves the others have gained %q since move %d, and the page tells %q", now.At, want, from, got.Gains)
	}
	return gains, got.Off, got.Links
}

// TestWhatHasOneAnswerIsDoneAtATable presses what leaves the player one answer, which is then done with it.
func TestWhatHasOneAnswerIsDoneAtATable(t *testing.T) {
	h := serve(t)
	p := h.seated("steampower", browser.Desktop)[0]
	tokens := append([]string{p.token()}, h.others...)
	random := rand.New(rand.NewPCG(1, 31))
	for {
		now := h.view(p.id, "")
		_, at := h.kept(p.id)
		leavesOne := func(move string) bool {
			next := servertest.Must(at.Move(move))
			return now.Turn == 1 && next.Turn() == 1 && len(next.Moves()) == 1 && servertest.Must(next.Move(next.Moves()[0])).Turn() == 1
		}
		i := slices.IndexFunc(at.Moves(), leavesOne)
		if i < 0 {
			h.move(p.id, tokens[now.Turn-1], random)
			continue
		}
		p.inStep()
		browser.Eval[bool](p.Page, `(document.querySelectorAll("#options details").forEach((one) => { one.open = true; }), true)`)
		offered := fmt.Sprintf(`document.querySelector("#options [data-move='%s']")`, at.Moves()[i])
		p.Until("it is offered", `Boolean(`+offered+`)`)
		browser.Eval[bool](p.Page, `(`+offered+`.click(), true)`)
		p.Until("it is made with what follows", `Number.parseInt(document.getElementById("place").innerText) > %v + 1 || (document.getElementById("act").click(), false)`, now.Moves)
		return
	}
}

// TestNightIsDrawnAtATable switches a table from day to night. From when the page has the
// colours of the night, it is busy until the map has them, too.
func TestNightIsDrawnAtATable(t *testing.T) {
	h := serve(t)
	p := h.seated("steam", browser.Desktop)[0]
	const drawn = `document.querySelector("#frame-map svg").outerHTML`
	day := browser.Eval[string](p.Page, drawn)
	if !browser.Eval[bool](p.Page, `new Promise((tell) => {
		new MutationObserver(() => tell(document.documentElement.classList.contains("night") && document.getElementById("playing").ariaBusy === "true"))
			.observe(document.documentElement, { attributeFilter: ["class"] });
		document.getElementById("night").click();
	})`) {
		t.Error("the page is not busy while it has the colours of the night, and the map those of the day")
	}
	p.inStep()
	night := browser.Eval[string](p.Page, drawn)
	p.Reload()
	p.inStep()
	if after := browser.Eval[string](p.Page, drawn); night == day || night != after {
		t.Error("the map is not drawn for the night")
	}
}
