package browsertest

import (
	"context"
	"fmt"
	"log/slog"
	"math"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/examples/club/server/internal/api"
	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/describe"
)

// A house is a server, and what it knows.
type house struct {
	t       *testing.T
	tables  store.Store
	host    *table.Host
	handler http.Handler
	address string   // of a server for those who need no line
	others  []string // tokens of those who sit at the table without a browser, behind the players
}

func serve(t *testing.T) *house {
	t.Helper()
	return serveWithin(t, api.Limits{Requests: 1e6, Burst: 1e6, Streams: 1e6, Tables: 1e9})
}

// serveWithin is a server with limits.
func serveWithin(t *testing.T, limits api.Limits) *house {
	t.Helper()
	tables := servertest.Must(store.Open(t.Context(), filepath.Join(t.TempDir(), "tables.db")))
	ctx, stop := context.WithCancel(context.Background())
	handler := api.New(ctx, games.All(), tables, limits, slog.New(slog.DiscardHandler))
	server := httptest.NewServer(handler)
	t.Cleanup(func() {
		stop()
		server.CloseClientConnections()
		server.Close()
		tables.Close()
	})
	return &house{t, tables, table.NewHost(games.All(), tables), handler, strings.TrimPrefix(server.URL, "http://"), nil}
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
func (h *house) seated(game string, screens ...browser.Screen) []*player {
	h.t.Helper()
	var players []*player
	for _, on := range screens {
		players = append(players, &player{open(h.t, h, on), h, ""})
	}
	opener := players[0]
	opener.Click("#home-new")
	opener.Choose("#game", game)
	opener.Choose("#players", fmt.Sprint(max(least[game], len(screens))))
	opener.Screenshot("new")
	opener.Click("#start")
	opener.Until("the links are shown", `document.querySelectorAll("#links a").length >= %v`, len(screens))
	opener.Click("#links button")
	opener.Sees("#links button", "Copied")
	opener.Screenshot("links")
	links := browser.Eval[[]string](opener.Page, `[...document.querySelectorAll("#links a")].map((link) => link.hash)`)
	for i, p := range players {
		p.id, _, _ = strings.Cut(strings.TrimPrefix(links[i], "#table="), "&")
		p.sitDown(links[i], names[i])
	}
	for i := len(players); i < max(least[game], len(screens)); i++ {
		_, invite, _ := strings.Cut(links[i], "&seat=")
		key := client.NewKey()
		servertest.Must(h.host.Sit(h.t.Context(), opener.id, key, invite, names[i]))
		h.others = append(h.others, key)
	}
	for _, p := range players {
		p.inStep()
	}
	return players
}

var names = []string{"Ann", "Bob", "Cy"}

func (p *player) sitDown(link, name string) {
	p.T.Helper()
	p.goTo(link)
	p.Until("one is asked for a name", `Boolean(document.querySelector("#sitting:not([hidden]) #own-name"))`)
	p.Choose("#own-name", name)
	p.Click("#sit")
	p.Sees("#company-seats", name+" (you)")
	if browser.Eval[bool](p.Page, `document.getElementById("own-first").open`) { // the first time in this browser
		p.Click("#own-first [command=close]")
	}
}

// company opens what tells who sits at the table.
func (p *player) company() {
	p.T.Helper()
	p.Click("#open-company, #menu-company")
	p.Until("the company is shown", `document.getElementById("company").open`)
}

// token is the player's key.
func (p *player) token() string {
	p.T.Helper()
	return browser.Eval[string](p.Page, `localStorage.getItem("railhex me") ?? ""`)
}

// view is what the server shows the player.
func (p *player) view() table.View {
	p.T.Helper()
	return p.house.view(p.id, p.token())
}

func (h *house) view(id, token string) table.View {
	h.t.Helper()
	t := servertest.Must(h.host.Table(h.t.Context(), id, token))
	return t.View("en")
}

// inStep waits until the page shows what the server has, and holds one against the
// other.
func (p *player) inStep() {
	p.T.Helper()
	want := p.view()
	p.Until(fmt.Sprintf("%d moves are shown", want.Moves),
		`Number(document.getElementById("playing").dataset.moves) === %v && document.getElementById("playing").ariaBusy === "false" && document.querySelectorAll("#log li").length === %v`, want.Moves, want.Moves)
	if got := p.Text("#prompt"); got != want.Prompt {
		p.T.Errorf("the page says %q, the server %q", got, want.Prompt)
	}
	if !want.Over || want.Result == "" {
		return
	}
	says := strings.Contains(p.Text("#result"), want.Result)
	if want.Seat > 0 { // whoever has played reads how they did
		own, headline := want.Seats[want.Seat-1], p.Text("#result h2")
		says = strings.HasPrefix(headline, "You ") == own.Wins && strings.Contains(headline, strings.ReplaceAll(strconv.Itoa(own.Points), "-", "−"))
	}
	if !says {
		p.T.Errorf("at the end the page says %q to seat %d, the server %q", p.Text("#result"), want.Seat, want.Result)
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
		asked.Until("the move is made", `Number(document.getElementById("playing").dataset.moves) > %v`, before.Moves)
		if after := h.view(players[0].id, ""); after.Moves <= before.Moves {
			h.t.Fatalf("the page has moved on, and the server has not: %d moves", after.Moves)
		}
	}
	for _, p := range players {
		p.inStep()
	}
}

// kept is a table as the server keeps it, and the position there.
func (h *house) kept(id string) (store.Table, describe.Position) {
	h.t.Helper()
	t := servertest.Must(h.tables.Table(h.t.Context(), id))
	return t, servertest.Must(games.All().Restore(t.Header, t.Line))
}

// move makes a move for a token without a browser, as the greedy bot would, so that games
// come to an end.
func (h *house) move(id, token string, random *rand.Rand) {
	h.t.Helper()
	kept, p := h.kept(id)
	bot := servertest.Must(p.Of().Bot("greedy", describe.Thought{}))
	move := servertest.Must(bot.Choose(h.t.Context(), p, random))
	wish := table.Wish{Position: kept.Position, Move: move, Request: fmt.Sprint("request-", kept.Position)}
	servertest.Must(h.host.Move(h.t.Context(), id, token, wish, "en"))
}

// clickPart clicks a part of a picture that chooses something, and then one of what it
// offers: in the picture of tracks, if there is one.
func (p *player) clickPart(random *rand.Rand) {
	p.T.Helper()
	const parts = `[...document.querySelectorAll("#pictures .choice[data-part]")]`
	count := browser.Eval[int](p.Page, parts+`.length`)
	if count == 0 {
		p.clickOption(random) // what is decided lies on no picture
		return
	}
	moves := p.view().Moves
	browser.Eval[bool](p.Page, parts+`[%v].dispatchEvent(new MouseEvent("click", { bubbles: true }))`, random.IntN(count))
	p.Until("something is chosen or offered",
		`!document.getElementById("choice").hidden || document.getElementById("notice").innerText !== "" || Number(document.getElementById("playing").dataset.moves) > %v`, moves)
	switch {
	case browser.Eval[bool](p.Page, `Number(document.getElementById("playing").dataset.moves) > %v`, moves):
		// It was the only one.
	case browser.Eval[bool](p.Page, `document.getElementById("choice").hidden`):
		p.chooseOption(random) // there are too many to show
	case browser.Eval[bool](p.Page, `Boolean(document.querySelector("#tracks [data-move]"))`):
		p.Click("#tracks [data-move]")
	default:
		p.clickOneOf("#choice-options [data-move]", random)
	}
	p.confirm(moves)
}

// confirm makes what is chosen by the dark button, unless one press has made it.
func (p *player) confirm(moves int) {
	p.T.Helper()
	const ready = `document.getElementById("act").ariaDisabled === "false"`
	p.Until("something is chosen or made", ready+` || Number(document.getElementById("playing").dataset.moves) > %v`, moves)
	if browser.Eval[bool](p.Page, ready) {
		p.Click("#act")
	}
}

// clickOption clicks a line of the list, and makes what it chooses.
func (p *player) clickOption(random *rand.Rand) {
	p.T.Helper()
	moves := p.view().Moves
	p.chooseOption(random)
	p.confirm(moves)
}

// chooseOption clicks a line of the list.
func (p *player) chooseOption(random *rand.Rand) {
	p.T.Helper()
	p.Until("there are options, and all groups of them are open", `(() => {
		const closed = document.querySelectorAll("#options details:not([open])");
		closed.forEach((group) => { group.open = true; });
		return closed.length === 0 && document.querySelectorAll(":is(#options, #actions) [data-move]").length > 0;
	})()`)
	p.clickOneOf(":is(#options, #actions) [data-move]", random)
}

func (p *player) clickOneOf(selector string, random *rand.Rand) {
	p.T.Helper()
	count := browser.Eval[int](p.Page, `document.querySelectorAll(%s).length`, selector)
	if count == 0 {
		p.T.Fatalf("there is no %s", selector)
	}
	browser.Eval[bool](p.Page, `document.querySelectorAll(%s)[%v].dispatchEvent(new MouseEvent("click", { bubbles: true }))`, selector, random.IntN(count))
}

// TestSteamRollers is played in two browsers, one of which loses its connection in the
// middle.
func TestSteamRollers(t *testing.T) {
	h := serve(t)
	players := h.seated("steamrollers", browser.Desktop, browser.Phone)
	random := rand.New(rand.NewPCG(1, 1))
	h.play(players, 16, random)
	players[1].Fits()

	lost, other := players[1], players[0]
	until := func(turn int) {
		for h.view(lost.id, "").Turn != turn {
			h.play(players, 1, random)
		}
	}
	mended := func() {
		lost.line.setCut(false)
		lost.Until("the connection is back", `document.getElementById("connection").hidden`)
		lost.inStep()
	}

	// A choice that is open when the connection is lost stays open, and what is chosen
	// then reaches the server once, when it can.
	until(2)
	for h.view(lost.id, "").Phase == "draft" { // a draft is one press
		h.play(players, 1, random)
		until(2)
	}
	before := h.view(lost.id, "")
	_, at := h.kept(lost.id)
	lost.inStep()
	lost.chooseOption(random)
	if now := h.view(lost.id, "").Position; now != before.Position {
		t.Errorf("what is chosen is made: position %d was %d", now, before.Position)
	}
	lost.line.setCut(true)
	lost.Sees("#connection", "No connection")
	lost.Screenshot("lost")
	lost.Click("#act")
	if now := h.view(lost.id, "").Position; now != before.Position {
		t.Errorf("the table is at position %d without a connection, and was at %d", now, before.Position)
	}
	lost.line.setCut(false)
	lost.Until("the move is made", `Number(document.getElementById("playing").dataset.moves) > %v`, before.Moves)
	mended()
	for i, move := range servertest.Must(h.tables.Moves(t.Context(), lost.id))[before.Moves:] {
		// What has one answer then is made with it.
		if others := at.Moves(); i > 0 && !at.Chance() && len(others) > 1 {
			t.Errorf("one click made move %d, too, %s, one of %d", i+1, move.Notation, len(others))
		}
		at = servertest.Must(at.Replay(move.Notation))
	}

	// A player who comes back sees what the others did meanwhile.
	until(1)
	lost.line.setCut(true)
	lost.Sees("#connection", "No connection")
	for h.view(lost.id, "").Turn == 1 {
		h.play([]*player{other}, 1, random)
	}
	mended()
	h.play(players, 14, random)
	for _, p := range players {
		p.Screenshot("end")
	}
}

// TestWholeGames plays each game to its end, now by clicks in two browsers, now, faster,
// by the same players elsewhere. One of the browsers loses its connection in between. At
// every pause both show what the server has.
func TestWholeGames(t *testing.T) {
	for _, game := range games.All().Names() {
		t.Run(game, func(t *testing.T) {
			if game != "steampower" {
				long.Only(t, "Steam Power is played here, and every game in the tests of the page")
			}
			h := serve(t)
			players := h.seated(game, browser.Desktop, browser.Phone)
			tokens := append([]string{players[0].token(), players[1].token()}, h.others...)
			random := rand.New(rand.NewPCG(1, 2))
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
					p.Fits()
				}
				if h.view(players[0].id, "").Over {
					break
				}
				if pause == 3 {
					for _, p := range players {
						p.Screenshot("middle")
					}
				}
				h.play(players, 2, random)
			}
			for _, p := range players {
				p.Screenshot("end")
				p.Until("the score is told", `document.querySelectorAll("#result section li").length > 0`)
			}
		})
	}
}

// choosing is seated, at a table where the dice leave more than one choice to who is asked first.
func (h *house) choosing(game string, screens ...browser.Screen) []*player {
	h.t.Helper()
	for {
		h.others = nil
		players := h.seated(game, screens...)
		var tokens []string
		for _, p := range players {
			tokens = append(tokens, p.token())
		}
		id, asked := players[0].id, h.view(players[0].id, "").Turn
		if view := h.view(id, append(tokens, h.others...)[asked-1]); len(view.Options[0].Options) > 1 {
			return players
		}
	}
}

// TestUndoByConsent takes a decision back when both agree, and not when one does not. The log
// then tells the decision that is made instead, in the language that the page has by then.
// The first decision of SteamRollers is a die, behind which nothing falls.
func TestUndoByConsent(t *testing.T) {
	h := serve(t)
	players := h.choosing("steamrollers", browser.Desktop, browser.Phone)
	before := h.view(players[0].id, "")
	h.play(players, 1, rand.New(rand.NewPCG(1, 4)))
	one, other := players[0], players[1]
	told := func(language string) table.StoryStep {
		steps := servertest.Must(h.host.Story(t.Context(), one.id, one.token(), language, before.Moves, math.MaxInt))
		return steps[0]
	}
	taken := told("en")
	one.Click("#undo")
	other.Sees("#wish", "Ann asks")
	one.Sees("#wish", "You have agreed")
	other.Screenshot("wish")
	other.Click("#wish #insist")
	one.Until("the wish is over", `!document.getElementById("wish").checkVisibility()`)
	if now := h.view(one.id, ""); now.Moves != before.Moves+1 {
		t.Errorf("%d moves are left of %d", now.Moves, before.Moves+1)
	}
	other.Until("the other may ask", `document.getElementById("undo").ariaDisabled === "false"`)
	other.Click("#undo") // who has asked at a position asks no more
	one.Click("#wish #agree")
	one.Until("the decision is taken back", `document.querySelectorAll("#log li").length === %v`, before.Moves)
	other.inStep()
	if now := h.view(one.id, ""); now.Moves != before.Moves {
		t.Errorf("%d moves are left of %d", now.Moves, before.Moves)
	}
	h.moveInstead(one.id, players[before.Turn-1].token(), taken.Move)
	one.Sees("#log a", told("en").Events[0].Text)
	one.Choose("#language", "de")
	one.Sees("#log a", told("de").Events[0].Text)
}

// moveInstead makes a move that is not the one that was taken back.
func (h *house) moveInstead(id, token, taken string) {
	h.t.Helper()
	now := h.view(id, token)
	options := now.Options[0].Options
	instead := slices.IndexFunc(options, func(option describe.Option) bool { return option.Move != taken })
	servertest.Must(client.New("http://"+h.address, http.DefaultClient).Move(h.t.Context(), id, token, now.Position, options[instead].Move))
}

// TestAMoveIsTakenBackBeforeItIsTold takes back a move for which the page asks the story: the
// log then has the moves that there are.
func TestAMoveIsTakenBackBeforeItIsTold(t *testing.T) {
	h := serve(t)
	p := h.choosing("steamrollers", browser.Desktop)[0]
	tokens := append([]string{p.token()}, h.others...)
	before, random := h.view(p.id, ""), rand.New(rand.NewPCG(1, 4))
	answered := p.hold("/story")
	h.move(p.id, tokens[before.Turn-1], random)
	goOn := answered()
	at := h.view(p.id, "").Position
	story := func() table.StoryStep {
		return servertest.Must(h.host.Story(t.Context(), p.id, p.token(), "en", before.Moves, math.MaxInt))[0]
	}
	taken := story().Move
	for _, token := range tokens {
		servertest.Check(t, h.host.Undo(t.Context(), p.id, token, at))
	}
	goOn()
	p.inStep()
	h.moveInstead(p.id, tokens[before.Turn-1], taken)
	p.inStep()
	p.Sees("#log a", story().Events[0].Text)
}

// TestASeatChangesHands leaves a seat, which somebody else takes, and comes back to
// look on.
func TestASeatChangesHands(t *testing.T) {
	h := serve(t)
	players := h.seated("steamrollers", browser.Desktop, browser.Phone)
	one, other := players[0], players[1]
	token := one.token()
	browser.Eval[bool](one.Page, `(window.confirm = () => true, true)`)
	one.company()
	one.Click("#give-up")
	one.Until("the link is shown", `Boolean(document.querySelector("#home-notice a"))`)
	one.Screenshot("left")
	if h.view(one.id, token).Seat != 0 {
		t.Error("who has left has the seat")
	}
	one.Until("the table is not shown", `document.getElementById("playing").hidden`)
	other.Sees("#company-seats", "Ann (free)")
	link := browser.Eval[string](one.Page, `document.querySelector("#home-notice a").hash`)
	third := &player{open(t, h, browser.Desktop), h, one.id}
	third.sitDown(link, "Cy")
	other.Sees("#company-seats", "Cy")
	third.inStep()
	h.play([]*player{third, other}, 4, rand.New(rand.NewPCG(1, 5)))
	one.goTo("#table=" + one.id) // to look on
	one.inStep()
	// A later visitor by the same link learns that the seat is taken.
	one.goTo(link)
	one.Choose("#own-name", "Di")
	one.Click("#sit")
	one.Sees("#sitting-error", "Somebody has sat down there already")
	// A player who comes back to the page still has the seat.
	third.Reload()
	third.Sees("#company-seats", "Cy (you)")
	third.inStep()
}

// TestThePersonalLinkIsShownOnce sits down twice in one browser: the first time it shows the link, which
// holds the seat in another.
func TestThePersonalLinkIsShownOnce(t *testing.T) {
	h := serve(t)
	p := &player{open(t, h, browser.Phone), h, ""}
	for i, shown := range []bool{true, false} {
		o, err := h.host.Open(t.Context(), table.Opening{Header: "game steamrollers\nplayers 2\nboard standard\ncomponents standard\n", Clock: &table.Clock{Days: 2, Late: table.LateBot}})
		if err == nil {
			_, err = h.host.Sit(t.Context(), o.ID, client.NewKey(), o.Invites[1], "Bob")
		}
		if err != nil {
			t.Fatal(err)
		}
		p.goTo(fmt.Sprintf("#table=%s&seat=%s", o.ID, o.Invites[0]))
		p.Until("one is asked for a name", `Boolean(document.querySelector("#sitting:not([hidden]) #own-name"))`)
		p.Choose("#own-name", "Ann")
		p.Click("#sit")
		p.Sees("#company-seats", "Ann (you)")
		if open := browser.Eval[bool](p.Page, `document.getElementById("own-first").open`); open != shown {
			t.Errorf("at table %d the link is shown: %t", i+1, open)
		}
		if !shown {
			continue
		}
		p.Until("the code is drawn", `Boolean(document.querySelector("#own-first .own-code svg path"))`)
		p.Fits()
		p.Screenshot("own-first")
		link := browser.Eval[string](p.Page, `document.querySelector("#own-first a").hash`)
		p.Click("#own-first [command=close]")
		p.Until("the table is there", `!document.getElementById("own-first").open`)
		again := &player{open(t, h, browser.Desktop), h, o.ID}
		browser.Eval[bool](again.Page, `(window.confirm = () => true, true)`)
		again.goTo(link)
		again.Sees("#games .due", "until ")
		again.Click("#games a")
		again.Sees("#company-seats", "Ann (you)")
	}
}

// TestLanguageAndNight changes the language and the look in the middle of a game, and
// keeps both.
func TestLanguageAndNight(t *testing.T) {
	h := serve(t)
	p := h.seated("steam", browser.Phone, browser.Desktop, browser.Desktop)[0]
	p.Choose("#language", "de")
	p.Sees("#open-ledger", "Wertung")
	german := servertest.Must(h.host.Table(t.Context(), p.id, p.token()))
	p.Sees("#prompt", german.View("de").Prompt)
	const drawn = `document.getElementById("playing").ariaBusy === "false" && Boolean(document.querySelector("#frame-map svg"))`
	p.Until("the map is drawn", drawn)
	day := browser.Eval[string](p.Page, `document.querySelector("#frame-map").innerHTML`)
	browser.Eval[bool](p.Page, `(document.getElementById("night").click(), true)`)
	p.Until("the map is drawn for the night", `document.querySelector("#frame-map").innerHTML !== %v`, day)
	p.Screenshot("night")
	p.Reload()
	p.Sees("#prompt", german.View("de").Prompt)
	p.Until("it is night", `document.documentElement.classList.contains("night") && document.getElementById("night").checked`)
}

// TestRefusedClick clicks what is not possible, and reads the rule.
func TestRefusedClick(t *testing.T) {
	h := serve(t)
	players := h.seated("steamrollers", browser.Desktop, browser.Desktop)
	asked := players[h.view(players[0].id, "").Turn-1]
	asked.Click(fmt.Sprintf("#frame-sheet-%d [data-box]", h.view(asked.id, "").Turn))
	asked.Sees("#notice", "ROUND-2")
}

// TestThePageAsksForPatience lets a seat's budget run out, and plays on.
func TestThePageAsksForPatience(t *testing.T) {
	long.Only(t, "TestARoomPlaysTogether holds the budgets, and a phone and a desktop play without meeting them")
	h := serveWithin(t, api.Limits{Requests: 2, Burst: 40, Tables: 1000})
	players := h.seated("steamrollers", browser.Desktop, browser.Desktop)
	browser.Eval[bool](players[0].Page, `(window.asked = false, new MutationObserver(() => {
		window.asked ||= !document.getElementById("busy").hidden && document.getElementById("busy").textContent === "Too much at once; wait a little.";
	}).observe(document.getElementById("busy"), { attributes: true }), true)`)
	random := rand.New(rand.NewPCG(1, 6))
	for !browser.Eval[bool](players[0].Page, `window.asked`) {
		h.play(players, 4, random)
	}
	players[0].Until("it no longer waits", `document.getElementById("busy").hidden`)
	h.play(players, 2, random)
}
