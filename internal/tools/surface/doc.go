// Surface lists what the library exports and how often others use it.
//
//	go -C internal/tools run ./surface "$PWD" $(.ci/modules)
//
// It counts exported functions, types, variables, fields and methods of the module
// in the folder, constants apart. A name is used if a package other than its own
// mentions it; a package's tests count as the package. Names that nobody uses are
// printed, then a line of totals.
package main
