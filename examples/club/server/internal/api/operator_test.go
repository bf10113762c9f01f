package api

import (
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// TestTheOperatorsPage has the operator look at all tables, free a seat, delete a name and end a game, by the first
// of the secrets. The others, which open tables, and players get nothing.
func TestTheOperatorsPage(t *testing.T) {
	limits := quick
	limits.Secrets = []string{"darjeeling", "coffee"}
	s := serve(t, limits)
	path, tokens := s.openedWith(map[string]any{"setup": header, "secret": "coffee"})
	id := strings.TrimPrefix(path, "/api/tables/")
	for _, token := range []string{"", "coffee", tokens[0]} {
		s.expect(http.StatusForbidden, "GET", "/api/operator", token, nil)
		s.expect(http.StatusForbidden, "POST", "/api/operator", token, map[string]any{"do": "end", "table": id})
	}
	if s.view(path, "").Over {
		t.Error("the game was ended")
	}
	operate := func(want int, body map[string]any) (done struct {
		Invite string
		Tables int
	},
	) {
		t.Helper()
		servertest.Check(t, json.Unmarshal(s.expect(want, "POST", "/api/operator", "darjeeling", body), &done))
		return done
	}
	freed := operate(http.StatusOK, map[string]any{"do": "free", "table": id, "seat": 2})
	key := client.NewKey()
	s.expect(http.StatusOK, "POST", path+"/seats", key, map[string]any{"invite": freed.Invite, "name": "Cy"})
	forgot := operate(http.StatusOK, map[string]any{"do": "forget", "name": "Ann"})
	servertest.Equal(t, "tables with the name", forgot.Tables, 1)
	operate(http.StatusOK, map[string]any{"do": "end", "table": id})
	operate(http.StatusBadRequest, map[string]any{"do": "dance"})
	operate(http.StatusNotFound, map[string]any{"do": "end", "table": "nowhere"})

	var told struct {
		Tables []table.Mine
		Total  int
		Bytes  int64
		Errors []incident
	}
	body := s.expect(http.StatusOK, "GET", "/api/operator", "darjeeling", nil)
	servertest.Check(t, json.Unmarshal(body, &told))
	if told.Total != 1 || told.Bytes == 0 || told.Tables[0].ID != id || strings.Join(told.Tables[0].Names, ",") != ",Cy" || !told.Tables[0].Over {
		t.Errorf("the operator reads %s", body)
	}
	for _, secret := range append(tokens, key, freed.Invite, "darjeeling") {
		if strings.Contains(string(body), secret) || strings.Contains(s.log.String(), secret) {
			t.Error("a secret is told")
		}
	}

	serve(t, quick).expect(http.StatusForbidden, "GET", "/api/operator", "", nil)
	local := quick
	local.Local = true
	serve(t, local).expect(http.StatusOK, "GET", "/api/operator", "", nil)
}

// TestTheLastErrorsAreKept logs more than the operator's page has.
func TestTheLastErrorsAreKept(t *testing.T) {
	last := new(kept)
	log := slog.New(incidents{slog.NewTextHandler(io.Discard, nil), last})
	log.Info("nothing")
	for i := range mostErrors + 5 {
		log.Error("no backup", "error", fmt.Sprint(i, "\nlong"))
	}
	all := last.all()
	if len(all) != mostErrors || all[0].Text != "no backup error=5" || all[0].At == 0 {
		t.Errorf("there are %d: %+v", len(all), all[0])
	}
}
