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
			text := ""
			for _, p := range servertest.Must(s.PushesOf(t.Context(), player)) {
				text += p.ID + p.Language + " "
			}
			servertest.Equal(t, "the pushes of "+player, text, want)
		}
		keep("1", "ann", "en")
		keep("1", "ann", "fr")
		keep("2", "bob", "de")
		want("ann", "1fr ")
		keep("2", "ann", "nl")
		want("bob", "")
		keep("3", "bob", "en")
		servertest.Check(t, s.DropPush(t.Context(), "bob", "1")) // that of another
		want("ann", "1fr 2nl ")
		servertest.Must(s.Sweep(t.Context(), store.Age{Empty: 1e6 * time.Hour}))
		want("bob", "")
		want("ann", "1fr 2nl ")
		for i := range 4 {
			keep(fmt.Sprint("more", i), "ann", "en")
		}
		servertest.Equal(t, "pushes", len(servertest.Must(s.PushesOf(t.Context(), "ann"))), 2)
		servertest.Check(t, s.DropPush(t.Context(), "ann", ""))
		want("ann", "")

		keys := store.PushKeys{Public: "one", Private: "private"}
		servertest.Equal(t, "the keys", servertest.Must(s.PushKeys(t.Context(), keys)), keys)
		servertest.Equal(t, "they stay", servertest.Must(s.PushKeys(t.Context(), store.PushKeys{Public: "other"})), keys)
		if found, err := os.Stat(d.url); err == nil && found.Mode().Perm() != 0o600 {
			t.Errorf("others may read the database: %v", found.Mode())
		}
	})
}
