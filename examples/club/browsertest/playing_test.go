package browsertest

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	described "github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/describe"
	"github.com/railhex/railhex/variants/family/drawing"
)

// A game is one that somebody plays on a page.
type game struct {
	*page
	bot    describe.Bot // that decides what is clicked
	random *rand.Rand
	press  func(selector string) // how a button is pressed: by a click, unless by keys
	choose func(selector string) // how what is chosen by clicks is pressed: by a click, unless by a finger
	struck int                   // the keys for the decision that was made last by keys
}

// start begins a game from the new-game form: seats are persons or kinds of bots, who are
// called as the notation calls their seats.
func (p *page) start(name string, seats []string, fill ...func()) *game {
	p.T.Helper()
	p.Choose("#pace", "0")
	if !p.Has("#new[open]") {
		p.Click("#open-new")
	}
	p.fillForm(name, seats)
	for _, more := range fill {
		more()
	}
	p.Click("#start")
	return p.begin(name)
}

// fillForm chooses a game in the new-game form, and who plays it.
func (p *page) fillForm(name string, seats []string) {
	p.T.Helper()
	p.Choose("#game", name)
	p.Choose("#players", fmt.Sprint(len(seats)))
	for i, seat := range seats {
		p.Choose(fmt.Sprintf("#seats p:nth-child(%d) select", i+1), seat)
		p.Choose(fmt.Sprintf("#seats p:nth-child(%d) input", i+1), fmt.Sprint("P", i+1))
	}
	p.Choose("#seed", "7")
}

// begin waits until the game of the form has begun.
func (p *page) begin(name string) *game {
	p.T.Helper()
	p.Until("the form is closed", `!document.querySelector("#new[open]")`)
	p.settle()
	return p.at(name)
}

// at is the game of a name that is on the page.
func (p *page) at(name string) *game {
	p.T.Helper()
	of, err := described.All().Named(name)
	if err != nil {
		p.T.Fatal(err)
	}
	bot, err := of.Bot("builder", describe.Thought{})
	if err != nil {
		p.T.Fatal(err)
	}
	return &game{page: p, bot: bot, random: rand.New(rand.NewPCG(1, 2)), press: p.Click, choose: p.Click}
}

// settle lets chance and bots play until somebody is asked.
func (p *page) settle() {
	p.T.Helper()
	p.Until("somebody is asked, and what was done is kept", `(({ ariaBusy, dataset }) => ariaBusy === "false" && dataset.kept !== "no")(document.getElementById("playing"))`)
}

// kept is the record of the game as the browser keeps it, in a script that may wait.
const kept = `(await window.testing.keptAs(new URLSearchParams(location.hash.slice(1)).get("kept") ?? ""))?.record`

// keeps waits until the browser keeps the game in another state than in a record.
func (p *page) keeps(what, record string) {
	p.T.Helper()
	p.Until(what, `(async () => ![undefined, %s].includes(`+kept+`))()`, record)
}

// record is the game as this browser keeps it.
func (p *page) record() string {
	p.T.Helper()
	p.keeps("the game is kept", "")
	return browser.Eval[string](p.Page, `(async () => `+kept+`)()`)
}

// position is the one in which the record ends, by the library.
func (p *page) position() describe.Position {
	p.T.Helper()
	return p.replayed().End
}

// replayed is the record, played by the library.
func (p *page) replayed() describe.Replay {
	p.T.Helper()
	record := p.record()
	played, err := described.All().ReadRecord(record, nil)
	if err == nil {
		err = played.Err
	}
	if err != nil {
		p.T.Fatalf("%v\n%s", err, record)
	}
	return played
}

// chooses is what the bot would do in a position.
func (g *game) chooses(now describe.Position) string {
	g.T.Helper()
	move, err := g.bot.Choose(context.Background(), now, g.random)
	if err != nil {
		g.T.Fatal(err)
	}
	return move
}

// replay is the position after a move.
func replay(t *testing.T, now describe.Position, move string) describe.Position {
	t.Helper()
	next, err := now.Replay(move)
	if err != nil {
		t.Fatal(err)
	}
	return next
}

// eventsOf are what a move does.
func eventsOf(t *testing.T, now describe.Position, move string) []describe.Event {
	t.Helper()
	step, err := now.Step(move, describe.Everyone, describe.Manner{})
	if err != nil {
		t.Fatal(err)
	}
	return step.Events
}

// reported is what a position says of itself to a seat.
func reported[Report any](t *testing.T, now describe.Position, seat int) (report Report) {
	t.Helper()
	if err := json.Unmarshal(now.Report(seat), &report); err != nil {
		t.Fatal(err)
	}
	return report
}

// play plays a game to its end by clicks, with what a bot chooses for the persons who are asked.
func (g *game) play() {
	g.T.Helper()
	for decision := 0; !g.position().Over() && !g.T.Failed(); decision++ {
		if decision == 25 {
			g.Fits()
		}
		g.playSome(1)
	}
}

// played waits until a move is made after what a record tells, and somebody is asked.
func (g *game) played(move, record string) {
	g.T.Helper()
	g.keeps(fmt.Sprintf("%q is played", move), record)
	g.settle()
}

// takeScreen takes the screen from the other person at it, if it is passed on.
func (g *game) takeScreen(now describe.Position) {
	g.T.Helper()
	if !g.Has("#handover[open]") {
		return
	}
	name := fmt.Sprintf("P%d", now.Turn())
	if title := g.Text("#handover-title"); title != "Pass to "+name {
		g.T.Errorf("%s is asked, and the page says %q", name, title)
	}
	if g.Has("#options:not([hidden])") || g.Has("#pictures .choice") {
		g.T.Error("while the screen is passed on, the page shows what can be done")
	}
	g.press("#handover-go")
	g.Until("the table is uncovered", `!document.querySelector("#handover[open]")`)
	g.settle()
}

// partOf is the part of a picture that chooses a move, "" if none that can be seen does:
// a phone has no room for the stock.
func (g *game) partOf(now describe.Position, move string) string {
	g.T.Helper()
	for _, part := range browser.Eval[[]string](g.Page, `[...new Set([...document.querySelectorAll("#pictures .choice[data-part]")].filter((one) => one.checkVisibility()).map(({ dataset }) => dataset.part))]`) {
		choice := now.Choice(part, now.Turn(), describe.Manner{}, describe.Look{})
		if slices.ContainsFunc(choice.Options, func(o describe.Option) bool { return o.Move == move }) {
			return part
		}
	}
	return ""
}

// byClicks makes a move: with the part of a picture that it is made with, or in the
// list.
func (g *game) byClicks(now describe.Position, move string) {
	g.T.Helper()
	place, notice := g.Text("#place"), g.Text("#notice")
	const chosen = `!document.getElementById("choice").hidden`
	part := g.partOf(now, move)
	if part == "" {
		inList := fmt.Sprintf(":is(#options, #actions) [data-move=%q]", move)
		g.Until("the list is there, and sums are stepped to", `drive.unfoldTo(%s)`, inList)
		g.choose(inList)
	} else {
		g.choose(fmt.Sprintf("#pictures [data-part=%q]", part))
		g.Until("the page answers", chosen+` || document.getElementById("notice").innerText !== %s || document.getElementById("place").innerText !== %s`, notice, place)
		if browser.Eval[bool](g.Page, chosen) && len(now.Choice(part, now.Turn(), describe.Manner{}, describe.Look{}).Options) > 1 {
			g.choose(fmt.Sprintf("#choice [data-move=%q]", move))
		}
	}
	const ready = `document.getElementById("act").ariaDisabled === "false"`
	g.Until("it is made, or can be", ready+` || document.getElementById("notice").innerText !== %s || document.getElementById("place").innerText !== %s`, notice, place)
	if browser.Eval[bool](g.Page, ready) {
		g.wantChosen(now, move)
		g.choose("#act")
	}
}

// wantChosen wants the dark button to name the move that is chosen, with what it costs,
// and its way to be drawn, if it has one.
func (g *game) wantChosen(now describe.Position, move string) {
	g.T.Helper()
	said := g.Text("#act")
	for _, option := range offered(now) {
		if option.Move != move {
			continue
		}
		for _, part := range append([]string{option.Text}, option.Effects...) {
			for _, words := range beforeHexes(move, part) {
				if !strings.Contains(said, words) {
					g.T.Errorf("the button that makes %q says %q, not %q", move, said, words)
				}
			}
		}
	}
	routes := now.Routes(move, now.Turn(), describe.Manner{}, describe.Look{})
	if len(routes) > 0 && strings.Contains(routes[0].Drawn, `"route"`) { // a good that stays in its city has none
		g.Until("the way is drawn", `Boolean(document.querySelector("#pictures .route.sketch"))`)
	}
}

var hexName = regexp.MustCompile(`\b[a-z]\d+\b`)

// beforeHexes is what is said of a move between the hexes that it names: the page has the
// names of cities there, and draws the way of a good.
func beforeHexes(move, said string) []string {
	if strings.HasPrefix(move, "move ") {
		said, _, _ = strings.Cut(said, ": ")
	}
	return hexName.Split(said, -1)
}

// clicks makes a move by clicks, and waits until it is made.
func (g *game) clicks(now describe.Position, move string) {
	g.T.Helper()
	record := g.record()
	g.byClicks(now, move)
	g.played(move, record)
}

// checkEnd holds the totals that the page shows at the end against the library's.
func (g *game) checkEnd(now describe.Position) {
	g.T.Helper()
	var want []string
	played := g.replayed()
	ledgers, err := played.End.Ledger(played.Start, played.Moves, describe.Manner{})
	if err != nil {
		g.T.Fatal(err)
	}
	for _, ledger := range ledgers {
		want = append(want, drawing.Minus(ledger.Total))
		if points := now.Standing()[ledger.Seat].Points; points != ledger.Total {
			g.T.Errorf("seat %d has %d points, by the ledger %d", ledger.Seat, points, ledger.Total)
		}
	}
	got := browser.Eval[[]string](g.Page, `[...document.querySelectorAll("#result .total")].map((total) => total.textContent)`)
	if fmt.Sprint(got) != fmt.Sprint(want) {
		g.T.Errorf("the page shows the scores %v, a replay of its record has %v", got, want)
	}
	if result := browser.Eval[string](g.Page, `document.querySelector("#result .said").textContent`); result != now.View(0, describe.Manner{}).Result {
		g.T.Errorf("the page says %q at the end", result)
	}
}

// plays are the games that are played to their end, and who sits at them.
var plays = []struct {
	game  string
	seats []string
	fill  func(p *page) // chooses more in the form
}{
	{"steamrollers", []string{"person"}, func(p *page) { p.Choose("#setup-olive", "machinist") }},
	{"steampower", []string{"person", "person"}, func(*page) {}},
	{"steam", []string{"person", "builder", "builder"}, func(*page) {}},
}

// alone is one person at as many seats, against bots.
func alone(seats []string) []string {
	return append([]string{"person"}, slices.Repeat([]string{"builder"}, len(seats)-1)...)
}

// inTurn skips every other one of several that differ in two things, so that each of
// either kind is tried once, unless tests may take long.
func inTurn(t *testing.T, i int) {
	t.Helper()
	if i%2 != 0 {
		long.Only(t, "the same game is tried on the other screen, and the same screen with another game")
	}
}

// TestWholeGames plays each game to its end at every size: by clicks from the page's server, and by a finger where
// screens are touched, off line, from a folder below another server's root. What the page draws and what it asks
// knows nothing of where it came from.
//
// Unless tests may take long, SteamRollers is played by clicks, with all that moves, and of Steam Power each kind
// of decision is made by a finger; TestKeyboard makes those of Steam by keys.
func TestWholeGames(t *testing.T) {
	for i, play := range plays {
		for _, on := range sizes {
			on.Touched = on.Width < 1000
			t.Run(play.game+"-"+on.Name, func(t *testing.T) {
				always := []string{"1440x900", "phone", ""}[i] == on.Name
				if !always {
					long.Only(t, "each game is played in one way at one size")
				}
				begin := shared
				if on.Touched {
					begin = offLine
				}
				p := begin(t, on)
				if always && !on.Touched {
					p.Prefer(browser.Moving)
				}
				seats := alone(play.seats)
				g := p.start(play.game, seats, func() { play.fill(p) })
				if on.Touched {
					g.press, g.choose = g.Tap, g.Tap
				}
				if on.Touched && !long.Allowed() {
					g.makesEachKind(seats, g.byClicks)
				} else {
					g.play()
				}
				g.checkEnd(g.position())
				g.Screenshot("end")
				g.Fits()
			})
		}
	}
}

// makesEachKind makes a decision of each kind and the last one of all.
func (g *game) makesEachKind(seats []string, decide func(describe.Position, string)) {
	g.T.Helper()
	for _, d := range g.ofEachKind(seats) {
		g.load(d.record)
		now := g.position()
		g.takeScreen(now)
		record := g.record()
		decide(now, d.move)
		g.played(d.move, record)
	}
}
