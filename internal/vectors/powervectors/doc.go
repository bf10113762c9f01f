// Package powervectors tells package conformance of Steam Power what its moves show and how
// rules are broken, from which the vectors in variants/steampower/testdata/conformance are
// derived. Which rules a move breaks, all of them, is reckoned here a second time, slowly
// and from what a position shows; a negative vector is a move that breaks exactly one.
package powervectors
