package api

import (
	"context"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/push"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// linkTo is an address of the page, for a letter.
func (s *server) linkTo(what, value string) string {
	return strings.TrimSuffix(s.clients.limits.Pushes.Post.Page, "/") + "/#" + url.Values{what: {value}}.Encode()
}

// mail tells a player where letters go.
func (s *server) mail(w http.ResponseWriter, r *http.Request) {
	m, err := s.host.Mail(r.Context(), tokenOf(r))
	s.give(w, r, struct {
		Offered   bool   `json:"offered"`
		Address   string `json:"address"`
		Confirmed bool   `json:"confirmed"`
	}{s.clients.limits.Pushes.Post.Offers(), m.Address, m.Confirmed}, err)
}

// again is how long it takes until a second first letter can be sent to an address.
const again = time.Hour

// keepMail writes to an address that a player gives.
func (s *server) keepMail(w http.ResponseWriter, r *http.Request) {
	var asked struct {
		Address string `json:"address"`
	}
	if !s.read(w, r, &asked) {
		return
	}
	address, err := push.ReadAddress(asked.Address)
	if err != nil || !s.clients.limits.Pushes.Post.Offers() {
		s.fail(w, http.StatusBadRequest, problem{Code: string(table.BadInput), Text: "an address of mail is such as ann@example.org, on a server that sends letters"})
		return
	}
	m := store.Mail{Address: address, Language: textIn(languageOf(r)).Language}
	waits, unsent := false, error(nil)
	err = s.host.KeepMail(r.Context(), tokenOf(r), m, func(ctx context.Context, m store.Mail) error {
		if waits = s.letters.Contains(strings.ToLower(address)); waits {
			return nil
		}
		s.letters.Add(strings.ToLower(address), struct{}{})
		unsent = s.teller.Write(ctx, m, func(code string) push.Message {
			text := textIn(m.Language)
			return push.Message{Title: "railhex", Text: text.MailFirst + "\n" + s.linkTo("mail", code) + "\n\n" + text.MailEnd + "\n" + s.linkTo("no-mail", code) + "\n"}
		})
		return nil
	})
	if unsent != nil {
		s.letters.Remove(strings.ToLower(address))
		s.log.Warn("a letter failed", "error", unsent)
		s.fail(w, http.StatusServiceUnavailable, problem{Code: unavailable, Text: "the letter could not be sent; try again later"})
		return
	}
	if waits {
		s.tooMany(w, "letters to this address", again)
		return
	}
	s.done(w, r, err)
}

// dropMail ends letters to a player.
func (s *server) dropMail(w http.ResponseWriter, r *http.Request) {
	s.done(w, r, s.host.DropMail(r.Context(), tokenOf(r)))
}

// answerMail confirms an address, or ends letters to it, by the code that they have.
func (s *server) answerMail(w http.ResponseWriter, r *http.Request) {
	var asked struct {
		Code  string `json:"code"`
		Wants bool   `json:"wants"`
	}
	if !s.read(w, r, &asked) {
		return
	}
	if !asked.Wants {
		s.done(w, r, s.store.DropMail(r.Context(), push.HashOf(asked.Code)))
		return
	}
	known, err := s.store.ConfirmMail(r.Context(), push.HashOf(asked.Code))
	if err == nil && !known {
		err = &table.Error{Code: table.NotFound, Text: "no letter has this code"}
	}
	s.done(w, r, err)
}
