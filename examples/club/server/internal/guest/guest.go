package guest

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/url"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// A Guest is a player at a table, as the page is.
type Guest struct {
	http              *http.Client
	url, table, token string
	refused           func() // is called when there were too many requests

	tags     map[string]string // of the pictures that were sent last
	position int64             // that was seen last
	movers   []int             // who made each move whose story is known, 0 for chance
	points   map[int]bool      // after how many moves they are known
}

// New returns a guest at a table of the server at an address.
func New(client *http.Client, address, table, token string, refused func()) *Guest {
	return &Guest{http: client, url: address, table: table, token: token, refused: refused, tags: map[string]string{}, points: map[int]bool{}}
}

// request returns a request about the table.
func (g *Guest) request(ctx context.Context, method, path string, body any) (*http.Request, error) {
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

// Ask sends a request about the table, again each second while the server refuses it for too many, and
// returns the answer and its text. A conflict is no error.
func (g *Guest) Ask(ctx context.Context, method, path string, body any, headers map[string]string) (*http.Response, []byte, error) {
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

// Follow calls a function with the view of the table now and after each change, until that
// returns an error or the stream ends.
func (g *Guest) Follow(ctx context.Context, each func(table.View) error) error {
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

// See asks for what the page asks for to show a view: what the seat can do, the report, the
// pictures, and what happened. It also asks for the points after the guest's last turn, unless
// a view has shown them.
func (g *Guest) See(ctx context.Context, view table.View) error {
	var paths []string
	still := view.Moves
	if view.Position > g.position+1 { // some moves may have been taken back
		still = 0
	}
	g.movers = g.movers[:min(len(g.movers), still)]
	maps.DeleteFunc(g.points, func(at int, _ bool) bool { return at > still })
	if view.Position != g.position {
		paths = append(paths, "/report")
	}
	g.position = view.Position
	g.points[view.Moves] = true
	if len(paths) > 0 && view.Seat != 0 && view.Turn == view.Seat {
		if err := g.get(ctx, append(paths, "/offers")...); err != nil {
			return err
		}
		paths = nil
	}
	if err := g.get(ctx, append(paths, pictures(view)...)...); err != nil {
		return err
	}
	if len(g.movers) < view.Moves {
		if err := g.hear(ctx, view.Moves); err != nil {
			return err
		}
	}
	from := sinceTurn(g.movers, view.Seat, view.Turn)
	if view.Over || view.Seat == 0 || from == 0 || g.points[from] {
		return nil
	}
	g.points[from] = true
	return g.get(ctx, fmt.Sprintf("?at=%d", from))
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

// sinceTurn returns after how many moves the last turn of a seat was over, 0 if it has had none. The
// movers are the seats that made the moves, 0 for chance, and turn is the seat that is asked
// now. In the middle of a turn it is the turn before.
func sinceTurn(movers []int, seat, turn int) int {
	from := len(movers)
	for turn == seat && from > 0 && (movers[from-1] == seat || movers[from-1] == 0) {
		from--
	}
	for from > 0 && movers[from-1] != seat {
		from--
	}
	return from
}

// hear asks what happened up to a move.
func (g *Guest) hear(ctx context.Context, to int) error {
	_, text, err := g.Ask(ctx, "GET", fmt.Sprintf("/story?from=%d&to=%d", len(g.movers), to), nil, nil)
	if err != nil {
		return err
	}
	var story struct{ Steps []table.StoryStep }
	if err := json.Unmarshal(text, &story); err != nil {
		return err
	}
	for _, step := range story.Steps {
		g.movers = append(g.movers, step.Seat)
	}
	return nil
}

// get asks for several things at once, and of pictures for what has changed.
func (g *Guest) get(ctx context.Context, paths ...string) error {
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
			answer, _, err := g.Ask(ctx, "GET", path, nil, headers)
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
