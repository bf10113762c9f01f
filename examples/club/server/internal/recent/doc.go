// Package recent remembers what was asked for last.
//
//	positions := recent.New[string, Position](4096)
//	positions.Put(id, p)
//	p, ok := positions.Get(id)
//
// It promises that no more than so many values are remembered, and that those go
// first that nobody has asked for the longest. What it forgets is to be had elsewhere.
//
// The package is small, since it does one thing for four packages that must not import one
// another.
package recent
