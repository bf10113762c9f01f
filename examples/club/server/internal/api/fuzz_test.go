package api

import (
	"context"
	"encoding/json"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"testing"

	"github.com/getkin/kin-openapi/routers/gorillamux"

	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/internal/games"
)

// FuzzRequest asks what nobody should ask at a new table, with and without a token.
// Whatever it is, the server does not fail, its answer is as described and holds no
// secret of somebody else, and the table is as good as before.
func FuzzRequest(f *testing.F) {
	tables := servertest.Must(store.Open(f.Context(), filepath.Join(f.TempDir(), "tables.db")))
	f.Cleanup(func() { tables.Close() })
	limits := quick
	limits.Proxies = 1
	h := handler{New(f.Context(), games.All(), tables, limits, slog.New(slog.DiscardHandler)).Handler}
	router := servertest.Must(gorillamux.NewRouter(read(f)))

	// In a path TABLE is the table, in a body INVITE an invitation to the free seat, and
	// TOKEN is that of the other seat.
	for _, seed := range []struct{ method, path, query, body string }{
		{"POST", "/api/tables", "", `{"setup":["game steam","players 3"],"names":["Ann"]}`},
		{"GET", "/api/tables/TABLE", "language=de", ""},
		{"GET", "/api/tables/TABLE/events", "language=fr&changes", ""},
		{"GET", "/api/tables/TABLE/story", "from=1", ""},
		{"GET", "/api/tables/TABLE/record", "", ""},
		{"GET", "/api/tables/TABLE/choice", "part=P1/hex-b3&night", ""},
		{"GET", "/api/tables/TABLE/pictures/sheet-1", "narrow&colour-blind", ""},
		{"POST", "/api/tables/TABLE/seats", "", `{"invite":"INVITE","name":"Eve"}`},
		{"DELETE", "/api/tables/TABLE/seats", "", ""},
		{"DELETE", "/api/tables/TABLE/seats/1", "", ""},
		{"POST", "/api/tables/TABLE/bots", "", `{"bot":"random","seats":[2]}`},
		{"POST", "/api/tables", "", `{"setup":{"game":"steam","players":3},"bots":["","greedy"]}`},
		{"POST", "/api/tables", "", `{"setup":["game steam","players 3"],"clock":{"days":3,"late":"pass"},"bots":["","random","random"]}`},
		{"GET", "/api/help", `setup={"game":"steam","players":3}`, ""},
		{"GET", "/api/mine/pushes", "", ""},
		{"POST", "/api/mine/pushes", "language=de", `{"endpoint":"https://push.example.org/1","p256dh":"BAAA","auth":"AAAA"}`},
		{"DELETE", "/api/mine/pushes/1", "", ""},
		{"GET", "/api/mine", "", ""},
		{"DELETE", "/api/mine", "", ""},
		{"GET", "/api/mine/records", "", ""},
		{"POST", "/api/qr", "", `{"text":"a link"}`},
		{"POST", "/api/tables/TABLE/moves", "", `{"position":2,"move":"draft 1","request":"request-2"}`},
		{"POST", "/api/tables/TABLE/moves", "language=nl", `{"position":2,"move":"pass","request":"request\u00003"}`},
		{"POST", "/api/tables/TABLE/undo", "position=2", ""},
		{"DELETE", "/api/tables/TABLE/undo", "position=2", ""},
		// What mutations came to that runs through code of its own.
		{"POSb", "/api/tables/TABLE/seats", "", `{"invite":"INVITE","name":"Eve","reque|t":"request-1"}`},
		{"GET", "/api/tab\x00\x00\xff\xffTABLE/choice", "part=P1/hex-b3&night", ""},
		{"POST", "/api/tables/TABLE/undo", "\xb7osition=2", ""},
		{"POST", "/api/tables/TABLE/moves", "", "{\"position\":2,\"m\x8ave\":\"draft 1\",\"request\":\"request-2\"}"},
	} {
		for _, token := range []string{"", "TOKEN", "guess"} {
			f.Add(seed.method, seed.path, seed.query, seed.body, token, "192.0.2.7", "")
		}
	}
	f.Fuzz(func(t *testing.T, method, path, query, body, token, forwarded, last string) {
		opened := h.opened(t)
		mine := h.sit(t, opened.ID, opened.Invites[0])
		if token == "TOKEN" {
			token = mine
		}
		body = strings.Replace(body, "INVITE", opened.Invites[1], 1)
		request, err := http.NewRequestWithContext(t.Context(), method, "http://localhost/", strings.NewReader(body))
		if err != nil {
			return // no client could send that
		}
		request.Header.Set("Content-Type", "application/json")
		request.URL.Path, request.URL.RawQuery = strings.Replace(path, "TABLE", opened.ID, 1), query
		request.RemoteAddr = "192.0.2.1:1234"
		for name, value := range map[string]string{
			"Content-Type": "application/json", "Authorization": "Bearer " + token, "X-Forwarded-For": forwarded, "Last-Event-ID": last,
			"If-None-Match": last, "Accept-Encoding": forwarded,
		} {
			request.Header.Set(name, value)
		}
		answer, text := h.ask(request)
		if answer.StatusCode >= 500 {
			t.Errorf("the answer is %s\n%s", answer.Status, text)
		}
		if _, _, err := router.FindRoute(request); err == nil {
			described(t, router, request, answer, []byte(text))
		}
		for _, secret := range append(opened.Invites, mine) {
			if strings.Contains(text, secret) {
				t.Errorf("the answer tells a secret: %s", text)
			}
		}
		after, record := h.ask(httptest.NewRequest("GET", "/api/tables/"+opened.ID+"/record", nil))
		if after.StatusCode != http.StatusOK || !strings.HasPrefix(record, "game steamrollers\n") {
			t.Errorf("afterwards the record is %s\n%s", after.Status, record)
		}
	})
}

// A handler is asked without a network in between, where it would hide that one fails.
type handler struct{ http.Handler }

func (h handler) ask(request *http.Request) (*http.Response, string) {
	recorder := &once{ResponseRecorder: httptest.NewRecorder()}
	ctx, stop := context.WithCancel(request.Context())
	defer stop()
	recorder.gone = stop
	h.ServeHTTP(recorder, request.WithContext(ctx))
	return recorder.Result(), recorder.Body.String()
}

// A once is gone when it has begun to hear: a stream tells it what there is and ends.
type once struct {
	*httptest.ResponseRecorder
	gone func()
}

func (o *once) Write(text []byte) (int, error) {
	o.gone()
	return o.ResponseRecorder.Write(text)
}

func (h handler) post(t *testing.T, path, token string, body, into any) {
	t.Helper()
	text := servertest.Must(json.Marshal(body))
	request := httptest.NewRequest("POST", path, strings.NewReader(string(text)))
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Authorization", "Bearer "+token)
	answer, got := h.ask(request)
	if err := json.Unmarshal([]byte(got), into); err != nil || answer.StatusCode >= 300 {
		t.Fatal(answer.Status, got, err)
	}
}

func (h handler) opened(t *testing.T) (opened table.Opened) {
	t.Helper()
	h.post(t, "/api/tables", "", map[string]any{"setup": header}, &opened)
	return opened
}

func (h handler) sit(t *testing.T, id, invite string) string {
	t.Helper()
	key := client.NewKey()
	h.post(t, "/api/tables/"+id+"/seats", key, map[string]any{"invite": invite, "name": "Ann"}, new(struct{}))
	return key
}
