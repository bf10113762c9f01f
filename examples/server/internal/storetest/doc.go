// Package storetest gives tests a database of PostgreSQL.
//
//	url := storetest.Postgres(t)
//
// Where PostgreSQL is not installed the test is skipped with a word that says so.
package storetest
