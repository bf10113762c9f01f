// Program javascript makes the npm package railhex, the three games for JavaScript in
// browsers, in Node and in workers:
//
//	go run ./examples/javascript -out package
//	npm pack ./package
//
// README.md says what the package has. Package build makes it, folder engine is what
// is compiled to WebAssembly.
package main
