// Package intern keeps one value for each text: of all that is made from the
// same text there is one, so that pointers to it can be compared. The games of
// this module compile what never changes in a game once for each setup, and so
// two positions of the same setup are equal with == even if one of them was read
// from a file.
//
//	var games intern.Table[game]
//
//	g := games.Get(setup.canonical(), func() *game { return compile(setup) })
//
// Where the text takes time to write, a [Keyed] table before that one finds the
// value by what the text is written of.
//
// Values that nobody holds any more are collected like others, and their texts
// with them. A Table may be used by any number of goroutines; its zero value is
// empty and ready.
package intern
