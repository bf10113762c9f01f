package api

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"io"
	"maps"
	"net/http"
	"testing"
)

// TestWhatChangedIsAll plays, and holds what a player puts together from changes against the whole.
func TestWhatChangedIsAll(t *testing.T) {
	s := serve(t, quick)
	path, tokens := s.opened()
	stream := s.listen(path, tokens[0], "", "changes", "")
	defer stream.close()
	seen := map[string]json.RawMessage{}
	maps.Copy(seen, stream.next().data)
	for range 12 {
		s.move(path, tokens)
		maps.Copy(seen, stream.next().data)
		_, body := s.ask("GET", path, tokens[0], nil)
		var want map[string]json.RawMessage
		json.Unmarshal(body, &want)
		if !maps.EqualFunc(seen, want, func(a, b json.RawMessage) bool { return string(a) == string(b) }) {
			t.Fatalf("by its changes the view is\n%s\nand as a whole\n%s", seen, want)
		}
	}
}

// TestNothingIsSentTwice asks for all that can be read: it is compressed, has an ETag, and
// with that is sent no more.
func TestNothingIsSentTwice(t *testing.T) {
	s := serve(t, quick)
	path, tokens := s.opened()
	for _, what := range []string{"/api/choices", "/api/mine", path, path + "/story", path + "/record", path + "/report", path + "/ledger", path + "/help", path + "/pictures/" + s.view(path, tokens[0]).Pictures[0]} {
		answer, body := s.send("GET", what, tokens[0], nil, map[string]string{"Accept-Encoding": "identity"})
		tag := answer.Header.Get("ETag")
		if answer.StatusCode != http.StatusOK || tag == "" || answer.Header.Get("Content-Encoding") != "" {
			t.Errorf("%s is answered by %s, %v", what, answer.Status, answer.Header)
		}
		again, text := s.send("GET", what, tokens[0], nil, map[string]string{"If-None-Match": `"other", ` + tag})
		if again.StatusCode != http.StatusNotModified || len(text) > 0 {
			t.Errorf("%s is answered again by %s, %q", what, again.Status, text)
		}
		packed, text := s.send("GET", what, tokens[0], nil, map[string]string{"Accept-Encoding": "br, gzip;q=0.5"})
		if len(body) < 512 {
			continue
		}
		r, err := gzip.NewReader(bytes.NewReader(text))
		if err != nil || packed.Header.Get("Content-Encoding") != "gzip" {
			t.Errorf("%s: %v, %v", what, err, packed.Header)
			continue
		}
		if text, err := io.ReadAll(r); err != nil || !bytes.Equal(text, body) {
			t.Errorf("%s is another when it is compressed: %v", what, err)
		}
	}
	if answer, _ := s.send("GET", path, tokens[0], nil, map[string]string{"Accept-Encoding": "gzip;q=0"}); answer.Header.Get("Content-Encoding") != "" {
		t.Error("an answer is compressed for a client that does not take it")
	}
}
