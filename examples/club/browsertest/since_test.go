package browsertest

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	described "github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// seen is what the page shows of what happened since the player's last turn.
type seen struct {
	Seats []int
	Gains []string
	Texts []string
	Rings int
}

// TestSinceTheLastTurn plays on against a bot, and holds the line of each other seat
// against the record: what it has gained since the player's last turn, and rings about
// the hexes of what it did until the player's next decision. The log has a heading for each round.
func TestSinceTheLastTurn(t *testing.T) {
	p := shared(t, browser.Desktop)
	g := p.start("steamrollers", []string{"person", "builder"})
	p.Until("before the first turn there is nothing to tell", `document.getElementById("since").hidden`)
	rings, gains, middles := 0, 0, 0
	for range 14 {
		g.playSome(1)
		played := p.replayed()
		positions := []describe.Position{played.Start}
		for i, move := range played.Moves {
			after, err := positions[i].Replay(move)
			if err != nil {
				t.Fatal(err)
			}
			positions = append(positions, after)
		}
		begun := len(played.Moves) // where this turn began
		for begun > 0 && played.End.Turn() == 1 && positions[begun-1].Turn() < 2 {
			begun--
		}
		from, acted := begun, slices.ContainsFunc(positions[begun:len(played.Moves)], func(at describe.Position) bool { return at.Turn() == 1 })
		for from > 0 && positions[from-1].Turn() != 1 {
			from--
		}
		if from == 0 {
			p.Until("during the first turn there is nothing to tell", `document.getElementById("since").hidden`)
			continue
		}
		if acted {
			middles++
		}
		hexes := map[string]bool{}
		for i, move := range played.Moves[from:] {
			step, err := positions[from+i].Step(move, describe.Everyone, describe.Manner{})
			if err != nil {
				t.Fatal(err)
			}
			for _, event := range step.Events {
				if found := regexp.MustCompile(`builds in (\w+):`).FindStringSubmatch(event.Text); event.Seat == 2 && found != nil && !acted { // they are ringed until the next decision
					hexes[found[1]] = true
				}
			}
		}
		got := browser.Eval[seen](p.Page, `(() => {
			const lines = [...document.querySelectorAll("#since li")];
			return { Seats: lines.map(({ dataset }) => Number(dataset.seat)), Gains: lines.map((line) => line.querySelector(".gain").innerText),
				Texts: lines.map(({ innerText }) => innerText), Rings: document.querySelectorAll("#pictures .since-ring").length };
		})()`)
		want := ""
		if gain := played.End.Standing()[2].Points - positions[from].Standing()[2].Points; gain != 0 {
			want = fmt.Sprintf("%+d", gain)
			gains++
		}
		if !slices.Equal(got.Seats, []int{2}) || got.Gains[0] != strings.Replace(want, "-", "−", 1) || !strings.Contains(got.Texts[0], "P2") {
			t.Errorf("after %d moves, of which %d are since the last turn, the page tells %+v, and P2 has gained %q", len(played.Moves), len(played.Moves)-from, got, want)
		}
		if want != "" && strings.Contains(got.Texts[0], "builds in") {
			t.Errorf("P2 has gained %s, and the page tells what brings nothing: %s", want, got.Texts[0])
		}
		if strings.Contains(got.Texts[0], ": ") || want != "" && strings.Contains(got.Texts[0], "has not had a turn") {
			t.Errorf("P2 has gained %q, and the page tells %q: it is to say by what, without the details", want, got.Texts[0])
		}
		if got.Rings != len(hexes) {
			t.Errorf("P2 has built in %v, and there are %d rings", hexes, got.Rings)
		}
		rings += len(hexes)
		if heads := browser.Eval[int](p.Page, `document.querySelectorAll("#log .heads").length`); heads != played.End.View(0, describe.Manner{}).Round+1 && heads != played.End.View(0, describe.Manner{}).Round {
			t.Errorf("in round %d the log has %d headings", played.End.View(0, describe.Manner{}).Round, heads)
		}
	}
	if rings == 0 || gains == 0 || middles == 0 {
		t.Errorf("P2 has built %d tracks and gained points %d times, and %d times there was more of a turn to come: the test shows nothing", rings, gains, middles)
	}
	if own := browser.Eval[[]int](p.Page, `[".face.c1.own", ".face.own:not(.c1)", ".face.c1:not(.own)"].map((faces) => document.querySelectorAll("#log " + faces).length)`); own[0] == 0 || own[1]+own[2] != 0 {
		t.Errorf("%d faces of the player are marked in the log, and %d are not; so are %d of others", own[0], own[2], own[1])
	}
	p.Screenshot("since")
}

// TestBidsAndPassesAreTold has every seat bid but one, which passes: the page says so of each, in
// the log too, though the game has no event for it.
func TestBidsAndPassesAreTold(t *testing.T) {
	begun, err := described.All().ReadRecord(fmt.Sprintf(steam, 4), nil)
	if err != nil {
		t.Fatal(err)
	}
	now, moves, did, bid := begun.Start, []string{}, map[int]string{}, 0
	for random := rand.New(rand.NewPCG(3, 4)); now.Turn() != 1 || did[1] == ""; {
		var move string
		if now.Chance() {
			now, move = now.Fall(random)
		} else {
			words := "passes"
			if move = "pass"; now.Turn() != 2 {
				move, words, bid = fmt.Sprint("bid ", bid), fmt.Sprint("bids $", bid), bid+1
			}
			did[now.Turn()] = words
			if now, err = now.Move(move); err != nil {
				t.Fatal(err)
			}
		}
		moves = append(moves, move)
	}
	names := []string{"Ada", "Ben (greedy)", "Cleo (greedy)", "Dev (greedy)"}
	record, err := begun.Start.Record(moves, describe.Notes{Names: names, Bots: append([]string{""}, names[1:]...)})
	if err != nil {
		t.Fatal(err)
	}
	p := shared(t, browser.Desktop)
	p.loads(record)
	p.settle()
	p.Until("every other seat has a line", `document.querySelectorAll("#since li").length === 3`)
	log := p.Text("#log")
	for i, name := range []string{"Ben", "Cleo", "Dev"} {
		seat, want := i+2, strings.NewReplacer("$", "", "passes", "pass").Replace(did[i+2]) // short where it does not fit
		for _, on := range sizes {
			p.Resize(on)
			p.settle()
			if said := browser.Eval[string](p.Page, `document.querySelector("#since li[data-seat='%v']").innerText`, seat); !strings.Contains(strings.ReplaceAll(said, "$", ""), want) || strings.Contains(said, "turn") {
				t.Errorf("%s: %s %s, and the page tells %q", on.Name, name, did[seat], said)
			}
		}
		if !strings.Contains(log, name+" "+did[seat]+".") {
			t.Errorf("%s %s, and the log tells %s", name, did[seat], log)
		}
	}
}

// TestTheLogHasTheLatestFirst reads what one move did: the turn that began last stands above.
func TestTheLogHasTheLatestFirst(t *testing.T) {
	p := shared(t, browser.Desktop)
	g := p.start("steamrollers", []string{"person", "person"})
	g.playSome(2)
	entries := browser.Eval[[][]string](p.Page, `[...document.querySelectorAll("#log > li")].map((entry) => [...entry.querySelectorAll("a")].map(({ textContent }) => textContent))`)
	at := slices.IndexFunc(entries, func(lines []string) bool { return len(lines) > 1 && strings.Contains(strings.Join(lines, " "), "P1 ") })
	if at < 0 || !strings.HasPrefix(entries[at][0], "It is P2") {
		t.Errorf("the log does not begin with the latest: %q", entries)
	}
}

// TestTheLogNamesCities reads the log of Steam: a hex that has a name is called by it.
func TestTheLogNamesCities(t *testing.T) {
	p := shared(t, browser.Desktop)
	g := p.start("steam", []string{"person", "greedy", "greedy"})
	g.playSome(6)
	log := p.Text("#log")
	for _, named := range []string{"a2", "a8", "c1", "c5", "e7", "g8", "h2", "i4", "i6"} { // Toronto to New York
		if regexp.MustCompile(`\b` + named + `\b`).MatchString(log) {
			t.Errorf("the log calls a city %s", named)
		}
	}
	if !strings.Contains(log, "Harrisburg") && !strings.Contains(log, "Toronto") && !strings.Contains(log, "Albany") {
		t.Errorf("the log names no city:\n%s", log)
	}
}
