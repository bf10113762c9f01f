package api

import (
	"compress/gzip"
	"encoding/json"
	"io"
	"maps"
	"net/http"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"pgregory.net/rapid"
)

// get asks with headers and returns the answer with its body.
func (s *service) get(path, token string, headers map[string]string) (*http.Response, string) {
	s.t.Helper()
	request := servertest.Must(http.NewRequestWithContext(s.t.Context(), "GET", s.url+path, nil))
	request.Header.Set("Authorization", "Bearer "+token)
	for name, value := range headers {
		request.Header.Set(name, value)
	}
	answer := servertest.Must(http.DefaultClient.Do(request))
	defer answer.Body.Close()
	body := servertest.Must(io.ReadAll(answer.Body))
	return answer, string(body)
}

// assembled is a picture from the pieces of another.
func assembled(t rapid.TB, before, text string) string {
	var pieces []json.RawMessage
	servertest.Check(t, json.Unmarshal([]byte(text), &pieces))
	elements := strings.Split(before, "<")
	var all []string
	for _, piece := range pieces {
		var span [2]int
		var own string
		if json.Unmarshal(piece, &own) == nil {
			all = append(all, own)
		} else if err := json.Unmarshal(piece, &span); err == nil {
			all = append(all, elements[span[0]:span[1]]...)
		} else {
			t.Fatal(err)
		}
	}
	return strings.Join(all, "<")
}

// TestPiecesMakeAPicture puts any text together from the pieces of any other.
func TestPiecesMakeAPicture(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := rapid.StringMatching(`([ab]?<[abc]?){0,12}`)
		before, now := text.Draw(t, "before"), text.Draw(t, "now")
		told := servertest.Must(json.Marshal(pieces(before, now)))
		if got := assembled(t, before, string(told)); got != now {
			t.Fatalf("%q from the pieces %s of %q", got, told, before)
		}
	})
}

// TestWhatChangedIsAll plays, and holds what a player puts together from changes against the
// whole. What another seat has is no help.
func TestWhatChangedIsAll(t *testing.T) {
	s := serve(t, quick)
	path, tokens := s.opened()
	stream := s.listen(path, tokens[0], "", "changes", "")
	defer stream.close()
	seen := map[string]json.RawMessage{}
	maps.Copy(seen, stream.next().data)
	picture := path + "/pictures/" + s.view(path, tokens[0]).Pictures[0]
	answer, had := s.get(picture, tokens[0], nil)
	for range 12 {
		s.move(path, tokens)
		maps.Copy(seen, stream.next().data)
		_, body := s.ask("GET", path, tokens[0], nil)
		var want map[string]json.RawMessage
		json.Unmarshal(body, &want)
		if !maps.EqualFunc(seen, want, func(a, b json.RawMessage) bool { return string(a) == string(b) }) {
			t.Fatalf("by its changes the view is\n%s\nand as a whole\n%s", seen, want)
		}
		asking := map[string]string{"A-IM": inPieces, "If-None-Match": answer.Header.Get("ETag")}
		now, text := s.get(picture, tokens[0], asking)
		_, whole := s.get(picture, tokens[0], nil)
		switch now.StatusCode {
		case http.StatusIMUsed:
			s.holds(now.Request, now, []byte(text))
			text = assembled(t, had, text)
		case http.StatusNotModified:
			text = had
		default:
			t.Fatalf("a player who has the picture before is answered %s", now.Status)
		}
		if text != whole {
			t.Fatal("the pieces make another picture than there is")
		}
		if other, _ := s.get(picture, tokens[1], asking); other.StatusCode == http.StatusIMUsed {
			t.Fatal("a seat is answered by what another seat was sent")
		}
		answer, had = now, whole
	}
}

// TestNothingIsSentTwice asks for all that can be read: it is compressed, has an ETag, and
// with that is sent no more.
func TestNothingIsSentTwice(t *testing.T) {
	s := serve(t, quick)
	path, tokens := s.opened()
	for _, what := range []string{"/api/choices", "/api/mine", path, path + "/story", path + "/record", path + "/report", path + "/ledger", path + "/help", path + "/pictures/" + s.view(path, tokens[0]).Pictures[0]} {
		answer, body := s.get(what, tokens[0], map[string]string{"Accept-Encoding": "identity"})
		tag := answer.Header.Get("ETag")
		if answer.StatusCode != http.StatusOK || tag == "" || answer.Header.Get("Content-Encoding") != "" {
			t.Errorf("%s is answered by %s, %v", what, answer.Status, answer.Header)
		}
		again, text := s.get(what, tokens[0], map[string]string{"If-None-Match": `"other", ` + tag})
		if again.StatusCode != http.StatusNotModified || text != "" {
			t.Errorf("%s is answered again by %s, %q", what, again.Status, text)
		}
		packed, text := s.get(what, tokens[0], map[string]string{"Accept-Encoding": "br, gzip;q=0.5"})
		if len(body) < short {
			continue
		}
		r, err := gzip.NewReader(strings.NewReader(text))
		if err != nil || packed.Header.Get("Content-Encoding") != "gzip" {
			t.Errorf("%s: %v, %v", what, err, packed.Header)
			continue
		}
		if text, err := io.ReadAll(r); err != nil || string(text) != body {
			t.Errorf("%s is another when it is compressed: %v", what, err)
		}
	}
	if answer, _ := s.get(path, tokens[0], map[string]string{"Accept-Encoding": "gzip;q=0"}); answer.Header.Get("Content-Encoding") != "" {
		t.Error("an answer is compressed for a client that does not take it")
	}
}
