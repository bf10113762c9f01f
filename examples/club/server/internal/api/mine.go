package api

import (
	"bytes"
	"fmt"
	"net/http"
	"strings"

	"rsc.io/qr"

	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// mine lists the tables of a player.
func (s *server) mine(w http.ResponseWriter, r *http.Request) {
	from, ok := s.number(w, r, "from", 0)
	if !ok {
		return
	}
	tables, total, err := s.host.Mine(r.Context(), tokenOf(r), from)
	s.give(w, r, struct {
		Tables []table.Mine `json:"tables"`
		Total  int          `json:"total"`
	}{tables, total}, err)
}

// forget deletes what the server knows of a player.
func (s *server) forget(w http.ResponseWriter, r *http.Request) {
	s.done(w, r, s.host.Forget(r.Context(), tokenOf(r)))
}

// rekey gives a player a new key.
func (s *server) rekey(w http.ResponseWriter, r *http.Request) {
	var asked struct {
		Key string `json:"key"`
	}
	if !s.read(w, r, &asked) {
		return
	}
	if err := s.host.Rekey(r.Context(), tokenOf(r), asked.Key); err != nil {
		s.refuse(w, r, err)
		return
	}
	s.hub.tell("") // streams of the old key end
	w.WriteHeader(http.StatusNoContent)
}

// records gives a player the records of all games.
func (s *server) records(w http.ResponseWriter, r *http.Request) {
	var file bytes.Buffer
	if err := s.host.Records(r.Context(), tokenOf(r), &file); err != nil {
		s.refuse(w, r, err)
		return
	}
	answerText(w, http.StatusOK, "application/zip", file.Bytes())
}

// quiet is the margin of a QR code, in modules, that readers need.
const quiet = 4

// qr draws a link, which stands in the body so that no log has it, as a QR code.
func (s *server) qr(w http.ResponseWriter, r *http.Request) {
	var asked struct {
		Text string `json:"text"`
	}
	if !s.read(w, r, &asked) {
		return
	}
	code, err := qr.Encode(asked.Text, qr.M)
	if err != nil {
		s.fail(w, http.StatusBadRequest, problem{Code: string(table.BadInput), Text: "the text is too long for a QR code"})
		return
	}
	var path strings.Builder
	for y := range code.Size {
		for x := range code.Size {
			if code.Black(x, y) {
				fmt.Fprintf(&path, "M%d %dh1v1h-1z", x+quiet, y+quiet)
			}
		}
	}
	size := code.Size + 2*quiet
	answerText(w, http.StatusOK, "image/svg+xml", fmt.Appendf(nil,
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img"><path fill="#fff" d="M0 0h%dv%dH0z"/><path d="%s"/></svg>`, size, size, size, size, &path))
}
