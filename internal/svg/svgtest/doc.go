// Package svgtest reads pictures back, for the tests of what draws them.
//
//	all, err := svgtest.Read(picture)
//	hexes := svgtest.With(all, "data-hex")
//
// [Read] insists on what every picture promises, and so a test that reads a picture
// tests that it is well formed, stands alone and holds no script.
package svgtest
