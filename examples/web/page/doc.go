// Package page is the page as files: what a browser loads, but for the library,
// which package site puts beside it.
//
//	http.Handle("/", http.FileServerFS(page.Files))
//
// Its scripts are modules, one idea each. What a game is played at they know as a
// table (local.js says what that is), and nothing else knows where it is: a table of
// this browser, or, in the folder served, one that a server keeps.
//
// The package is small, since it is the folder of the page and little else: go:embed takes
// files of its own folder alone.
package page
