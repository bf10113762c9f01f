// Package backup copies the database of a server, verifies copies, and puts one back.
//
//	written, err := backup.Write(ctx, games, "railhex.db", "backups", 7)
//	restored, err := backup.Restore(ctx, games, "backups/railhex-20261123-140000.db", "railhex.db")
//
// A copy is made while the server runs, and changes nothing in its database. It is there
// under its name once it is whole: on disk, found sound by SQLite, and every table in it
// replayed by the rules. A copy is put back only where no server runs, and what it
// replaces stays beside it.
//
// PostgreSQL has programs of its own for all this.
package backup
