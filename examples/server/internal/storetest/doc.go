// Package storetest starts a PostgreSQL of its own for tests.
//
//	url := storetest.Postgres(t).NewDatabase(t)
//
// The server's data lie in a folder of the test's, and end with it. Where PostgreSQL is
// not installed the test is skipped with a word that says so.
package storetest
