// Program sizes prints how large the npm package is: what a page loads before its game is
// drawn, as the network carries it.
//
//	go run ./examples/javascript/sizes
//
// What is loaded on request, languages and books, is not counted.
package main
