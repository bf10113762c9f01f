package browsertest

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/http/httptest"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/server/internal/api"
	"github.com/railhex/railhex/examples/server/internal/store"
	"github.com/railhex/railhex/examples/server/internal/table"
	"github.com/railhex/railhex/examples/steampower"
)

// A house is a server, and what it knows.
type house struct {
	t       *testing.T
	host    *table.Host
	address string
}

func serve(t *testing.T) *house {
	t.Helper()
	tables, err := store.Open(t.Context(), filepath.Join(t.TempDir(), "tables.db"))
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	limits := api.Limits{Requests: 1e6, Burst: 1e6, Streams: 1e6, Tables: 1e9}
	server := httptest.NewServer(api.New(ctx, tables, limits, slog.New(slog.DiscardHandler)))
	t.Cleanup(func() {
		stop()
		server.CloseClientConnections()
		server.Close()
		tables.Close()
	})
	return &house{t, table.NewHost(tables), strings.TrimPrefix(server.URL, "http://")}
}

// A player sits at a table in a browser.
type player struct {
	*page
	house *house
	id    string // of the table
}

// seated opens a table in one browser, and has a player sit down at each seat of the
// screens: by the link that the opener was shown.
func (h *house) seated(game string, screens ...screen) []*player {
	h.t.Helper()
	var players []*player
	for _, on := range screens {
		players = append(players, &player{open(h.t, h.address, on), h, ""})
	}
	opener := players[0]
	opener.choose("#game", game)
	opener.choose("#players", fmt.Sprint(max(2, len(screens))))
	opener.click("#opening .main")
	opener.until("the links are shown", `document.querySelectorAll("#links a").length >= %v`, len(screens))
	opener.click("#links button")
	opener.sees("#links button", "Copied")
	opener.screenshot("links")
	links := eval[[]string](opener.page, `[...document.querySelectorAll("#links a")].map((link) => link.hash)`)
	for i, p := range players {
		p.id, _, _ = strings.Cut(strings.TrimPrefix(links[i], "#"), "/")
		p.sitDown(links[i], names[i])
	}
	for _, p := range players {
		p.inStep()
	}
	return players
}

var names = []string{"Ann", "Bob", "Cy"}

func (p *player) sitDown(link, name string) {
	p.t.Helper()
	p.goTo(link)
	p.until("one is asked for a name", `!document.getElementById("sit").hidden`)
	p.choose("#name", name)
	p.click("#sitting .main")
	p.sees("#seats", name+" (you)")
}

// token is the token of the player's seat, "" if she looks on.
func (p *player) token() string {
	p.t.Helper()
	return eval[string](p.page, `localStorage.getItem("token " + %s) ?? ""`, p.id)
}

// view is what the server shows the player.
func (p *player) view() table.View {
	p.t.Helper()
	return p.house.view(p.id, p.token())
}

// report is the report of the game that the server gives the player.
func (p *player) report() []byte {
	p.t.Helper()
	t, err := p.house.host.Table(p.t.Context(), p.id, p.token())
	if err != nil {
		p.t.Fatal(err)
	}
	return t.Report()
}

func (h *house) view(id, token string) table.View {
	h.t.Helper()
	t, err := h.host.Table(h.t.Context(), id, token)
	if err != nil {
		h.t.Fatal(err)
	}
	return t.View("en")
}

// inStep waits until the page shows what the server has, and holds one against the
// other.
func (p *player) inStep() {
	p.t.Helper()
	want := p.house.view(p.id, "")
	p.until(fmt.Sprintf("position %d is shown", want.Position),
		`Number(document.getElementById("table").dataset.position) === %v && document.getElementById("pictures").ariaBusy === "false" && document.querySelectorAll("#story li").length === %v`, want.Position, want.Moves)
	prompt := want.Prompt
	if want.Over {
		prompt = want.Result
	}
	if got := p.text("#prompt"); got != prompt {
		p.t.Errorf("the page says %q, the server %q", got, prompt)
	}
}

// play makes so many decisions at a table by clicking whatever the one who is asked
// is offered: parts of pictures, and lines of the list.
func (h *house) play(players []*player, decisions int, random *rand.Rand) {
	h.t.Helper()
	for i := range decisions {
		before := h.view(players[0].id, "")
		if before.Over {
			return
		}
		asked := players[before.Turn-1]
		asked.inStep()
		if i%2 == 0 {
			asked.clickPart(random)
		} else {
			asked.clickOption(random)
		}
		asked.until("the move is made", `Number(document.getElementById("table").dataset.position) > %v`, before.Position)
		if after := h.view(players[0].id, ""); after.Moves <= before.Moves {
			h.t.Fatalf("the page has moved on, and the server has not: %d moves", after.Moves)
		}
	}
	for _, p := range players {
		p.inStep()
	}
}

// clickPart clicks a part of a picture that chooses something, and then one of what it
// offers: in the picture of tracks, if there is one.
func (p *player) clickPart(random *rand.Rand) {
	p.t.Helper()
	const parts = `[...document.querySelectorAll("#pictures .choice[data-part]")]`
	count := eval[int](p.page, parts+`.length`)
	if count == 0 {
		p.screenshot("nothing")
		p.t.Fatal("it is her turn, and nothing in the pictures can be clicked")
	}
	eval[bool](p.page, parts+`[%v].dispatchEvent(new MouseEvent("click", { bubbles: true }))`, random.IntN(count))
	p.until("a choice is offered", `!document.getElementById("choice").hidden`)
	if eval[bool](p.page, `Boolean(document.querySelector("#tracks [data-move]"))`) {
		p.click("#tracks [data-move]")
		return
	}
	p.clickOneOf("#choice-options [data-move]", random)
}

// clickOption clicks a line of the list. On a phone it is asked again.
func (p *player) clickOption(random *rand.Rand) {
	p.t.Helper()
	p.clickOneOf("#options [data-move]", random)
	if eval[bool](p.page, `matchMedia("(pointer: coarse)").matches`) {
		if at := p.view().Position; fmt.Sprint(at) != eval[string](p.page, `document.getElementById("table").dataset.position`) {
			p.t.Error("a touch in a list moves at once")
		}
		p.click("#choice-options [data-move]")
	}
}

func (p *player) clickOneOf(selector string, random *rand.Rand) {
	p.t.Helper()
	count := eval[int](p.page, `document.querySelectorAll(%s).length`, selector)
	if count == 0 {
		p.t.Fatalf("there is no %s", selector)
	}
	eval[bool](p.page, `document.querySelectorAll(%s)[%v].dispatchEvent(new MouseEvent("click", { bubbles: true }))`, selector, random.IntN(count))
}

// fits holds the width of the page against that of the screen.
func (p *player) fits() {
	p.t.Helper()
	if over := eval[int](p.page, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
		p.t.Errorf("the page is %d pixels wider than the screen", over)
	}
}

// TestSteamRollers is played in two browsers, one of which loses its connection in the
// middle.
func TestSteamRollers(t *testing.T) {
	h := serve(t)
	players := h.seated("steamrollers", desktop, phone)
	random := rand.New(rand.NewPCG(1, 1))
	h.play(players, 16, random)
	players[1].fits()

	lost, other := players[1], players[0]
	until := func(turn int) {
		for h.view(lost.id, "").Turn != turn {
			h.play(players, 1, random)
		}
	}
	mended := func() {
		lost.line.setCut(false)
		lost.until("the connection is back", `document.getElementById("connection").hidden`)
		lost.inStep()
	}

	// What she does without a connection reaches the server once, when it can.
	until(2)
	before := h.view(lost.id, "").Position
	lost.line.setCut(true)
	lost.sees("#connection", "No connection")
	lost.screenshot("lost")
	lost.clickOption(random)
	if now := h.view(lost.id, "").Position; now != before {
		t.Errorf("the table is at position %d without a connection, and was at %d", now, before)
	}
	lost.line.setCut(false)
	lost.until("the move is made", `Number(document.getElementById("table").dataset.position) > %v`, before)
	mended()
	if now := h.view(lost.id, "").Position; now != before+1 {
		t.Errorf("one click led from position %d to %d", before, now)
	}

	// What others do without her she sees when she comes back.
	until(1)
	lost.line.setCut(true)
	lost.sees("#connection", "No connection")
	for h.view(lost.id, "").Turn == 1 {
		h.play([]*player{other}, 1, random)
	}
	mended()
	h.play(players, 14, random)
	for _, p := range players {
		p.screenshot("end")
	}
}

// TestSteam is played by three.
func TestSteam(t *testing.T) {
	h := serve(t)
	players := h.seated("steam", desktop, phone, desktop)
	h.play(players, 30, rand.New(rand.NewPCG(1, 2)))
	players[1].fits()
	for _, p := range players {
		p.screenshot("end")
	}
}

// TestHandsAreHidden plays Steam Power and looks for each hand in all that others have
// received and show.
func TestHandsAreHidden(t *testing.T) {
	h := serve(t)
	players := h.seated("steampower", desktop, phone)
	watcher := &player{open(t, h.address, desktop), h, players[0].id}
	watcher.goTo("#" + watcher.id)
	watcher.inStep()
	h.play(players, 30, rand.New(rand.NewPCG(1, 3)))
	watcher.inStep()
	players[1].fits()
	for i, p := range players {
		p.screenshot("end")
		var report steampower.Report
		if err := json.Unmarshal(p.report(), &report); err != nil {
			t.Fatal(err)
		}
		hand := report.Players[i].Hand
		if len(hand) == 0 {
			t.Fatal("there is no hand to hide")
		}
		for _, contract := range hand {
			if !told(p.line.received(), int(contract)) {
				t.Errorf("%s is not told of contract %d in her own hand", names[i], contract)
			}
			for _, other := range []*player{players[1-i], watcher} {
				shown := eval[string](other.page, `document.documentElement.outerHTML`)
				if told(other.line.received(), int(contract)) || told(shown, int(contract)) {
					t.Errorf("others are told of contract %d in the hand of %s", contract, names[i])
				}
			}
		}
	}
}

// told reports whether a text names a contract: as a picture, a report, a move or a
// sentence does.
func told(text string, contract int) bool {
	named := fmt.Sprintf(`data-contract=\\?"%[1]d"|"hand":\[([0-9]+,)*%[1]d[,\]]|deal %[1]d\b|[Cc]ontract %[1]d\b|fulfil %[1]d\b`, contract)
	return regexp.MustCompile(named).MatchString(text)
}

// TestUndoByConsent takes a decision back when both agree, and not when one does not.
// The first decision of SteamRollers is a die, behind which nothing falls.
func TestUndoByConsent(t *testing.T) {
	h := serve(t)
	players := h.seated("steamrollers", desktop, phone)
	before := h.view(players[0].id, "")
	h.play(players, 1, rand.New(rand.NewPCG(1, 4)))
	one, other := players[0], players[1]
	one.click("#undo")
	other.sees("#wish", "Ann asks")
	one.sees("#wish", "You have agreed")
	other.screenshot("wish")
	other.click("#wish .insist")
	one.until("the wish is over", `document.getElementById("wish").hidden`)
	if now := h.view(one.id, ""); now.Moves != before.Moves+1 {
		t.Errorf("%d moves are left of %d", now.Moves, before.Moves+1)
	}
	one.click("#undo")
	other.click("#wish .agree")
	one.until("the decision is taken back", `document.querySelectorAll("#story li").length === %v`, before.Moves)
	other.inStep()
	if now := h.view(one.id, ""); now.Moves != before.Moves {
		t.Errorf("%d moves are left of %d", now.Moves, before.Moves)
	}
}

// TestASeatChangesHands leaves a seat, which somebody else takes, and comes back to
// look on.
func TestASeatChangesHands(t *testing.T) {
	h := serve(t)
	players := h.seated("steamrollers", desktop, phone)
	one, other := players[0], players[1]
	token := one.token()
	eval[bool](one.page, `(window.confirm = () => true, true)`)
	one.click("#leave")
	one.until("the link is shown", `Boolean(document.querySelector("#notice a"))`)
	one.screenshot("left")
	if one.token() != "" || h.view(one.id, token).Seat != 0 {
		t.Error("who has left has the seat")
	}
	one.until("nothing is offered", `document.querySelectorAll("#options [data-move], #pictures .choice").length === 0`)
	other.sees("#seats", "Ann (free)")
	link := eval[string](one.page, `document.querySelector("#notice a").hash`)
	third := &player{open(t, h.address, desktop), h, one.id}
	third.sitDown(link, "Cy")
	other.sees("#seats", "Cy")
	third.inStep()
	h.play([]*player{third, other}, 4, rand.New(rand.NewPCG(1, 5)))
	one.inStep()
	// Whoever opens the same link later learns that somebody sits there.
	one.goTo(link)
	one.choose("#name", "Di")
	one.click("#sitting .main")
	one.sees("#failure", "Somebody has sat down there already")
	// Who comes back to the page sits where she sat.
	eval[bool](third.page, `(location.reload(), true)`)
	third.sees("#seats", "Cy (you)")
	third.inStep()
}

// TestLanguageAndNight changes the language and the look in the middle of a game, and
// keeps both.
func TestLanguageAndNight(t *testing.T) {
	h := serve(t)
	p := h.seated("steam", phone, desktop, desktop)[0]
	p.choose("#language", "de")
	p.sees("#undo", "Zurücknehmen")
	german, err := h.host.Table(t.Context(), p.id, p.token())
	if err != nil {
		t.Fatal(err)
	}
	p.sees("#prompt", german.View("de").Prompt)
	const drawn = `document.getElementById("pictures").ariaBusy === "false" && Boolean(document.querySelector("#picture-map svg"))`
	p.until("the map is drawn", drawn)
	day := eval[string](p.page, `document.querySelector("#picture-map").innerHTML`)
	eval[bool](p.page, `(document.getElementById("night").click(), true)`)
	p.until("the map is drawn for the night", `document.querySelector("#picture-map").innerHTML !== %v`, day)
	p.screenshot("night")
	eval[bool](p.page, `(location.reload(), true)`)
	p.sees("#prompt", german.View("de").Prompt)
	p.until("it is night", `document.documentElement.classList.contains("night") && document.getElementById("night").checked`)
}

// TestRefusedClick clicks what is not possible, and reads the rule.
func TestRefusedClick(t *testing.T) {
	h := serve(t)
	players := h.seated("steamrollers", desktop, desktop)
	asked := players[h.view(players[0].id, "").Turn-1]
	asked.click(fmt.Sprintf("#picture-sheet-%d [data-box]", h.view(asked.id, "").Turn))
	asked.sees("#refusal", "ROUND-2")
}
