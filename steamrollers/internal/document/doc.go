// Package document holds a position of SteamRollers as it is stored: unpacked, as
// words and numbers, with the setup beside it. Package steamrollers packs it into
// a State and unpacks it again; here stands how it is written and read, as JSON
// and on one line.
//
//	p, err := document.ParseJSON(text)
//	line := document.AppendLine(nil, p, layout)
//	again, err := document.ParseLine(string(line), layout)
//
// A [Position] may say anything: words that are none, two tiles in one place. Both
// readers promise only that each part of it is there once and is of its kind; what
// is wrong with that is told all at once, each a *parse.Error. Whether it makes a
// position is for who packs it to say. What both print is canonical: a position has
// one line, and one JSON but for the space in it.
package document
