//go:build wasip1

// Program engine is the three games compiled to WebAssembly, as the npm package
// railhex calls them: built with GOOS=wasip1 and -buildmode=c-shared it is a module
// that waits to be called, and takes and gives numbers. What is more than a number
// lies in memory that both sides see: positions and moves as Go keeps them, and JSON
// for what is not asked often. File index.js of the package is the other side.
//
// JavaScript keeps the positions, as bytes. So nothing has to be freed, and no two
// threads share anything.
package main
