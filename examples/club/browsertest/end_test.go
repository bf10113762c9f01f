package browsertest

import (
	"context"
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
)

// played is a game that bots have played until something is so, with the setup that a
// record's header has, and the record of which seat 1 is a person's. It calls each, unless that is nil,
// with every position before, and with what makes its record.
func played(t *testing.T, header string, until func(describe.Position) bool, each func(describe.Position, func() string)) (describe.Position, string) {
	t.Helper()
	begun, err := described.All().ReadRecord(header, nil)
	if err != nil {
		t.Fatal(err)
	}
	bot, err := begun.Start.Of().Bot("greedy", describe.Thought{})
	if err != nil {
		t.Fatal(err)
	}
	seats := begun.Start.Seats()
	names := slices.Clone(people[:seats])
	bots := make([]string, seats)
	for i := 1; i < seats; i++ {
		names[i] += " (greedy)"
		bots[i] = names[i]
	}
	random := rand.New(rand.NewPCG(3, 4))
	now, moves := begun.Start, []string{}
	recorded := func() string {
		t.Helper()
		record, err := begun.Start.Record(moves, describe.Notes{Names: names, Bots: bots})
		if err != nil {
			t.Fatal(err)
		}
		return record
	}
	for !until(now) {
		if each != nil {
			each(now, recorded)
		}
		var move string
		switch {
		case now.Over():
			t.Fatalf("the game is over before it comes so far: %s", now.View(0, describe.Manner{}).Result)
		case now.Chance():
			now, move = now.Fall(random)
		default:
			if move, err = bot.Choose(context.Background(), now, random); err == nil {
				now, err = now.Move(move)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		moves = append(moves, move)
	}
	return now, recorded()
}

// ended is what the page shows of the end of a game.
type ended struct {
	Headline   string
	Sums       []int   // of the bars
	Parts      [][]int // of each bar
	Deliveries []int   // what they brought
}

// TestTheEnd shows the end of games with two players, with six, and against Olive, each
// in another size: who has won, bars that add up to the points of each seat, the best
// deliveries with their ways on the board, and rounds in the word of the game.
func TestTheEnd(t *testing.T) {
	for i, play := range []struct{ name, game, header string }{
		{"two", "steamrollers", fmt.Sprintf(rollers, 2)},
		{"olive", "steamrollers", fmt.Sprintf(solo, 1)},
		{"six", "steam", fmt.Sprintf(steam, 6)},
		{"contracts", "steampower", fmt.Sprintf(power, 2)},
	} {
		on := sizes[i]
		t.Run(play.name+"-"+on.Name, func(t *testing.T) {
			if play.name == "olive" || play.name == "contracts" {
				long.Only(t, "the two other games end with all that these have but the bar of Olive")
			}
			end, record := played(t, play.header, describe.Position.Over, nil)
			p := shared(t, on)
			p.loads(record)
			p.Until("the end is shown", `Boolean(document.querySelector("#playing.ended #result:not([hidden]) .won")) && (!document.querySelector(".deliveries") || Boolean(document.querySelector("#result .board svg")))`)
			p.wantEnd(end, play.name != "contracts")
			if said := p.Text("#result .won"); (play.name == "two") != regexp.MustCompile(`Cities \d, \d and \d are empty`).MatchString(said) && play.name != "olive" {
				t.Errorf("of the end of %s the page says %q", play.game, said)
			}
			if play.game == "steam" {
				said := browser.Eval[string](p.Page, `["#round", "#result", "#log"].map((one) => document.querySelector(one).textContent).join("\n") + document.querySelector(".course").ariaLabel`)
				if regexp.MustCompile(`(?i)\brounds?\b`).MatchString(said) {
					t.Errorf("Steam has turns, and the page says %q", said)
				}
			}
			for _, size := range sizes {
				if size == on || play.name == "six" {
					p.Resize(size)
					p.Fits()
					p.wants(size.Name, "best()", "cut()")
					p.Screenshot(play.name + size.Name)
				}
			}
			p.Resize(on)
			if play.name == "olive" {
				p.Choose("#language", "de")
				p.Sees("#result .bars", "Olivia")
				p.Choose("#language", "en")
				p.Until("the page speaks English, and the board is drawn", `document.documentElement.lang === "en" && Boolean(document.querySelector("#result .bars .line")?.innerText.includes("Ada") && document.querySelector("#result .board svg"))`)
			}
			board := browser.Eval[string](p.Page, `document.querySelector("#result .board").innerHTML`)
			p.Click(".chart .column:first-of-type")
			p.Until("the board of a round is shown", `document.querySelector("#result .board").innerHTML !== %s && /1/.test(document.querySelector("#result .best header").innerText)`, board)

			p.Click("[data-end=end-replay]")
			p.Until("an early position is shown", `document.getElementById("place").innerText.split(" / ").map(Number).reduce((at, last) => at < last / 4) && document.getElementById("result").hidden`)
			early := p.Text("#place")
			p.Until("it is played again", `document.getElementById("place").innerText !== %s`, early)
			p.Click("#last")
			p.Click("[data-end=end-rematch]")
			p.Until("another game is played", `document.getElementById("result").hidden && document.getElementById("playing").ariaBusy === "false"`)
			if again := p.replayed(); again.Start.Header() != end.Header() || again.End.Turn() != 1 || !strings.Contains(p.record(), "Ada") {
				t.Errorf("the rematch is\n%s", p.record())
			}
		})
	}
}

// loads loads a record on the first screen.
func (p *page) loads(record string) {
	p.T.Helper()
	p.Click("#home-record")
	p.opened("record")
	p.Choose("#record-text", record)
	p.Click("#load")
}

// wantEnd holds what the page shows against the end of a game; ways says whether every
// delivery has one.
func (p *page) wantEnd(end describe.Position, ways bool) {
	p.T.Helper()
	got := browser.Eval[ended](p.Page, `drive.shownEnd()`)
	own, seats := end.Standing()[1].Points, make([]int, 0, end.Seats()+1)
	for seat := 1; seat <= end.Seats(); seat++ {
		seats = append(seats, end.Standing()[seat].Points)
	}
	if end.Seats() == 1 {
		seats = append(seats, end.Standing()[0].Points)
	}
	if !slices.Equal(got.Sums, seats) {
		p.T.Errorf("the page shows %v points, the game has %v", got.Sums, seats)
	}
	for i, parts := range got.Parts {
		sum := 0
		for _, part := range parts {
			sum += part
		}
		if sum != got.Sums[i] {
			p.T.Errorf("the parts %v of bar %d are %d together, not %d", parts, i+1, sum, got.Sums[i])
		}
	}
	won := end.Standing()[1].Won
	if strings.HasPrefix(got.Headline, "You win") != won || !strings.Contains(got.Headline, fmt.Sprint(own)) {
		p.T.Errorf("the page says %q, and seat 1 has %d points and has won: %v", got.Headline, own, won)
	}
	if len(got.Deliveries) != 5 || !slices.IsSortedFunc(got.Deliveries, func(a, b int) int { return b - a }) {
		p.T.Errorf("the best deliveries bring %v", got.Deliveries)
	}
	for i := range got.Deliveries {
		p.Click(fmt.Sprintf(".delivery:nth-child(%d)", i+1))
		p.Until("the delivery is drawn", `document.querySelectorAll(".delivery")[%s].ariaPressed === "true" && Boolean(document.querySelector("#result .board svg"))`, i)
		if ways {
			p.Until("its way is drawn", `Boolean(document.querySelector("#result .board .route"))`)
		}
	}
}
