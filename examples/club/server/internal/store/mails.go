package store

import (
	"context"
	"database/sql"
	"errors"
)

// A Mail is where letters to a player go.
type Mail struct {
	Player    string // the hash of the key
	Address   string
	Language  string
	Code      string // the hash of the code in each letter, which confirms the address and ends the letters
	Confirmed bool
}

const (
	keepMail = "INSERT INTO mails (player, address, language, code, confirmed) VALUES ($1, $2, $3, $4, 0) " +
		"ON CONFLICT (player) DO UPDATE SET address = excluded.address, language = excluded.language, code = excluded.code, confirmed = 0"
	readMail    = "SELECT address, language, code, confirmed FROM mails WHERE player = $1"
	confirmMail = "UPDATE mails SET confirmed = 1 WHERE code = $1"
	dropMail    = "DELETE FROM mails WHERE player = $1 OR code = $1"
	// dropSeatlessMails deletes the addresses of players who sit nowhere: there is nothing to tell them.
	dropSeatlessMails = "DELETE FROM mails WHERE NOT EXISTS (SELECT 1 FROM seats WHERE token = mails.player)"
)

func (s *tables) KeepMail(ctx context.Context, m Mail) error {
	_, err := s.writes.ExecContext(ctx, keepMail, m.Player, m.Address, m.Language, m.Code)
	return err
}

func (s *tables) MailOf(ctx context.Context, player string) (m Mail, err error) {
	m.Player = player
	var confirmed int64
	err = s.db.QueryRowContext(ctx, readMail, player).Scan(&m.Address, &m.Language, &m.Code, &confirmed)
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	m.Confirmed = confirmed != 0
	return m, err
}

func (s *tables) ConfirmMail(ctx context.Context, code string) (bool, error) {
	done, err := s.writes.ExecContext(ctx, confirmMail, code)
	if err != nil {
		return false, err
	}
	n, err := done.RowsAffected()
	return n > 0, err
}

func (s *tables) DropMail(ctx context.Context, playerOrCode string) error {
	_, err := s.writes.ExecContext(ctx, dropMail, playerOrCode)
	return err
}
