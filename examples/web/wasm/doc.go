//go:build js && wasm

// Program wasm makes the game callable from JavaScript. Built with GOOS=js and
// GOARCH=wasm and started by Go's wasm_exec.js, it sets one global function,
//
//	railhex(method, json) → json
//
// with the methods of package session, which keeps a game, and those of package
// positions, which keeps nothing.
package main
