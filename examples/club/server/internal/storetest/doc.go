// Package storetest gives tests a database of PostgreSQL.
//
//	url := storetest.Postgres(t)
//
// Where PostgreSQL is not installed the test is skipped with a word that says so.
//
// The package is small, since the server itself must not link package testing, which this one
// imports.
package storetest
