package api

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
)

// TestABodyOfAnotherShape sends what is no body of a request. The answer says what is wrong, where, and
// what would be right, in words of JSON.
func TestABodyOfAnotherShape(t *testing.T) {
	s := serve(t, quick)
	path, tokens := s.opened()
	const lines = "it is an array of the lines of a record's header, or an object such as"
	keys := map[string]string{} // by path, what is right
	for _, test := range []struct{ path, keys, body, want string }{
		{"/api/tables", "setup, names, bots, clock (days, late), secret", "", ""},
		{"/api/tables", "", `{}`, "setup is missing: " + lines},
		{"/api/tables", "", `{"setup":null}`, "setup is missing: " + lines},
		{"/api/tables", "", `{"setup":7}`, lines},
		{"/api/tables", "", `{"setup":["game steam",7]}`, "setup has a number instead of a string"},
		{"/api/tables", "", `{"setup":{"game":7}}`, "setup.game has a number instead of a string"},
		{"/api/tables", "", `{"setup":{"game":"steam","players":"three"}}`, "setup.players has a string instead of an integer"},
		{"/api/tables", "", `{"setup":{"game":"steam","seats":3}}`, `there is no "seats" to a setup of this game, only game, players`},
		{"/api/tables", "", `{"names":"Ann"}`, "names has a string instead of an array, each element of which is a string"},
		{"/api/tables", "", `{"names":[7]}`, "names has a number instead of a string"},
		{"/api/tables", "", `{"bots":{}}`, "bots has an object instead of an array, each element of which is a string"},
		{"/api/tables", "", `{"clock":3}`, "clock has a number instead of an object"},
		{"/api/tables", "", `{"clock":{"days":1.5}}`, "clock.days has 1.5 instead of an integer"},
		{"/api/tables", "", `{"clock":{"late":false}}`, "clock.late has a boolean instead of a string"},
		{"/api/tables", "", `{"clock":{"day":1}}`, `the body has the key "day", which nobody knows; send an object with the keys setup`},
		{path + "/seats", "invite, name", `{"invite":7}`, "invite has a number instead of a string"},
		{path + "/seats", "", `{"name":["Ann"]}`, "name has an array instead of a string"},
		{path + "/bots", "bot, seats", `{"seats":2}`, "seats has a number instead of an array, each element of which is an integer"},
		{path + "/bots", "", `{"seats":["2"]}`, "seats has a string instead of an integer"},
		{path + "/moves", "position, move, request", `{"position":99999999999999999999}`, "position has 99999999999999999999 instead of an integer of 64 bits"},
		{path + "/moves", "", `{"move":{}}`, "move has an object instead of a string"},
		{"/api/mine/pushes", "endpoint, p256dh, auth", `{"auth":7}`, "auth has a number instead of a string"},
		{"/api/operator", "do, table, seat, name", `{"seat":"2"}`, "seat has a string instead of an integer"},
		{"/api/mail", "code, wants", `{"wants":"yes"}`, "wants has a string instead of a boolean"},
		{"/api/qr", "text", `{"text":[]}`, "text has an array instead of a string"},
	} {
		if test.keys != "" {
			keys[test.path] = test.keys
		}
		if test.body != "" {
			s.wrong(test.path, tokens[0], test.body, test.want)
		}
	}
	asked := 0
	for _, of := range read(t).Paths.Map() {
		if post := of.Post; post != nil && post.RequestBody != nil {
			asked++
		}
	}
	servertest.Equal(t, "requests with a body that are tried", len(keys), asked)
	for path, keys := range keys {
		for body, want := range map[string]string{
			"": "the body is empty", " \n": "the body is empty", "null": "the body is null", "7": "the body is a number", `"text"`: "the body is a string",
			"[]": "the body is an array", "x": "the body is not JSON from byte 1 on", "{]": "the body is not JSON from byte 2 on",
			"{": "the body ends in the middle", `{"a`: "the body ends in the middle", "{} {}": "the body has another value behind the first, from byte 4 on",
			`{"player":1}`: `the body has the key "player", which nobody knows`,
		} {
			s.wrong(path, tokens[0], body, want+"; send an object with the keys "+keys)
		}
		key := strings.Trim(strings.Fields(keys)[0], `",`)
		body := fmt.Sprintf(`{"%s":null,"%[1]s":null}`, key)
		s.wrong(path, tokens[0], body, fmt.Sprintf("the body has the key %q twice; send an object with the keys ", key)+keys)
	}
	large := map[string]string{"move": strings.Repeat("x", largest)}
	s.expect(http.StatusRequestEntityTooLarge, "POST", path+"/moves", tokens[0], large)
	_, answer := s.ask("GET", "/api/help?setup="+url.QueryEscape(`{"game":"steam","players":"three"}`), "", nil)
	servertest.Has(t, string(answer), "setup.players has a string instead of an integer")
}

// wrong wants that a body is refused for something.
func (s *service) wrong(path, token, body, want string) {
	s.t.Helper()
	status, answer := s.askText("POST", path, token, []byte(body))
	var told struct{ Error problem }
	if err := json.Unmarshal(answer, &told); err != nil || status != http.StatusBadRequest || !strings.Contains(told.Error.Text, want) {
		s.t.Errorf("%s %s: %d %s, want %s", path, body, status, answer, want)
	}
}
