package main

import (
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"

	"github.com/railhex/railhex/variants/steampower"
	"github.com/railhex/railhex/variants/steampower/picture"
	"github.com/railhex/railhex/variants/steampower/words"
)

// A table is a game on a network. Whoever has the key of a seat sees what that seat sees.
type table struct {
	state steampower.State // the whole truth: it never leaves the server
	keys  map[string]steampower.Seat
}

func (t *table) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	viewer := t.keys[r.FormValue("key")] // without a key it is Nobody, who looks on
	switch r.URL.Path {
	case "/hand":
		var report struct{ Players []struct{ Hand []int } }
		if err := json.Unmarshal(t.state.AppendReport(nil, viewer), &report); err != nil {
			panic(err)
		}
		fmt.Fprintln(w, report.Players[0].Hand)
	case "/click":
		part := picture.Part(r.FormValue("part"))
		moves, why := part.AppendMoves(nil, &t.state, viewer), part.Explain(&t.state, viewer)
		if why != nil {
			fmt.Fprintln(w, words.English().Refusal(why))
			return
		}
		fmt.Fprintln(w, moves)
	}
}

func main() {
	s, err := steampower.New(steampower.Setup{Players: 2})
	cards := rand.New(rand.NewPCG(1, 1))
	for err == nil && s.Chance() {
		s, err = s.Apply(s.Sample(cards))
	}
	if err != nil {
		panic(err)
	}
	server := httptest.NewServer(&table{s, map[string]steampower.Seat{"plum": 1, "pear": 2}})
	defer server.Close()
	for _, key := range []string{"plum", "pear", ""} {
		click := url.Values{"key": {key}, "part": {"P1/contract-4"}}.Encode()
		fmt.Printf("key %q\n  P1 holds %s  a click there: %s", key,
			get(server.URL+"/hand?"+click), get(server.URL+"/click?"+click))
	}
}

func get(address string) string {
	answer, err := http.Get(address)
	if err != nil {
		panic(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		panic(err)
	}
	return string(text)
}
