package api

import (
	"net/http"
	"strings"
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

// routeAPI adds what openapi.yaml describes.
func (s *server) routeAPI(mux *http.ServeMux) {
	handle := func(pattern string, answer http.HandlerFunc) {
		_, route, _ := strings.Cut(pattern, " ")
		mux.Handle(pattern, s.measured(route, s.first(s.limited(answer))))
	}
	handle("GET /api/choices", s.choices)
	handle("GET /api/help", s.help)
	handle("POST /api/tables", s.open)
	handle("GET /api/tables/{table}", s.view)
	mux.Handle("GET /api/tables/{table}/events", s.measured("/api/tables/{table}/events", s.limited(s.events)))
	handle("GET /api/tables/{table}/story", s.story)
	handle("GET /api/tables/{table}/record", s.record)
	handle("GET /api/tables/{table}/report", s.report)
	handle("GET /api/tables/{table}/ledger", s.ledger)
	handle("GET /api/tables/{table}/routes", s.routes)
	handle("GET /api/tables/{table}/help", s.tableHelp)
	handle("GET /api/tables/{table}/choice", s.choice)
	handle("GET /api/tables/{table}/offers", s.offers)
	handle("GET /api/tables/{table}/pictures/{picture}", s.picture)
	handle("POST /api/tables/{table}/seats", s.sit)
	handle("DELETE /api/tables/{table}/seats", s.leave)
	handle("DELETE /api/tables/{table}/seats/{seat}", s.free)
	handle("POST /api/tables/{table}/bots", s.seatBots)
	handle("POST /api/tables/{table}/rematch", s.rematch)
	handle("POST /api/tables/{table}/pause", s.pause)
	handle("DELETE /api/tables/{table}/pause", s.resume)
	handle("DELETE /api/tables/{table}/watchers", s.closeTo)
	handle("POST /api/tables/{table}/watchers", s.openTo)
	handle("GET /api/operator", s.overview)
	handle("POST /api/operator", s.operate)
	handle("GET /api/mine", s.mine)
	handle("DELETE /api/mine", s.forget)
	handle("PUT /api/mine/key", s.rekey)
	handle("GET /api/mine/records", s.records)
	handle("GET /api/mine/pushes", s.pushes)
	handle("POST /api/mine/pushes", s.keepPush)
	handle("DELETE /api/mine/pushes/{push}", s.dropPush)
	handle("GET /api/mine/mail", s.mail)
	handle("PUT /api/mine/mail", s.keepMail)
	handle("DELETE /api/mine/mail", s.dropMail)
	handle("POST /api/mail", s.answerMail)
	handle("POST /api/qr", s.qr)
	handle("POST /api/tables/{table}/moves", s.move)
	handle("POST /api/tables/{table}/undo", s.undo)
	handle("DELETE /api/tables/{table}/undo", s.insist)
	handle("/api/", func(w http.ResponseWriter, _ *http.Request) {
		s.fail(w, http.StatusNotFound, problem{Code: badRequest, Text: "nothing is here; /openapi.yaml says what can be asked"})
	})
}
