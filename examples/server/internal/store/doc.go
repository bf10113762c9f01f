// Package store keeps tables: what is played, who sits where, and every move.
//
//	s, err := store.Open(ctx, "railhex.db") // or "postgres://…"
//	err = s.Update(ctx, id, func(t store.Table, past store.Past) (store.Change, error) {
//		…
//	})
//
// SQLite is one file for one server; several servers share PostgreSQL. Both speak
// the same SQL here. What differs has a file of its own: how a table is locked, how
// changes are written together, how other servers learn of them.
//
// It promises that Update decides on the newest state of a table and that no two
// Updates of one table overlap; that what it has returned without an error is on
// disk; and that nothing is written in part.
package store
