// Package breaches reads the ways to break the rules of a game from a table.
//
// The package is small, since it holds what the vectors of two games share.
package breaches
