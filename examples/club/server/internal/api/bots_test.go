package api

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/internal/games"
)

// TestAPersonPlaysWithBots opens a table with a bot, plays there by what its stream says, and
// looks for both in the figures and in the log.
func TestAPersonPlaysWithBots(t *testing.T) {
	s := serve(t, quick)
	key := client.NewKey()
	status, body := s.ask("POST", "/api/tables", key, map[string]any{"setup": header, "bots": []string{"", "greedy"}})
	var opened table.Opened
	if err := json.Unmarshal(body, &opened); err != nil || status != http.StatusCreated {
		t.Fatal(status, string(body), err)
	}
	path := "/api/tables/" + opened.ID
	s.ask("POST", path+"/seats", key, map[string]any{"invite": opened.Invites[0], "name": "Ann"})
	stream := s.listen(path, key, "")
	defer stream.close()
	moved := 0
	for moved < 6 {
		view := stream.next().view
		if seats := view.Seats; seats[0].Bot != "" || seats[1].Bot != "greedy" || !seats[1].Taken {
			t.Fatalf("the seats are %v", seats)
		}
		if view.Turn != 1 {
			continue
		}
		_, wish := s.some(path, []string{key, ""})
		if status, body := s.ask("POST", path+"/moves", key, wish); status != http.StatusOK {
			t.Fatal(status, string(body))
		}
		moved++
	}
	_, record := s.ask("GET", path+"/record", "", nil)
	read, err := games.All().ReadRecord(string(record), nil)
	if err != nil || read.Err != nil || !strings.Contains(string(record), "\nbot 2 greedy\n") {
		t.Errorf("%v, %v\n%s", err, read.Err, record)
	}
	recorder := httptest.NewRecorder()
	s.metrics.ServeHTTP(recorder, httptest.NewRequest("GET", "/metrics", nil))
	for _, want := range []string{
		`railhex_bot_thought_seconds_count{bot="greedy",game="steamrollers"} `, "railhex_bots_thinking ", "railhex_bots_waiting ",
	} {
		if !strings.Contains(recorder.Body.String(), "\n"+want) {
			t.Errorf("the metrics have no %q", want)
		}
	}
	s.ask("DELETE", path+"/seats/2", key, nil)
	s.ask("POST", path+"/bots", key, map[string]any{"bot": "random"})
	if want := `msg="bots seated" table=` + opened.ID + " bot=random seats=[2]"; !strings.Contains(s.log.String(), want) {
		t.Errorf("the log has no %s:\n%s", want, s.log)
	}
}
