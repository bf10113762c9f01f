// Package drawingtest reads pictures back, for the tests of what draws them.
//
//	all, err := drawingtest.Read(picture)
//	hexes := drawingtest.With(all, "data-hex")
//	drawingtest.TextCanBeRead(t, pictures)
//
// [Read] insists on what every picture promises, and so a test that reads a picture
// tests that it is well formed, stands alone and holds no script. What must be so of the
// pictures of every game stands here once: of a [Gallery], what fails a test; of the
// pictures of one position, what says where it is not so.
package drawingtest
