// Package vectors holds the three games to their conformance vectors, and these to the moves that they
// follow from. A person writes the moves of games, and of a vector its place and its move; the rest is
// filled in, now and after a change of the rules or of the form of a position, by
//
//	go test ./internal/vectors -run TestVectors -update
package vectors
