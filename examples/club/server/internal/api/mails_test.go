package api

import (
	"encoding/json"
	"net/http"
	"regexp"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/push"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
)

// codeIn finds a code in a letter.
func codeIn(t *testing.T, l servertest.Letter, what string) string {
	t.Helper()
	found := regexp.MustCompile(`https://play\.example\.org/#` + what + `=(\S+)`).FindStringSubmatch(l.Text)
	if found == nil {
		t.Fatalf("the letter has no %s:\n%s", what, l.Text)
	}
	return found[1]
}

// TestLettersTellOfTheTurn gives an address, which gets letters when it is confirmed and until one of them is
// answered by an end. No letter holds the key of a seat, and the address goes with the name.
func TestLettersTellOfTheTurn(t *testing.T) {
	port, letters := servertest.Mail(t)
	limits := quick
	limits.Pushes.Post = servertest.Must(push.ReadPost("smtp://localhost:"+port, "club@example.org", "https://play.example.org/"))
	s := serve(t, limits)
	path, tokens := s.opened()
	know := func(want string) {
		t.Helper()
		servertest.Equal(t, "the server knows", string(s.expect(http.StatusOK, "GET", "/api/mine/mail", tokens[0], nil)), want)
	}
	give := func(token, address string, want int) {
		t.Helper()
		s.expect(want, "PUT", "/api/mine/mail?language=de", token, map[string]any{"address": address})
	}
	answer := func(code string, wants bool, want int) {
		t.Helper()
		s.expect(want, "POST", "/api/mail", "", map[string]any{"code": code, "wants": wants})
	}
	turns := func() {
		t.Helper()
		for _, turn := range []int{2, 1} { // of the other, and of the player who has the address
			for s.view(path, "").Turn != turn {
				s.move(path, tokens)
			}
		}
	}
	know(`{"address":"","confirmed":false,"offered":true}`)
	for _, wrong := range []string{"", "nobody", "Ann <ann@example.org>", "ann@example.org\r\nBcc: all@example.org"} {
		give(tokens[0], wrong, http.StatusBadRequest)
	}
	give("nobody", "ann@example.org", http.StatusForbidden)
	give(tokens[0], "ann@example.org", http.StatusNoContent)
	give(tokens[1], "ann@example.org", http.StatusTooManyRequests) // nobody fills the box of another
	first := <-letters
	know(`{"address":"ann@example.org","confirmed":false,"offered":true}`)
	turns()
	answer("guess", true, http.StatusNotFound)
	answer(codeIn(t, first, "mail"), true, http.StatusNoContent)
	know(`{"address":"ann@example.org","confirmed":true,"offered":true}`)
	turns()
	told := <-letters
	if told.Get("To") != "ann@example.org" || told.Get("From") != "club@example.org" || told.Get("Subject") != "SteamRollers" || !strings.HasPrefix(told.Text, "Du bist dran. Mit Bob.") {
		t.Errorf("the letter is %+v", told)
	}
	servertest.Equal(t, "the letter leads to", "/api/tables/"+codeIn(t, told, "table"), path)
	answer(codeIn(t, told, "no-mail"), false, http.StatusNoContent)
	know(`{"address":"","confirmed":false,"offered":true}`)
	turns()
	give(tokens[0], "ann@example.net", http.StatusNoContent)
	second := <-letters
	for _, one := range []servertest.Letter{first, told, second} {
		for _, token := range tokens {
			if text := servertest.Must(json.Marshal(one.Text)); strings.Contains(string(text), token) {
				t.Error("a letter holds the key of a seat")
			}
		}
	}
	servertest.Equal(t, "after the end a letter is sent to", second.Get("To"), "ann@example.net")
	s.expect(http.StatusNoContent, "DELETE", "/api/mine", tokens[0], nil)
	know(`{"address":"","confirmed":false,"offered":true}`)
	if strings.Contains(s.log.String(), "ann@") {
		t.Error("the log has an address")
	}
}

// TestNoLetterIsSentInTheOpen has a server of mail that is not this machine's begin no TLS: it learns no address.
func TestNoLetterIsSentInTheOpen(t *testing.T) {
	port, letters := servertest.Mail(t)
	for host, want := range map[string]int{"localhost": http.StatusNoContent, "127.0.0.1": http.StatusServiceUnavailable} {
		limits := quick
		limits.Pushes.Post = servertest.Must(push.ReadPost("smtp://"+host+":"+port, "club@example.org", "https://play.example.org/"))
		s := serve(t, limits)
		_, tokens := s.opened()
		s.expect(want, "PUT", "/api/mine/mail", tokens[0], map[string]any{"address": "ann@example.org"})
	}
	servertest.Equal(t, "letters", len(letters), 1)
}

// TestServersOfMail reads how letters are sent, and what cannot be.
func TestServersOfMail(t *testing.T) {
	for _, test := range []struct {
		server, from, page string
		ok                 bool
	}{
		{"smtp://club:word@mail.example.org:587", "club@example.org", "https://play.example.org", true},
		{"smtps://mail.example.org", "club@example.org", "http://localhost:8080", true},
		{"mail.example.org:25", "club@example.org", "https://play.example.org", false},
		{"smtp://mail.example.org", "the club", "https://play.example.org", false},
		{"smtp://mail.example.org", "club@example.org", "play.example.org", false},
		{"smtp://mail.example.org", "club@example.org", "", false},
	} {
		if _, err := push.ReadPost(test.server, test.from, test.page); (err == nil) != test.ok {
			t.Errorf("%+v: %v", test, err)
		}
	}
}
