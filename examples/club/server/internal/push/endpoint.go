package push

import (
	"crypto/ecdh"
	"encoding/base64"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"time"

	"code.dny.dev/ssrf"

	"github.com/railhex/railhex/examples/club/server/internal/store"
)

const (
	longestEndpoint = 1024 // bytes
	authBytes       = 16   // of the secret of RFC 8291, section 3.2
)

// Check returns what is wrong with a push that a browser names.
func (p Plan) Check(s store.Push) error {
	if err := p.checkEndpoint(s.Endpoint); err != nil {
		return err
	}
	public, err := base64.RawURLEncoding.DecodeString(s.P256dh)
	if err == nil {
		_, err = ecdh.P256().NewPublicKey(public)
	}
	if err != nil {
		return errors.New("p256dh is a point on the curve P-256, as base64url")
	}
	if auth, err := base64.RawURLEncoding.DecodeString(s.Auth); err != nil || len(auth) != authBytes {
		return fmt.Errorf("auth is %d bytes, as base64url", authBytes)
	}
	return nil
}

func (p Plan) checkEndpoint(endpoint string) error {
	address, err := url.Parse(endpoint)
	if err != nil || len(endpoint) > longestEndpoint || address.Host == "" || address.User != nil {
		return fmt.Errorf("an endpoint is an address of at most %d bytes", longestEndpoint)
	}
	if p.Anywhere {
		return nil
	}
	if address.Scheme != "https" || address.Port() != "" && address.Port() != "443" {
		return errors.New("an endpoint is an address of https")
	}
	if ip, err := netip.ParseAddr(address.Hostname()); err == nil && guard.SafeAddr(ip) != nil {
		return errNotPublic
	}
	return nil
}

// guard knows which addresses are those of hosts in the Internet.
var guard = ssrf.New(ssrf.WithPorts(443))

// within is how long sending a push may take, with all that belongs to it.
var within = 10 * time.Second

// client asks endpoints. It looks at each address that it connects to, whatever name led there,
// and follows nobody elsewhere.
func (p Plan) client() *http.Client {
	dialer := &net.Dialer{Timeout: within}
	if !p.Anywhere {
		dialer.Control = guard.Safe
	}
	return &http.Client{
		Timeout: within,
		Transport: &http.Transport{
			DialContext: dialer.DialContext, ForceAttemptHTTP2: true,
			MaxIdleConns: senders, IdleConnTimeout: time.Minute, TLSHandshakeTimeout: within, MaxResponseHeaderBytes: 16 << 10,
		},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
}

var errNotPublic = errors.New("the host of the endpoint is not public")
