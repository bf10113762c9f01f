package browsertest

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"math"
	"math/rand/v2"
	"net/http/httptest"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/frontend"
	"github.com/railhex/railhex/examples/server/internal/api"
	"github.com/railhex/railhex/examples/server/internal/store"
	"github.com/railhex/railhex/examples/server/internal/table"
	"github.com/railhex/railhex/examples/steampower"
)

// A house is a server, and what it knows.
type house struct {
	t       *testing.T
	tables  store.Store
	host    *table.Host
	address string
	others  []string // tokens of those who sit at the table without a browser, behind the players
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
	return &house{t, tables, table.NewHost(tables), strings.TrimPrefix(server.URL, "http://"), nil}
}

// A player sits at a table in a browser.
type player struct {
	*page
	house *house
	id    string // of the table
}

// least is how many play a game at least.
var least = map[string]int{"steamrollers": 2, "steampower": 2, "steam": 3}

// seated opens a table in one browser, and has a player sit down for each of the screens:
// by the link that the opener was shown. Others sit down without a browser.
func (h *house) seated(game string, screens ...screen) []*player {
	h.t.Helper()
	var players []*player
	for _, on := range screens {
		players = append(players, &player{open(h.t, h.address, on), h, ""})
	}
	opener := players[0]
	opener.click("#home-new")
	opener.choose("#game", game)
	opener.choose("#players", fmt.Sprint(max(least[game], len(screens))))
	opener.screenshot("new")
	opener.click("#start")
	opener.until("the links are shown", `document.querySelectorAll("#links a").length >= %v`, len(screens))
	opener.click("#links button")
	opener.sees("#links button", "Copied")
	opener.screenshot("links")
	links := eval[[]string](opener.page, `[...document.querySelectorAll("#links a")].map((link) => link.hash)`)
	for i, p := range players {
		p.id, _, _ = strings.Cut(strings.TrimPrefix(links[i], "#table="), "&")
		p.sitDown(links[i], names[i])
	}
	for i := len(players); i < max(least[game], len(screens)); i++ {
		_, invite, _ := strings.Cut(links[i], "&seat=")
		_, token, err := h.host.Sit(h.t.Context(), opener.id, invite, names[i], "request-to-sit")
		if err != nil {
			h.t.Fatal(err)
		}
		h.others = append(h.others, token)
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
	p.until("one is asked for a name", `Boolean(document.querySelector("#sitting:not([hidden]) #own-name"))`)
	p.choose("#own-name", name)
	p.click("#sit")
	p.sees("#company-seats", name+" (you)")
}

// token is the token of the player's seat, "" if she looks on.
func (p *player) token() string {
	p.t.Helper()
	return eval[string](p.page, `JSON.parse(localStorage.getItem("railhex seat " + %s) ?? "{}").token ?? ""`, p.id)
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
	p.until(fmt.Sprintf("%d moves are shown", want.Moves),
		`Number(document.getElementById("playing").dataset.moves) === %v && document.getElementById("playing").ariaBusy === "false" && document.querySelectorAll("#log li").length === %v`, want.Moves, want.Moves)
	if got := p.text("#prompt"); got != want.Prompt {
		p.t.Errorf("the page says %q, the server %q", got, want.Prompt)
	}
	if got := p.text("#result"); want.Over && !strings.Contains(got, want.Result) {
		p.t.Errorf("at the end the page says %q, the server %q", got, want.Result)
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
		if before.Turn > len(players) {
			h.move(before.ID, h.others[before.Turn-len(players)-1], random)
			continue
		}
		asked := players[before.Turn-1]
		asked.inStep()
		if i%2 == 0 {
			asked.clickPart(random)
		} else {
			asked.clickOption(random)
		}
		asked.until("the move is made", `Number(document.getElementById("playing").dataset.moves) > %v`, before.Moves)
		if after := h.view(players[0].id, ""); after.Moves <= before.Moves {
			h.t.Fatalf("the page has moved on, and the server has not: %d moves", after.Moves)
		}
	}
	for _, p := range players {
		p.inStep()
	}
}

// move makes a move for a token without a browser, as the greedy bot would, so that games
// come to an end.
func (h *house) move(id, token string, random *rand.Rand) {
	h.t.Helper()
	kept, err := h.tables.Table(h.t.Context(), id)
	if err != nil {
		h.t.Fatal(err)
	}
	p, err := frontend.Restore(kept.Header, kept.Line)
	if err != nil {
		h.t.Fatal(err)
	}
	bot, err := frontend.NewBot(p.Game(), "greedy", frontend.Thought{})
	if err != nil {
		h.t.Fatal(err)
	}
	move, err := bot.Choose(h.t.Context(), p, random)
	if err != nil {
		h.t.Fatal(err)
	}
	wish := table.Wish{Position: kept.Position, Move: move, Request: fmt.Sprint("request-", kept.Position)}
	if _, err := h.host.Move(h.t.Context(), id, token, wish, "en"); err != nil {
		h.t.Fatal(err)
	}
}

// clickPart clicks a part of a picture that chooses something, and then one of what it
// offers: in the picture of tracks, if there is one.
func (p *player) clickPart(random *rand.Rand) {
	p.t.Helper()
	const parts = `[...document.querySelectorAll("#pictures .choice[data-part]")]`
	count := eval[int](p.page, parts+`.length`)
	if count == 0 {
		p.clickOption(random) // what is decided lies on no picture
		return
	}
	moves := p.view().Moves
	eval[bool](p.page, parts+`[%v].dispatchEvent(new MouseEvent("click", { bubbles: true }))`, random.IntN(count))
	p.until("something is chosen or offered",
		`!document.getElementById("choice").hidden || document.getElementById("notice").innerText !== "" || Number(document.getElementById("playing").dataset.moves) > %v`, moves)
	switch {
	case eval[bool](p.page, `Number(document.getElementById("playing").dataset.moves) > %v`, moves):
		// It was the only one.
	case eval[bool](p.page, `document.getElementById("choice").hidden`):
		p.clickOption(random) // there are too many to show
	case eval[bool](p.page, `Boolean(document.querySelector("#tracks [data-move]"))`):
		p.click("#tracks [data-move]")
	default:
		p.clickOneOf("#choice-options [data-move]", random)
	}
}

// clickOption clicks a line of the list. On a phone it is asked again.
func (p *player) clickOption(random *rand.Rand) {
	p.t.Helper()
	p.until("there are options, and all groups of them are open", `(() => {
		const closed = document.querySelectorAll("#options details:not([open])");
		closed.forEach((group) => { group.open = true; });
		return closed.length === 0 && document.querySelectorAll("#options [data-move]").length > 0;
	})()`)
	p.clickOneOf("#options [data-move]", random)
	if eval[bool](p.page, `matchMedia("(pointer: coarse)").matches`) {
		if at := p.view().Moves; fmt.Sprint(at) != eval[string](p.page, `document.getElementById("playing").dataset.moves`) {
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
	before := h.view(lost.id, "")
	lost.line.setCut(true)
	lost.sees("#connection", "No connection")
	lost.screenshot("lost")
	lost.clickOption(random)
	if now := h.view(lost.id, "").Position; now != before.Position {
		t.Errorf("the table is at position %d without a connection, and was at %d", now, before.Position)
	}
	lost.line.setCut(false)
	lost.until("the move is made", `Number(document.getElementById("playing").dataset.moves) > %v`, before.Moves)
	mended()
	if now := h.view(lost.id, "").Position; now != before.Position+1 {
		t.Errorf("one click led from position %d to %d", before.Position, now)
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

// TestWholeGames plays each game to its end, now by clicks in two browsers, now, faster,
// by the same players elsewhere. One of the browsers loses its connection in between. At
// every pause both show what the server has, and no hand but their own.
func TestWholeGames(t *testing.T) {
	for _, game := range frontend.Names() {
		t.Run(game, func(t *testing.T) {
			h := serve(t)
			players := h.seated(game, desktop, phone)
			tokens := append([]string{players[0].token(), players[1].token()}, h.others...)
			random := rand.New(rand.NewPCG(1, 2))
			hidden := 0
			for pause := 0; ; pause++ {
				players[1].line.setCut(pause == 1)
				for range 25 {
					if now := h.view(players[0].id, ""); !now.Over {
						h.move(now.ID, tokens[now.Turn-1], random)
					}
				}
				players[1].line.setCut(false)
				for _, p := range players {
					p.inStep()
					p.fits()
				}
				if h.view(players[0].id, "").Over {
					break
				}
				if game == "steampower" {
					hidden += handsAreHidden(t, players)
				}
				if pause == 3 {
					for _, p := range players {
						p.screenshot("middle")
					}
				}
				h.play(players, 2, random)
			}
			for _, p := range players {
				p.screenshot("end")
				p.until("the score is told", `document.querySelectorAll("#result section li").length > 0`)
			}
			if game == "steampower" && hidden == 0 {
				t.Error("there was no hand to hide")
			}
		})
	}
}

// TestHandsAreHidden plays Steam Power while somebody looks on, from whom both hands are
// hidden.
func TestHandsAreHidden(t *testing.T) {
	h := serve(t)
	players := h.seated("steampower", desktop, phone)
	watcher := &player{open(t, h.address, desktop), h, players[0].id}
	watcher.goTo("#table=" + watcher.id)
	watcher.inStep()
	h.play(players, 24, rand.New(rand.NewPCG(1, 3)))
	watcher.inStep()
	if handsAreHidden(t, players, watcher) == 0 {
		t.Error("there was no hand to hide")
	}
	// Nor does what is past show them.
	watcher.click("#first")
	watcher.until("the beginning is shown", `document.getElementById("place").innerText.startsWith("0 ") && document.getElementById("playing").ariaBusy === "false"`)
	for range 6 {
		watcher.click("#next")
	}
	watcher.until("it is past", `!document.getElementById("continue").hidden && document.getElementById("playing").ariaBusy === "false"`)
	watcher.screenshot("past")
	handsAreHidden(t, players, watcher)
}

// handsAreHidden looks for each hand in all that others have received and show, and
// counts the contracts that there were.
func handsAreHidden(t *testing.T, players []*player, watchers ...*player) (count int) {
	t.Helper()
	for i, p := range players {
		var report steampower.Report
		if err := json.Unmarshal(p.report(), &report); err != nil {
			t.Fatal(err)
		}
		for _, contract := range report.Players[i].Hand {
			count++
			if !told(p.line.received(), int(contract)) {
				t.Errorf("%s is not told of contract %d in her own hand", names[i], contract)
			}
			for _, other := range append([]*player{players[1-i]}, watchers...) {
				if other == players[1-i] && other.held(1-i, contract) {
					continue // it was taken out of her hand, or has lain open
				}
				shown := eval[string](other.page, `document.documentElement.outerHTML`)
				if told(other.line.received(), int(contract)) || told(shown, int(contract)) {
					t.Errorf("others are told of contract %d in the hand of %s", contract, names[i])
				}
			}
		}
	}
	return count
}

// held reports whether a contract was in the player's own hand at any time, or lay open
// while it was fulfilled.
func (p *player) held(seat int, contract int) bool {
	p.t.Helper()
	steps, err := p.house.host.Story(p.t.Context(), p.id, "", "en", 0, math.MaxInt) // as who looks on is told
	if err != nil {
		p.t.Fatal(err)
	}
	for _, step := range steps {
		if strings.HasPrefix(step.Move+" ", fmt.Sprintf("fulfil %d ", contract)) {
			return true
		}
	}
	for at := range p.view().Moves {
		then, err := p.house.host.TableAt(p.t.Context(), p.id, p.token(), at)
		if err != nil {
			p.t.Fatal(err)
		}
		var report steampower.Report
		if err := json.Unmarshal(then.Report(), &report); err != nil {
			p.t.Fatal(err)
		}
		if slices.Contains(report.Players[seat].Hand, contract) {
			return true
		}
	}
	return false
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
	other.click("#wish #insist")
	one.until("the wish is over", `document.getElementById("wish").hidden`)
	if now := h.view(one.id, ""); now.Moves != before.Moves+1 {
		t.Errorf("%d moves are left of %d", now.Moves, before.Moves+1)
	}
	one.click("#undo")
	other.click("#wish #agree")
	one.until("the decision is taken back", `document.querySelectorAll("#log li").length === %v`, before.Moves)
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
	one.click("#give-up")
	one.until("the link is shown", `Boolean(document.querySelector("#home-notice a"))`)
	one.screenshot("left")
	if one.token() != "" || h.view(one.id, token).Seat != 0 {
		t.Error("who has left has the seat")
	}
	one.until("the table is not shown", `document.getElementById("playing").hidden`)
	other.sees("#company-seats", "Ann (free)")
	link := eval[string](one.page, `document.querySelector("#home-notice a").hash`)
	third := &player{open(t, h.address, desktop), h, one.id}
	third.sitDown(link, "Cy")
	other.sees("#company-seats", "Cy")
	third.inStep()
	h.play([]*player{third, other}, 4, rand.New(rand.NewPCG(1, 5)))
	one.goTo("#table=" + one.id) // to look on
	one.inStep()
	// Whoever opens the same link later learns that somebody sits there.
	one.goTo(link)
	one.choose("#own-name", "Di")
	one.click("#sit")
	one.sees("#sitting-error", "Somebody has sat down there already")
	// Who comes back to the page sits where she sat.
	third.reload()
	third.sees("#company-seats", "Cy (you)")
	third.inStep()
}

// TestLanguageAndNight changes the language and the look in the middle of a game, and
// keeps both.
func TestLanguageAndNight(t *testing.T) {
	h := serve(t)
	p := h.seated("steam", phone, desktop, desktop)[0]
	p.choose("#language", "de")
	p.sees("#open-ledger", "Wertung")
	german, err := h.host.Table(t.Context(), p.id, p.token())
	if err != nil {
		t.Fatal(err)
	}
	p.sees("#prompt", german.View("de").Prompt)
	const drawn = `document.getElementById("playing").ariaBusy === "false" && Boolean(document.querySelector("#frame-map svg"))`
	p.until("the map is drawn", drawn)
	day := eval[string](p.page, `document.querySelector("#frame-map").innerHTML`)
	eval[bool](p.page, `(document.getElementById("night").click(), true)`)
	p.until("the map is drawn for the night", `document.querySelector("#frame-map").innerHTML !== %v`, day)
	p.screenshot("night")
	p.reload()
	p.sees("#prompt", german.View("de").Prompt)
	p.until("it is night", `document.documentElement.classList.contains("night") && document.getElementById("night").checked`)
}

// TestRefusedClick clicks what is not possible, and reads the rule.
func TestRefusedClick(t *testing.T) {
	h := serve(t)
	players := h.seated("steamrollers", desktop, desktop)
	asked := players[h.view(players[0].id, "").Turn-1]
	asked.click(fmt.Sprintf("#frame-sheet-%d [data-box]", h.view(asked.id, "").Turn))
	asked.sees("#notice", "ROUND-2")
}
