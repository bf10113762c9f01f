package api

import (
	"net/http"
	"strconv"
	"strings"

	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/variants/family/describe"
)

// lookOf is how pictures are asked for.
func lookOf(r *http.Request) describe.Look {
	has := func(what string) bool { return r.URL.Query().Has(what) }
	number := func(what string) float64 {
		n, _ := strconv.ParseFloat(r.URL.Query().Get(what), 64) // without a number pictures have the usual size
		return n
	}
	return describe.Look{
		Night: has("night"), ColourBlind: has("colour-blind"), Narrow: has("narrow"), HexNames: has("hex-names"),
		MapAlone: has("map-alone"), Thumbnail: has("thumbnail"), Codes: has("codes"), Back: has("back"),
		Scale: number("scale"), LabelPixels: number("label-pixels"),
	}
}

// A drawing is a picture that was sent. A seat that has it is sent what has changed since.
// The key has the seat, so nobody learns what another seat was sent.
type drawing struct {
	table string
	seat  int
	tag   string
}

// mostDrawn is how many pictures are kept, compressed.
const mostDrawn = 1024

// inPieces names the delta encoding of pictures, as RFC 3229 has it: what pieces returns.
const inPieces = "pieces"

func (s *server) picture(w http.ResponseWriter, r *http.Request) {
	t, ok := s.tableAt(w, r)
	if !ok {
		return
	}
	select {
	case s.drawing <- struct{}{}:
		defer func() { <-s.drawing }()
	case <-r.Context().Done():
		return
	}
	svg, ok := t.Picture(r.PathValue("picture"), languageOf(r), lookOf(r))
	if !ok {
		s.fail(w, http.StatusNotFound, problem{Code: string(table.NotFound), Text: "there is no such picture of this table"})
		return
	}
	tag := tagOf([]byte(svg))
	w.Header().Set("ETag", tag)
	one := drawing{t.ID(), t.Seat(), tag}
	if _, ok := s.drawn.Get(one); !ok {
		s.drawn.Add(one, squeezed([]byte(svg)))
	}
	if r.Header.Get("A-IM") == inPieces && !has(r, tag) {
		one.tag = strings.TrimSpace(r.Header.Get("If-None-Match"))
		if before, ok := s.drawn.Get(one); ok {
			w.Header().Set("IM", inPieces)
			w.Header().Set("Delta-Base", one.tag)
			answer(w, http.StatusIMUsed, pieces(string(unsqueezed(before)), svg))
			return
		}
	}
	answerText(w, http.StatusOK, "image/svg+xml", []byte(svg))
}
