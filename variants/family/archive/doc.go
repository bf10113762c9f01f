// Package archive writes and reads stored positions: the fields of a value, listed
// once, as one line and as JSON. It knows no game.
//
//	func (s *State) fields(a *archive.Archive) {
//		archive.Choice(a, "phase", &s.phase, &phases)
//		archive.Number(a, "round", &s.round, 0, 99)
//		for a.Array("players", s.seats); a.Next(); {
//			p := &s.players[a.Index()]
//			a.Object("")
//			archive.Number(a, "money", &p.money, 0, 20_000)
//			a.Bool("out", &p.out)
//			a.End()
//		}
//	}
//
// written is in JSON, and on a line behind the ID of its setup:
//
//	{"phase":"build","round":3,"players":[{"money":7,"out":false},{"money":0,"out":true}]}
//	c578b11791bd7000-build.3.7,n_0,y
//
// The line is the same list of fields, without their names. Parts that are nested none,
// one, two … deep are joined by ".", "_", ",", ":", "=" and "@". What is empty is "-", as
// an object that is not there; true is y and false n. In a text "~" stands for a space and
// "*" for "+". So a line has only characters that a URL, a record or a shell leaves alone.
// A list whose only element would be written "-" could not be told from an empty one: a
// game has none.
//
// Reading is strict: each field must be there once and no other, though in JSON in any
// order, and a number is written in one way. It stops at the first fault, a
// *parse.Error that says where it is, what was found there, and which field was
// expected to be what. Reading takes time in proportion to the text, however deep a
// stranger has nested it.
//
// [ParseLine], [UnmarshalText] and [UnmarshalJSON] make the decoders of a State. Nothing
// is read in part: where there is an error, there is no position, and what was to be
// overwritten is as it was. One position has one line, and one JSON but for the order
// of fields and the space between them.
//
// The package uses no reflection and no package that does but fmt.
//
// Experimental: no author outside this module has used this package yet. Names,
// signatures and the methods of its interfaces may change before they are promised.
package archive
