package api

import (
	"net/http"
	"strings"

	"github.com/klauspost/compress/gzhttp"
)

// mux answers all requests, those for the page too.
func (s *server) mux(page http.Handler) http.Handler {
	mux := http.NewServeMux()
	s.routeAPI(mux)
	mux.HandleFunc("GET /openapi.yaml", func(w http.ResponseWriter, _ *http.Request) {
		answerText(w, http.StatusOK, "application/yaml", description)
	})
	mux.HandleFunc("GET /health", func(w http.ResponseWriter, _ *http.Request) {
		answerText(w, http.StatusOK, "text/plain", []byte("alive\n"))
	})
	mux.HandleFunc("GET /ready", s.ready)
	mux.Handle("/", page)
	return mux
}

// compressed compresses answers that are not short. Streams go without: an event is sent as it comes.
var compressed = newCompression()

func newCompression() func(http.Handler) http.HandlerFunc {
	wrap, err := gzhttp.NewWrapper(gzhttp.MinSize(512), gzhttp.EnableZstd(false))
	if err != nil {
		panic(err) // the options are constant
	}
	return wrap
}

// routeAPI adds what openapi.yaml describes.
func (s *server) routeAPI(mux *http.ServeMux) {
	const ofTable = "/api/tables/{table}"
	for pattern, do := range map[string]action{
		"GET /api/choices": choices, "GET /api/help": help,
		"POST /api/tables": with(open), "POST " + ofTable + "/rematch": rematch,
		"GET " + ofTable: at(view), "GET " + ofTable + "/report": at(report), "GET " + ofTable + "/ledger": at(ledger),
		"GET " + ofTable + "/pictures/{picture}": at(picture), "GET " + ofTable + "/record": of(record),
		"GET " + ofTable + "/routes": of(routes), "GET " + ofTable + "/help": of(tableHelp),
		"GET " + ofTable + "/choice": of(choice), "GET " + ofTable + "/offers": of(offers), "GET " + ofTable + "/story": story,
		"POST " + ofTable + "/seats": with(sit), "DELETE " + ofTable + "/seats": leave, "DELETE " + ofTable + "/seats/{seat}": free,
		"POST " + ofTable + "/bots": with(seatBots), "POST " + ofTable + "/moves": with(move),
		"POST " + ofTable + "/undo": goBack(s.host.Undo), "DELETE " + ofTable + "/undo": goBack(s.host.Insist),
		"POST " + ofTable + "/pause": done(s.host.Pause), "DELETE " + ofTable + "/pause": done(s.host.Resume),
		"POST " + ofTable + "/watchers": s.closing(false), "DELETE " + ofTable + "/watchers": s.closing(true),
		"GET /api/operator": overview, "POST /api/operator": with(operate),
		"GET /api/mine": mine, "DELETE /api/mine": forget, "PUT /api/mine/key": with(rekey), "GET /api/mine/records": records,
		"GET /api/mine/pushes": pushes, "POST /api/mine/pushes": with(keepPush), "DELETE /api/mine/pushes/{push}": dropPush,
		"GET /api/mine/mail": letters, "PUT /api/mine/mail": with(keepMail), "POST /api/mail": with(answerMail),
		"DELETE /api/mine/mail": func(r *request) (any, error) { return nil, r.store.DropMail(r.Context(), r.player()) },
		"POST /api/qr":          with(drawQR),
		"/api/": func(*request) (any, error) {
			return nil, wrong(http.StatusNotFound, badRequest, "nothing is here; /openapi.yaml says what can be asked")
		},
	} {
		_, route, _ := strings.Cut(pattern, " ")
		mux.Handle(pattern, compressed(s.measured(route, s.limited(s.acting(do)))))
	}
	mux.Handle("GET "+ofTable+"/events", s.measured(ofTable+"/events", s.limited(s.events)))
}
