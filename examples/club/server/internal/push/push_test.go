package push_test

import (
	"context"
	"log/slog"
	"net"
	"net/http"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/push"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/store"
	"github.com/railhex/railhex/examples/club/server/internal/table"
)

// A desk is a teller, and a table that asks whom the test says.
type desk struct {
	t       *testing.T
	service *servertest.PushService
	teller  *push.Teller
	store   store.Store
	file    string

	mu       sync.Mutex
	asked    table.Asked
	outcomes map[push.Outcome]int
	log      strings.Builder
	counted  chan push.Outcome
}

func (d *desk) Write(text []byte) (int, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	return d.log.Write(text)
}

// A wording says little.
type wording struct{ push.Wording }

func (wording) Say(id string, _ table.Asked, language string, kind push.Kind) push.Message {
	text := []string{push.Turn: "told in ", push.Late: "reminded in ", push.Neglects: "warned in "}[kind]
	return push.Message{Table: id, Title: "Steam", Text: text + language}
}

func newDesk(t *testing.T, plan push.Plan) *desk {
	t.Helper()
	d := &desk{t: t, service: servertest.NewPushService(t), file: filepath.Join(t.TempDir(), "tables.db"), outcomes: map[push.Outcome]int{}, counted: make(chan push.Outcome, 10*push.MostWaiting)}
	d.store = servertest.Must(store.Open(t.Context(), d.file))
	look := func(context.Context, string) (table.Asked, error) {
		d.mu.Lock()
		defer d.mu.Unlock()
		return d.asked, nil
	}
	count := func(o push.Outcome) {
		d.mu.Lock()
		defer d.mu.Unlock()
		d.outcomes[o]++
		d.counted <- o
	}
	d.teller = push.New(plan, d.store, look, wording{}, count, slog.New(slog.NewTextHandler(d, &slog.HandlerOptions{Level: slog.LevelDebug})))
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		d.teller.Run(ctx)
	}()
	t.Cleanup(func() {
		stop()
		<-ended
		d.store.Close()
	})
	return d
}

// keep keeps pushes to a new browser of a player.
func (d *desk) keep(player, language string) servertest.Browser {
	d.t.Helper()
	b := d.service.Subscribe()
	d.keepAt(player, language, b)
	return b
}

func (d *desk) keepAt(player, language string, b servertest.Browser) {
	d.t.Helper()
	servertest.Must(d.teller.Keep(d.t.Context(), store.Push{Player: player, Endpoint: b.Endpoint, P256dh: b.P256dh, Auth: b.Auth, Language: language}))
}

// moved has seats move, after which the table asks another.
func (d *desk) moved(seat int, player string, by ...int) {
	d.mu.Lock()
	d.asked = table.Asked{Position: d.asked.Position + 1, Seat: seat, Player: player}
	d.mu.Unlock()
	var moves []store.Move
	for _, seat := range by {
		moves = append(moves, store.Move{Seat: seat})
	}
	d.teller.Told(store.Table{}, store.Change{Table: &store.Table{ID: "one"}, Keep: 1, Moves: moves})
}

// remind tells that little time is left at a position.
func (d *desk) remind(position int64) {
	now := store.Table{ID: "one", Clock: &store.Clock{Reminded: true}}
	d.teller.Told(store.Table{Position: position, Clock: new(store.Clock)}, store.Change{Table: &now})
}

func (d *desk) want(outcome push.Outcome) {
	d.t.Helper()
	if got := <-d.counted; got != outcome {
		d.t.Errorf("a push is %s, want %s\n%s", got, outcome, d.log.String())
	}
}

// reads wants a browser to be told something.
func (d *desk) reads(want string) {
	d.t.Helper()
	servertest.Equal(d.t, "told is", (<-d.service.Pushes).Message["text"], want)
}

// quiet wants that nothing more becomes of any push, when another table has been told of.
func (d *desk) quiet() {
	d.t.Helper()
	for d.teller.Waiting() > 0 {
		time.Sleep(time.Millisecond)
	}
	d.keep("last", "en")
	d.moved(9, "last", 1)
	d.want(push.Sent)
	d.reads("told in en")
}

var anywhere = push.Plan{Anywhere: true}

// TestAPlayerIsToldOfTheTurn tells two browsers of a player in their languages, signed by a key
// that stays.
func TestAPlayerIsToldOfTheTurn(t *testing.T) {
	d := newDesk(t, anywhere)
	d.keep("ann", "fr")
	d.keep("ann", "de")
	d.keep("bob", "en")
	d.moved(1, "ann", 2, 0, 0)
	key := servertest.Must(d.teller.Key(t.Context()))
	told := map[string]bool{}
	topic := ""
	for range 2 {
		p := <-d.service.Pushes
		if p.Key != key || p.Message["table"] != "one" || p.Message["title"] != "Steam" || len(p.Message) != 3 {
			t.Errorf("told is %v, signed by %s, want %s", p.Message, p.Key, key)
		}
		told[p.Message["text"]], topic = true, p.Topic
		d.want(push.Sent)
	}
	if !told["told in fr"] || !told["told in de"] || topic == "" || strings.Contains(topic, "one") {
		t.Errorf("told are %v, of the topic %q", told, topic)
	}
	servertest.Check(t, d.store.Close())
	again := servertest.Must(store.Open(t.Context(), d.file))
	d.store = again
	other := push.New(anywhere, again, nil, nil, nil, nil)
	if now, err := other.Key(t.Context()); err != nil || now != key {
		t.Errorf("the key is %s after a start, and was %s: %v", now, key, err)
	}
}

// TestNobodyIsToldTwice has a player decide several times in a row, and be asked again after a
// wish to go back.
func TestNobodyIsToldTwice(t *testing.T) {
	d := newDesk(t, anywhere)
	d.keep("ann", "en")
	d.moved(1, "ann", 2)
	d.want(push.Sent)
	<-d.service.Pushes
	d.moved(1, "ann", 1)    // decides again
	d.moved(1, "ann", 1, 0) // and once more, after which something falls
	d.moved(1, "ann")       // takes that back
	d.moved(0, "", 1)       // the game is over
	d.quiet()
	d.moved(1, "ann") // what ended the game is taken back
	d.want(push.Sent)
}

// TestAPlayerIsReminded reminds a player of the move that a table asks for, and of one that was made in
// the meantime.
func TestAPlayerIsReminded(t *testing.T) {
	d := newDesk(t, anywhere)
	d.keep("ann", "en")
	d.moved(1, "ann", 2)
	d.want(push.Sent)
	<-d.service.Pushes
	d.remind(9)
	d.remind(1)
	d.want(push.Sent)
	d.reads("reminded in en")
	d.moved(0, "", 1) // the game is over
	d.remind(2)
	d.quiet()
}

// TestAllAreToldThatAGameWillBeEnded warns the players of a table, whoever is asked there.
func TestAllAreToldThatAGameWillBeEnded(t *testing.T) {
	d := newDesk(t, anywhere)
	d.keep("ann", "en")
	d.keep("bob", "de")
	d.keep("cy", "fr")
	d.mu.Lock()
	d.asked = table.Asked{Position: 1, Seat: 1, Player: "ann", Players: []string{"ann", "bob"}}
	d.mu.Unlock()
	d.teller.Told(store.Table{}, store.Change{Table: &store.Table{ID: "one", Details: store.Details{Warned: 1}}})
	d.want(push.Sent)
	d.want(push.Sent)
	said := map[any]bool{}
	for range 2 {
		said[(<-d.service.Pushes).Message["text"]] = true
	}
	if !said["warned in en"] || !said["warned in de"] {
		t.Errorf("told is %v", said)
	}
}

// TestWhatHasExpiredIsDropped has browsers take no more.
func TestWhatHasExpiredIsDropped(t *testing.T) {
	d := newDesk(t, anywhere)
	statuses := []int{http.StatusNotFound, http.StatusGone, http.StatusCreated}
	d.service.Answer(func(browser int) int { return statuses[browser] })
	for range statuses {
		d.keep("ann", "en")
	}
	d.moved(1, "ann", 2)
	got := map[push.Outcome]int{}
	for range statuses {
		got[<-d.counted]++
	}
	if got[push.Expired] != 2 || got[push.Sent] != 1 {
		t.Errorf("pushes are %v", got)
	}
	for d.teller.Waiting() > 0 {
		time.Sleep(time.Millisecond)
	}
	for {
		left := servertest.Must(d.store.PushesOf(t.Context(), "ann"))
		if len(left) == 1 {
			break
		}
		time.Sleep(time.Millisecond)
	}
}

// TestAFailureIsTriedAgain has a push service fail for a while: the push comes when it is
// back, unless it is another's turn by then.
func TestAFailureIsTriedAgain(t *testing.T) {
	t.Cleanup(push.Hurry(time.Minute))
	d := newDesk(t, anywhere)
	var failing atomic.Int64
	d.service.Answer(func(int) int {
		if failing.Add(-1) >= 0 {
			return http.StatusServiceUnavailable
		}
		return http.StatusCreated
	})
	d.keep("ann", "en")
	failing.Store(2)
	d.moved(1, "ann", 2)
	for _, want := range []push.Outcome{push.Failed, push.Failed, push.Sent} {
		d.want(want)
	}
	failing.Store(1000)
	d.moved(2, "bob", 1)
	d.moved(1, "ann", 2)
	for range 3 {
		d.want(push.Failed)
	}
	failing.Store(0)
	d.moved(2, "bob", 1)
	d.quiet()
}

// TestNobodyWaitsForAPush has a push service answer nothing: telling takes no time, what waits is
// bounded, and what is too much is dropped.
func TestNobodyWaitsForAPush(t *testing.T) {
	d := newDesk(t, anywhere)
	asked, held := make(chan struct{}, 2*push.Senders), make(chan struct{})
	d.service.Answer(func(int) int {
		asked <- struct{}{}
		<-held
		return http.StatusCreated
	})
	d.keep("ann", "en")
	for range push.Senders {
		d.moved(1, "ann", 2)
		<-asked
	}
	for range 3 * push.MostWaiting {
		d.moved(1, "ann", 2)
	}
	d.mu.Lock()
	dropped := d.outcomes[push.Dropped]
	d.mu.Unlock()
	if dropped != 2*push.MostWaiting || d.teller.Waiting() != push.MostWaiting {
		t.Errorf("%d tables wait, and %d are dropped", d.teller.Waiting(), dropped)
	}
	close(held)
	for range push.Senders + 1 { // one more for what waited
		<-d.service.Pushes
	}
}

// TestNothingSecretIsLogged reads the log of what fails in every way.
func TestNothingSecretIsLogged(t *testing.T) {
	t.Cleanup(push.Hurry(200 * time.Millisecond))
	d := newDesk(t, anywhere)
	held := make(chan struct{})
	d.service.Answer(func(browser int) int {
		switch browser {
		case 0:
			return http.StatusGone
		case 1:
			return http.StatusInternalServerError
		}
		<-held
		return http.StatusCreated
	})
	t.Cleanup(func() { close(held) })
	secrets := []string{"ann"}
	for range 3 {
		b := d.keep("ann", "en")
		secrets = append(secrets, b.Endpoint[strings.LastIndex(b.Endpoint, "/")+1:], b.P256dh, b.Auth)
	}
	gone := servertest.Browser{Endpoint: "http://127.0.0.1:1/nobody-listens", P256dh: d.service.Subscribe().P256dh, Auth: d.service.Subscribe().Auth}
	d.keepAt("ann", "en", gone)
	d.moved(1, "ann", 2)
	for range 4 {
		<-d.counted
	}
	d.mu.Lock()
	text := d.log.String()
	d.mu.Unlock()
	for _, secret := range append(secrets, "nobody-listens") {
		if strings.Contains(text, secret) {
			t.Errorf("the log has %q:\n%s", secret, text)
		}
	}
	if strings.Count(text, "table=one seat=1") < 4 {
		t.Errorf("the log does not tell what happened:\n%s", text)
	}
}

// TestPushesGoToThePublic checks what browsers may name, and asks none that lead elsewhere.
func TestPushesGoToThePublic(t *testing.T) {
	valid := servertest.NewPushService(t).Subscribe()
	for endpoint, want := range map[string]bool{
		"https://fcm.googleapis.com/fcm/send/abc":                  true,
		"https://updates.push.services.mozilla.com/wpush/v2/gAAAA": true,
		"https://web.push.apple.com:443/QGx":                       true,
		"https://8.8.8.8/push":                                     true,
		"http://fcm.googleapis.com/fcm/send/abc":                   false,
		"https://fcm.googleapis.com:8443/fcm/send/abc":             false,
		"https://user@fcm.googleapis.com/":                         false,
		"https://127.0.0.1/":                                       false,
		"https://10.1.2.3/":                                        false,
		"https://169.254.169.254/":                                 false,
		"https://100.64.0.1/":                                      false,
		"https://[64:ff9b::7f00:1]/":                               false,
		"https://[fd00:ec2::254]/":                                 false,
		"https://[::1]/":                                           false,
		"https://[::ffff:127.0.0.1]/":                              false,
		"ftp://fcm.googleapis.com/":                                false,
		"//fcm.googleapis.com/":                                    false,
		"https://fcm.googleapis.com/" + strings.Repeat("x", 2000):  false,
		"":         false,
		"https://": false,
	} {
		err := push.Plan{}.Check(store.Push{Endpoint: endpoint, P256dh: valid.P256dh, Auth: valid.Auth})
		if (err == nil) != want {
			t.Errorf("%.80s: %v", endpoint, err)
		}
	}
	for _, wrong := range []store.Push{{P256dh: "x", Auth: valid.Auth}, {P256dh: valid.P256dh, Auth: "x"}, {P256dh: valid.Auth, Auth: valid.Auth}, {P256dh: valid.P256dh}} {
		wrong.Endpoint = "https://fcm.googleapis.com/"
		if err := (push.Plan{}).Check(wrong); err == nil {
			t.Errorf("%v is taken", wrong)
		}
	}
	// A name may lead elsewhere when the server connects than when it was told.
	listener := servertest.Must(net.Listen("tcp", "127.0.0.1:0"))
	defer listener.Close()
	var reached atomic.Bool
	go func() {
		if conn, err := listener.Accept(); err == nil {
			reached.Store(true)
			conn.Close()
		}
	}()
	_, port, _ := net.SplitHostPort(listener.Addr().String())
	d := newDesk(t, push.Plan{})
	valid.Endpoint = "https://localhost:" + port + "/"
	d.keepAt("ann", "en", valid)
	d.moved(1, "ann", 2)
	d.want(push.Failed)
	d.mu.Lock()
	defer d.mu.Unlock()
	if reached.Load() || !strings.Contains(d.log.String(), "prohibited") {
		t.Errorf("it is reached: %t\n%s", reached.Load(), d.log.String())
	}
}
