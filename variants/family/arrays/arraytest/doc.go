// Package arraytest has the laws that the arrays and numbers of every game keep, for the
// tests of the packages that make them.
//
//	var codec = &arraytest.Codec[steam.State, …]{Size: tensor.Size, Play: play, …}
//
//	func TestMovesHaveNumbers(t *testing.T) { codec.MovesAndNumbers(t, 1) }
//	func TestAPosition(t *testing.T) { codec.Moves(t, &s, random) }
//	func TestWholePosition(t *testing.T) { codec.Whole(t, positions, arraytest.Edits{…}) }
//
// [Codec.Whole] edits one or two fields of a stored position and keeps the results that
// are positions. Arrays with nothing hidden must tell the two apart, unless only a name
// was changed. If a seat has equal arrays of both, they must go on alike for everything
// that the seat can see. That means the same legal actions, the same chances, and equal
// arrays after equal moves.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package arraytest
