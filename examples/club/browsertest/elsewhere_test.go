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
			browser.Do(scripts()+`const [decisions, done] = arguments; drive.decide(decisions).then(done, (error) => done({ failed: String(error) }))`, &got, decisions)
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
			for seat := 1; played.End.Over() && seat <= played.End.Seats(); seat++ {
				if want := drawing.Minus(played.End.Standing()[seat].Points); !strings.Contains(strings.Join(got.Totals, " "), want) {
					t.Errorf("the page shows the points %v, seat %d has %s by a replay of its record", got.Totals, seat, want)
				}
			}
		})
	}
}
