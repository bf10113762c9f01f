package page

import "embed"

// Files are the page.
//
//go:embed index.html style.css *.js
var Files embed.FS
