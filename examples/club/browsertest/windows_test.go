package browsertest

import (
	"fmt"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	"github.com/railhex/railhex/internal/long"
	"github.com/railhex/railhex/variants/family/describe"
)

// windows are the sizes of windows that players have, as a browser shows them: phones, tablets,
// laptops with the bars of the browser, and two laptops at a zoom of 200 %.
var windows = []browser.Screen{
	{Name: "phone-small", Width: 360, Height: 640, Touched: true},
	{Name: "phone", Width: 390, Height: 844, Touched: true},
	{Name: "tablet-upright", Width: 768, Height: 1024, Touched: true},
	{Name: "tablet", Width: 1024, Height: 768},
	{Name: "1280x720", Width: 1280, Height: 720},
	{Name: "1366x650", Width: 1366, Height: 650},
	{Name: "1536x730", Width: 1536, Height: 730},
	{Name: "1440x810", Width: 1440, Height: 810},
	{Name: "1440x900", Width: 1440, Height: 900},
	{Name: "1280x720-twice", Width: 640, Height: 360},
	{Name: "1366x650-twice", Width: 683, Height: 325},
}

// wholeOptions counts the cards that are in sight as a whole, and those that there are.
const wholeOptions = `(() => {
	const place = document.getElementById("options"), box = place.getBoundingClientRect();
	const all = [...place.querySelectorAll(".opt:not(.amount, details details *)")].filter((one) => one.checkVisibility());
	const bottom = Math.min(box.bottom, innerHeight), right = Math.min(box.right, innerWidth);
	const whole = all.filter((one) => {
		const at = one.getBoundingClientRect();
		return at.top >= box.top - 1 && at.bottom <= bottom + 1 && at.left >= box.left - 1 && at.right <= right + 1 && at.height >= 30;
	});
	return { whole: whole.length, all: all.length, sums: Boolean(place.querySelector(".stepper")) };
})()`

// A phase is a position of a game in which seat 1 is asked.
type phase struct{ name, record string }

// phasesOf are the first positions of each phase in which seat 1 has something to decide, from
// the middle of a game on.
func phasesOf(t *testing.T, header string, players, round int) (phases []phase) {
	t.Helper()
	seen := map[string]bool{}
	names := []string{"Ada", "Ben", "Cleo", "Dev", "Eve", "Finn"}
	if strings.Contains(header, "%d") {
		header = fmt.Sprintf(header, players)
	}
	_, _ = played(t, header, names, func(now describe.Position) bool {
		if now.Over() || now.Round() > round+2 {
			return true
		}
		if now.Turn() == 1 && now.Round() >= round && !seen[now.Phase()] {
			seen[now.Phase()] = true
			name := now.Phase()
			_, record := played(t, header, names, func(now describe.Position) bool {
				return now.Turn() == 1 && now.Round() >= round && now.Phase() == name
			})
			phases = append(phases, phase{name, record})
		}
		return false
	})
	return phases
}

// TestThreeOptionsAreWhole is the table of windows: in every window, game, number of players and
// phase three options are in sight as a whole, or all if there are fewer. Unless tests may take
// long, only the fewest and the most players are tried.
func TestThreeOptionsAreWhole(t *testing.T) {
	for _, play := range []struct {
		name, header string
		players      []int
		round        int
	}{
		{"rollers", rollers, []int{2, 3, 4, 5}, 12},
		{"solo", solo, []int{1}, 8},
		{"steam", steam, []int{3, 4, 5, 6}, 4},
		{"power", power, []int{2, 3, 4, 5}, 5},
	} {
		for i, players := range play.players {
			if i > 0 && i < len(play.players)-1 && !long.Allowed() {
				continue
			}
			for _, phase := range phasesOf(t, play.header, players, play.round) {
				t.Run(fmt.Sprint(play.name, "-", players, "-", phase.name), func(t *testing.T) {
					p := open(t, browser.Desktop)
					p.loads(phase.record)
					p.settle()
					for _, on := range windows {
						if play.name == "rollers" && players == 5 && strings.HasSuffix(on.Name, "-twice") {
							continue // may scroll
						}
						p.Resize(on)
						p.settle()
						p.fitted()
						options := browser.Eval[struct {
							Whole, All int
							Sums       bool
						}](p.Page, wholeOptions)
						if !options.Sums && options.Whole < min(3, options.All) {
							t.Errorf("%s: %d of %d options are whole", on.Name, options.Whole, options.All)
						}
						p.Fits()
						p.Screenshot(on.Name)
					}
				})
			}
		}
	}
}
