package api

import (
	"cmp"
	"crypto/subtle"
	"net"
	"net/http"
	"net/netip"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"github.com/hashicorp/golang-lru/v2/expirable"
	"github.com/railhex/railhex/examples/club/server/internal/push"
)

// Limits are what one client may ask for: a seat, or an address for requests without a
// seat. The zero value of each is its default.
type Limits struct {
	Times      float64          // how many times the defaults of all that clients ask for count; 1
	Requests   float64          // a second; 20
	Burst      int              // requests at once; 200
	Streams    int              // of events of one client; 50
	AllStreams int              // of events of all; 20,000
	Tables     float64          // opened an hour by one address; 60
	AllTables  int              // in the database; 10,000
	BotCores   int              // how many bots think at once; half of the processors
	Grace      time.Duration    // how long after its begin the server moves for nobody whose time is up; an hour
	Now        func() time.Time // the clock of the machine, for tests; time.Now
	Away       time.Duration    // after how long without a stream a player is said to be away; 10 seconds
	// Shared says that other servers keep the same tables. No server then knows who is away,
	// and none says it.
	Shared bool
	// Secrets are those of the operator: one of them opens a table. Without any everybody can. The first opens
	// the operator's page, too.
	Secrets []string
	// Local says that browsers of this machine alone ask, and not for a name that leads here: a page of
	// another address could give itself one.
	Local bool
	// Proxies is how many reverse proxies stand before the server: so many addresses
	// at the end of X-Forwarded-For can be believed.
	Proxies int
	// Pushes is how the server tells players that it is their turn.
	Pushes push.Plan
}

func (l Limits) withDefaults() Limits {
	l.Times = cmp.Or(l.Times, 1)
	times := func(usual float64) int { return int(max(1, usual*l.Times)) }
	l.Requests, l.Burst = cmp.Or(l.Requests, 20*l.Times), cmp.Or(l.Burst, times(200))
	l.Streams, l.AllStreams = cmp.Or(l.Streams, times(50)), cmp.Or(l.AllStreams, times(20_000))
	l.Tables, l.AllTables = cmp.Or(l.Tables, 60*l.Times), cmp.Or(l.AllTables, times(10_000))
	l.Away = cmp.Or(l.Away, 10*time.Second)
	if l.Now == nil {
		l.Now = time.Now
	}
	return l
}

// clients is what each client has asked for.
type clients struct {
	limits  Limits
	mu      sync.Mutex
	all     *expirable.LRU[string, *budget] // by seat, as table/number, or by address
	streams int
}

type budget struct {
	requests *rate.Limiter
	tables   *rate.Limiter
	guesses  *rate.Limiter // of secrets that were wrong
	opening  int           // tables, at this moment
	streams  int
}

// So many clients are remembered, each until it has asked for nothing for so long.
const (
	mostClients = 100_000
	forgotten   = 2 * time.Hour
)

func newClients(l Limits) *clients {
	return &clients{limits: l, all: expirable.NewLRU[string, *budget](mostClients, nil, forgotten)}
}

// of is the budget of a client; the lock is held.
func (c *clients) of(name string) *budget {
	one, ok := c.all.Get(name)
	if !ok {
		one = &budget{
			requests: rate.NewLimiter(rate.Limit(c.limits.Requests), c.limits.Burst),
			tables:   rate.NewLimiter(rate.Limit(c.limits.Tables/3600), max(1, int(c.limits.Tables/6))),
			guesses:  rate.NewLimiter(rate.Every(guessing), mostGuesses),
		}
	}
	c.all.Add(name, one) // its time begins anew
	return one
}

// ask takes one of the requests of a client, or returns how long it has to wait for one.
func (c *clients) ask(name string) (wait time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	one := c.of(name).requests
	if one.Allow() {
		return 0
	}
	return waitFor(one, 1)
}

// waitFor returns how long a limiter takes to have so many tokens.
func waitFor(l *rate.Limiter, tokens float64) time.Duration {
	seconds := (tokens - l.Tokens()) / float64(l.Limit())
	return time.Duration(min(max(seconds, 1), longestWait.Seconds()) * float64(time.Second))
}

// longestWait is the longest time after which a client is asked to try again.
const longestWait = time.Hour

// open takes one of the tables that an address may open. Done says whether it was opened:
// what was refused counts for nothing. Without one, wait says for how long.
func (c *clients) open(address string) (done func(opened bool), wait time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	one := c.of(address)
	if wanted := float64(one.opening + 1); one.tables.Tokens() < wanted {
		return nil, waitFor(one.tables, wanted)
	}
	one.opening++
	return func(opened bool) {
		c.mu.Lock()
		defer c.mu.Unlock()
		one.opening--
		if opened {
			one.tables.Allow()
		}
	}, 0
}

// A client that guesses secrets has so many wrong ones, and then one now and then. Nobody else waits for
// it.
const (
	mostGuesses = 5
	guessing    = time.Minute
)

// guess reports whether a secret is one of several, and any one where there are none. An address that has named too
// many wrong ones has to wait, whatever it names.
func (c *clients) guess(address, secret string, secrets []string) (known bool, wait time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	of := c.of(address).guesses
	if of.Tokens() < 1 && len(secrets) > 0 {
		return false, waitFor(of, 1)
	}
	known = len(secrets) == 0
	for _, one := range secrets {
		known = subtle.ConstantTimeCompare([]byte(one), []byte(secret)) == 1 || known
	}
	if !known && secret != "" { // the page asks without one at first
		of.Allow()
	}
	return known, 0
}

// stream takes one of the streams of a client; done gives it back.
func (c *clients) stream(name string) (done func(), ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	one := c.of(name)
	if one.streams >= c.limits.Streams || c.streams >= c.limits.AllStreams {
		return nil, false
	}
	one.streams++
	c.streams++
	return func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		one.streams--
		c.streams--
	}, true
}

// addressOf is the address of the client: of the connection, or what the proxies that
// stand before the server say of it. An IPv6 network of 64 bits is one client, for one
// client has so many addresses.
func (c *clients) addressOf(r *http.Request) string {
	address, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		address = r.RemoteAddr
	}
	if c.limits.Proxies > 0 {
		said := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
		if i := len(said) - c.limits.Proxies; i >= 0 {
			if text := strings.TrimSpace(said[i]); addressIn(text).IsValid() {
				address = text
			}
		}
	}
	ip := addressIn(address)
	switch {
	case ip.Is6():
		network, _ := ip.Prefix(64) // it has so many bits
		return network.String()
	case ip.Is4():
		return ip.String()
	}
	return address
}

// addressIn returns the address in a text, invalid for a text without one.
func addressIn(text string) netip.Addr {
	ip, _ := netip.ParseAddr(text)
	return ip.Unmap().WithZone("")
}
