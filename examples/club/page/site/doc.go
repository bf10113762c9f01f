// Package site is the page with all that it needs, to be served or written into a
// folder. It holds the page's files, the library for browsers, and the books of the
// games.
//
//	all, err := site.Build(ctx, contents, false)
//	http.Handle("/", all.Handler()) // compressed, with a strict policy
//	err = all.Write("public")       // or for any server of files, under any path
//
// All addresses within it are relative. Building compiles the library for browsers,
// which needs the go command and the module's source. Served is the page where a server
// keeps the tables, and needs neither. Run is command web for the games of an npm package.
package site
