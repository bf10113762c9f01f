// Program brotli writes a compressed copy of a file beside it, with ".br" behind the
// name, as servers hand it out to browsers:
//
//	go -C examples/npm/test run ./brotli "$PWD/railhex.wasm"
//
// It is a module of its own because the standard library has no compressor of this
// kind.
package main
