package api

import (
	"net"
	"net/http"
	"net/netip"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// Limits are what one client may ask for. The zero value of each is its default.
type Limits struct {
	Requests   float64 // a second; 20
	Burst      int     // requests at once; 60
	Streams    int     // of events of one address; 50
	AllStreams int     // of events of all; 20,000
	Tables     float64 // opened an hour by one address; 60
	// Proxies is how many reverse proxies stand before the server: so many addresses
	// at the end of X-Forwarded-For can be believed.
	Proxies int
}

func (l Limits) withDefaults() Limits {
	if l.Requests == 0 {
		l.Requests = 20
	}
	if l.Burst == 0 {
		l.Burst = 60
	}
	if l.Streams == 0 {
		l.Streams = 50
	}
	if l.AllStreams == 0 {
		l.AllStreams = 20000
	}
	if l.Tables == 0 {
		l.Tables = 60
	}
	return l
}

// clients is what each address has asked for.
type clients struct {
	limits  Limits
	mu      sync.Mutex
	all     map[string]*client
	streams int
	swept   time.Time
}

type client struct {
	requests *rate.Limiter
	tables   *rate.Limiter
	opening  int // tables, at this moment
	streams  int
	seen     time.Time
}

// forgotten is how long an address is remembered that asks for nothing.
const forgotten = 2 * time.Hour

func newClients(l Limits) *clients {
	return &clients{limits: l, all: map[string]*client{}, swept: time.Now()}
}

// of is the client of an address; the lock is held.
func (c *clients) of(address string) *client {
	now := time.Now()
	if now.Sub(c.swept) > time.Minute {
		for address, one := range c.all {
			if one.streams == 0 && now.Sub(one.seen) > forgotten {
				delete(c.all, address)
			}
		}
		c.swept = now
	}
	one := c.all[address]
	if one == nil {
		one = &client{
			requests: rate.NewLimiter(rate.Limit(c.limits.Requests), c.limits.Burst),
			tables:   rate.NewLimiter(rate.Limit(c.limits.Tables/3600), max(1, int(c.limits.Tables/6))),
		}
		c.all[address] = one
	}
	one.seen = now
	return one
}

func (c *clients) mayAsk(address string) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.of(address).requests.Allow()
}

// open takes one of the tables that an address may open. Done says whether it was opened:
// what was refused counts for nothing.
func (c *clients) open(address string) (done func(opened bool), ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	one := c.of(address)
	if one.tables.Tokens() < float64(one.opening+1) {
		return nil, false
	}
	one.opening++
	return func(opened bool) {
		c.mu.Lock()
		defer c.mu.Unlock()
		one.opening--
		if opened {
			one.tables.Allow()
		}
	}, true
}

// stream takes one of the streams of an address; done gives it back.
func (c *clients) stream(address string) (done func(), ok bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	one := c.of(address)
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
