package api

import (
	"context"
	"encoding/json"
	"math"
	"net/http"
	"strconv"

	"github.com/railhex/railhex/examples/club/server/internal/table"

	"github.com/railhex/railhex/variants/family/describe"
)

// authorized returns an error unless a secret is one of several, of which there may be none.
func (r *request) authorized(secret string, secrets []string) error {
	known, wait := r.clients.guess(r.clients.addressOf(r.Request), secret, secrets)
	switch {
	case known:
		return nil
	case wait > 0:
		return tooMany("secrets that are wrong", wait)
	case secret == "":
		return wrong(http.StatusForbidden, secretCode, "this takes a secret that the operator of this server has")
	default:
		return wrong(http.StatusForbidden, secretCode, "this secret is wrong; ask the operator of this server")
	}
}

// opening calls a function that opens a table, unless the client opens too many.
func (r *request) opening(open func() (table.Opened, error)) (any, error) {
	done, wait := r.clients.open(r.clients.addressOf(r.Request))
	if wait > 0 {
		return nil, tooMany("new tables from your address", wait)
	}
	opened, err := open()
	done(err == nil)
	if err != nil {
		return nil, err
	}
	r.log.Info("opened", "table", opened.ID, "game", opened.Game, "after", r.id())
	return opened, nil
}

// An opening is what a new table plays, and who.
type opening struct {
	Setup  json.RawMessage `json:"setup"`
	Names  []string        `json:"names"`
	Bots   []string        `json:"bots"`
	Clock  *table.Clock    `json:"clock"`
	Secret string          `json:"secret"`
}

func open(r *request, asked opening) (any, error) {
	opened, err := r.opening(func() (opened table.Opened, err error) {
		if err := r.authorized(asked.Secret, r.clients.limits.Secrets); err != nil {
			return opened, err
		}
		if n, err := r.store.Count(r.Context()); err != nil {
			return opened, err
		} else if n >= r.clients.limits.AllTables {
			return opened, wrong(http.StatusForbidden, string(table.Full), "the server has as many tables as it may have")
		}
		header, err := r.header(asked.Setup)
		if err != nil {
			return opened, err
		}
		return r.host.Open(r.Context(), table.Opening{
			Header: header, Names: asked.Names, Bots: asked.Bots, Clock: asked.Clock, Key: r.token(),
		})
	})
	return outcome{http.StatusCreated, opened}, err
}

// rematch opens a table for those who have ended a game.
func rematch(r *request) (any, error) {
	return r.opening(func() (table.Opened, error) { return r.host.Rematch(r.Context(), r.id(), r.token()) })
}

func view(r *request, t table.Table) (any, error) { return t.View(r.language()), nil }

func report(_ *request, t table.Table) (any, error) { return text{"application/json", t.Report()}, nil }

func ledger(r *request, t table.Table) (any, error) {
	ledgers, err := r.host.Ledger(r.Context(), t.ID(), r.token(), r.language(), t.At)
	return object{"seats": ledgers}, err
}

func routes(r *request, t table.Table) (any, error) {
	return object{"routes": t.Routes(r.URL.Query().Get("move"), r.language(), lookOf(r.Request))}, nil
}

func tableHelp(r *request, t table.Table) (any, error) {
	return object{"help": t.Help(r.language()), "hexes": t.Hexes()}, nil
}

// help is how a game is played that has not begun.
func help(r *request) (any, error) {
	header, err := r.header([]byte(r.URL.Query().Get("setup")))
	var told []describe.Paragraph
	if err == nil {
		told, err = r.games.Help(header, describe.Manner{Language: r.language()})
	}
	if err != nil {
		return nil, wrong(http.StatusBadRequest, string(table.BadSetup), "%v", err)
	}
	return object{"help": told}, nil
}

// choices are what can be chosen for a new table.
func choices(r *request) (any, error) { return object{"games": r.games.Choices()}, nil }

func story(r *request) (any, error) {
	from, err := r.number("from", 0)
	if err != nil {
		return nil, err
	}
	to, err := r.number("to", math.MaxInt)
	if err != nil {
		return nil, err
	}
	steps, err := r.host.Story(r.Context(), r.id(), r.token(), r.language(), from, to)
	return object{"steps": steps}, err
}

func record(r *request, t table.Table) (any, error) {
	record, err := r.host.Record(r.Context(), t.ID())
	return text{"text/plain; charset=utf-8", []byte(record)}, err
}

func choice(r *request, t table.Table) (any, error) {
	return t.Choice(r.URL.Query().Get("part"), r.language(), lookOf(r.Request)), nil
}

func offers(r *request, t table.Table) (any, error) {
	offers, missing := t.Offers(r.language())
	return object{"offers": offers, "missing": missing}, nil
}

// A seating is who sits down by which invitation.
type seating struct {
	Invite string `json:"invite"`
	Name   string `json:"name"`
}

func sit(r *request, asked seating) (any, error) {
	seat, err := r.host.Sit(r.Context(), r.id(), r.token(), asked.Invite, asked.Name)
	if err == nil {
		r.log.Info("seated", "table", r.id(), "seat", seat)
	}
	return object{"seat": seat}, err
}

func leave(r *request) (any, error) {
	invite, err := r.host.Leave(r.Context(), r.id(), r.token())
	return object{"invite": invite}, err
}

func free(r *request) (any, error) {
	seat, _ := strconv.Atoi(r.PathValue("seat")) // no table has seat 0
	invite, err := r.host.Free(r.Context(), r.id(), r.token(), seat)
	if err == nil {
		r.log.Info("freed", "table", r.id(), "seat", seat)
	}
	return object{"invite": invite}, err
}

// seats says where a bot is to play.
type seats struct {
	Bot   string `json:"bot"`
	Seats []int  `json:"seats"`
}

func seatBots(r *request, asked seats) (any, error) {
	seats, err := r.host.SeatBots(r.Context(), r.id(), r.token(), asked.Bot, asked.Seats)
	if err == nil {
		r.log.Info("bots seated", "table", r.id(), "bot", asked.Bot, "seats", seats)
	}
	return object{"seats": append([]int{}, seats...)}, err
}

// A wish is a move.
type wish struct {
	Position int64  `json:"position"`
	Move     string `json:"move"`
	Request  string `json:"request"`
}

func move(r *request, asked wish) (any, error) {
	made, err := r.host.Move(r.Context(), r.id(), r.token(), table.Wish(asked), r.language())
	return text{"application/json", []byte(made)}, err
}

// done returns an action on the table that a request names, of which there is nothing to say.
func done(do func(ctx context.Context, id, token string) error) action {
	return func(r *request) (any, error) { return nil, do(r.Context(), r.id(), r.token()) }
}

// closing closes a table to those who look on, or opens it.
func (s *server) closing(closed bool) action {
	return done(func(ctx context.Context, id, token string) error { return s.host.Close(ctx, id, token, closed) })
}

// goBack is a wish to go back, or its end, for the position that the URL names.
func goBack(wish func(ctx context.Context, id, token string, position int64) error) action {
	return func(r *request) (any, error) {
		text := r.URL.Query().Get("position")
		position, err := strconv.ParseInt(text, 10, 64)
		if err != nil {
			return nil, wrong(http.StatusBadRequest, badRequest, "position=%s: it is the number of the position that one sees", text)
		}
		return nil, wish(r.Context(), r.id(), r.token(), position)
	}
}
