// Program engine is the three games compiled to WebAssembly, as the npm package
// railhex calls them: built with GOOS=wasip1 and -buildmode=c-shared it is a module
// that waits to be called. It exports package machine; file engine.js of the package
// is the other side.
package main
