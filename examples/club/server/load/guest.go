package main

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// A guest asks a server for what the page asks for, without a browser.
type guest struct {
	http              *http.Client
	url, table, token string
	refused           func() // is called when there were too many requests

	tags     map[string]string // of the pictures that were sent last
	position int64             // that was seen last
	heard    int               // how many moves the story has told of
}

// newGuest returns a guest at a table of the server at an address.
func newGuest(client *http.Client, address, table, token string, refused func()) *guest {
	return &guest{http: client, url: address, table: table, token: token, refused: refused, tags: map[string]string{}}
}

// request returns a request about the table.
func (g *guest) request(ctx context.Context, method, path string, body any) (*http.Request, error) {
	var text []byte
	if body != nil {
		var err error
		if text, err = json.Marshal(body); err != nil {
			return nil, err
		}
	}
	request, err := http.NewRequestWithContext(ctx, method, g.url+"/api/tables/"+g.table+path, bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	request.Header.Set("Authorization", "Bearer "+g.token)
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	return request, nil
}

// ask sends a request about the table, again each second while the server refuses it for too many, and
// returns the answer and its text. A conflict is no error.
func (g *guest) ask(ctx context.Context, method, path string, body any, headers map[string]string) (*http.Response, []byte, error) {
	for {
		request, err := g.request(ctx, method, path, body)
		if err != nil {
			return nil, nil, err
		}
		for name, value := range headers {
			request.Header.Set(name, value)
		}
		answer, err := g.http.Do(request)
		if err != nil {
			return nil, nil, err
		}
		text, err := io.ReadAll(answer.Body)
		answer.Body.Close()
		switch {
		case err != nil:
			return nil, nil, err
		case answer.StatusCode == http.StatusTooManyRequests:
			g.refused()
			time.Sleep(time.Second)
			continue
		case answer.StatusCode >= 400 && answer.StatusCode != http.StatusConflict:
			return nil, nil, fmt.Errorf("%s %s of table %s: %s: %s", method, path, g.table, answer.Status, text)
		}
		return answer, text, nil
	}
}

// follow calls a function with the view of the table now and after each change, until that
// returns an error or the stream ends.
func (g *guest) follow(ctx context.Context, each func(table.View) error) error {
	request, err := g.request(ctx, "GET", "/events?changes", nil)
	if err != nil {
		return err
	}
	answer, err := g.http.Do(request)
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
		if err := json.Unmarshal(text, &view); err != nil {
			return fmt.Errorf("an event of table %s: %w", g.table, err)
		}
		if err := each(view); err != nil {
			return err
		}
	}
	return lines.Err()
}

// see asks for what the page asks for to show a view: what the seat can do, the report, the pictures, and
// what happened.
func (g *guest) see(ctx context.Context, view table.View) error {
	if view.Position != g.position {
		paths := []string{"/report"}
		if view.Seat != 0 && view.Turn == view.Seat {
			paths = append(paths, "/offers")
		}
		g.position = view.Position
		if err := g.get(ctx, paths...); err != nil {
			return err
		}
	}
	paths := pictures(view)
	if from := min(g.heard, view.Moves); from < view.Moves {
		paths = append(paths, fmt.Sprintf("/story?from=%d&to=%d", from, view.Moves))
	}
	g.heard = view.Moves
	return g.get(ctx, paths...)
}

// pictures returns the paths of the pictures that the page asks for on a desktop. The map and one's
// own sheet are drawn for their room, and sheets of others are small. The rest is taken apart, and
// so is one's own sheet. Where the room turns out to be another, the page asks again.
func pictures(view table.View) (paths []string) {
	const drawn = "label-pixels=12&scale=1.1"
	own := fmt.Sprintf("sheet-%d", cmp.Or(view.Seat, view.Turn, 1))
	for _, name := range view.Pictures {
		path := "/pictures/" + url.PathEscape(name)
		switch small := view.Game == "steamrollers" && name != "supply"; {
		case name == own:
			paths = append(paths, path, path+"?map-alone&"+drawn)
		case name == "map":
			paths = append(paths, path+"?map-alone&"+drawn)
		case small:
			paths = append(paths, path+"?thumbnail&"+drawn)
		default:
			paths = append(paths, path)
		}
	}
	return paths
}

// get asks for several things at once, and of pictures for what has changed.
func (g *guest) get(ctx context.Context, paths ...string) error {
	type got struct {
		path, tag string
		err       error
	}
	all := make(chan got)
	for _, path := range paths {
		headers := map[string]string{}
		if tag := g.tags[path]; tag != "" {
			headers = map[string]string{"If-None-Match": tag, "A-IM": "pieces"}
		}
		go func() {
			answer, _, err := g.ask(ctx, "GET", path, nil, headers)
			one := got{path: path, err: err}
			if err == nil {
				one.tag = answer.Header.Get("ETag")
			}
			all <- one
		}()
	}
	var failed error
	for range paths {
		one := <-all
		failed = errors.Join(failed, one.err)
		g.tags[one.path] = one.tag
	}
	return failed
}
