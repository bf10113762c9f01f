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

// TestSinceTheLastTurn holds the line of each other seat against the record: what it has gained since the player's last
// turn, and rings about the hexes of what it did until the player's next decision. The log has a heading for each round.
func TestSinceTheLastTurn(t *testing.T) {
	p := shared(t, browser.Desktop)
	p.start("steamrollers", []string{"person", "builder"})
	p.Until("before the first turn there is nothing to tell", `document.getElementById("since").hidden`)
	_, record := played(t, fmt.Sprintf(rollers, 4), asksFor("draft", 12), nil)
	p.load(record)
	now := p.replayed()
	positions := []describe.Position{now.Start}
	for i, move := range now.Moves {
		after := replay(t, positions[i], move)
		positions = append(positions, after)
	}
	from := len(now.Moves)
	for positions[from-1].Turn() != 1 {
		from--
	}
	hexes := map[string]bool{}
	for i, move := range now.Moves[from:] {
		events := eventsOf(t, positions[from+i], move)
		for _, event := range events {
			if found := regexp.MustCompile(`builds in (\w+):`).FindStringSubmatch(event.Text); event.Seat > 1 && found != nil {
				hexes[fmt.Sprint(event.Seat, found[1])] = true
			}
		}
	}
	got, gains := browser.Eval[seen](p.Page, `drive.since()`), 0
	if !slices.Equal(got.Seats, []int{2, 3, 4}) {
		t.Fatalf("the page tells of the seats %v", got.Seats)
	}
	for i, seat := range got.Seats {
		want := ""
		if gain := now.End.Standing()[seat].Points - positions[from].Standing()[seat].Points; gain != 0 {
			want = strings.Replace(fmt.Sprintf("%+d", gain), "-", "−", 1)
			gains++
		}
		if text := got.Texts[i]; got.Gains[i] != want || strings.Contains(text, ": ") || want != "" && strings.Contains(text, "builds in") {
			t.Errorf("seat %d has gained %q, and the page tells %q with %q: it is to say by what, without the details", seat, want, text, got.Gains[i])
		}
	}
	if got.Rings != len(hexes) || len(hexes) == 0 || gains == 0 {
		t.Errorf("others have built in %v, and there are %d rings; %d have gained points", hexes, got.Rings, gains)
	}
	round := now.End.View(0, describe.Manner{}).Round
	if heads := browser.Eval[int](p.Page, `document.querySelectorAll("#log .heads").length`); heads != round+1 && heads != round {
		t.Errorf("in round %d the log has %d headings", round, heads)
	}
	const faces = `[".own", ":not(.own, .none)", '[class*=" c"]'].map((faces) => [...document.querySelectorAll("#log .face" + faces)].map(({ textContent }) => textContent).join(""))`
	found := browser.Eval[[]string](p.Page, faces)
	if own, others, coloured := found[0], found[1], found[2]; own == "" || strings.Trim(own, own[:1]) != "" || strings.Contains(others, own[:1]) || coloured != "" {
		t.Errorf("in the log the faces %s are the player's and %s are others'; %s have colours, which players of SteamRollers have not", own, others, coloured)
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
