package push

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"github.com/SherClockHolmes/webpush-go"

	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// mostPushes is the largest number of browsers of a player to which the server pushes.
const mostPushes = 10

// useful is for how many seconds a push service keeps a push for a browser that is away.
const useful = 3 * 24 * 60 * 60

// retries is after how long a push that failed is tried again, each time. patience is how long a
// push service may want to be left alone.
var (
	retries  = []time.Duration{15 * time.Second, 2 * time.Minute}
	patience = 10 * time.Minute
)

// Keep keeps a push, if nothing is wrong with it, and returns its ID.
func (t *Teller) Keep(ctx context.Context, p store.Push) (id string, err error) {
	sum := sha256.Sum256([]byte(p.Endpoint))
	p.ID = base64.RawURLEncoding.EncodeToString(sum[:])
	return p.ID, t.store.KeepPush(ctx, p, mostPushes)
}

// send sends one push, and sees to what becomes of it.
func (t *Teller) send(ctx context.Context, j job, asked table.Asked, p store.Push) {
	outcome, status, wait, err := t.ask(ctx, j.table, t.words.Say(j.table, asked, p.Language, j.kind), p)
	if ctx.Err() != nil {
		return // the server ends
	}
	t.count(outcome)
	switch outcome {
	case Sent:
	case Expired:
		t.log.Info("a push has expired", "table", j.table, "seat", asked.Seat, "status", status)
		if err := t.store.DropPush(ctx, p.Player, p.ID); err != nil {
			t.log.Warn("a push could not be deleted", "table", j.table, "error", err)
		}
	default:
		t.log.Warn("a push failed", "table", j.table, "seat", asked.Seat, "status", status, "error", err)
		t.retry(j, p.ID, wait)
	}
}

// retry has a push tried again after a while, unless it failed too often.
func (t *Teller) retry(j job, id string, wait time.Duration) {
	if j.tries == len(retries) {
		t.idle.Add(id, time.Now().Add(patience))
		return
	}
	wait = min(max(wait, retries[j.tries]), patience)
	t.idle.Add(id, time.Now().Add(wait))
	if t.later.Add(1) > mostWaiting {
		t.later.Add(-1)
		t.count(Dropped)
		return
	}
	time.AfterFunc(wait, func() {
		t.later.Add(-1)
		t.put(job{table: j.table, kind: j.kind, late: j.late, only: id, tries: j.tries + 1})
	})
}

// ask asks the endpoint of a push to pass a message on. The error names no endpoint.
func (t *Teller) ask(ctx context.Context, id string, m Message, p store.Push) (_ Outcome, status int, wait time.Duration, err error) {
	text, err := json.Marshal(m)
	if err != nil {
		panic(err) // it is plain data
	}
	keys, err := t.signing(ctx)
	if err != nil {
		return Failed, 0, 0, err
	}
	topic := sha256.Sum256([]byte(id)) // a browser that was away gets the last push of each table
	to := &webpush.Subscription{Endpoint: p.Endpoint, Keys: webpush.Keys{Auth: p.Auth, P256dh: p.P256dh}}
	answer, err := webpush.SendNotificationWithContext(ctx, text, to, &webpush.Options{
		HTTPClient: t.client, Subscriber: cmp.Or(t.plan.Post.Page, contact), TTL: useful, Urgency: webpush.UrgencyNormal,
		Topic:          base64.RawURLEncoding.EncodeToString(topic[:24]),
		VAPIDPublicKey: keys.Public, VAPIDPrivateKey: keys.Private,
	})
	if err != nil {
		if named := (*url.Error)(nil); errors.As(err, &named) {
			err = named.Err
		}
		return Failed, 0, 0, err
	}
	defer answer.Body.Close()
	io.CopyN(io.Discard, answer.Body, 4<<10) // so that the connection can be used again
	switch seconds, _ := strconv.Atoi(answer.Header.Get("Retry-After")); {
	case answer.StatusCode/100 == 2:
		return Sent, answer.StatusCode, 0, nil
	case answer.StatusCode == http.StatusNotFound || answer.StatusCode == http.StatusGone:
		return Expired, answer.StatusCode, 0, nil
	default:
		return Failed, answer.StatusCode, time.Duration(seconds) * time.Second, nil
	}
}
