package browsertest

import (
	"fmt"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
)

// TestTheMapOfSteamHasTheRoom measures the map beside all else, with as few players as
// can be and with as many: it has most of the screen.
func TestTheMapOfSteamHasTheRoom(t *testing.T) {
	p := open(t, browser.Desktop)
	for _, seats := range [][]string{{"person", "person", "person"}, {"person", "person", "person", "person", "person", "person"}} {
		p.start("steam", seats)
		const most = 0.6 // of the width of the screen
		if share := browser.Eval[float64](p.Page, `(() => {
			const svg = document.querySelector("#frame-map svg"), { width, height } = svg.getBoundingClientRect(), drawn = svg.viewBox.baseVal;
			return Math.min(width, height * drawn.width / drawn.height) / innerWidth;
		})()`); share < most {
			t.Errorf("of %d players the map has %.0f %% of the width", len(seats), 100*share)
		}
		if over := browser.Eval[int](p.Page, `document.documentElement.scrollHeight - innerHeight`); over > 0 {
			t.Errorf("of %d players the page is %d pixels higher than the screen", len(seats), over)
		}
		p.Screenshot(fmt.Sprint("of-", len(seats)))
	}
}

// TestTrackOfSteamIsChosenOnItsHex looks where a ghost lies on a map with room at its
// sides.
func TestTrackOfSteamIsChosenOnItsHex(t *testing.T) {
	p := open(t, browser.Desktop)
	_, part := turning(p, "steam", []string{"person", "person", "person"})
	hex := fmt.Sprintf("#pictures [data-part=%q]", part)
	p.Click(hex)
	p.Until("a ghost lies there", `document.querySelectorAll(".ghost.on").length === 1`)
	p.Screenshot("ghost")
	if inside := browser.Eval[bool](p.Page, `(() => {
		const ghost = document.querySelector(".ghost.on").getBoundingClientRect(), hex = document.querySelector(%s).getBoundingClientRect();
		const slack = 8;
		return ghost.left >= hex.left - slack && ghost.right <= hex.right + slack && ghost.top >= hex.top - slack && ghost.bottom <= hex.bottom + slack;
	})()`, hex); !inside {
		t.Error("the ghost does not lie in its hex")
	}
}

// TestManyPlayersLeaveRoomForOptions wants two options in sight as a whole beside the longest
// tables of seats on a tablet, in English and in German.
func TestManyPlayersLeaveRoomForOptions(t *testing.T) {
	for _, players := range []int{5, 6} {
		p := open(t, browser.Screen{Name: "1024x768", Width: 1024, Height: 768})
		mid(steam, players, "move", 4)(p)
		for _, language := range []string{"en", "de"} {
			p.speaks(language)
			p.settle()
			p.fitted()
			if whole := browser.Eval[int](p.Page, `(() => {
				const { bottom } = document.getElementById("options").getBoundingClientRect();
				return [...document.querySelectorAll("#options .opt")].filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom <= bottom + 1).length;
			})()`); whole < 2 {
				t.Errorf("%s: %d players leave room for %d options", language, players, whole)
			}
			if over := browser.Eval[int](p.Page, `(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)(document.getElementById("standing"))`); over > 0 {
				t.Errorf("%s: the table of %d players is %d px wider than its card", language, players, over)
			}
			p.Screenshot(fmt.Sprint(players, language))
		}
	}
}

// TestTheMapIsEnlargedByTouch looks at the button that enlarges the map of Steam and of Steam
// Power on phones and on an upright tablet: a finger finds it, it lies over nothing but land
// without a city, a town or track, and nothing lies over it. It enlarges the map, and two more
// buttons, which are there only then, make the map smaller.
func TestTheMapIsEnlargedByTouch(t *testing.T) {
	for _, play := range []struct {
		header, kind   string
		players, round int
	}{{steam, "move", 4, 5}, {rhine, "move", 6, 4}, {power, "build", 3, 6}, {coast, "build", 5, 5}} {
		p := open(t, browser.Phone)
		mid(play.header, play.players, play.kind, play.round)(p)
		for _, on := range []browser.Screen{browser.Phone, {Width: 360, Height: 760}, {Width: 768, Height: 920}} {
			where := fmt.Sprintf("%q of %d at %d×%d", play.header, play.players, on.Width, on.Height)
			on.Touched = true
			p.Resize(on)
			p.settle()
			p.fitted()
			for _, fault := range browser.Eval[[]string](p.Page, `(() => {
				const found = [], { left, right, top, bottom, width, height } = document.querySelector("#zoom button").getBoundingClientRect();
				if (width < 44 || height < 44 || left < 0 || right > innerWidth || bottom > innerHeight) found.push("a finger does not find the button");
				for (const x of [left + 2, right - 2]) for (const y of [top + 2, bottom - 2]) if (!document.elementFromPoint(x, y).closest("#zoom button")) found.push("something lies over it");
				for (const one of document.querySelectorAll("#frame-map :is([data-city] path, [data-town] path, .links path, .goods *, .names text), .stock .k, .act, #standing tr, .player .con")) {
					const other = one.getBoundingClientRect();
					if (other.width && other.right > left + 2 && other.left < right - 2 && other.bottom > top + 2 && other.top < bottom - 2) found.push("it lies over " + (one.closest("[data-hex], .k") ?? one).outerHTML.slice(0, 80));
				}
				if ([...document.querySelectorAll("#zoom button")].filter((one) => one.checkVisibility()).length !== 1) found.push("it does not stand alone");
				for (const one of document.querySelectorAll(".stock span.k")) if (one.getBoundingClientRect().height > 24) found.push("a number of the stock has two lines");
				return found;
			})()`) {
				t.Errorf("%s: %s", where, fault)
			}
			const width = `document.querySelector("#frame-map .hex").getBoundingClientRect().width`
			whole := browser.Eval[float64](p.Page, width)
			p.Tap("#zoom [data-label=zoom-plus]")
			p.Until("the map is larger", width+` > 1.2 * %s`, whole)
			p.settle()
			p.Fits()
			p.Tap("#zoom [data-label=zoom-fit]")
			p.Until("the map is whole", width+` < 1.1 * %s`, whole)
			p.settle()
		}
	}
}

// TestTheSupplyForGrowthIsInSight looks at the action tiles and the supply for growth of Steam on
// upright tablets: all are on the screen beside each other, and none is cut off.
func TestTheSupplyForGrowthIsInSight(t *testing.T) {
	p := open(t, browser.Desktop)
	browser.Eval[bool](p.Page, measures)
	mid(steam, 6, "build", 2)(p)
	for _, width := range []int64{600, 768} {
		for _, language := range []string{"en", "fr", "de", "nl"} {
			p.Resize(browser.Screen{Width: width, Height: 1024, Touched: true})
			p.speaks(language)
			p.settle()
			where := fmt.Sprintf("%s, %d px wide", language, width)
			for _, fault := range browser.Eval[[]string](p.Page, `(() => {
				const table = document.getElementById("frame-table").getBoundingClientRect(), all = [...document.querySelectorAll("#frame-table :is(.act, .sp, .sp svg)")];
				return all.length < 25 ? ["there are " + all.length + " tiles, spaces and goods"] : all.filter((one) => {
					const { left, right, top, bottom } = one.getBoundingClientRect(), around = one.parentElement.getBoundingClientRect();
					return left < 0 || right > innerWidth || top < table.top || bottom > table.bottom || left < around.left - 1 || right > around.right + 1;
				}).map((one) => "not whole in sight is " + one.outerHTML.slice(0, 80));
			})()`) {
				t.Errorf("%s: %s", where, fault)
			}
			p.wants(where, "cut()")
			p.Screenshot(fmt.Sprint(width, language))
		}
	}
}

// TestAHandIsInSight looks at a hand of six contracts beside the map, in two languages: all are
// in sight, on a phone the one that goods are asked for. Nothing is half hidden, and what belongs
// to all covers none of it.
func TestAHandIsInSight(t *testing.T) {
	p := open(t, browser.Screen{Width: 1024, Height: 768})
	mid(power, 3, "ship", 6)(p)
	for _, on := range []browser.Screen{{Width: 1024, Height: 768}, {Width: 1024, Height: 691}, {Width: 768, Height: 1024, Touched: true}, browser.Phone} {
		for _, language := range []string{"en", "de"} {
			p.Resize(on)
			p.speaks(language)
			p.settle()
			if on.Width < 600 {
				p.Click("#page-hand")
			}
			for _, fault := range browser.Eval[[]string](p.Page, `(() => {
				const found = [], hand = document.querySelector(".player:not(:empty)"), cons = hand.querySelector(".cons"), sides = cons.getBoundingClientRect();
				const phone = innerWidth < 600, all = [...cons.querySelectorAll(".con")], stock = [...document.querySelectorAll(".stock .k")].map((one) => one.getBoundingClientRect());
				if (all.length < 6 || !cons.querySelector(".con.on")) found.push("the test shows nothing: there are " + all.length + " contracts");
				const seen = ({ left, right }) => left >= sides.left - 1 && right <= sides.right + 1;
				for (const one of phone ? cons.querySelectorAll(".con.on") : cons.querySelectorAll(".con, .pile > *")) if ((one.matches(".con") || one.getClientRects().length) && !seen(one.getBoundingClientRect())) found.push("not in sight as a whole: " + one.innerText);
				for (const one of cons.querySelectorAll(".con :is(b, span:not(.hidden-word)), .pile > .small")) if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth) found.push("cut off: " + one.innerText);
				for (const one of all) {
					const [points, pays] = [one.querySelector("b"), one.querySelector("b + span")].map((text) => text.getBoundingClientRect());
					if (points.right > pays.left) found.push(one.innerText + ": the points run into the money");
				}
				if (new Set(all.filter((one) => one.getClientRects().length).map((one) => Math.round(one.querySelector("b").getBoundingClientRect().top))).size > 1) found.push("the points of the contracts are not in a row");
				for (const one of hand.querySelectorAll(".panelhead span, .con")) {
					if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth) found.push("cut off: " + one.innerText);
					const { left, right, top, bottom } = one.getBoundingClientRect();
					if (right > left && stock.some((k) => k.left < right - 1 && k.right > left + 1 && k.top < bottom - 1 && k.bottom > top + 1)) found.push("the stock covers " + one.innerText);
				}
				return found;
			})()`) {
				t.Errorf("%d×%d, %s: %s", on.Width, on.Height, language, fault)
			}
			p.Screenshot(fmt.Sprint("hand-", on.Width, "-", on.Height, language))
		}
	}
}
