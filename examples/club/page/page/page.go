package page

import "embed"

// Files are the page, and the npm packages that it is built with.
//
//go:embed *.html *.css *.js *.ts *.svg *.webmanifest guides text
//go:embed app board core end engine games home i18n learn play saving settings state
//go:embed third_party/*/LICENSE third_party/*/dist/*.js third_party/*/*/dist/*.js
var Files embed.FS

// Served is what the page needs beside them where a server keeps the tables: the folder
// served. Its main.js starts the page then.
//
//go:embed served
var Served embed.FS
