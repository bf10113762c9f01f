package serving

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/railhex/railhex/examples/club/server/internal/api"
	"github.com/railhex/railhex/examples/club/server/internal/servertest"
)

// TestOthersNeedASecret asks for the secrets of servers that others can reach or cannot.
func TestOthersNeedASecret(t *testing.T) {
	folder := t.TempDir()
	list, empty := filepath.Join(folder, "list"), filepath.Join(folder, "empty")
	for file, text := range map[string]string{list: "tea\ncoffee\n", empty: "\n"} {
		servertest.Check(t, os.WriteFile(file, []byte(text), 0o600))
	}
	database := filepath.Join(folder, "tables.db")
	for _, test := range []struct {
		order order
		want  int // secrets, -1 for an error
	}{
		{order{address: "localhost:8080"}, 0},
		{order{address: "127.0.0.1:8080"}, 0},
		{order{address: "[::1]:8080"}, 0},
		{order{address: "localhost:8080", secret: list}, 2},
		{order{address: "localhost:8080", limits: api.Limits{Proxies: 1}}, 1},
		{order{address: ":8080"}, 1},
		{order{address: "192.0.2.1:8080"}, 1},
		{order{address: ":8080", anyone: true}, 0},
		{order{address: ":8080", secret: list}, 2},
		{order{address: ":8080", secret: empty}, -1},
		{order{address: ":8080", secret: list + "x"}, -1},
		{order{address: ":8080", database: "postgres://localhost/x"}, -1},
	} {
		if test.order.database == "" {
			test.order.database = database
		}
		secrets, _, err := test.order.secrets()
		if (err != nil) != (test.want < 0) || err == nil && len(secrets) != test.want {
			t.Errorf("%+v: %d secrets, %v", test.order, len(secrets), err)
		}
	}
	one, file, err := order{address: ":8080", database: database}.secrets()
	if err != nil {
		t.Fatal(err)
	}
	found, err := os.Stat(file)
	if err != nil || found.Mode().Perm() != 0o600 {
		t.Errorf("%s: %v, %v", file, found.Mode(), err)
	}
	if again, _, err := (order{address: ":8080", database: database}).secrets(); err != nil || !slices.Equal(again, one) {
		t.Errorf("at the next start the secret is another one: %v", err)
	}
}
