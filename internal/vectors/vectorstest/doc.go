// Package vectorstest holds games to their conformance vectors, and the vectors
// to the games that they are derived from: what the tests of every game share.
//
//	func TestConformancePositive(t *testing.T) {
//		vectorstest.Positive[steampower.Outcome](t, set.Positive, nil)
//	}
//
// Each of its functions fails the test that calls it, with the file and the line of
// each vector that is not as it should be.
package vectorstest
