package api

import (
	"net/http"
	"strconv"

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
	return text{"image/svg+xml", []byte(svg)}, nil
}
