// Package page is the page of the server: to open a table, to sit down, to play and
// to look on. It knows no rule of any game. What a seat can do, what a click on a
// picture means and what all things are called it asks the server.
//
//	http.FileServerFS(page.Files)
//
// It promises to keep no secret but the tokens of the seats that were taken in this
// browser, and to show nothing but what the server has said last.
package page
