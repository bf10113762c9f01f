// Package drawingtest reads pictures back, for the tests of the packages that draw them.
//
//	all, err := drawingtest.Read(picture)
//	hexes := drawingtest.With(all, "data-hex")
//	drawingtest.TextCanBeRead(t, pictures)
//
// [Read] refuses a picture that breaks a promise of package drawing. So a test that reads
// a picture also tests that it is well formed, stands alone and holds no script.
//
// The package also has the laws for the pictures of every game. The laws of a [Gallery]
// fail a test. The laws of the pictures of a position return what breaks them, such as
// [IDsDiffer], or the elements that do, such as [Outside].
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package drawingtest
