package page

import "embed"

// Files are the page.
//
//go:embed *.html *.css *.js *.svg *.webmanifest text
var Files embed.FS
