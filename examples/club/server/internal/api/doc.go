// Package api is the server to those who speak HTTP: JSON for questions and moves,
// server-sent events for what happens, and the page.
//
//	handler := api.New(ctx, games, tables, api.Limits{}, log)
//	http.ListenAndServe(address, handler)
//
// openapi.yaml says what can be asked, and a test holds every answer of the server
// against it.
//
// A token stands in the header Authorization, never in a URL, where logs and referrers
// would have it. Each event is the whole table as its reader may see it, with the version
// of that table. A reader that has missed some needs only the newest, so nobody can be
// out of step. Events are server-sent events and not a WebSocket, because they go one way
// alone and pass every proxy. A move is a request of its own, with an answer of its own.
package api
