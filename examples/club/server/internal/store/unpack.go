package store

import (
	"compress/flate"
	"context"
	"encoding/base64"
	"fmt"
	"io"
	"strings"
)

// Until version 7 the moves of a finished game stood in one text, compressed.
const unpacking = 7

// unpack writes such moves into their table.
func unpack(ctx context.Context, tx querier) error {
	rows, err := tx.QueryContext(ctx, "SELECT id, packed FROM tables WHERE packed <> ''")
	packed, err := rowsOf(rows, err, func(one *[2]string) []any { return []any{&one[0], &one[1]} })
	if err != nil {
		return err
	}
	for _, one := range packed {
		text, err := io.ReadAll(flate.NewReader(base64.NewDecoder(base64.RawStdEncoding, strings.NewReader(one[1]))))
		if err != nil {
			return fmt.Errorf("the moves of table %s: %w", one[0], err)
		}
		for i, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
			by, notation, _ := strings.Cut(line, " ")
			seat, maker, _ := strings.Cut(by, "/")
			_, err := tx.ExecContext(ctx, "INSERT INTO moves (table_id, number, seat, notation, maker) VALUES ($1, $2, CAST($3 AS BIGINT), $4, $5)",
				one[0], i+1, seat, notation, maker)
			if err != nil {
				return err
			}
		}
	}
	return nil
}
