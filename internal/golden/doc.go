// Package golden holds what tests make against files that somebody has looked at.
//
//	golden.Compare(t, "sheet.svg", style.Sheet(&s, 1)) // with testdata/sheet.svg
//
// Run with -update, a test writes the files instead: look at what changes.
//
// The package is small, since go-cmp does the work. It imports package testing, and no package
// that users link may.
package golden
