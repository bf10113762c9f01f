//go:build generated

// Command play has two players play a game at a server to its end.
package main
