package browsertest

import (
	"strconv"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/driver"
	described "github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/drawing"
)

// decide makes so many decisions by clicks, or all of a game, with options from the list.
// Its result is what the page says of the game: its record, and the points of each seat.
const decide = `
	const [decisions, done] = arguments, $ = (id) => document.getElementById(id);
	const until = async (what) => { while (!what()) await new Promise((go) => setTimeout(go, 20)); };
	(async () => {
		await until(() => !$("loading"));
		$("pace").value = "0";
		$("pace").dispatchEvent(new Event("change"));
		document.querySelector("[data-cover=steamrollers] [data-way=play-now]").click();
		await until(() => !$("playing").hidden);
		for (let i = 0; i < decisions; i++) {
			await until(() => $("playing").ariaBusy === "false" && !document.querySelector("[data-quiet]"));
			if (!$("result").hidden) break;
			const before = $("place").textContent;
			for (const fold of document.querySelectorAll("#options details")) fold.open = true;
			await until(() => document.querySelector("#options [data-move]"));
			const all = document.querySelectorAll("#options [data-move]");
			all[(7 * i) % all.length].click();
			if ($("act").ariaDisabled === "false") $("act").click();
			await until(() => $("place").textContent !== before);
		}
		await until(() => $("playing").ariaBusy === "false");
		$("open-record").click();
		await until(() => $("record").open && $("record-text").value);
		return { record: $("record-text").value, totals: [...document.querySelectorAll("#result .total")].map(({ textContent }) => textContent), map: document.querySelectorAll("#pictures svg .hex").length };
	})().then(done, (error) => done({ failed: String(error) }));
`

// TestOtherBrowsers plays a game of SteamRollers against a bot in Firefox and in WebKit:
// where tests may take long, to its end. The library agrees with the record and the points.
func TestOtherBrowsers(t *testing.T) {
	for _, b := range []struct {
		name  string
		start func(*testing.T) driver.Browser
	}{{"firefox", driver.Firefox}, {"webkit", driver.WebKit}} {
		t.Run(b.name, func(t *testing.T) {
			decisions := 4
			if long.Allowed() {
				decisions = 1000
			}
			browser := b.start(t)
			browser.Visit(address)
			var got struct {
				Failed, Record string
				Totals         []string
				Map            int
			}
			browser.Do(decide, &got, decisions)
			if got.Failed != "" || got.Map == 0 {
				t.Fatalf("the game fails: %s; the board has %d hexes", got.Failed, got.Map)
			}
			played, err := described.All().ReadRecord(got.Record, nil)
			if err != nil || played.Err != nil {
				t.Fatalf("%v, %v:\n%s", err, played.Err, got.Record)
			}
			if moves := len(played.Moves); moves < decisions && !played.End.Over() {
				t.Errorf("after %d decisions the record has %d moves", decisions, moves)
			}
			if long.Allowed() != played.End.Over() {
				t.Errorf("the game is over: %s", strconv.FormatBool(played.End.Over()))
			}
			if played.End.Over() {
				var want []string
				for seat := range played.End.Seats() {
					want = append(want, drawing.Minus(played.End.Standing()[seat+1].Points))
				}
				for _, points := range want {
					if !strings.Contains(strings.Join(got.Totals, " "), points) {
						t.Errorf("the page shows the points %v, a replay of its record has %v", got.Totals, want)
					}
				}
			}
		})
	}
}
