package browsertest

import (
	"compress/flate"
	"encoding/base64"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/browsertest/browser"
	described "github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/internal/long"
)

// TestEveryLinkIsRead opens links as the page makes them, of each game: a game, a move of a game, a
// position, and a game that could not be kept. The records in testdata/links.txt were written by the
// library of an earlier day.
func TestEveryLinkIsRead(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("testdata", "links.txt"))
	if err != nil {
		t.Fatal(err)
	}
	p := open(t, browser.Desktop)
	for line := range strings.Lines(string(text)) {
		var game, form, packed string
		if _, err := fmt.Sscan(line, &game, &form, &packed); err != nil {
			t.Fatal(err)
		}
		bytes, err := base64.RawURLEncoding.DecodeString(packed)
		if err != nil {
			t.Fatal(err)
		}
		record, err := io.ReadAll(flate.NewReader(strings.NewReader(string(bytes))))
		if err != nil {
			t.Fatal(err)
		}
		replay, err := described.All().ReadRecord(string(record), nil)
		if err != nil || replay.Err != nil {
			t.Fatalf("%s: the library reads the record no more: %v, %v", game, err, replay.Err)
		}
		moves := len(replay.Moves)
		links := map[string]string{"": fmt.Sprintf("%d / %d", moves, moves)}
		if form == "record" && (game == "steam" || long.Allowed()) {
			links["&at=9"] = fmt.Sprintf("9 / %d", moves)
			links[fmt.Sprintf("&kept=%s-%s&revision=3", game, form)] = links[""]
		}
		for more, place := range links {
			p.visit(address + "#game=" + packed + more)
			p.settle()
			if got := p.Text("#place"); got != place {
				t.Errorf("the link of a %s of %s that ends in %q leads to %q, not to %q", form, game, more, got, place)
			}
			if title := p.Text("#title"); title != replay.End.Of().About().Title {
				t.Errorf("the link of a %s of %s opens %s", form, game, title)
			}
			if form == "record" && !strings.Contains(p.Text("body"), "Ann Árbor") {
				t.Errorf("the link of a game of %s has lost the name of a player", game)
			}
		}
	}
}
