// Package documents holds nothing but the tests of the project's pages. Every
// program in README.md and in the guide in examples/guide/embedding is a file, which the
// page shows as it is, and prints what the page says. Every example in the notation of
// each game, NOTATION.md, is read, replayed or refused as the page says, and every key
// of a report is in it.
//
// Programs and commands are run with -programs alone, which .ci/steps/40-documents has, since
// each is built: in Go, and in JavaScript if there is Node.
package documents
