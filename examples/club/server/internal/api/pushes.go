package api

import (
	"encoding/json"
	"net/http"
	"strings"

	"github.com/railhex/railhex/examples/club/page/page"
	"github.com/railhex/railhex/examples/club/server/internal/push"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// pushes lists the browsers of a player to which the server pushes.
func pushes(r *request) (any, error) {
	key, err := r.teller.Key(r.Context())
	if err != nil {
		return nil, err
	}
	ids := []string{}
	of, err := r.store.PushesOf(r.Context(), r.player())
	for _, p := range of {
		ids = append(ids, p.ID)
	}
	return object{"key": key, "pushes": ids}, err
}

// keepPush has the server push to a browser of a player from now on.
func keepPush(r *request, asked struct {
	Endpoint string `json:"endpoint"`
	P256dh   string `json:"p256dh"`
	Auth     string `json:"auth"`
},
) (any, error) {
	one := store.Push{Endpoint: asked.Endpoint, P256dh: asked.P256dh, Auth: asked.Auth, Language: textIn(r.language()).Language}
	if err := r.clients.limits.Pushes.Check(one); err != nil {
		return nil, wrong(http.StatusBadRequest, string(table.BadInput), "%v", err)
	}
	player, err := r.host.Sitting(r.Context(), r.token())
	if err != nil {
		return nil, err
	}
	one.Player = player
	id, err := r.teller.Keep(r.Context(), one)
	return object{"push": id}, err
}

// dropPush ends pushes to a browser of a player.
func dropPush(r *request) (any, error) {
	return nil, r.store.DropPush(r.Context(), r.player(), r.PathValue("push"))
}

// A pushText is what pushes say in a language.
type pushText struct {
	Language  string `json:"-"`
	Turn      string `json:"push-turn"`
	Late      string `json:"push-late"`
	Neglected string `json:"push-neglected"`
	With      string `json:"push-with"`
	MailFirst string `json:"mail-first"`
	MailEnd   string `json:"mail-end"`
}

// textIn returns the texts of a language, or those in English.
func textIn(language string) pushText {
	text := pushText{Language: language}
	file, err := page.Files.ReadFile("text/" + language + ".json")
	if err != nil {
		return textIn("en")
	}
	if err := json.Unmarshal(file, &text); err != nil {
		panic(err) // it is part of the program, and a test reads it
	}
	return text
}

// Say words a push.
func (s *server) Say(id string, asked table.Asked, language string, kind push.Kind) push.Message {
	text := textIn(language)
	said := []string{push.Turn: text.Turn, push.Late: text.Late, push.Neglects: text.Neglected}[kind]
	if len(asked.Names) > 0 {
		said += " " + strings.ReplaceAll(text.With, "{names}", strings.Join(asked.Names, ", "))
	}
	return push.Message{Table: id, Title: asked.Title, Text: said}
}

// Letter words a letter.
func (s *server) Letter(id string, asked table.Asked, language string, kind push.Kind, code string) push.Message {
	said := s.Say(id, asked, language, kind)
	said.Text += "\n\n" + s.linkTo("table", id) + "\n\n" + textIn(language).MailEnd + "\n" + s.linkTo("no-mail", code) + "\n"
	return said
}
