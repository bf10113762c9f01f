package api

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
)

// TestBotsAreCounted plays at a table with a bot until it has moved, and looks for it in the figures and in the log.
func TestBotsAreCounted(t *testing.T) {
	s := serve(t, quick)
	path, tokens := s.opened()
	s.ask("DELETE", path+"/seats", tokens[1], nil)
	s.ask("POST", path+"/bots", tokens[0], map[string]any{"bot": "greedy"})
	stream := s.listen(path, tokens[0], "")
	defer stream.close()
	for moved := false; !moved; {
		view := stream.next().view
		if moved = view.Moves > 0 && view.Turn == 1 && strings.Contains(s.figures(), "railhex_bot_thought_seconds_count"); view.Turn == 1 && !moved {
			token, wish := s.some(path, []string{tokens[0], ""})
			s.ask("POST", path+"/moves", token, wish)
		}
	}
	servertest.Has(t, s.figures(), "\nrailhex_bot_thought_seconds_count{bot=\"greedy\",game=\"steamrollers\"} ",
		"\nrailhex_bots_thinking ", "\nrailhex_bots_waiting ")
	servertest.Has(t, s.log.String(), `msg="bots seated" table=`+strings.TrimPrefix(path, "/api/tables/")+" bot=greedy seats=[2]")
}

// figures returns the metrics of the server, in the text format of Prometheus.
func (s *service) figures() string {
	recorder := httptest.NewRecorder()
	s.metrics.ServeHTTP(recorder, httptest.NewRequest("GET", "/metrics", nil))
	return recorder.Body.String()
}
