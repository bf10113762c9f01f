// Package breaches reads the ways to break the rules of a game from a table.
package breaches
