//go:build js && wasm

// Command wasm gives JavaScript a function that plays SteamRollers at random:
// playSteamRollers(n) makes n moves. Node runs it beside boardgame.io.
package main
