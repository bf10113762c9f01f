package api

import (
	"context"
	"fmt"
	"net/http"
	"strconv"
)

// goBack is a wish to go back, or its end, for the position that the URL names.
func (s *server) goBack(w http.ResponseWriter, r *http.Request, wish func(ctx context.Context, id, token string, position int64) error) {
	text := r.URL.Query().Get("position")
	position, err := strconv.ParseInt(text, 10, 64)
	if err != nil {
		s.fail(w, http.StatusBadRequest, problem{Code: badRequest, Text: fmt.Sprintf("position=%s: it is the number of the position that one sees", text)})
		return
	}
	s.done(w, r, wish(r.Context(), r.PathValue("table"), tokenOf(r), position))
}
