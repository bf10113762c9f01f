// Command site makes a site of the project's pages: the guide, and every page of
// Markdown that can be reached from it.
//
//	go -C internal/tools run ./site [-out DIR] [-source URL]
//
// examples/guide/README.md lists the pages for each kind of reader, and that list is the
// navigation of the site. A link to a page becomes a link to its HTML, and a picture is
// copied. A link to any other file leads to that file below URL, where the sources can
// be read. The site is a folder of files for any server, and needs no script.
//
// The exit status is 0 if the site was written, 1 if a page cannot be read or links to
// something that is not there, and 2 for wrong usage.
package main
