// Package keys lists the keys of parse errors that stand in the library's code, in
// variants/family/testdata/keys.txt. A test of package family holds the texts of
// all languages against that list. Run the test here with -update to write it.
//
// It needs the types of all expressions, and stands in this module so that go test ./...
// of the library compiles no go/types.
package keys
