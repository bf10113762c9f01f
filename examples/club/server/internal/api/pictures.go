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

func picture(r *request, t table.Table) (any, error) {
	select {
	case r.drawing <- struct{}{}:
		defer func() { <-r.drawing }()
	case <-r.Context().Done():
		return nil, r.Context().Err()
	}
	svg, ok := t.Picture(r.PathValue("picture"), r.language(), lookOf(r.Request))
	if !ok {
		return nil, wrong(http.StatusNotFound, string(table.NotFound), "there is no such picture of this table")
	}
	tag, h := tagOf([]byte(svg)), r.w.Header()
	h.Set("ETag", tag)
	one := drawing{t.ID(), t.Seat(), tag}
	if _, ok := r.drawn.Get(one); !ok {
		r.drawn.Add(one, squeezed([]byte(svg)))
	}
	if r.Header.Get("A-IM") == inPieces && !has(r.Request, tag) {
		one.tag = strings.TrimSpace(r.Header.Get("If-None-Match"))
		if before, ok := r.drawn.Get(one); ok {
			h.Set("IM", inPieces)
			h.Set("Delta-Base", one.tag)
			return outcome{http.StatusIMUsed, pieces(string(unsqueezed(before)), svg)}, nil
		}
	}
	return text{"image/svg+xml", []byte(svg)}, nil
}
