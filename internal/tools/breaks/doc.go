// Command breaks says what would break for users of an older copy of a module. It lists
// which packages are gone, and what is not compatible in those that are still there. It
// succeeds if nothing breaks. Packages of programs, and those below internal, promise
// nothing.
//
//	breaks OLD NEW
//
// OLD and NEW are folders of the module. Both are read once, with all that they
// import, from source: nothing is built.
package main
