// Package arraytest holds the laws that every package of arrays and numbers keeps,
// whatever its game. It is test support: no package of the library may import it.
//
//	var codec = &arraytest.Codec[steam.State, …]{Size: tensor.Size, Play: play, …}
//
//	func TestMovesHaveNumbers(t *testing.T) { codec.MovesAndNumbers(t) }
//	func TestAPosition(t *testing.T) { codec.Moves(t, &s, random) }
//	func TestWholePosition(t *testing.T) { codec.Whole(t, positions, arraytest.Edits{…}) }
//
// The law of whole positions edits one field of a stored position, or two, and keeps
// what is still a position. Arrays with nothing hidden must tell the two apart, unless
// only a name was changed. Where a seat has equal arrays of it and of the position
// that it was made of, both must go on alike for all that this seat can see: the same
// legal actions, the same chances, and equal arrays after equal moves.
package arraytest
