// Surface lists what the library exports and which of it no other package uses.
//
//	go -C internal/tools run ./surface -since 5f4e71d "$PWD" $(.ci/modules)
//
// It counts exported functions, types, variables, fields and methods of the module
// in the folder, constants apart. A name is used if a package other than its own
// mentions it; a package's tests count as the package. Surface prints the names that
// nobody uses, then a line of totals.
//
// With -since it also counts the revision, and says how many of its names are still
// there. It says how many names are new in the packages that the revision had, and how
// many are in packages that became public later.
package main
