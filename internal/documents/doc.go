// Package documents holds nothing but the tests of the project's pages: every
// program in README.md and in the folder docs is run, and prints what the page
// says.
package documents
