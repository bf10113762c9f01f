// Package browsertest plays examples/web in a real browser, by clicking, and
// holds what the page shows against what the library says. It is a module of its
// own because of the driver it needs. Without a browser its tests are skipped.
//
//	go -C examples/web/browsertest test -screenshots pictures .
package browsertest
