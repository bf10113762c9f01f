// Package documents holds nothing but the tests of the project's pages: README.md
// and the guide in examples/embedding. Every program in them is a file, which the
// page shows as it is, and prints what the page says.
package documents
