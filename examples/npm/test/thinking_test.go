package test

import (
	"encoding/json"
	"net/url"
	"testing"

	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/internal/long"
)

// A plan is a game that bots play who think by milliseconds: so many decisions, 0 for
// all, after so many other calls.
type plan struct {
	Setup        json.RawMessage `json:"setup"`
	Milliseconds int             `json:"milliseconds"`
	Decisions    int             `json:"decisions"`
	Calls        int             `json:"calls"`
}

// thinking are the setups in which bots think.
var thinking = []json.RawMessage{
	json.RawMessage(`{"game": "steamrollers", "players": 2, "modules": ["coal", "order", "power"]}`),
	json.RawMessage(`{"game": "steampower", "players": 2}`),
	json.RawMessage(`{"game": "steam", "players": 3}`),
}

// places are where an engine can think: each says how plans went.
var places = map[string]func(t *testing.T, plans string) string{
	"node":        func(t *testing.T, plans string) string { return node(t, "thinking-node.mjs", plans) },
	"node-worker": func(t *testing.T, plans string) string { return node(t, "thinking-node.mjs", plans, "worker") },
	"chromium": func(t *testing.T, plans string) string {
		return inBrowser(t, install(t), "thinking.html?"+url.PathEscape(plans))
	},
	"chromium-worker": func(t *testing.T, plans string) string {
		return inBrowser(t, install(t), "thinking.html?"+url.PathEscape(plans)+"#worker")
	},
}

// think has plans played in a place by one engine, and holds the games against the library.
func think(t *testing.T, place string, plans ...plan) {
	t.Helper()
	text, err := json.Marshal(plans)
	if err != nil {
		t.Fatal(err)
	}
	said := places[place](t, string(text))
	var played []struct {
		Made, Kept   int
		Record, Text string
		Memories     []int // in bytes: at first, after the other calls, in the end
	}
	if err := json.Unmarshal([]byte(said), &played); err != nil || len(played) != len(plans) {
		t.Fatalf("%v: %s", err, said)
	}
	for i, g := range played {
		p := plans[i]
		replay, err := games.All().ReadRecord(g.Record, nil)
		if err != nil || replay.Err != nil || replay.End.Text() != g.Text {
			t.Errorf("another game is recorded: %v, %v\n%s", err, replay.Err, g.Record)
			continue
		}
		if p.Decisions == 0 && !replay.End.Over() || p.Decisions != 0 && g.Made != p.Decisions {
			t.Errorf("the game stops after %d decisions", g.Made)
		}
		t.Logf("%s: %d decisions of %d ms after %d calls with %d bots, the engine's memory: %d", replay.End.Of().Name(), g.Made, p.Milliseconds, p.Calls, g.Kept, g.Memories)
	}
	// Where garbage were not collected, the memory would be two gigabytes long.
	const most = 256 << 20
	if first, last := played[0].Memories[0], played[len(played)-1].Memories[2]; last <= first || last > most {
		t.Errorf("the engine's memory grows from %d bytes to %d", first, last)
	}
}

// TestBotsThinkByMilliseconds plays sixty decisions of each game in Node, and of one in a browser's worker; where tests
// may take long, all to their end in every place, after thousands of other calls and with bots that are kept. Bots
// have timers run, and what is asked for in between leaves garbage: when Go's runtime collects that, it polls the timers.
func TestBotsThinkByMilliseconds(t *testing.T) {
	var plans []plan
	for _, setup := range thinking {
		if long.Allowed() {
			plans = append(plans, plan{setup, 5, 0, 3000}, plan{setup, 50, 0, 0})
		} else {
			plans = append(plans, plan{setup, 5, 60, 0})
		}
	}
	for place := range places {
		t.Run(place, func(t *testing.T) {
			switch {
			case long.Allowed() || place == "node":
				think(t, place, plans...)
			case place == "chromium-worker":
				think(t, place, plans[0])
			default:
				t.Skip("the engine is the same there: RAILHEX_LONG=1 plays whole games")
			}
		})
	}
}
