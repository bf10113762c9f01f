package browsertest

import (
	"net/http"
	"slices"
	"strconv"
	"testing"
	"time"

	cdp "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/target"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/examples/club/server/internal/api"
	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/push"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
)

// pretend has a page be in the background, or be seen again.
func (p *player) pretend(hidden bool) {
	p.T.Helper()
	browser.Eval[bool](p.Page, `(Object.defineProperty(document, "hidden", { value: %v, configurable: true }), true)`, hidden)
}

// untilTurn plays over HTTP until it is the turn of a seat.
func (h *house) untilTurn(seat int, tokens []string, id string) {
	h.t.Helper()
	players := client.New("http://"+h.address, http.DefaultClient)
	for now := h.view(id, ""); now.Turn != seat; now = h.view(id, "") {
		group := h.view(id, tokens[now.Turn-1]).Options[0]
		for len(group.Options) == 0 {
			group = group.Groups[0]
		}
		servertest.Must(players.Move(h.t.Context(), id, tokens[now.Turn-1], now.Position, group.Options[0].Move))
	}
}

// TestTheTurnIsTold looks elsewhere while the other plays: the title and a notification
// tell of the turn, and the latter can be turned off.
func TestTheTurnIsTold(t *testing.T) {
	service := servertest.NewPushService(t)
	h := serveWithin(t, api.Limits{Requests: 1e6, Burst: 1e6, Streams: 1e6, Tables: 1e9, Pushes: push.Plan{Anywhere: true}})
	players := h.seated("steamrollers", browser.Desktop, browser.Phone)
	tokens := []string{players[0].token(), players[1].token()}
	id := players[0].id
	players[1].Sees("#turn-secure", "https")

	// The first player goes on where the page may have notifications.
	p := browser.OpenInWindow(t, "http://"+h.address+"/", browser.Desktop)
	one := &player{&page{p, nil}, h, id}
	context := browser.Call(p, target.GetTargetInfo, target.GetTargetInfoParams{}).TargetInfo.BrowserContextID
	browser.Call(p, cdp.SetPermission, cdp.SetPermissionParams{BrowserContextID: context, Setting: "granted", Permission: &cdp.PermissionDescriptor{Name: "notifications"}})
	one.Choose("#language", "en")
	browser.Eval[bool](p, `(window.confirm = () => !(window.asked = true), true)`) // nobody is given a key unasked
	one.goTo("#me=" + tokens[0])
	one.Until("the own key stays", `window.asked === true && location.hash === "" && localStorage.getItem("railhex me") !== %v`, tokens[0])
	browser.Eval[bool](p, `(window.confirm = () => true, true)`)
	one.goTo("#me=" + client.NewKey())
	one.Sees("#home", "no seat")
	one.goTo("#me=" + tokens[0])
	one.Sees("#games", "Ann, Bob")
	one.Click("#games a")
	one.Sees("#company-seats", "Ann (you)")
	// What was shown is kept here: a browser may close a notice at any time.
	browser.Eval[bool](p, `(window.notices = [], ServiceWorkerRegistration.prototype.showNotification = new Proxy(ServiceWorkerRegistration.prototype.showNotification, { apply(show, worker, given) { return show.apply(worker, given).then(() => { window.notices.push(given); }); } }), true)`)
	title := func(want string) { one.Until("the title is "+want, `document.title === %s`, want) }
	noticed := func(count int) {
		t.Helper()
		one.Until("there are notices", `window.notices.length === %v && window.notices.every(([title, { body, tag, data }]) => title === "SteamRollers" && body === "It is your turn." && tag === "turn " + data.table)`, count)
	}
	toggle := func() { browser.Eval[bool](p, `(document.getElementById("turn-notice").click(), true)`) }
	toggle()
	one.Until("it is on", `JSON.parse(localStorage.getItem("railhex"))["turn-notice"]`)

	// The bar of a phone has no room for more than the game, not even for a moment.
	browser.Eval[bool](p, `(window.bar = [], new MutationObserver(() => window.bar.push(document.getElementById("title").textContent)).observe(document.getElementById("title"), { childList: true }), true)`)
	h.untilTurn(2, tokens, id)
	title("SteamRollers – railhex")
	one.pretend(true)
	h.untilTurn(1, tokens, id)
	title("Your turn – SteamRollers – railhex")
	if bar := browser.Eval[[]string](p, `[...new Set(window.bar)]`); !slices.Equal(bar, []string{"SteamRollers"}) {
		t.Errorf("the bar says %q", bar)
	}
	noticed(1)
	browser.Eval[bool](p, `(window.notices = [], true)`)
	toggle()
	h.untilTurn(2, tokens, id)
	h.untilTurn(1, tokens, id)
	one.Until("the page has heard", `Number(document.getElementById("playing").dataset.moves) === %v`, h.view(id, "").Moves)
	noticed(0)

	// A browser's own push service cannot be reached: a subscription of the test's stands in.
	service.Answer(func(int) int { return http.StatusCreated })
	b := service.Subscribe()
	browser.Eval[bool](p, `(() => {
		let now = null;
		const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0)).buffer;
		PushManager.prototype.getSubscription = async () => now;
		PushManager.prototype.subscribe = async ({ applicationServerKey }) => now = {
			options: { applicationServerKey: bytes(applicationServerKey) }, unsubscribe: async () => { now = null; },
			toJSON: () => ({ endpoint: %s, keys: { p256dh: %s, auth: %s } }),
		};
		return true;
	})()`, b.Endpoint, b.P256dh, b.Auth)
	browser.Eval[bool](p, `(document.getElementById("look").showModal(), document.getElementById("turn").scrollIntoView(), true)`)
	one.Click("#turn-push")
	pushes := func(want int) {
		t.Helper()
		one.Until("the server knows", `fetch("api/mine/pushes", { headers: { Authorization: "Bearer " + localStorage.getItem("railhex me") } }).then((answer) => answer.json()).then(({ pushes }) => pushes.length === %v)`, want)
	}
	pushes(1)
	one.Screenshot("turn")
	h.untilTurn(2, tokens, id)
	one.Click("#look [command=close]")
	h.untilTurn(1, tokens, id)
	if told := <-service.Pushes; told.Message["text"] != "It is your turn. With Bob." || told.Message["table"] != id {
		t.Errorf("the push says %s", told.Text)
	}
	browser.Eval[bool](p, `(document.getElementById("turn-push").click(), true)`)
	pushes(0)
}

// TestGamesAreFound looks at the list of tables as both players, and at that of finished games.
func TestGamesAreFound(t *testing.T) {
	h := serve(t)
	players := h.seated("steamrollers", browser.Desktop, browser.Phone)
	id := players[0].id
	asked := h.view(id, "").Turn
	for i, p := range players {
		p.Click("#open-games")
		p.Sees("#games", map[bool]string{true: "Your turn", false: names[asked-1] + "’s turn"}[i+1 == asked])
		p.Until("nothing is finished", `!document.querySelector("#finished li")`)
	}
	servertest.Check(t, h.host.End(t.Context(), id))
	p := players[0]
	browser.Eval[bool](p.Page, `document.dispatchEvent(new Event("visibilitychange"))`) // the player comes back to the page
	p.Sees("#finished-games", "Ann, Bob")
	p.Sees("#finished-games", strconv.Itoa(time.Now().Year()))
	p.Until("it is listed once", `document.querySelectorAll("#games li").length === 0`)
	p.Fits()
	p.Screenshot("finished")
	browser.Eval[bool](p.Page, `(window.saved = "", HTMLAnchorElement.prototype.click = () => {}, URL.createObjectURL = (file) => { file.text().then((text) => { window.saved = text; }); return ""; }, true)`)
	p.Click("#finished-games [data-do=download]")
	p.Until("the record is saved", `window.saved.startsWith("game steamrollers")`)
	p.Click("#finished-games a[href*=at]")
	p.Until("the replay begins", `document.getElementById("place").innerText.startsWith("0 ")`)

	other := players[1]
	browser.Eval[bool](other.Page, `document.dispatchEvent(new Event("visibilitychange"))`)
	other.Click("#finished-games [data-do=rematch]")
	other.Until("the rematch is there", `location.hash.startsWith("#table=") && !location.hash.includes(%s)`, id)
	again := browser.Eval[string](other.Page, `new URLSearchParams(location.hash.slice(1)).get("table")`)
	if seats := h.view(again, "").Seats; seats[0].Name != "Bob" || seats[1].Name != "Ann" {
		t.Errorf("at the rematch sit %+v", seats)
	}
}
