// Package store keeps tables: what is played, who sits where, and every move.
//
//	s, err := store.Open(ctx, "railhex.db") // or "postgres://…"
//	err = s.Update(ctx, id, func(t store.Table) (store.Change, error) {
//		…
//	})
//
// SQLite is one file for one server; several servers share PostgreSQL. Both are read in
// the same words. What differs has a file of its own: how changes are written, and how
// other servers learn of them.
//
// A change is decided on the table as it was last seen here, and written only if that
// is still its version. Nothing is locked meanwhile, and changes of many tables at once
// are written in one transaction. What decides that nothing changes is
// asked again if the table had changed.
//
// It promises that the Update that counts was decided on the newest state of a table.
// It promises that a change is on disk once it has returned without an error, and that
// nothing is written in part.
package store
