package api

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"net/url"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/getkin/kin-openapi/openapi3"
	"github.com/getkin/kin-openapi/openapi3filter"
	"github.com/getkin/kin-openapi/routers"
	"github.com/getkin/kin-openapi/routers/gorillamux"

	"github.com/railhex/railhex/examples/club/server/internal/client"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"
	"github.com/railhex/railhex/internal/games"
	"github.com/railhex/railhex/variants/family/describe"
)

// A service is a server with a client that holds every answer against openapi.yaml.
type service struct {
	t      *testing.T
	url    string
	router routers.Router
	asked  map[string]bool // operations, as in "POST /api/tables"

	metrics http.Handler
	log     *safeLog
}

// A safeLog is a log that many write.
type safeLog struct {
	mu   sync.Mutex
	text strings.Builder
}

func (l *safeLog) Write(text []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(text)
}

func (l *safeLog) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}

func serve(t *testing.T, limits Limits) *service {
	t.Helper()
	return serveFile(t, filepath.Join(t.TempDir(), "tables.db"), limits)
}

// serveFile serves the tables of a database.
func serveFile(t *testing.T, database string, limits Limits) *service {
	t.Helper()
	tables := servertest.Must(store.Open(t.Context(), database))
	return serveStore(t, tables, limits)
}

// serveStore serves the tables of a store.
func serveStore(t *testing.T, tables store.Store, limits Limits) *service {
	t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	log := new(safeLog)
	handler := New(ctx, games.All(), tables, limits, slog.New(slog.NewTextHandler(log, &slog.HandlerOptions{Level: slog.LevelDebug})))
	server := httptest.NewServer(handler)
	t.Cleanup(func() {
		stop()
		server.Close()
		tables.Close()
	})
	document := read(t)
	document.Servers = openapi3.Servers{{URL: server.URL}}
	router := servertest.Must(gorillamux.NewRouter(document))
	return &service{t, server.URL, router, map[string]bool{}, handler.Metrics, log}
}

func read(t testing.TB) *openapi3.T {
	t.Helper()
	document, err := openapi3.NewLoader().LoadFromData(description)
	if err == nil {
		err = document.Validate(t.Context())
	}
	if err != nil {
		t.Fatal(err)
	}
	return document
}

// quick are limits that nobody meets.
var quick = Limits{Requests: 1e6, Burst: 1e6, Streams: 1e6, Tables: 1e9, AllTables: 1e9}

// send sends a request with headers, and gives the answer and its body.
func (s *service) send(method, path, token string, body []byte, headers map[string]string) (*http.Response, []byte) {
	s.t.Helper()
	request := servertest.Must(http.NewRequestWithContext(s.t.Context(), method, s.url+path, bytes.NewReader(body)))
	if token != "" {
		request.Header.Set("Authorization", "Bearer "+token)
	}
	for name, value := range headers {
		request.Header.Set(name, value)
	}
	request.Host = headers["Host"]
	answer := servertest.Must(http.DefaultClient.Do(request))
	defer answer.Body.Close()
	return answer, servertest.Must(io.ReadAll(answer.Body))
}

// ask asks and gives the status and the body of the answer.
func (s *service) ask(method, path, token string, body any) (int, []byte) {
	s.t.Helper()
	var text []byte
	if body != nil {
		text, _ = json.Marshal(body)
	}
	return s.askText(method, path, token, text)
}

func (s *service) askText(method, path, token string, body []byte) (int, []byte) {
	s.t.Helper()
	headers := map[string]string{}
	if body != nil {
		headers["Content-Type"] = "application/json"
	}
	answer, got := s.send(method, path, token, body, headers)
	s.holds(answer.Request, answer, got)
	return answer.StatusCode, got
}

// expect asks, wants a status and gives the body.
func (s *service) expect(want int, method, path, token string, body any) []byte {
	s.t.Helper()
	status, text := s.ask(method, path, token, body)
	if status != want {
		s.t.Errorf("%s %s %.500v: %d, want %d: %.300s", method, path, body, status, want, text)
	}
	return text
}

// answered asks for what is done, and reads the answer.
func answered[T any](s *service, method, path, token string, body any) (answer T) {
	s.t.Helper()
	status, text := s.ask(method, path, token, body)
	if err := json.Unmarshal(text, &answer); err != nil || status >= 300 {
		s.t.Fatal(status, string(text), err)
	}
	return answer
}

// holds holds an answer against the description.
func (s *service) holds(request *http.Request, answer *http.Response, body []byte) {
	s.t.Helper()
	s.asked[described(s.t, s.router, request, answer, body)] = true
}

// described holds an answer against the description, and gives what was asked there.
func described(t *testing.T, router routers.Router, request *http.Request, answer *http.Response, body []byte) string {
	t.Helper()
	route, params, err := router.FindRoute(request)
	if err != nil {
		t.Errorf("%s %s is not described: %v", request.Method, request.URL.Path, err)
		return ""
	}
	options := &openapi3filter.Options{IncludeResponseStatus: true, AuthenticationFunc: openapi3filter.NoopAuthenticationFunc}
	input := &openapi3filter.ResponseValidationInput{
		RequestValidationInput: &openapi3filter.RequestValidationInput{Request: request, PathParams: params, Route: route, Options: options},
		Status:                 answer.StatusCode, Header: answer.Header, Options: options,
	}
	if strings.HasPrefix(answer.Header.Get("Content-Type"), "application/json") {
		input.SetBodyBytes(body)
	} else if answer.StatusCode != http.StatusNoContent {
		options.ExcludeResponseBody = true
		content := route.Operation.Responses.Status(answer.StatusCode).Value.Content
		if content.Get(answer.Header.Get("Content-Type")) == nil {
			t.Errorf("%s %s answers %s, which is not described", request.Method, request.URL.Path, answer.Header.Get("Content-Type"))
		}
	}
	if err := openapi3filter.ValidateResponse(context.Background(), input); err != nil {
		t.Errorf("%s %s: %v\n%.500s", request.Method, request.URL.Path, err, body)
	}
	return route.Method + " " + route.Path
}

// opened is a table of two at which both sit.
func (s *service) opened() (path string, tokens []string) {
	s.t.Helper()
	return s.openedWith(map[string]any{"setup": header})
}

// openedWith opens a table of two, at which both sit.
func (s *service) openedWith(opening map[string]any) (path string, tokens []string) {
	s.t.Helper()
	tokens = []string{client.NewKey(), client.NewKey()}
	opened := answered[table.Opened](s, "POST", "/api/tables", tokens[0], opening)
	path = "/api/tables/" + opened.ID
	for i, invite := range opened.Invites {
		s.expect(http.StatusOK, "POST", path+"/seats", tokens[i], map[string]any{"invite": invite, "name": []string{"Ann", "Bob"}[i]})
	}
	return path, tokens
}

var header = []string{"game steamrollers", "players 2", "board standard", "components standard"}

// view is the table as a token sees it.
func (s *service) view(path, token string) table.View {
	s.t.Helper()
	return answered[table.View](s, "GET", path, token, nil)
}

// some is some move of the seat that is asked.
func (s *service) some(path string, tokens []string) (token string, wish map[string]any) {
	s.t.Helper()
	v := s.view(path, tokens[s.view(path, tokens[0]).Turn-1])
	g := v.Options[0]
	for len(g.Options) == 0 {
		g = g.Groups[0]
	}
	return tokens[v.Turn-1], map[string]any{"position": v.Position, "move": g.Options[0].Move, "request": fmt.Sprint("request-", v.Position)}
}

// move makes some move of the seat that is asked.
func (s *service) move(path string, tokens []string) {
	s.t.Helper()
	token, wish := s.some(path, tokens)
	s.expect(http.StatusOK, "POST", path+"/moves", token, wish)
}

// holdOffers wants the seat that is asked, and no other, to be offered the moves of its view.
func (s *service) holdOffers(path string, tokens []string) {
	s.t.Helper()
	for i, token := range append(tokens, "") {
		got := answered[struct {
			Offers []struct {
				describe.Offer
				Says struct{ Text string }
			}
			Missing []table.Missing
		}](s, "GET", path+"/offers?language=de", token, nil)
		var offered, wanted []string
		for _, o := range got.Offers {
			if offered = append(offered, o.Move); o.Says.Text != o.Move {
				s.t.Errorf("the move %q says %q", o.Move, o.Says.Text)
			}
		}
		v := s.view(path, token)
		for o := range v.Offered() {
			wanted = append(wanted, o.Move)
		}
		if !slices.Equal(offered, wanted) || (len(offered) > 0) != (v.Turn == i+1) || len(got.Missing) > 0 && len(offered) == 0 {
			s.t.Errorf("seat %d is offered %q, and its view has %q; there is none of %v", i+1, offered, wanted, got.Missing)
		}
	}
}

// TestTheServerIsAsDescribed asks for everything that openapi.yaml describes; each
// answer is held against it.
func TestTheServerIsAsDescribed(t *testing.T) {
	s := serve(t, quick)
	path, tokens := s.opened()
	token, wish := s.some(path, tokens)
	expect := s.expect
	position := fmt.Sprint("?position=", wish["position"])
	expect(http.StatusConflict, "POST", path+"/undo"+position, token, nil) // behind chance
	expect(http.StatusOK, "POST", path+"/moves?language=de", token, wish)
	expect(http.StatusOK, "POST", path+"/moves?language=de", token, wish) // asked again
	position = fmt.Sprint("?position=", s.view(path, "").Position)
	expect(http.StatusNoContent, "POST", path+"/undo"+position, tokens[0], nil)
	if u := s.view(path, "").Undo; u == nil || u.By != 1 {
		t.Errorf("the wish to go back is %v", u)
	}
	expect(http.StatusNoContent, "DELETE", path+"/undo"+position, tokens[1], nil)
	expect(http.StatusOK, "GET", path+"/story?from=1&language=fr", "", nil)
	expect(http.StatusOK, "GET", path+"/story?from=1&to=2", "", nil)
	expect(http.StatusOK, "GET", path+"/record", "", nil)
	expect(http.StatusOK, "GET", "/api/choices", "", nil)
	expect(http.StatusOK, "GET", "/api/help?language=de&setup="+url.QueryEscape(`{"game":"steampower","players":2}`), "", nil)
	expect(http.StatusBadRequest, "GET", "/api/help?setup=chess", "", nil)
	expect(http.StatusOK, "GET", path+"/help?language=nl", "", nil)
	expect(http.StatusOK, "GET", path+"/report", tokens[0], nil)
	expect(http.StatusOK, "GET", path+"/ledger?language=de", "", nil)
	for _, past := range []string{"", "/report", "/ledger", "/pictures/supply"} {
		expect(http.StatusOK, "GET", path+past+"?at=1", tokens[0], nil)
		expect(http.StatusBadRequest, "GET", path+past+"?at=1000", tokens[0], nil)
		expect(http.StatusBadRequest, "GET", path+past+"?at=-1", tokens[0], nil)
	}
	for _, t := range tokens {
		expect(http.StatusOK, "GET", path+"/routes?move=deliver+1&hex-names", t, nil)
	}
	expect(http.StatusOK, "GET", path+"/choice?part=P1/hex-b3", tokens[0], nil)
	s.holdOffers(path, tokens)
	for _, picture := range s.view(path, "").Pictures {
		expect(http.StatusOK, "GET", path+"/pictures/"+picture+"?night&colour-blind&narrow", tokens[0], nil)
	}
	expect(http.StatusNotFound, "GET", path+"/pictures/nothing", "", nil)
	expect(http.StatusNotFound, "GET", "/api/tables/nowhere", "", nil)
	expect(http.StatusForbidden, "POST", path+"/moves", "guess", wish)
	expect(http.StatusForbidden, "POST", path+"/seats", client.NewKey(), map[string]any{"invite": "guess"})
	expect(http.StatusBadRequest, "POST", path+"/seats", "", map[string]any{"invite": "guess"})
	expect(http.StatusNoContent, "POST", path+"/pause", tokens[0], nil)
	expect(http.StatusNoContent, "DELETE", path+"/pause", tokens[1], nil)
	expect(http.StatusForbidden, "POST", path+"/pause", "", nil)
	expect(http.StatusNoContent, "DELETE", path+"/watchers", tokens[0], nil)
	for _, looked := range []string{"", "/report", "/record", "/story", "/ledger", "/help", "/events", "/pictures/supply"} {
		expect(http.StatusForbidden, "GET", path+looked, "", nil)
	}
	expect(http.StatusNoContent, "POST", path+"/watchers", tokens[0], nil)
	expect(http.StatusForbidden, "POST", path+"/watchers", tokens[1], nil)
	expect(http.StatusForbidden, "GET", "/api/operator", "", nil)
	expect(http.StatusForbidden, "POST", "/api/operator", "", map[string]any{"do": "end"})
	expect(http.StatusOK, "GET", "/api/mine", tokens[0], nil)
	expect(http.StatusOK, "GET", "/api/mine/records", tokens[0], nil)
	drawn := expect(http.StatusOK, "POST", "/api/qr", "", map[string]any{"text": s.url + "/#me=" + tokens[0]})
	if !strings.HasPrefix(string(drawn), "<svg") || strings.Contains(string(drawn), tokens[0]) {
		t.Errorf("the QR code is %.100s", drawn)
	}
	expect(http.StatusBadRequest, "POST", "/api/qr", "", map[string]any{"text": strings.Repeat("x", 5000)})
	expect(http.StatusOK, "GET", "/api/mine/mail", tokens[0], nil)
	expect(http.StatusBadRequest, "PUT", "/api/mine/mail", tokens[0], map[string]any{"address": "ann@example.org"}) // it sends none
	expect(http.StatusNoContent, "DELETE", "/api/mine/mail", tokens[0], nil)
	expect(http.StatusNotFound, "POST", "/api/mail", "", map[string]any{"code": "guess", "wants": true})
	expect(http.StatusOK, "GET", "/api/mine/pushes", tokens[0], nil)
	expect(http.StatusBadRequest, "POST", "/api/mine/pushes", tokens[0], map[string]any{"endpoint": "http://localhost/", "p256dh": "", "auth": ""})
	expect(http.StatusNoContent, "DELETE", "/api/mine/pushes/nothing", tokens[0], nil)
	expect(http.StatusForbidden, "DELETE", path+"/seats/1", tokens[1], nil)
	expect(http.StatusForbidden, "DELETE", path+"/seats/x", tokens[0], nil)
	expect(http.StatusBadRequest, "GET", path+"/story?from=x", "", nil)
	expect(http.StatusBadRequest, "POST", path+"/undo?position=x", tokens[0], nil)
	expect(http.StatusBadRequest, "POST", "/api/tables", "", map[string]any{"setup": []string{"game chess"}})
	expect(http.StatusCreated, "POST", "/api/tables", "", map[string]any{"setup": map[string]any{"game": "steam", "players": 3, "map": "rhine"}})
	expect(http.StatusBadRequest, "POST", "/api/tables", "", map[string]any{"setup": map[string]any{"game": "steam", "players": 3, "map": "rhine", "olive": "clerk"}})
	refused := expect(http.StatusUnprocessableEntity, "POST", path+"/moves", tokens[s.view(path, "").Turn-1],
		map[string]any{"position": s.view(path, "").Position, "move": "fulfil 3 RRR", "request": "request-refused"})
	servertest.Has(t, string(refused), `"rule":"`)
	left := answered[struct{ Invite string }](s, "DELETE", path+"/seats", tokens[1], nil)
	expect(http.StatusForbidden, "DELETE", path+"/seats", tokens[1], nil)
	third := client.NewKey()
	for range 2 { // asked again
		expect(http.StatusOK, "POST", path+"/seats", third, map[string]any{"invite": left.Invite, "name": "Cy"})
	}
	expect(http.StatusConflict, "POST", path+"/seats", client.NewKey(), map[string]any{"invite": left.Invite, "name": "Di"})
	expect(http.StatusOK, "DELETE", path+"/seats/2", tokens[0], nil)
	expect(http.StatusConflict, "POST", path+"/rematch", tokens[0], nil)
	expect(http.StatusForbidden, "POST", path+"/rematch", "nobody", nil)
	next := client.NewKey()
	expect(http.StatusBadRequest, "PUT", "/api/mine/key", third, map[string]any{"key": "short"})
	expect(http.StatusNoContent, "PUT", "/api/mine/key", third, map[string]any{"key": next})
	third = next
	expect(http.StatusNoContent, "DELETE", "/api/mine", third, nil)
	expect(http.StatusCreated, "POST", "/api/tables", "", map[string]any{"setup": header, "bots": []string{"", "search"}})
	expect(http.StatusBadRequest, "POST", "/api/tables", "", map[string]any{"setup": header, "bots": []string{"chess"}})
	expect(http.StatusForbidden, "POST", path+"/bots", third, map[string]any{"bot": "random"})
	expect(http.StatusBadRequest, "POST", path+"/bots", tokens[0], map[string]any{"bot": "chess"})
	expect(http.StatusConflict, "POST", path+"/bots", tokens[0], map[string]any{"bot": "random", "seats": []int{1}})
	for range 2 { // asked again
		got := expect(http.StatusOK, "POST", path+"/bots", tokens[0], map[string]any{"bot": "random"})
		servertest.Equal(t, "bots play at", string(got), `{"seats":[2]}`)
	}

	stream := s.listen(path, tokens[0], "")
	servertest.Equal(t, "the stream is for the seat", stream.next().view.Seat, 1)
	stream.close()

	for described, item := range read(t).Paths.Map() {
		for method := range item.Operations() {
			if !s.asked[method+" "+described] {
				t.Errorf("%s %s is described and was not asked", method, described)
			}
		}
	}
}

// TestAForeignPageChangesNothing asks as a page of another address would, in the browser
// of somebody who plays here.
func TestAForeignPageChangesNothing(t *testing.T) {
	s := serve(t, quick)
	path, tokens := s.opened()
	before := s.view(path, "")
	for what, headers := range map[string]map[string]string{
		"another site": {"Origin": "https://elsewhere.example", "Sec-Fetch-Site": "cross-site", "Content-Type": "application/json"},
		"an old one":   {"Origin": "https://elsewhere.example", "Content-Type": "application/json"},
		"plain text":   {"Content-Type": "text/plain"},
		"a form":       {"Content-Type": "application/x-www-form-urlencoded"},
		"no type":      {},
	} {
		body := servertest.Must(json.Marshal(map[string]any{"setup": header}))
		want := map[bool]int{true: http.StatusForbidden, false: http.StatusBadRequest}[headers["Origin"] != ""]
		for _, asked := range []string{"/api/tables", path + "/moves"} {
			answer, _ := s.send("POST", asked, tokens[0], body, headers)
			servertest.Equal(t, what+" asks "+asked, answer.StatusCode, want)
		}
	}
	servertest.Equal(t, "the version", s.view(path, "").Version, before.Version)
}

// A panicking store panics whenever it is asked for a table that was chosen.
type panicking struct {
	store.Store
	id atomic.Pointer[string]
}

func (p *panicking) Table(ctx context.Context, id string) (store.Table, error) {
	if chosen := p.id.Load(); chosen != nil && *chosen == id {
		panic("planted")
	}
	return p.Store.Table(ctx, id)
}

// TestAPanicCostsNobodyElse plants a panic at a table to which streams listen: they end, and other tables
// go on.
func TestAPanicCostsNobodyElse(t *testing.T) {
	tables := servertest.Must(store.Open(t.Context(), filepath.Join(t.TempDir(), "tables.db")))
	planted := &panicking{Store: tables}
	s := serveStore(t, planted, quick)
	path, tokens := s.opened()
	other, _ := s.opened()
	streams := []*stream{s.listen(path, "", ""), s.listen(path, tokens[0], "")}
	still := s.listen(other, "", "")
	before := s.view(path, "")
	if before.Turn == 0 {
		t.Fatal("nobody is asked")
	}
	id := strings.TrimPrefix(path, "/api/tables/")
	servertest.Check(t, tables.Update(t.Context(), id, func(t store.Table) (store.Change, error) {
		planted.id.Store(&id)
		return store.Change{Table: &t, Keep: t.Moves}, nil
	}))
	for _, stream := range streams {
		io.Copy(io.Discard, stream.lines)
	}
	for _, asked := range []string{path, path + "/events"} {
		s.expect(http.StatusInternalServerError, "GET", asked, "", nil)
	}
	if view := s.view(other, ""); view.Turn == 0 {
		t.Error("another table does not go on")
	}
	still.close()
	servertest.Has(t, s.log.String(), "planted", "client=127.0.0.1")
}

// TestSecretsAreNotGuessed guesses from one address behind a proxy, and has somebody who knows the secret open a
// table from another.
func TestSecretsAreNotGuessed(t *testing.T) {
	s := serve(t, Limits{Requests: 1000, Burst: 1000, Tables: 1000, Secrets: []string{"word"}, Proxies: 1})
	open := func(address, secret string) int {
		t.Helper()
		body := servertest.Must(json.Marshal(map[string]any{"setup": header, "secret": secret}))
		headers := map[string]string{"Content-Type": "application/json", "X-Forwarded-For": address}
		answer, _ := s.send("POST", "/api/tables", "", body, headers)
		return answer.StatusCode
	}
	for i := range 20 {
		open("192.0.2.1", "") // the page asks so before it asks for the secret
		want := http.StatusForbidden
		if i >= mostGuesses {
			want = http.StatusTooManyRequests
		}
		servertest.Equal(t, fmt.Sprint("guess ", i+1), open("192.0.2.1", fmt.Sprint("guess", i)), want)
	}
	for address, want := range map[string]int{"192.0.2.1": http.StatusTooManyRequests, "192.0.2.2": http.StatusCreated} {
		servertest.Equal(t, address+" opens a table", open(address, "word"), want)
	}
	servertest.Has(t, s.log.String(), "client=192.0.2.1")
}

// TestForeignNamesAreRefused asks a server of this machine alone by names that lead to it.
func TestForeignNamesAreRefused(t *testing.T) {
	local := quick
	local.Local = true
	closed, open := serve(t, local), serve(t, quick)
	for name, want := range map[string]int{
		"localhost": 200, "LOCALHOST:80": 200, "railhex.localhost:8080": 200, "127.0.0.1:1": 200, "[::1]:8080": 200, "[::1]": 200,
		"evil.example": 421, "localhost.evil.example:8080": 421, "192.0.2.1:8080": 421, "evillocalhost": 421,
	} {
		for s, want := range map[*service]int{closed: want, open: 200} {
			answer, _ := s.send("GET", "/api/choices", "", nil, map[string]string{"Host": name})
			servertest.Equal(t, "asked for by the name "+name, answer.StatusCode, want)
		}
	}
}

// TestLimits asks more than one may.
func TestLimits(t *testing.T) {
	many := func(limits Limits, ask func(s *service) int) {
		t.Helper()
		s := serve(t, limits)
		for range 100 {
			if ask(s) == http.StatusTooManyRequests {
				return
			}
		}
		t.Errorf("%+v: nothing is refused", limits)
	}
	many(Limits{Requests: 0.001, Burst: 20}, func(s *service) int {
		status, _ := s.ask("GET", "/api/tables/nowhere", "", nil)
		return status
	})
	many(Limits{Burst: 1000, Requests: 1000, Tables: 6}, func(s *service) int {
		status, _ := s.ask("POST", "/api/tables", "", map[string]any{"setup": header})
		return status
	})
	s := serve(t, Limits{Requests: 1000, Burst: 1000, Secrets: []string{"one", "other"}, AllTables: 2})
	for _, test := range []struct {
		secret string
		want   int
		says   string
	}{{"", 403, "takes a secret"}, {"on", 403, "secret is wrong"}, {"one", 201, ""}, {"other", 201, ""}, {"one", 403, "as many tables"}} {
		status, body := s.ask("POST", "/api/tables", "", map[string]any{"setup": header, "secret": test.secret})
		if status != test.want || !strings.Contains(string(body), test.says) {
			t.Errorf("with the secret %q: %d %s", test.secret, status, body)
		}
	}
	s = serve(t, Limits{Requests: 1000, Burst: 1000, Tables: 6})
	for range 10 { // what is refused is no table
		s.expect(http.StatusBadRequest, "POST", "/api/tables", "", map[string]any{"setup": []string{"game chess"}})
	}
	s.opened()
	s = serve(t, Limits{Requests: 0.001, Burst: 20, Proxies: 1})
	for _, from := range []string{"203.0.113.1", "203.0.113.2"} { // each client of a proxy is one
		for i := range 21 {
			headers := map[string]string{"X-Forwarded-For": "192.0.2.6, " + from}
			if answer, _ := s.send("GET", "/api/choices", "", nil, headers); (answer.StatusCode == http.StatusTooManyRequests) != (i == 20) {
				t.Errorf("request %d of %s through a proxy is answered %s", i+1, from, answer.Status)
			}
		}
	}
	s = serve(t, Limits{Requests: 1000, Burst: 1000, Streams: 2})
	path, tokens := s.opened()
	streams := []*stream{s.listen(path, "", ""), s.listen(path, "", "")}
	for _, token := range tokens { // others in the same room have streams of their own
		streams = append(streams, s.listen(path, token, ""), s.listen(path, token, ""))
	}
	for _, token := range append(tokens, "", "a guess") {
		s.expect(http.StatusTooManyRequests, "GET", path+"/events", token, nil) // a third of two
	}
	for _, stream := range streams {
		stream.close()
	}
}

// TestARoomPlaysTogether plays at tables from one address, which has no request left.
func TestARoomPlaysTogether(t *testing.T) {
	s := serve(t, Limits{Requests: 1e-9, Burst: 40, Tables: 1000})
	var paths []string
	var seated [][]string
	for range 10 {
		path, tokens := s.opened()
		paths, seated = append(paths, path), append(seated, tokens)
	}
	for _, stranger := range []string{"", "a guess"} {
		for range 40 {
			s.ask("GET", paths[0], stranger, nil)
		}
		body := s.expect(http.StatusTooManyRequests, "GET", paths[0], stranger, nil)
		servertest.Has(t, string(body), "3600 seconds")
	}
	for i, path := range paths {
		for range 6 {
			token := seated[i][s.view(path, seated[i][0]).Turn-1]
			_, wish := s.some(path, []string{token, token})
			s.expect(http.StatusOK, "POST", path+"/moves", token, wish)
		}
	}
	for range 40 { // a seat has a budget, too
		s.ask("GET", paths[0], seated[0][0], nil)
	}
	s.expect(http.StatusTooManyRequests, "GET", paths[0], seated[0][0], nil)
}

// A stream is events as they come.
type stream struct {
	t     *testing.T
	lines *bufio.Reader
	close func()
}

type event struct {
	id   string
	view table.View
	data map[string]json.RawMessage
}

func (s *service) listen(path, token, last string, query ...string) *stream {
	s.t.Helper()
	ctx, cancel := context.WithCancel(s.t.Context())
	request := servertest.Must(http.NewRequestWithContext(ctx, "GET", s.url+path+"/events?"+strings.Join(query, "="), nil))
	request.Header.Set("Authorization", "Bearer "+token)
	if token == "" {
		request.Header.Del("Authorization")
	}
	if last != "" {
		request.Header.Set("Last-Event-ID", last)
	}
	answer := servertest.Must(http.DefaultClient.Do(request))
	s.holds(request, answer, nil)
	return &stream{s.t, bufio.NewReader(answer.Body), func() {
		cancel()
		answer.Body.Close()
	}}
}

// next waits for the next event.
func (s *stream) next() (e event) {
	s.t.Helper()
	for {
		line := servertest.Must(s.lines.ReadString('\n'))
		key, value, _ := strings.Cut(strings.TrimSuffix(line, "\n"), ": ")
		switch key {
		case "id":
			e.id = value
		case "data":
			servertest.Check(s.t, errors.Join(json.Unmarshal([]byte(value), &e.view), json.Unmarshal([]byte(value), &e.data)))
			return e
		}
	}
}

// TestWhoComesBackIsNotOutOfStep loses its stream while others play on.
func TestWhoComesBackIsNotOutOfStep(t *testing.T) {
	s := serve(t, quick)
	path, tokens := s.opened()
	stream := s.listen(path, tokens[0], "")
	seen := stream.next()
	stream.close()
	for range 5 {
		s.move(path, tokens)
	}
	stream = s.listen(path, tokens[0], seen.id)
	now := stream.next()
	want, _ := json.Marshal(s.view(path, tokens[0]))
	if got, _ := json.Marshal(now.view); !bytes.Equal(got, want) {
		t.Errorf("the stream that came back tells\n%s\nand the table is\n%s", got, want)
	}
	stream.close()
	// A listener that has seen the newest event gets the later ones, and nothing else.
	stream = s.listen(path, tokens[0], now.id)
	defer stream.close()
	s.move(path, tokens)
	if next := stream.next(); next.view.Position <= now.view.Position {
		t.Errorf("after position %d comes %d", now.view.Position, next.view.Position)
	}
}

// TestAStreamLives waits for signs of life, and then for a move.
func TestAStreamLives(t *testing.T) {
	before := heartbeat
	heartbeat = time.Millisecond
	s := serve(t, quick)
	t.Cleanup(func() { heartbeat = before })
	path, tokens := s.opened()
	stream := s.listen(path, "", "")
	defer stream.close()
	seen := stream.next()
	for beats := 0; beats < 3; {
		line, err := stream.lines.ReadString('\n')
		if err != nil {
			t.Fatalf("the stream ends after %d signs of life: %v", beats, err)
		}
		if strings.HasPrefix(line, ":") {
			beats++
		}
	}
	s.move(path, tokens)
	if next := stream.next(); next.view.Position <= seen.view.Position {
		t.Errorf("after position %d comes %d", seen.view.Position, next.view.Position)
	}
}

// TestAVoidTokenEndsTheStream leaves a seat whose stream is open.
func TestAVoidTokenEndsTheStream(t *testing.T) {
	s := serve(t, quick)
	path, tokens := s.opened()
	stream := s.listen(path, tokens[1], "") // whose player has not opened the table
	defer stream.close()
	stream.next()
	s.expect(http.StatusOK, "DELETE", path+"/seats", tokens[1], nil)
	if rest, err := io.ReadAll(stream.lines); err != nil || bytes.Contains(rest, []byte("event:")) {
		t.Errorf("the stream goes on: %.200s, %v", rest, err)
	}
}

func TestHeadersAndOperation(t *testing.T) {
	s := serve(t, quick)
	for path, kind := range map[string]string{"/": "text/html", "/served/main.js": "text/javascript", "/steam-rules.html": "text/html", "/openapi.yaml": "application/yaml", "/health": "text/plain", "/ready": "text/plain"} {
		answer, _ := s.send("GET", path, "", nil, nil)
		if answer.StatusCode != http.StatusOK || !strings.HasPrefix(answer.Header.Get("Content-Type"), kind) {
			t.Errorf("%s: %s, %s", path, answer.Status, answer.Header.Get("Content-Type"))
		}
		for _, header := range []string{"Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy"} {
			if answer.Header.Get(header) == "" {
				t.Errorf("%s: no %s", path, header)
			}
		}
	}
	path, tokens := s.opened()
	token, wish := s.some(path, tokens)
	s.ask("POST", path+"/moves", token, wish)
	answer, _ := s.send("GET", "/metrics", "", nil, nil)
	servertest.Equal(t, "players are given the metrics", answer.StatusCode, http.StatusNotFound)
	servertest.Has(t, s.figures(), "\nrailhex_database_bytes ", "\nrailhex_disk_free_bytes ", "\nprocess_resident_memory_bytes ", "\ngo_goroutines ")
	s.ask("POST", path+"/moves", token, wish) // asked again
	s.ask("POST", path+"/moves", token, map[string]any{"position": 1, "move": "pass", "request": "request-late"})
	id := strings.TrimPrefix(path, "/api/tables/")
	log := s.log.String()
	servertest.Has(t, log, "msg=opened table="+id+" game=steamrollers", "msg=seated table="+id+" seat=2",
		"msg=refused method=POST route=/api/tables/{table}/moves status=409", "table="+id+" seat=")
	for _, token := range tokens {
		if strings.Contains(log, token) {
			t.Error("the log has a token")
		}
	}
	for range 2 {
		s.send("GET", path, "", nil, map[string]string{"X-Forwarded-For": "192.0.2.9"})
	}
	servertest.Equal(t, "warnings of a proxy", strings.Count(s.log.String(), "-proxies 1"), 1)
}

func TestAddressOf(t *testing.T) {
	for _, test := range []struct {
		proxies         int
		forwarded, want string
	}{
		{0, "1.2.3.4", "192.0.2.1"},
		{1, "1.2.3.4", "1.2.3.4"},
		{1, "6.6.6.6, 1.2.3.4", "1.2.3.4"}, // what a client says itself is not believed
		{2, "6.6.6.6, 1.2.3.4, 10.0.0.1", "1.2.3.4"},
		{1, "", "192.0.2.1"},
		{1, "nonsense", "192.0.2.1"},
		{3, "1.2.3.4", "192.0.2.1"},
		{1, "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"}, // all of a network is one client
		{1, "fe80::1%eth0", "fe80::/64"},
		{1, "::ffff:1.2.3.4", "1.2.3.4"},
	} {
		request := httptest.NewRequest("GET", "/", nil)
		if test.forwarded != "" {
			request.Header.Set("X-Forwarded-For", test.forwarded)
		}
		c := newClients(Limits{Proxies: test.proxies}.withDefaults())
		servertest.Equal(t, fmt.Sprint(test), c.addressOf(request), test.want)
	}
}

// TestWhoHasNoPresence: any stream of a server that shares its database.
func TestWhoHasNoPresence(t *testing.T) {
	limits := quick
	limits.Shared, limits.Away = true, time.Nanosecond
	s := serve(t, limits)
	path, tokens := s.opened()
	token, wish := s.some(path, tokens)
	stream := s.listen(path, token, "", "presence", "")
	defer stream.close()
	stream.next()
	s.ask("POST", path+"/moves", token, wish)
	if e := stream.next(); e.data["here"] != nil {
		t.Errorf("a stream has presence: %s", e.data["here"])
	}
}
