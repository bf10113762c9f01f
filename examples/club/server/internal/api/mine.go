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
func mine(r *request) (any, error) {
	from, err := r.number("from", 0)
	if err != nil {
		return nil, err
	}
	tables, total, err := r.host.Mine(r.Context(), r.token(), from)
	return object{"tables": tables, "total": total}, err
}

// forget deletes what the server knows of a player.
func forget(r *request) (any, error) { return nil, r.host.Forget(r.Context(), r.token()) }

// rekey gives a player a new key.
func rekey(r *request, asked struct {
	Key string `json:"key"`
},
) (any, error) {
	err := r.host.Rekey(r.Context(), r.token(), asked.Key)
	if err == nil {
		r.hub.tell("") // streams of the old key end
	}
	return nil, err
}

// records gives a player the records of all games.
func records(r *request) (any, error) {
	var file bytes.Buffer
	err := r.host.Records(r.Context(), r.token(), &file)
	return text{"application/zip", file.Bytes()}, err
}

// quiet is the margin of a QR code, in modules, that readers need.
const quiet = 4

// drawQR draws a link, which stands in the body so that no log has it, as a QR code.
func drawQR(_ *request, asked struct {
	Text string `json:"text"`
},
) (any, error) {
	code, err := qr.Encode(asked.Text, qr.M)
	if err != nil {
		return nil, wrong(http.StatusBadRequest, string(table.BadInput), "the text is too long for a QR code")
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
	return text{"image/svg+xml", fmt.Appendf(nil,
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" role="img"><path fill="#fff" d="M0 0h%dv%dH0z"/><path d="%s"/></svg>`, size, size, size, size, &path)}, nil
}
