package store_test

import (
	"fmt"
	"os"
	"testing"
	"time"

	"github.com/railhex/railhex/examples/club/server/internal/servertest"
	"github.com/railhex/railhex/examples/club/server/internal/store"
)

// TestPushesAreKeptForWhoSits keeps pushes, and sweeps those of players who sit nowhere.
func TestPushesAreKeptForWhoSits(t *testing.T) {
	onEveryDatabase(t, func(t *testing.T, d database) {
		s := d.open(t)
		created(t, s, "one")
		servertest.Check(t, s.Update(t.Context(), "one", func(t store.Table) (store.Change, error) {
			t.Seats = []store.Seat{{Name: "Ann", Token: "ann"}, t.Seats[1]}
			return store.Change{Table: &t}, nil
		}))
		keep := func(id, player, language string) {
			t.Helper()
			servertest.Check(t, s.KeepPush(t.Context(), store.Push{ID: id, Player: player, Endpoint: "to " + id, P256dh: "p", Auth: "a", Language: language}, 2))
		}
		want := func(player, want string) {
			t.Helper()
			got, err := s.PushesOf(t.Context(), player)
			text := ""
			for _, p := range got {
				text += p.ID + p.Language + " "
			}
			if err != nil || text != want {
				t.Errorf("the pushes of %s are %q, want %q: %v", player, text, want, err)
			}
		}
		keep("1", "ann", "en")
		keep("1", "ann", "fr")
		keep("2", "bob", "de")
		want("ann", "1fr ")
		keep("2", "ann", "nl")
		want("bob", "")
		keep("3", "bob", "en")
		if err := s.DropPush(t.Context(), "bob", "1"); err != nil { // that of another
			t.Fatal(err)
		}
		want("ann", "1fr 2nl ")
		servertest.Must(s.Sweep(t.Context(), store.Age{Empty: 1e6 * time.Hour}))
		want("bob", "")
		want("ann", "1fr 2nl ")
		for i := range 4 {
			keep(fmt.Sprint("more", i), "ann", "en")
		}
		if got, err := s.PushesOf(t.Context(), "ann"); err != nil || len(got) != 2 {
			t.Errorf("%d are kept, want 2: %v", len(got), err)
		}
		servertest.Check(t, s.DropPush(t.Context(), "ann", ""))
		want("ann", "")

		for _, first := range []string{"one", "other"} {
			if keys, err := s.PushKeys(t.Context(), store.PushKeys{Public: first, Private: "private"}); err != nil || keys != (store.PushKeys{Public: "one", Private: "private"}) {
				t.Errorf("the keys are %v, %v", keys, err)
			}
		}
		if found, err := os.Stat(d.url); err == nil && found.Mode().Perm() != 0o600 {
			t.Errorf("others may read the database: %v", found.Mode())
		}
	})
}
