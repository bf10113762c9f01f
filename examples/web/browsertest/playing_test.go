package browsertest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/railhex/railhex/examples/frontend"
)

// A game is one that somebody plays on a page.
type game struct {
	*page
	bot    frontend.Bot // that decides what is clicked
	random *rand.Rand
}

// start begins a game from the new-game form: seats are persons or kinds of bots.
func (p *page) start(name string, seats []string, fill ...func()) *game {
	p.t.Helper()
	p.choose("#pace", "0")
	if !p.has("#new[open]") {
		p.click("#open-new")
	}
	p.choose("#game", name)
	p.choose("#players", fmt.Sprint(len(seats)))
	for i, seat := range seats {
		p.choose(fmt.Sprintf("#seats p:nth-child(%d) select", i+1), seat)
	}
	p.choose("#seed", "7")
	for _, more := range fill {
		more()
	}
	p.click("#start")
	p.settle()
	return p.at(name)
}

// at is the game of a name that is on the page.
func (p *page) at(name string) *game {
	p.t.Helper()
	bot, err := frontend.NewBot(name, "builder", frontend.Thought{})
	if err != nil {
		p.t.Fatal(err)
	}
	return &game{p, bot, rand.New(rand.NewPCG(1, 2))}
}

// settle lets chance and bots play until somebody is asked.
func (p *page) settle() {
	p.t.Helper()
	p.until("somebody is asked", `document.getElementById("playing").ariaBusy === "false"`)
}

// record is the game as this browser keeps it.
func (p *page) record() string {
	p.t.Helper()
	return eval[string](p, `JSON.parse(localStorage.getItem("railhex game " + new URLSearchParams(location.hash.slice(1)).get("kept"))).record`)
}

// position is the one in which the record ends, by the library.
func (p *page) position() frontend.Position {
	p.t.Helper()
	record := p.record()
	played, err := frontend.ReadRecord(record)
	if err == nil {
		err = played.Err
	}
	if err != nil {
		p.t.Fatalf("%v\n%s", err, record)
	}
	return played.End
}

// play plays a game to its end with what a bot chooses for the persons who are asked:
// decide makes the moves. It is the position in which the page's record ends.
func (g *game) play(decide func(frontend.Position, string), meanwhile func(decision int, now frontend.Position)) frontend.Position {
	g.t.Helper()
	now := g.position()
	for decision := 0; !now.Over(); decision++ {
		if g.t.Failed() {
			g.t.FailNow()
		}
		g.takeScreen(now)
		meanwhile(decision, now)
		move, err := g.bot.Choose(context.Background(), now, g.random)
		if err != nil {
			g.t.Fatal(err)
		}
		decide(now, move)
		g.settle()
		next := g.position()
		if next.Text() == now.Text() {
			g.screenshot("stuck")
			g.t.Fatalf("the page does not play %q: %s", move, g.text("#notice"))
		}
		now = next
	}
	return now
}

// takeScreen takes the screen from the other person at it, if it is passed on.
func (g *game) takeScreen(now frontend.Position) {
	g.t.Helper()
	if !g.has("#handover[open]") {
		return
	}
	name := fmt.Sprintf("P%d", now.Turn())
	if title := g.text("#handover-title"); title != "Pass to "+name {
		g.t.Errorf("%s is asked, and the page says %q", name, title)
	}
	if g.has("#options:not([hidden])") || g.has("#pictures .choice") {
		g.t.Error("while the screen is passed on, the page shows what can be done")
	}
	g.click("#handover-go")
	g.settle()
}

// partOf is the part of a picture that chooses a move, "" if none on the page does.
func (g *game) partOf(now frontend.Position, move string) string {
	g.t.Helper()
	for _, part := range eval[[]string](g.page, `[...new Set([...document.querySelectorAll("#pictures .choice[data-part]")].map(({ dataset }) => dataset.part))]`) {
		choice := now.Choice(part, now.Turn(), frontend.Manner{}, frontend.Look{})
		if slices.ContainsFunc(choice.Options, func(o frontend.Option) bool { return o.Move == move }) {
			return part
		}
	}
	return ""
}

// byClicks makes a move: with the part of a picture that it is made with, or in the
// list.
func (g *game) byClicks(now frontend.Position, move string) {
	g.t.Helper()
	option := fmt.Sprintf("#choice [data-move=%q]", move)
	part := g.partOf(now, move)
	if part == "" {
		eval[bool](g.page, `(document.querySelectorAll("#options details").forEach((one) => { one.open = true; }), true)`)
		g.until("the list is there", `Boolean(document.querySelector(%s))`, fmt.Sprintf("#options [data-move=%q]", move))
		g.click(fmt.Sprintf("#options [data-move=%q]", move))
		if eval[bool](g.page, `matchMedia("(pointer: coarse)").matches`) {
			g.click(option) // a touch in the list is asked again
		}
		return
	}
	g.click(fmt.Sprintf("#pictures [data-part=%q]", part))
	if len(now.Choice(part, now.Turn(), frontend.Manner{}, frontend.Look{}).Options) == 1 {
		if g.has("#choice:not([hidden])") { // fingers see the way of a delivery first
			g.wantRoute()
			g.click(option)
		}
		return
	}
	g.until("there is a choice", `!document.getElementById("choice").hidden || document.getElementById("notice").innerText`)
	if g.has("#choice:not([hidden])") {
		g.click(option)
		return
	}
	g.t.Errorf("a click on %s says %q, and %q can be played", part, g.text("#notice"), move)
}

// wantRoute wants the way of a delivery drawn, and that on a screen for fingers alone.
func (g *game) wantRoute() {
	g.t.Helper()
	if !g.has("figure[data-overlaid]") || !eval[bool](g.page, `matchMedia("(pointer: coarse)").matches`) {
		g.t.Error("one thing can be done, and the page asks which without showing a way")
	}
}

// checkEnd holds the totals that the page shows at the end against the library's.
func (g *game) checkEnd(now frontend.Position) {
	g.t.Helper()
	var want []string
	ledgers, err := func() ([]frontend.Ledger, error) {
		played, err := frontend.ReadRecord(g.record())
		if err != nil {
			return nil, err
		}
		return played.End.Ledger(played.Start, played.Moves, frontend.Manner{})
	}()
	if err != nil {
		g.t.Fatal(err)
	}
	for _, ledger := range ledgers {
		want = append(want, fmt.Sprint(ledger.Total))
		if points := now.Points(ledger.Seat); points != ledger.Total {
			g.t.Errorf("seat %d has %d points, by the ledger %d", ledger.Seat, points, ledger.Total)
		}
	}
	got := eval[[]string](g.page, `[...document.querySelectorAll("#result .total")].map((total) => total.innerText)`)
	if fmt.Sprint(got) != fmt.Sprint(want) {
		g.t.Errorf("the page shows the scores %v, a replay of its record has %v", got, want)
	}
	if result := g.text("#result h2"); result != now.Result(frontend.Manner{}) {
		g.t.Errorf("the page says %q at the end", result)
	}
}

// plays are the games that are played to their end, and who sits at them.
var plays = []struct {
	game  string
	seats []string
	fill  func(p *page) // chooses more in the form
}{
	{"steamrollers", []string{"person"}, func(p *page) { p.choose("#setup-olive", "machinist") }},
	{"steampower", []string{"person", "person"}, func(*page) {}},
	{"steam", []string{"person", "builder", "builder"}, func(*page) {}},
}

// TestWholeGames plays each game by clicking: on a desktop from the page's server, and
// on a phone off line, from a folder below another server's root.
func TestWholeGames(t *testing.T) {
	for _, play := range plays {
		for _, where := range []struct {
			name string
			on   screen
			open func(*testing.T, screen) *page
		}{{"online", desktop, open}, {"offline", phone, offLine}} {
			t.Run(fmt.Sprintf("%s-%s-%s", play.game, where.on.name, where.name), func(t *testing.T) {
				p := where.open(t, where.on)
				g := p.start(play.game, play.seats, func() { play.fill(p) })
				end := g.play(g.byClicks, func(decision int, now frontend.Position) {
					switch decision {
					case 0, 25:
						g.screenshot(fmt.Sprint("decision-", decision))
						g.fits(fmt.Sprint("at decision ", decision))
					}
				})
				g.checkEnd(end)
				g.screenshot("end")
				g.fits("at the end")
			})
		}
	}
}
