package table

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/variants/family/describe"
)

// TestThePastIsAsItWas looks back on a game from every seat: what is shown is what was
// shown then, but for what could be done. So nobody sees more by looking back.
func TestThePastIsAsItWas(t *testing.T) {
	h := newHost(t)
	id, tokens := fullTable(t, h, headers["steampower"])
	looks := append(tokens, "")
	see := func(token string, at int) string {
		t.Helper()
		now := servertest.Must(h.TableAt(t.Context(), id, token, at))
		picture, ok := now.Picture("player-2", "de", describe.Look{Plain: true})
		if !ok {
			t.Fatal("there is no picture")
		}
		ledger := servertest.Must(h.Ledger(t.Context(), id, token, "fr", at))
		view := now.View("nl")
		view.Version, view.Position, view.Moves, view.Options = 0, 0, 0, nil
		text := servertest.Must(json.MarshalIndent([]any{view, now.Report(), picture, ledger}, "", "\t"))
		return string(text)
	}
	seen := map[int][]string{} // by how many moves, from each seat
	random := rand.New(rand.NewPCG(1, 9))
	for range 12 {
		wish, token, _ := moveOf(t, h, id, tokens, random)
		servertest.Must(h.Move(t.Context(), id, token, wish, "en"))
		now := servertest.Must(h.Table(t.Context(), id, ""))
		for _, token := range looks {
			seen[now.At] = append(seen[now.At], see(token, Now))
		}
	}
	for at, then := range seen {
		for i, want := range then {
			servertest.Equal(t, fmt.Sprintf("after %d moves seat %d looks back", at, i+1), see(looks[i], at), want)
		}
	}
}
