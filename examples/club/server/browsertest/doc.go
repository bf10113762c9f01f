// Package browsertest plays at the server in real browsers, by clicking: one with a
// desktop's screen and one with a phone's. Each goes through a line of its own that the
// test listens to and can cut. Without a browser the tests are skipped.
//
//	go -C examples/club test -screenshots pictures ./browsertest
package browsertest
