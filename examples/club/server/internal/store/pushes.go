package store

import (
	"context"
	"database/sql"
	"errors"
	"strings"
	"time"
)

// A Push is where a server reaches a browser of a player when no page is open.
type Push struct {
	ID       string // of the browser: the hash of the endpoint, which is a secret
	Player   string // the hash of the key of the player
	Endpoint string
	P256dh   string
	Auth     string
	Language string
}

// PushKeys are the keys by which push services know a server again, as base64url.
type PushKeys struct{ Public, Private string }

const (
	keepPush = "INSERT INTO pushes (id, player, endpoint, p256dh, auth, language, kept) VALUES ($1, $2, $3, $4, $5, $6, $7) " +
		"ON CONFLICT (id) DO UPDATE SET player = excluded.player, endpoint = excluded.endpoint, p256dh = excluded.p256dh, " +
		"auth = excluded.auth, language = excluded.language, kept = excluded.kept"
	dropMore = "DELETE FROM pushes WHERE player = $1 AND id NOT IN (SELECT id FROM pushes WHERE player = $1 ORDER BY kept DESC, id LIMIT $2)"
	dropPush = "DELETE FROM pushes WHERE player = $1 AND (id = $2 OR $2 = '')"
	// dropSeatless deletes the pushes of players who sit nowhere: there is nothing to tell them.
	dropSeatless = "DELETE FROM pushes WHERE NOT EXISTS (SELECT 1 FROM seats WHERE token = pushes.player)"
	readPushes   = "SELECT id, player, endpoint, p256dh, auth, language FROM pushes WHERE player = $1 ORDER BY kept, id"
	keepPushKeys = "INSERT INTO push_keys (id, public_key, private_key) VALUES (1, $1, $2) ON CONFLICT (id) DO NOTHING"
	readPushKeys = "SELECT public_key, private_key FROM push_keys"
)

func (s *tables) KeepPush(ctx context.Context, p Push, most int) error {
	return transact(ctx, s.writes, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, keepPush, p.ID, p.Player, p.Endpoint, p.P256dh, p.Auth, p.Language, time.Now().Unix())
		if err == nil {
			_, err = tx.ExecContext(ctx, dropMore, p.Player, most)
		}
		return err
	})
}

func (s *tables) PushesOf(ctx context.Context, player string) ([]Push, error) {
	rows, err := s.db.QueryContext(ctx, readPushes, player)
	return rowsOf(rows, err, func(p *Push) []any { return []any{&p.ID, &p.Player, &p.Endpoint, &p.P256dh, &p.Auth, &p.Language} })
}

func (s *tables) DropPush(ctx context.Context, player, id string) error {
	_, err := s.writes.ExecContext(ctx, dropPush, player, id)
	return err
}

// What belongs to a player. The version of a table grows, for its seats change.
var rekey = []string{
	"UPDATE tables SET version = version + 1, opener = CASE WHEN opener = $1 THEN $2 ELSE opener END, details = REPLACE(details, $1, $2) " +
		"WHERE opener = $1 OR details LIKE '%' || $1 || '%' OR id IN (SELECT table_id FROM seats WHERE token = $1)",
	"UPDATE seats SET token = $2 WHERE token = $1",
	"UPDATE pushes SET player = $2 WHERE player = $1",
	"UPDATE mails SET player = $2 WHERE player = $1",
}

func (s *tables) Rekey(ctx context.Context, from, to string) error {
	typed := strings.NewReplacer("$1", "CAST($1 AS TEXT)", "$2", "CAST($2 AS TEXT)") // PostgreSQL wants to know
	return transact(ctx, s.writes, func(tx *sql.Tx) error {
		for _, statement := range rekey {
			if _, err := tx.ExecContext(ctx, typed.Replace(statement), from, to); err != nil {
				return err
			}
		}
		return nil
	})
}

func (s *tables) PushKeys(ctx context.Context, first PushKeys) (k PushKeys, err error) {
	read := func() error { return s.db.QueryRowContext(ctx, readPushKeys).Scan(&k.Public, &k.Private) }
	if err := read(); !errors.Is(err, sql.ErrNoRows) {
		return k, err
	}
	if _, err := s.writes.ExecContext(ctx, keepPushKeys, first.Public, first.Private); err != nil {
		return k, err
	}
	return k, read() // another server may have been faster
}
