// Program javascript makes the npm package railhex, the three games for JavaScript in
// browsers, in Node and in workers:
//
//	go run ./examples/npm -out package [-brotli]
//	npm pack ./package
//
// Beside each engine lies a copy compressed by gzip and, with -brotli, one by brotli,
// which takes Node and a minute. The exit status is 0 if the package was made, 1 if it was not, and
// 2 for wrong usage.
//
// README.md says what the package has. Package build makes it, folder engine is what
// is compiled to WebAssembly.
package main
