package browsertest

import (
	"fmt"
	"testing"

	"github.com/railhex/railhex/examples/web/browsertest/browser"
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
