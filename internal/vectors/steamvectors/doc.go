// Package steamvectors tells package conformance of Steam what its moves show and how
// rules are broken, from which the vectors in variants/steam/testdata/conformance are
// derived. The package works out a second time which rules a move breaks, all of them,
// slowly and from what a position shows. A negative vector is a move that breaks exactly
// one.
package steamvectors
