// Package family says once what the games of this module have in common, as
// constraints of type parameters, for code that plays, counts and checks any of
// them:
//
//	func longest[P family.Position[State, Move, Seat, Outcome], State, Move comparable, Seat ~uint8, Outcome ~family.OutcomeOf[Move]](s P) (most int) {
//		for !s.Over() {
//			…
//		}
//	}
//	longest(&start)
//
// Who gives a function a pointer to a State need not name the other types: they
// follow from its methods. Package examples/family gives the constraints to who
// writes another game, and says what they mean.
//
// It promises to know no game, and to allocate nothing.
package family
