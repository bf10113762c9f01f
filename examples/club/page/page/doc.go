// Package page is the page as files: what a browser loads, but for the library,
// which package site puts beside it.
//
//	http.Handle("/", http.FileServerFS(page.Files))
//
// Its scripts are modules, one idea each. They know the place where a game is played as
// a table; local.js says what a table is. Nothing else knows where it is: in this
// browser or, in the folder served, on a server.
//
// The package is small, since it is the folder of the page and little else: go:embed takes
// files of its own folder alone.
package page
