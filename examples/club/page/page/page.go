package page

import "embed"

// Files are the page.
//
//go:embed *.html *.css *.js *.svg *.webmanifest guides text
var Files embed.FS

// Served is what the page needs beside them where a server keeps the tables: the folder
// served. Its main.js starts the page then.
//
//go:embed served
var Served embed.FS
