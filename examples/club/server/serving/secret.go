package serving

import (
	"crypto/rand"
	"errors"
	"fmt"
	"net"
	"os"
	"strings"

	"github.com/railhex/railhex/examples/club/server/internal/store"
)

// secrets returns the secrets that open tables, and the file in which they stand, a line
// each. A server that others can reach makes one, unless anyone may open tables.
func (o order) secrets() (secrets []string, file string, err error) {
	file = o.secret
	if file == "" {
		if o.anyone || isLoopback(o.address) && o.limits.Proxies == 0 {
			return nil, "", nil
		}
		if store.IsPostgres(o.database) {
			return nil, "", errors.New("others can reach this server: name a file with secrets for those who open tables, -secret FILE, or let -anyone do it")
		}
		file = o.database + ".secret"
		made, err := os.OpenFile(file, os.O_CREATE|os.O_EXCL|os.O_WRONLY, 0o600)
		if err == nil {
			_, err = fmt.Fprintln(made, rand.Text())
			err = errors.Join(err, made.Sync(), made.Close())
		}
		if err != nil && !errors.Is(err, os.ErrExist) {
			return nil, "", err
		}
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, "", fmt.Errorf("the secrets that open tables: %w", err)
	}
	if secrets = strings.Fields(string(text)); len(secrets) == 0 {
		return nil, "", fmt.Errorf("%s has no secret: write a word into it", file)
	}
	return secrets, file, nil
}

// isLoopback reports whether this machine alone can reach an address.
func isLoopback(address string) bool {
	host, _, err := net.SplitHostPort(address)
	return err == nil && (host == "localhost" || net.ParseIP(host).IsLoopback())
}
