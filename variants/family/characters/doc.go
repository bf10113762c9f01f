// Package characters shows positions as characters, for a terminal: hexes as they lie on
// the table, and lists of what everybody has.
//
//	characters.WriteHexes(os.Stdout, board.Grid(), 2, 8, func(i int) []string {
//		return []string{board.Cell(i).String(), board.Ground(i)}
//	})
//
// The package is small, since drawing characters needs nothing that the other packages
// have.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package characters
