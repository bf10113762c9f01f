package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// kept are the tables of a database, each behind those that it refers to.
var kept = []string{"tables", "seats", "moves", "answers", "pushes", "push_keys", "mails", "service"}

// Transfer writes all that is in a database into another, of the same kind or not, in which no
// tables are. No server may use either.
func Transfer(ctx context.Context, from, to string) (err error) {
	source, err := openCurrent(ctx, from)
	if err != nil {
		return err
	}
	defer source.Close()
	made, err := Open(ctx, to) // which makes its tables
	if err != nil {
		return err
	}
	n, err := made.Count(ctx)
	if err = errors.Join(err, made.Close()); err != nil {
		return err
	}
	if n > 0 {
		return fmt.Errorf("%s has %d tables already: name an empty database", Named(to), n)
	}
	driver := "sqlite"
	if IsPostgres(to) {
		driver = "pgx"
	}
	target, err := sql.Open(driver, to)
	if err != nil {
		return err
	}
	defer target.Close()
	return transact(ctx, target, func(tx *sql.Tx) error {
		for _, name := range slices.Backward(kept) {
			if _, err := tx.ExecContext(ctx, "DELETE FROM "+name); err != nil {
				return err
			}
		}
		for _, name := range kept {
			if err := transfer(ctx, source, tx, name); err != nil {
				return fmt.Errorf("table %s of the database: %w", name, err)
			}
		}
		return nil
	})
}

// transfer writes the rows of one table of a database.
func transfer(ctx context.Context, source *sql.DB, tx *sql.Tx, name string) error {
	rows, err := source.QueryContext(ctx, "SELECT * FROM "+name)
	if err != nil {
		return err
	}
	defer rows.Close()
	columns, err := rows.Columns()
	if err != nil {
		return err
	}
	var places []string
	values, into := make([]any, len(columns)), make([]any, len(columns))
	for i := range columns {
		places, into[i] = append(places, fmt.Sprint("$", i+1)), &values[i]
	}
	insert, err := tx.PrepareContext(ctx, fmt.Sprintf("INSERT INTO %s (%s) VALUES (%s)", name, strings.Join(columns, ", "), strings.Join(places, ", ")))
	if err != nil {
		return err
	}
	defer insert.Close()
	for rows.Next() {
		if err := rows.Scan(into...); err != nil {
			return err
		}
		if _, err := insert.ExecContext(ctx, values...); err != nil {
			return err
		}
	}
	return rows.Err()
}
