package storetest

import (
	"errors"
	"os"
	"sync"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/postgres"
)

// shared is the server of a package, started when it is first asked for.
var shared struct {
	once   sync.Once
	server *postgres.Server
	err    error
}

// Main is the TestMain of a package that asks for Postgres; after is what else is
// done in the end.
func Main(m *testing.M, after ...func()) {
	code := m.Run()
	for _, do := range after {
		do()
	}
	if shared.server != nil {
		shared.server.Remove()
	}
	os.Exit(code)
}

// Postgres is the URL of an empty database on a server that the tests of a package
// share. It ends with Main.
func Postgres(t *testing.T) string {
	t.Helper()
	shared.once.Do(func() { shared.server, shared.err = postgres.New() })
	return NewDatabase(t, started(t, shared.server, shared.err))
}

// Private is a server that one test has for itself, to kill it.
func Private(t *testing.T) *postgres.Server {
	t.Helper()
	s, err := postgres.New()
	started(t, s, err)
	t.Cleanup(s.Remove)
	return s
}

func started(t *testing.T, s *postgres.Server, err error) *postgres.Server {
	t.Helper()
	if errors.Is(err, postgres.ErrNotInstalled) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// NewDatabase is the URL of an empty database on a server.
func NewDatabase(t *testing.T, s *postgres.Server) string {
	t.Helper()
	url, err := s.NewDatabase()
	if err != nil {
		t.Fatal(err)
	}
	return url
}
