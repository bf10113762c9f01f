// Program engine is the three games compiled to WebAssembly, as the npm package
// railhex calls them: built with GOOS=wasip1 and -buildmode=c-shared it is a module
// that waits to be called. Package machine has what it exports, and file engine.js of the
// package is the other side. An engine for other games is this program with another list.
package main
