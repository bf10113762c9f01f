// Package page holds the sources of the page that plays the games: HTML, style sheets, texts, and
// scripts in TypeScript with Preact and in JavaScript. Package site bundles them, and adds the library.
//
// The folders: core has pure functions with tests for Node, play the options, served the page of a
// server that keeps the tables, and third_party the npm packages with their licences. The JavaScript
// beside them is older; TypeScript takes its place part by part. Scripts know the place where a game is
// played as a table; local.js says what a table is. Nothing else knows where it is: in this browser or,
// in the folder served, on a server.
//
// Tests check the types of TypeScript, and the names in JavaScript, by tsc, lint by biome, and run the
// tests of core in Node. Browser tests ask the page through window.testing (testing.js) and import none of
// its modules.
//
// The package is the folder of the page and little else, since go:embed takes files of its own folder alone.
package page
