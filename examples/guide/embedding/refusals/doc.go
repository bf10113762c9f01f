// Refusals plays moves as they are typed, and prints why some are refused and what
// the others did.
package main
