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
	"strings"
	"syscall"
	"time"

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
	host := strings.ToLower(strings.TrimSuffix(address.Hostname(), "."))
	if ip, err := netip.ParseAddr(host); err == nil {
		if !public(ip) {
			return errors.New("the host of an endpoint is public")
		}
		return nil
	}
	for _, end := range []string{".localhost", ".local", ".internal", ".home.arpa", ".lan"} {
		if strings.HasSuffix("."+host, end) {
			return errors.New("the host of an endpoint is public")
		}
	}
	if !strings.Contains(host, ".") {
		return errors.New("the host of an endpoint is public")
	}
	return nil
}

// special are networks among those of hosts that lead elsewhere: into a network that is not
// public, to nobody, or to an address that is written in theirs.
var special = networks(
	"0.0.0.0/8", "100.64.0.0/10", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "240.0.0.0/4",
	"2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20",
)

// hosts is where hosts of IPv6 are.
var hosts = netip.MustParsePrefix("2000::/3")

func networks(all ...string) (parsed []netip.Prefix) {
	for _, one := range all {
		parsed = append(parsed, netip.MustParsePrefix(one))
	}
	return parsed
}

// public reports whether an address is that of a host in the Internet.
func public(ip netip.Addr) bool {
	ip = ip.Unmap()
	if ip.Zone() != "" || !ip.IsGlobalUnicast() || ip.IsPrivate() || ip.Is6() && !hosts.Contains(ip) {
		return false
	}
	for _, one := range special {
		if one.Contains(ip) {
			return false
		}
	}
	return true
}

// within is how long sending a push may take, with all that belongs to it.
var within = 10 * time.Second

// client asks endpoints. It looks at each address that it connects to, whatever name led there,
// and follows nobody elsewhere.
func (p Plan) client() *http.Client {
	dialer := &net.Dialer{Timeout: within}
	if !p.Anywhere {
		dialer.Control = func(_, address string, _ syscall.RawConn) error {
			if to, err := netip.ParseAddrPort(address); err != nil || !public(to.Addr()) {
				return errNotPublic
			}
			return nil
		}
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
