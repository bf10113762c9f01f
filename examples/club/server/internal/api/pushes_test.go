package api

import (
	"database/sql"
	"encoding/json"
	"net/http"
	"path/filepath"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/push"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// pushed are limits that nobody meets, of a server that pushes to a test.
func pushed() Limits {
	limits := quick
	limits.Pushes = push.Plan{Anywhere: true}
	return limits
}

// subscribed has the server push to a browser of a player.
func (s *service) subscribed(b servertest.Browser, token, language string) (id string) {
	s.t.Helper()
	body := map[string]any{"endpoint": b.Endpoint, "p256dh": b.P256dh, "auth": b.Auth}
	return answered[struct{ Push string }](s, "POST", "/api/mine/pushes?language="+language, token, body).Push
}

// pushes are the browsers of a player to which the server pushes, and its key.
func (s *service) pushes(token string) (key string, ids []string) {
	s.t.Helper()
	told := answered[struct {
		Key    string
		Pushes []string
	}](s, "GET", "/api/mine/pushes", token, nil)
	return told.Key, told.Pushes
}

// TestThePlayerWhoIsAskedIsTold moves until it is the other's turn, and looks at what the browsers
// of both get, and at what anybody else can learn of them.
func TestThePlayerWhoIsAskedIsTold(t *testing.T) {
	service := servertest.NewPushService(t)
	s := serve(t, pushed())
	path, tokens := s.opened()
	browsers := []servertest.Browser{service.Subscribe(), service.Subscribe(), service.Subscribe()}
	ids := []string{s.subscribed(browsers[0], tokens[0], "fr"), s.subscribed(browsers[1], tokens[1], "de"), s.subscribed(browsers[2], tokens[1], "xx")}
	secrets := []string{}
	for i, b := range browsers {
		secrets = append(secrets, b.Endpoint[strings.LastIndex(b.Endpoint, "/")+1:], b.P256dh, b.Auth, ids[i])
	}
	key, own := s.pushes(tokens[1])
	servertest.Equal(t, "browsers", len(own), 2)
	watcher := s.listen(path, "", "")
	defer watcher.close()
	for turn := s.view(path, "").Turn; turn == s.view(path, "").Turn; {
		s.move(path, tokens)
	}
	asked := s.view(path, "").Turn
	want := map[int]string{0: "C’est à vous de jouer. Avec Bob.", 1: "Du bist dran. Mit Ann.", 2: "It is your turn. With Ann."}
	for range []int{1, 2}[asked-1] {
		p := <-service.Pushes
		if p.Message["text"] != want[p.Browser] || p.Message["title"] != "SteamRollers" || "/api/tables/"+p.Message["table"] != path || p.Key != key {
			t.Errorf("browser %d shows %s by %s", p.Browser, p.Text, p.Key)
		}
	}

	var all strings.Builder
	all.WriteString(s.log.String())
	for _, asked := range []string{path, path + "/story", path + "/record", path + "/report", "/api/mine", "/api/mine/records"} {
		_, body := s.ask("GET", asked, tokens[0], nil)
		all.Write(body)
	}
	event := servertest.Must(json.Marshal(watcher.next().data))
	all.Write(event)
	all.WriteString(s.figures())
	for _, secret := range append(secrets, tokens...) {
		if strings.Contains(all.String(), secret) {
			t.Errorf("others learn %s", secret)
		}
	}
	servertest.Has(t, all.String(), `railhex_pushes_total{outcome="sent"}`, "railhex_pushes_waiting 0")
}

// TestTheReminderIsPushed has a player think until little time is left.
func TestTheReminderIsPushed(t *testing.T) {
	service := servertest.NewPushService(t)
	database := filepath.Join(t.TempDir(), "tables.db")
	s := serveFile(t, database, pushed())
	_, tokens := s.openedWith(map[string]any{"setup": header, "clock": table.Clock{Days: 1, Late: table.LateBot}})
	for _, token := range tokens {
		s.subscribed(service.Subscribe(), token, "nl")
	}
	db := servertest.Must(sql.Open("sqlite", database))
	defer db.Close()
	servertest.Must(db.ExecContext(t.Context(), "UPDATE service SET ran = ran + 20 * 60 * 60"))
	serveFile(t, database, pushed()) // it looks at the clocks when it begins
	if p := <-service.Pushes; !strings.HasPrefix(p.Message["text"], textIn("nl").Late+" Met ") {
		t.Errorf("told is %s", p.Text)
	}
}

// TestPushesBelongToPlayers keeps pushes of who sits at a table, and drops them with the name.
func TestPushesBelongToPlayers(t *testing.T) {
	service := servertest.NewPushService(t)
	s := serve(t, pushed())
	_, tokens := s.opened()
	b := service.Subscribe()
	id := s.subscribed(b, tokens[0], "en")
	s.ask("DELETE", "/api/mine/pushes/"+id, tokens[1], nil) // another's
	if _, ids := s.pushes(tokens[0]); len(ids) != 1 {
		t.Errorf("the player has %d browsers", len(ids))
	}
	s.ask("DELETE", "/api/mine", tokens[0], nil)
	if _, ids := s.pushes(tokens[0]); len(ids) != 0 {
		t.Errorf("who is forgotten has %d browsers", len(ids))
	}
	body := map[string]any{"endpoint": b.Endpoint, "p256dh": b.P256dh, "auth": b.Auth}
	for _, token := range []string{"", client.NewKey(), tokens[0]} { // who sits nowhere
		s.expect(http.StatusForbidden, "POST", "/api/mine/pushes", token, body)
	}
}
