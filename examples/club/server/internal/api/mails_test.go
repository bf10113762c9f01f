package api

import (
	"bufio"
	"encoding/json"
	"io"
	"mime/quotedprintable"
	"net"
	"net/http"
	"net/mail"
	"regexp"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/push"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
)

// A letter is one that a server of mail took.
type letter struct{ from, to, subject, text string }

// post is a server of mail, and the letters that it takes.
func post(t *testing.T) (address string, letters <-chan letter) {
	t.Helper()
	listener := servertest.Must(net.Listen("tcp", "127.0.0.1:0"))
	t.Cleanup(func() { listener.Close() })
	taken := make(chan letter, 100)
	go func() {
		for {
			conn, err := listener.Accept()
			if err != nil {
				return
			}
			go take(conn, taken)
		}
	}()
	return listener.Addr().String(), taken
}

// take takes a letter over a connection.
func take(conn net.Conn, taken chan<- letter) {
	defer conn.Close()
	say := func(text string) { io.WriteString(conn, text+"\r\n") }
	say("220 here")
	var one letter
	lines := bufio.NewReader(conn)
	for {
		line, err := lines.ReadString('\n')
		if err != nil {
			return
		}
		switch verb := strings.ToUpper(line[:4]); verb {
		case "DATA":
			say("354 go on")
			var text strings.Builder
			for line, err = lines.ReadString('\n'); err == nil && line != ".\r\n"; line, err = lines.ReadString('\n') {
				text.WriteString(line)
			}
			read := servertest.Must(mail.ReadMessage(strings.NewReader(text.String())))
			one.from, one.to, one.subject = read.Header.Get("From"), read.Header.Get("To"), read.Header.Get("Subject")
			one.text = string(servertest.Must(io.ReadAll(quotedprintable.NewReader(read.Body))))
			taken <- one
			say("250 taken")
		case "QUIT":
			say("221 bye")
			return
		default:
			say("250 well")
		}
	}
}

// codeIn finds a code in a letter.
func codeIn(t *testing.T, l letter, what string) string {
	t.Helper()
	found := regexp.MustCompile(`https://play\.example\.org/#` + what + `=(\S+)`).FindStringSubmatch(l.text)
	if found == nil {
		t.Fatalf("the letter has no %s:\n%s", what, l.text)
	}
	return found[1]
}

// TestLettersTellOfTheTurn gives an address, which gets letters when it is confirmed and until one of them is
// answered by an end. No letter holds the key of a seat, and the address goes with the name.
func TestLettersTellOfTheTurn(t *testing.T) {
	address, letters := post(t)
	limits := quick
	limits.Pushes.Post = servertest.Must(push.ReadPost("smtp://"+address, "club@example.org", "https://play.example.org/"))
	s := serve(t, limits)
	path, tokens := s.opened()
	know := func(want string) {
		t.Helper()
		if _, body := s.ask("GET", "/api/mine/mail", tokens[0], nil); string(body) != want {
			t.Errorf("the server knows %s, want %s", body, want)
		}
	}
	give := func(token, address string, want int) {
		t.Helper()
		if status, body := s.ask("PUT", "/api/mine/mail?language=de", token, map[string]any{"address": address}); status != want {
			t.Errorf("the address %q is answered %d %s", address, status, body)
		}
	}
	answer := func(code string, wants bool, want int) {
		t.Helper()
		if status, body := s.ask("POST", "/api/mail", "", map[string]any{"code": code, "wants": wants}); status != want {
			t.Errorf("a code is answered %d %s", status, body)
		}
	}
	turns := func() {
		t.Helper()
		for _, turn := range []int{2, 1} { // of the other, and of the player who has the address
			for s.view(path, "").Turn != turn {
				token, wish := s.some(path, tokens)
				if status, body := s.ask("POST", path+"/moves", token, wish); status != http.StatusOK {
					t.Fatal(status, string(body))
				}
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
	if told.to != "ann@example.org" || told.from != "club@example.org" || told.subject != "SteamRollers" || !strings.HasPrefix(told.text, "Du bist dran. Mit Bob.") {
		t.Errorf("the letter is %+v", told)
	}
	if id := codeIn(t, told, "table"); "/api/tables/"+id != path {
		t.Errorf("the letter leads to the table %s", id)
	}
	answer(codeIn(t, told, "no-mail"), false, http.StatusNoContent)
	know(`{"address":"","confirmed":false,"offered":true}`)
	turns()
	give(tokens[0], "ann@example.net", http.StatusNoContent)
	second := <-letters
	for _, one := range []letter{first, told, second} {
		for _, token := range tokens {
			if text := servertest.Must(json.Marshal(one.text)); strings.Contains(string(text), token) {
				t.Error("a letter holds the key of a seat")
			}
		}
	}
	if second.to != "ann@example.net" {
		t.Errorf("a letter that was ended is sent: %+v", second)
	}
	if status, body := s.ask("DELETE", "/api/mine", tokens[0], nil); status != http.StatusNoContent {
		t.Fatal(status, string(body))
	}
	know(`{"address":"","confirmed":false,"offered":true}`)
	if strings.Contains(s.log.String(), "ann@") {
		t.Error("the log has an address")
	}
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
