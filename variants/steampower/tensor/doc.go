// Package tensor turns positions and moves of Steam Power into arrays of fixed size, for
// programs that learn, and numbers back into moves. It has the shape of package
// steamrollers/tensor: if you know one of them, you know the other.
//
//	var x tensor.Position
//	x.Encode(&s, s.Turn())             // what the asked player sees, from their seat
//	for m := range s.Moves() {
//		action := tensor.Action(&s, m)
//		factors := tensor.Actions().AppendFactors(nil, action) // its kind, and a digit for each choice
//	}
//	m, ok := tensor.Move(&s, action)   // and back
//
// # What is hidden
//
// [Position.Encode] holds all that a seat sees and nothing that is hidden from them. Two
// positions that they cannot tell apart give equal arrays. After two positions with equal
// arrays they see the same for ever, as long as the same is drawn. [Position.EncodeOpen]
// holds the hands of all, for programs that learn what positions are worth from games
// that are over. Names of cities, of the map and of the components are in neither.
//
// # Actions
//
// A shipment says who is paid how much. That makes more than four million combinations,
// few of which are ever legal. They come last among the actions, so a policy should use
// the factors. Seats that are paid are counted from the one that pays.
//
// # What it promises
//
// Encode, EncodeOpen, Action, Move and AppendFactors allocate nothing, and
// read nothing but the public State. Encode takes about thirty microseconds; the
// benchmark measures it. Sections and actions keep their meaning within a [Version];
// stored data should name it.
package tensor
