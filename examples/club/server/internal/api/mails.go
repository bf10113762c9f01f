package api

import (
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

// letters tells a player where letters go.
func letters(r *request) (any, error) {
	m, err := r.store.MailOf(r.Context(), r.player())
	return object{"offered": r.clients.limits.Pushes.Post.Offers(), "address": m.Address, "confirmed": m.Confirmed}, err
}

// again is how long it takes until a second first letter can be sent to an address, and mostLetters of how many
// addresses that is remembered.
const (
	again       = time.Hour
	mostLetters = 1024
)

// keepMail writes to an address that a player gives.
func keepMail(r *request, asked struct {
	Address string `json:"address"`
},
) (any, error) {
	address, err := push.ReadAddress(asked.Address)
	if err != nil || !r.clients.limits.Pushes.Post.Offers() {
		return nil, wrong(http.StatusBadRequest, string(table.BadInput), "an address of mail is such as ann@example.org, on a server that sends letters")
	}
	player, err := r.host.Sitting(r.Context(), r.token())
	if err != nil {
		return nil, err
	}
	m, box := store.Mail{Player: player, Address: address, Language: textIn(r.language()).Language}, strings.ToLower(address)
	if r.letters.Contains(box) {
		return nil, tooMany("letters to this address", again)
	}
	r.letters.Add(box, struct{}{})
	err = r.teller.Write(r.Context(), m, func(code string) push.Message {
		said := textIn(m.Language)
		return push.Message{Title: "railhex", Text: said.MailFirst + "\n" + r.linkTo("mail", code) + "\n\n" + said.MailEnd + "\n" + r.linkTo("no-mail", code) + "\n"}
	})
	if err != nil {
		r.letters.Remove(box)
		r.log.Warn("a letter failed", "error", err)
		return nil, wrong(http.StatusServiceUnavailable, unavailable, "the letter could not be sent; try again later")
	}
	return nil, nil
}

// answerMail confirms an address, or ends letters to it, by the code that they have.
func answerMail(r *request, asked struct {
	Code  string `json:"code"`
	Wants bool   `json:"wants"`
},
) (any, error) {
	if !asked.Wants {
		return nil, r.store.DropMail(r.Context(), store.Hash(asked.Code))
	}
	known, err := r.store.ConfirmMail(r.Context(), store.Hash(asked.Code))
	if err == nil && !known {
		err = &table.Error{Code: table.NotFound, Text: "no letter has this code"}
	}
	return nil, err
}
