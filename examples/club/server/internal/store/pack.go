package store

import (
	"bytes"
	"compress/flate"
	"context"
	"database/sql"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
)

// The moves of a finished game take a tenth of the room when they are compressed together.
// They are packed when its answers go. Whatever changes the table later unpacks them.
const (
	readUnpacked = "SELECT id, version FROM tables WHERE finished = 1 AND packed = '' AND moves > 0 AND changed < $1 ORDER BY id"
	packMoves    = "UPDATE tables SET packed = $1, version = version + 1 WHERE id = $2"
	deleteMoves  = "DELETE FROM moves WHERE table_id = $1"
)

// packed returns moves as one text.
func packed(moves []Move) (string, error) {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestCompression)
	if err != nil {
		return "", err
	}
	for _, m := range moves {
		by := strconv.Itoa(m.Seat)
		if m.Maker != "" {
			by += "/" + m.Maker
		}
		fmt.Fprintf(w, "%s %s\n", by, m.Notation) // into memory
	}
	err = w.Close()
	return base64.RawStdEncoding.EncodeToString(b.Bytes()), err
}

// unpacked returns the moves in a text that packed returned.
func unpacked(text string) (moves []Move, err error) {
	all, err := io.ReadAll(flate.NewReader(base64.NewDecoder(base64.RawStdEncoding, strings.NewReader(text))))
	if err != nil {
		return nil, fmt.Errorf("packed moves: %w", err)
	}
	for line := range strings.Lines(string(all)) {
		by, notation, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		seat, maker, _ := strings.Cut(by, "/")
		m := Move{Notation: notation, Maker: maker}
		if m.Seat, err = strconv.Atoi(seat); err != nil {
			return nil, fmt.Errorf("packed moves: %w", err)
		}
		moves = append(moves, m)
	}
	return moves, nil
}

// pack packs the moves of games that ended before a time.
func (r reading) pack(ctx context.Context, db *sql.DB, before int64) error {
	tables, err := versionsOf(db.QueryContext(ctx, readUnpacked, before))
	if err != nil {
		return err
	}
	for id, version := range tables {
		moves, err := r.Moves(ctx, id)
		if err != nil {
			return err
		}
		text, err := packed(moves)
		if err != nil {
			return err
		}
		if again, err := unpacked(text); err != nil || !slices.Equal(again, moves) {
			return fmt.Errorf("the moves of table %s are others when they are packed: %v", id, err)
		}
		err = holding(ctx, db, id, version, func(tx querier) error {
			_, err := tx.ExecContext(ctx, packMoves, text, id)
			_, err2 := tx.ExecContext(ctx, deleteMoves, id)
			return errors.Join(err, err2)
		})
		if err != nil && !errors.Is(err, ErrNoTable) { // it has changed in the meantime
			return err
		}
	}
	return nil
}

// unpack has a job write all moves of a table again that are packed.
func (r reading) unpack(ctx context.Context, j *job) error {
	if !j.before.Packed {
		return nil
	}
	moves, err := r.Moves(ctx, j.after.ID)
	if err != nil {
		return err
	}
	j.change.Moves = slices.Concat(moves[:min(j.change.Keep, len(moves))], j.change.Moves)
	j.change.Keep, j.after.Packed = 0, false
	return nil
}
