// Package client speaks with the server, for its tests and for the command load.
//
//	c := client.New("http://localhost:8080", http.DefaultClient)
//	opened, err := c.Open(ctx, client.Opening{Setup: []string{"game steam", "players 3", …}})
//	token, err := c.Sit(ctx, opened.ID, opened.Invites[0], "Ann")
//	made, err := c.Move(ctx, opened.ID, token, position, "bid 3")
//
// It asks again, in the same words, where there is no answer: the server promises that what it asks for happens
// once, or that the error is a *Refused.
package client

import (
	"bufio"
	"bytes"
	"context"
	"crypto/rand"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// A Client speaks with one server, or with several behind one address.
type Client struct {
	Secret string // of the operator, for opening tables where that takes one

	url  string
	http *http.Client
}

// New returns a Client of a server.
func New(url string, h *http.Client) *Client { return &Client{url: url, http: h} }

// Refused is the error of a request that the server would not do.
type Refused struct {
	Status   int
	Code     string `json:"code"`
	Text     string `json:"text"`
	Rule     string `json:"rule"`
	Position int64  `json:"position"`
}

func (e *Refused) Error() string { return fmt.Sprintf("%d %s: %s", e.Status, e.Code, e.Text) }

// pause is how long one waits before asking again.
const pause = 20 * time.Millisecond

// Ask asks for a path below /api until there is an answer, or the context ends.
func (c *Client) Ask(ctx context.Context, method, path, token string, body, into any) error {
	text, err := json.Marshal(body)
	if err != nil {
		return err
	}
	for {
		err := c.once(ctx, method, path, token, text, into)
		var refused *Refused
		if err == nil || ctx.Err() != nil ||
			errors.As(err, &refused) && refused.Status != http.StatusServiceUnavailable && refused.Status != http.StatusTooManyRequests {
			return err
		}
		select {
		case <-ctx.Done():
		case <-time.After(pause):
		}
	}
}

func (c *Client) once(ctx context.Context, method, path, token string, body []byte, into any) error {
	request, err := http.NewRequestWithContext(ctx, method, c.url+"/api/"+path, bytes.NewReader(body))
	if err != nil {
		return err
	}
	request.Header.Set("Content-Type", "application/json")
	if token != "" {
		request.Header.Set("Authorization", "Bearer "+token)
	}
	answer, err := c.http.Do(request)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		return err
	}
	if answer.StatusCode >= 300 {
		wrong := struct{ Error Refused }{Refused{Status: answer.StatusCode}}
		if err := json.Unmarshal(text, &wrong); err != nil {
			return fmt.Errorf("%s: %w", answer.Status, err)
		}
		return &wrong.Error
	}
	if plain, ok := into.(*string); ok {
		*plain = string(text)
		return nil
	}
	return json.Unmarshal(text, into)
}

// An Opening is what a new table plays, and who.
type Opening struct {
	Setup  []string     `json:"setup"` // lines
	Names  []string     `json:"names,omitempty"`
	Bots   []string     `json:"bots,omitempty"`
	Clock  *table.Clock `json:"clock,omitempty"`
	Secret string       `json:"secret"` // that of the Client unless it is said
}

// Open opens a table.
func (c *Client) Open(ctx context.Context, o Opening) (opened table.Opened, err error) {
	if o.Secret == "" {
		o.Secret = c.Secret
	}
	err = c.Ask(ctx, "POST", "tables", "", o, &opened)
	return opened, err
}

// NewKey returns a key for a player.
func NewKey() string {
	var key [32]byte
	rand.Read(key[:])
	return base64.RawURLEncoding.EncodeToString(key[:])
}

// Sit takes a seat for a new player and returns the player's key.
func (c *Client) Sit(ctx context.Context, id, invite, name string) (key string, err error) {
	key = NewKey()
	return key, c.Ask(ctx, "POST", "tables/"+id+"/seats", key, map[string]any{"invite": invite, "name": name}, new(struct{}))
}

// Seated opens a table and takes all seats for new players at which no bot plays.
func (c *Client) Seated(ctx context.Context, o Opening) (id string, keys []string, err error) {
	opened, err := c.Open(ctx, o)
	for i, invite := range opened.Invites {
		if i < len(o.Bots) && o.Bots[i] != "" {
			continue
		}
		key, err := c.Sit(ctx, opened.ID, invite, fmt.Sprint("Player ", i+1))
		if err != nil {
			return "", nil, err
		}
		keys = append(keys, key)
	}
	return opened.ID, keys, err
}

// View is the table as a token sees it.
func (c *Client) View(ctx context.Context, id, token string) (v table.View, err error) {
	err = c.Ask(ctx, "GET", "tables/"+id, token, nil, &v)
	return v, err
}

// Move makes a move.
func (c *Client) Move(ctx context.Context, id, token string, position int64, move string) (made table.Made, err error) {
	err = c.Ask(ctx, "POST", "tables/"+id+"/moves", token, map[string]any{"position": position, "move": move, "request": rand.Text()}, &made)
	return made, err
}

// Record is the record of a table.
func (c *Client) Record(ctx context.Context, id string) (text string, err error) {
	err = c.Ask(ctx, "GET", "tables/"+id+"/record", "", nil, &text)
	return text, err
}

// Follow calls a function with the view of a table now and after each change, until that returns an error or
// the context ends.
func (c *Client) Follow(ctx context.Context, id, token string, each func(table.View) error) error {
	request, err := http.NewRequestWithContext(ctx, "GET", c.url+"/api/tables/"+id+"/events?changes", nil)
	if err != nil {
		return err
	}
	request.Header.Set("Authorization", "Bearer "+token)
	answer, err := c.http.Do(request)
	if err != nil {
		return err
	}
	defer answer.Body.Close()
	var view table.View
	lines := bufio.NewScanner(answer.Body)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		text, ok := bytes.CutPrefix(lines.Bytes(), []byte("data: "))
		if !ok {
			continue
		}
		if err := errors.Join(json.Unmarshal(text, &view), each(view)); err != nil {
			return err
		}
	}
	return lines.Err()
}
